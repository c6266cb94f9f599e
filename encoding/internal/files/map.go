package files

import (
	"io"
	"os"
	"sync"
)

// A Mapping is a file in memory, to read: mapped where the system does that, or else read.
type Mapping struct {
	Bytes    []byte
	IsMapped bool
	close    func() error
}

// Map maps a file into memory. Its bytes must not be written to. It reads what cannot be mapped.
func Map(name string) (*Mapping, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if info.Mode().IsRegular() && info.Size() > 0 && int64(int(info.Size())) == info.Size() {
		b, unmap, err := mapFile(f, int(info.Size()))
		if err == nil {
			return &Mapping{b, true, sync.OnceValue(unmap)}, nil
		}
	}
	b, err := io.ReadAll(f)
	return &Mapping{Bytes: b}, err
}

// Close unmaps the file. What is over its bytes must not be used any more.
func (m *Mapping) Close() error {
	m.Bytes = nil
	if m.close == nil {
		return nil
	}
	return m.close()
}
