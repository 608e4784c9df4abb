package texts

import (
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
)

// longest is the size of the largest file that is read, and of the longest text.
const longest = 1 << 20

// A place is that of an embedded file.
type place struct{ folder, name string }

type file struct {
	text string
	ok   bool
}

// read returns what is in an embedded file: as the driver says, else as it is on
// disk.
func (f *Finder) read(p place) (string, bool) {
	if known, ok := f.files[p]; ok {
		return known.text, known.ok
	}
	if f.files == nil {
		f.files = make(map[place]file)
	}
	text, err := f.readFile(p)
	known := file{string(text), err == nil && len(text) <= longest}
	f.files[p] = known
	return known.text, known.ok
}

func (f *Finder) readFile(p place) ([]byte, error) {
	if !fs.ValidPath(p.name) || path.Clean(p.name) != p.name {
		return nil, fs.ErrInvalid
	}
	if f.pass.ReadFile != nil {
		if text, err := f.pass.ReadFile(filepath.Join(p.folder, filepath.FromSlash(p.name))); err == nil {
			return text, nil
		}
	}
	root, err := os.OpenRoot(p.folder)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	info, err := root.Lstat(p.name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > longest { // nor does the go command embed what is no file
		return nil, fs.ErrInvalid
	}
	in, err := root.Open(p.name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return io.ReadAll(io.LimitReader(in, longest+1))
}
