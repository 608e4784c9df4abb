package inprocess

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"os"
	"path/filepath"
	"time"
)

// A Store is a folder in which runs leave for later ones what they found out.
// What is in it can be deleted at any time. Whatever cannot be read or written
// is as if it were not there.
type Store struct{ Dir string }

// Usable says why nothing can be kept, nil if it can.
func (s *Store) Usable() error {
	if err := os.MkdirAll(s.Dir, 0o777); err != nil {
		return err
	}
	out, err := os.CreateTemp(s.Dir, "new-*")
	if err != nil {
		return err
	}
	return errors.Join(out.Close(), os.Remove(out.Name()))
}

// What is kept of a package.
const (
	keptFacts    = "facts"
	keptAnswers  = "answers" // facts that somebody asked for
	keptTypes    = "types"
	keptFindings = "findings"
	keptIndex    = "index" // under the key of a list
)

func (s *Store) file(k key, what string) string {
	name := k.String()
	return filepath.Join(s.Dir, name[:2], name[2:]+"."+what)
}

// has reports whether something is kept, without reading it.
func (s *Store) has(k key, what string) bool { return s.use(s.file(k, what)) }

// get returns what is kept under a key. What was not written to its end, or was
// changed since, is not there, and is deleted: has would find it.
func (s *Store) get(k key, what string) ([]byte, bool) {
	name := s.file(k, what)
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, false
	}
	if len(text) >= sha256.Size {
		content := text[sha256.Size:]
		if sum := sha256.Sum256(content); bytes.Equal(sum[:], text[:sha256.Size]) {
			s.use(name)
			return content, true
		}
	}
	os.Remove(name)
	return nil, false
}

// put keeps a text. Another process may do the same at the same time.
func (s *Store) put(k key, what string, content []byte) {
	name := s.file(k, what)
	if os.MkdirAll(filepath.Dir(name), 0o777) != nil {
		return
	}
	out, err := os.CreateTemp(filepath.Dir(name), "new-*")
	if err != nil {
		return
	}
	sum := sha256.Sum256(content)
	_, err = out.Write(append(sum[:], content...))
	if err = errors.Join(err, out.Close()); err == nil {
		err = os.Rename(out.Name(), name)
	}
	if err != nil {
		os.Remove(out.Name())
	}
}

// How long is kept what no run asks for, and how exactly uses are noted.
const (
	keptFor  = 5 * 24 * time.Hour
	useEvery = time.Hour
)

// use notes that a file is asked for, and reports whether it is there.
func (s *Store) use(name string) bool {
	now := time.Now()
	info, err := os.Stat(name)
	if err == nil && now.Sub(info.ModTime()).Abs() > useEvery {
		os.Chtimes(name, now, now)
	}
	return err == nil
}

// trim deletes what was not asked for in a long time, once a day.
func (s *Store) trim() {
	mark := filepath.Join(s.Dir, "trimmed")
	now := time.Now()
	if info, err := os.Stat(mark); err == nil && now.Sub(info.ModTime()).Abs() < 24*time.Hour {
		return // what is in the future a clock has written that was wrong
	}
	if os.MkdirAll(s.Dir, 0o777) != nil || os.WriteFile(mark, nil, 0o666) != nil {
		return
	}
	folders, _ := filepath.Glob(filepath.Join(s.Dir, "[0-9a-f][0-9a-f]"))
	for _, folder := range folders {
		entries, _ := os.ReadDir(folder)
		for _, e := range entries {
			if info, err := e.Info(); err == nil && now.Sub(info.ModTime()) > keptFor+useEvery {
				os.Remove(filepath.Join(folder, e.Name()))
			}
		}
	}
}
