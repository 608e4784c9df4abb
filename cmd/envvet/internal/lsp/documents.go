package lsp

import (
	"maps"
	"path/filepath"
	"slices"
	"sync"

	"github.com/envvet/envvet/cmd/envvet/internal/code"
)

// A document is a text that the editor has open.
type document struct {
	uri     string // as the editor spells it
	version int
	text    string
}

// documents are the open ones, by file.
type documents struct {
	mu   sync.Mutex
	open map[string]document
	uris map[string]string // as the editor spelled them, of those that are closed too
}

func (d *documents) set(file string, doc document) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.open == nil {
		d.open, d.uris = make(map[string]document), make(map[string]string)
	}
	d.open[file], d.uris[file] = doc, doc.uri
}

// uri returns the URI of a file, as the editor spells it if it has had it open:
// what was said of one spelling is not taken back by another.
func (d *documents) uri(file string) string {
	d.mu.Lock()
	defer d.mu.Unlock()
	if uri, ok := d.uris[file]; ok {
		return uri
	}
	return uriOf(file)
}

// change gives a document that is open another text.
func (d *documents) change(file string, version int, text string) (ok bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	doc, ok := d.open[file]
	if ok {
		doc.version, doc.text = version, text
		d.open[file] = doc
	}
	return ok
}

func (d *documents) close(file string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.open, file)
}

// snapshot returns the documents as they are now.
func (d *documents) snapshot() snapshot {
	d.mu.Lock()
	defer d.mu.Unlock()
	return maps.Clone(d.open)
}

// A snapshot is what was open at a time, by file.
type snapshot map[string]document

// files returns the files as the documents have them.
func (s snapshot) files() *code.Files {
	files := new(code.Files)
	for file, doc := range s {
		files.Put(file, []byte(doc.text))
	}
	return files
}

// folders returns the folders of the files, sorted.
func (s snapshot) folders() []string {
	var dirs []string
	for file := range s {
		dirs = append(dirs, filepath.Dir(file))
	}
	slices.Sort(dirs)
	return slices.Compact(dirs)
}

// uri returns the URI of a file, as the editor spells it if it has it open.
func (s snapshot) uri(file string) string {
	if doc, ok := s[file]; ok {
		return doc.uri
	}
	return uriOf(file)
}

// version returns the version of a file, or nil if it is not open.
func (s snapshot) version(file string) *int {
	if doc, ok := s[file]; ok {
		return &doc.version
	}
	return nil
}
