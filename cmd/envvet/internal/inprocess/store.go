package inprocess

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	"errors"
	"fmt"
	"go/types"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// A Store is a folder in which runs leave for later ones what they found out.
// What is in it can be deleted at any time. Whatever cannot be read or written
// is as if it were not there.
type Store struct{ Dir string }

// What is kept of a package.
const (
	keptFacts    = "facts"
	keptTypes    = "types"
	keptFindings = "findings"
)

func (s *Store) file(k key, what string) string {
	name := k.String()
	return filepath.Join(s.Dir, name[:2], name[2:]+"."+what)
}

// has reports whether something is kept, without reading it.
func (s *Store) has(k key, what string) bool {
	_, err := os.Stat(s.file(k, what))
	return err == nil
}

// get returns what is kept under a key. What was not written to its end, or was
// changed since, is not there.
func (s *Store) get(k key, what string) ([]byte, bool) {
	name := s.file(k, what)
	text, err := os.ReadFile(name)
	if err != nil || len(text) < sha256.Size {
		return nil, false
	}
	content := text[sha256.Size:]
	if sum := sha256.Sum256(content); !bytes.Equal(sum[:], text[:sha256.Size]) {
		return nil, false
	}
	s.use(name)
	return content, true
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

func (s *Store) use(name string) {
	now := time.Now()
	if info, err := os.Stat(name); err == nil && now.Sub(info.ModTime()) > useEvery {
		os.Chtimes(name, now, now)
	}
}

// trim deletes what was not asked for in a long time, once a day.
func (s *Store) trim() {
	mark := filepath.Join(s.Dir, "trimmed")
	now := time.Now()
	if info, err := os.Stat(mark); err == nil && now.Sub(info.ModTime()) < 24*time.Hour {
		return
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

// A keptFact is a fact as it is kept.
type keptFact struct {
	Object objectpath.Path // "" for one about the package
	About  bool            // it is about an object
	Fact   analysis.Fact
}

// register makes the types of facts known to package gob.
func register(rules []*analysis.Analyzer) {
	for _, a := range rules {
		for _, fact := range a.FactTypes {
			gob.Register(fact)
		}
	}
}

// encode returns facts as they are kept, and those of them that can be: no
// importer can ask about an object that it cannot name.
func (f facts) encode() ([]byte, facts, error) {
	kept := make(facts, len(f))
	list := make([]keptFact, 0, len(f))
	var paths objectpath.Encoder
	for k, fact := range f {
		if k.obj == nil {
			list = append(list, keptFact{Fact: fact})
		} else if path, err := paths.For(k.obj); err == nil {
			list = append(list, keptFact{path, true, fact})
		} else {
			continue
		}
		kept[k] = fact
	}
	slices.SortFunc(list, func(a, b keptFact) int {
		if c := strings.Compare(string(a.Object), string(b.Object)); c != 0 {
			return c
		}
		return strings.Compare(fmt.Sprintf("%T", a.Fact), fmt.Sprintf("%T", b.Fact))
	})
	var out bytes.Buffer
	if len(list) > 0 {
		if err := gob.NewEncoder(&out).Encode(list); err != nil {
			return nil, nil, err
		}
	}
	return out.Bytes(), kept, nil
}

// decode returns the facts of a package that are kept in a text.
func decode(text []byte, pkg *types.Package) (facts, error) {
	if len(text) == 0 {
		return nil, nil
	}
	var list []keptFact
	if err := gob.NewDecoder(bytes.NewReader(text)).Decode(&list); err != nil {
		return nil, err
	}
	f := make(facts, len(list))
	for _, k := range list {
		var obj types.Object
		if k.About {
			var err error
			if obj, err = objectpath.Object(pkg, k.Object); err != nil {
				continue // what types are known of does not lead to it
			}
		}
		f[factKey{obj, reflect.TypeOf(k.Fact)}] = k.Fact
	}
	return f, nil
}
