package lsp

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// An overlay hands unsaved text to the go command: a file for each text, and one
// that says which files they stand for.
//
// The go command replays what an earlier run has printed for the same text, with
// the name that its file had then. So the name depends on the file and the text
// alone. Its last part is that of the file: what is remembered of a package
// holds base names.
type overlay struct {
	dir     string            // where the files are
	files   map[string]string // name of the text to file
	written map[string]bool   // names that exist
	flags   []string          // for the go command, none if no text is unsaved
}

// newOverlay returns an overlay in the user's cache, or in a folder of the user's
// where temporary files are if nothing can be written there.
func newOverlay() *overlay {
	dir := filepath.Join(os.TempDir(), fmt.Sprintf("envvet-%d", os.Getuid()), "overlay")
	if base, err := os.UserCacheDir(); err == nil {
		if own := filepath.Join(base, "envvet", "overlay"); canWrite(own) {
			dir = own
		}
	}
	sweep(dir)
	return &overlay{dir: dir, files: make(map[string]string), written: make(map[string]bool)}
}

// forgotten is how old a text is that no server is taken to use any more.
const forgotten = 5 * 24 * time.Hour

// sweep deletes what servers have left behind that could not end in their way.
func sweep(dir string) {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > forgotten {
			_ = os.RemoveAll(filepath.Join(dir, e.Name()))
		}
	}
}

// canWrite reports whether files can be written in a folder, which it makes.
func canWrite(dir string) bool {
	if os.MkdirAll(dir, 0o700) != nil {
		return false
	}
	f, err := os.CreateTemp(dir, "new-*")
	if err != nil {
		return false
	}
	return errors.Join(f.Close(), os.Remove(f.Name())) == nil
}

// write writes the texts of documents that differ from their files, and returns
// their names, by file.
func (o *overlay) write(open snapshot) (map[string]string, error) {
	replace := make(map[string]string)
	for file, doc := range open {
		if saved, err := os.ReadFile(file); err == nil && bytes.Equal(saved, []byte(doc.text)) {
			continue
		}
		name := o.name(file, doc.text)
		if _, err := os.Stat(name); err != nil || !o.written[name] {
			if err := writePrivate(name, []byte(doc.text)); err != nil {
				return nil, err
			}
			o.written[name] = true
		}
		o.files[name] = file
		replace[file] = name
	}
	o.drop(replace)
	if o.flags = nil; len(replace) == 0 {
		return nil, nil
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	list := filepath.Join(o.dir, fmt.Sprintf("%d.json", os.Getpid()))
	if err := writePrivate(list, text); err != nil {
		return nil, err
	}
	o.flags = []string{"-overlay=" + list}
	return replace, nil
}

func (o *overlay) name(file, text string) string {
	sum := sha256.Sum256([]byte(file + "\x00" + text))
	return filepath.Join(o.dir, hex.EncodeToString(sum[:16]), filepath.Base(file))
}

// file returns the file that a name in the output of the go command means.
func (o *overlay) file(name string) string {
	if file, ok := o.files[name]; ok {
		return file
	}
	return name
}

// rename gives files their names in messages of the go command, which ran in dir.
func (o *overlay) rename(messages, dir string) string {
	for name, file := range o.files {
		if rel, err := filepath.Rel(dir, name); err == nil {
			messages = strings.ReplaceAll(messages, rel, file)
		}
		messages = strings.ReplaceAll(messages, name, file)
	}
	return messages
}

// drop deletes the texts that are not in use. Another server may have written
// the same one, in which case it does so again when it needs it.
func (o *overlay) drop(used map[string]string) {
	keep := make(map[string]bool)
	for _, name := range used {
		keep[name] = true
	}
	for name := range o.written {
		if !keep[name] {
			_ = os.Remove(name)
			_ = os.Remove(filepath.Dir(name))
			delete(o.written, name)
		}
	}
}

// close deletes everything that the overlay has written.
func (o *overlay) close() {
	o.drop(nil)
	_ = os.Remove(filepath.Join(o.dir, fmt.Sprintf("%d.json", os.Getpid())))
}

// writePrivate writes a file that others cannot read: the text is the user's.
func writePrivate(name string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		return err
	}
	return os.WriteFile(name, text, 0o600)
}
