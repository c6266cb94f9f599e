package safetensors

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// maxIndex is how many bytes an index may have.
const maxIndex = MaxHeader

// openIndex opens the files that an index says tensors are in, which are in its folder.
func openIndex(name string, open func(name string) (*Reader, error)) (*Reader, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, maxIndex+1))
	if err != nil {
		return nil, err
	}
	if len(b) > maxIndex {
		return nil, fault("an index of more than %d bytes", maxIndex)
	}
	r := &Reader{tensors: make(map[string]*stored), metadata: make(map[string]string)}
	parts, err := r.parseIndex(b)
	if err != nil {
		return nil, err
	}
	for _, file := range slices.Sorted(maps.Keys(parts)) {
		part, err := open(filepath.Join(filepath.Dir(name), file))
		if err == nil {
			r.files = append(r.files, part.files...)
			err = r.take(part, parts[file])
		}
		if err != nil {
			r.Close()
			return nil, fmt.Errorf("%s: %w", file, err)
		}
	}
	slices.Sort(r.names)
	return r, nil
}

// take adds tensors of another Reader, by their names.
func (r *Reader) take(part *Reader, names []string) error {
	for _, n := range names {
		if r.tensors[n] = part.tensors[n]; r.tensors[n] == nil {
			return fault("the index has a tensor %.80q in it, which it has not", n)
		}
	}
	r.names = append(r.names, names...)
	return nil
}

// parseIndex returns the names of the tensors of each file.
func (r *Reader) parseIndex(b []byte) (parts map[string][]string, err error) {
	err = object(b, func(key string, value *json.Decoder) error {
		switch key {
		case "metadata":
			var all map[string]any
			value.UseNumber() // which are as they are spelt
			err := value.Decode(&all)
			for name, v := range all {
				r.metadata[name] = fmt.Sprint(v)
			}
			return wrong(key, err)
		case "weight_map":
			var files json.RawMessage
			if err := value.Decode(&files); err != nil {
				return wrong(key, err)
			}
			parts, err = parseFiles(files)
			return err
		}
		return wrong(key, value.Decode(new(any)))
	})
	if err == nil && parts == nil {
		err = fault("the index has no weight_map")
	}
	return parts, err
}

// parseFiles returns the names of the tensors of each file, from an object with the file of each.
func parseFiles(b []byte) (map[string][]string, error) {
	parts, found := make(map[string][]string), make(map[string]bool)
	err := object(b, func(name string, value *json.Decoder) error {
		var file string
		if err := value.Decode(&file); err != nil {
			return wrong(name, err)
		}
		if found[name] {
			return fault("two tensors %.80q", name)
		}
		if !filepath.IsLocal(file) {
			return fault("tensor %.80q is in %.80q, which is not beside the index", name, file)
		}
		found[name] = true
		parts[file] = append(parts[file], name)
		return nil
	})
	return parts, err
}
