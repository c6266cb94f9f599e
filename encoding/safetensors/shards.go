package safetensors

import (
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/ashlar-go/ashlar/internal/wholefile"
	"github.com/ashlar-go/ashlar/tensor"
)

// indexSuffix ends the name of an index.
const indexSuffix = ".safetensors.index.json"

// WriteShards writes tensors to several files and an index of them, as those of large models are at
// Hugging Face: model.safetensors.index.json, of which name is the path, and beside it
// model-00001-of-00003.safetensors and so on. Open, Map and ReadFile read them by the name of the
// index.
//
// A file has the tensors that follow one another by their names, of at most so many bytes together,
// or a single one of more. Texts go to each file and to the index, which has under total_size the
// bytes of all tensors. Other files of an index that is replaced are left as they are.
//
// The error is that of WriteFile, or of a name that ends with other than .safetensors.index.json.
// Unless it is one of the system while files are renamed, no file has changed then. There never is
// an index of other files than those that were written with it. WriteShards panics as Write does,
// and with a *tensor.ValueError unless most is positive.
func WriteShards(
	name string, tensors map[string]tensor.Any, metadata map[string]string, most int64,
) error {
	if most <= 0 {
		panic(&tensor.ValueError{
			Op: "WriteShards", Argument: "most", Value: most, Want: "a positive number",
		})
	}
	stem, ok := strings.CutSuffix(name, indexSuffix)
	if !ok || stem == "" || strings.HasSuffix(stem, string(filepath.Separator)) {
		const text = "safetensors: the name %q of an index does not end with …%s"
		return fmt.Errorf(text, name, indexSuffix)
	}
	all, err := namedOf(tensors)
	if err != nil {
		return err
	}
	shards := shardsOf(all, most)
	x := index{Metadata: map[string]any{}, Files: map[string]string{}}
	for key, text := range metadata {
		x.Metadata[key] = text
	}
	var parts []wholefile.File
	var total int64
	for i, shard := range shards {
		part := fmt.Sprintf("%s-%05d-of-%05d.safetensors", stem, i+1, len(shards))
		f, err := newFile(shard, metadata)
		if err != nil {
			return err
		}
		for _, t := range shard {
			x.Files[t.name] = filepath.Base(part)
		}
		total += f.bytes
		parts = append(parts, wholefile.File{Name: part, Size: f.size(), Write: f.write})
	}
	x.Metadata["total_size"] = total
	return wholefile.CreateAll(parts, wholefile.File{Name: name, Write: x.write})
}

// shardsOf divides tensors into those of each file, at least one.
func shardsOf(all []named, most int64) (shards [][]named) {
	start, bytes := 0, int64(0)
	for i, t := range all {
		n := t.bytes()
		if i > start && n > most-bytes {
			shards = append(shards, all[start:i])
			start, bytes = i, 0
		}
		bytes += n
	}
	return append(shards, all[start:])
}

// An index says which file each tensor is in.
type index struct {
	Metadata map[string]any    `json:"metadata"`
	Files    map[string]string `json:"weight_map"`
}

// write writes the index as Python does there: sorted, and indented by two.
func (x *index) write(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(x)
}
