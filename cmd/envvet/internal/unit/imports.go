package unit

import (
	"bytes"
	"encoding/gob"
	"fmt"
	"go/types"
	"maps"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"

	"github.com/envvet/envvet/cmd/envvet/internal/facts"
)

// A shelf has the facts about other packages, read when they are asked.
type shelf struct {
	mu    sync.Mutex
	texts map[string][][]byte // by path of the package they are about; its own before those of who imports it
	books map[string]*facts.Book
}

func newShelf() *shelf {
	return &shelf{texts: make(map[string][][]byte), books: make(map[string]*facts.Book)}
}

// of returns what is known of a package.
func (s *shelf) of(pkg *types.Package) *facts.Book {
	path := pkg.Path()
	s.mu.Lock()
	defer s.mu.Unlock()
	book, ok := s.books[path]
	if !ok {
		if texts := s.texts[path]; texts != nil {
			book, _ = facts.Read(pkg, texts...) // what cannot be read is not known
		}
		s.books[path] = book
	}
	return book
}

// readImports reads the types of all direct imports, and has the texts of what
// they tell of themselves and of others.
func (u *Unit) readImports() error {
	for _, path := range slices.Sorted(maps.Keys(u.config.PackageVetx)) {
		if _, err := u.types.read(path); err != nil {
			return err
		}
		told, err := readVetx(u.config.PackageVetx[path])
		if err != nil {
			return fmt.Errorf("facts of import %q: %w", path, err)
		}
		if !told.own {
			err = u.readList(told.facts)
		} else {
			err = u.shelf.add(path, told)
		}
		if err != nil {
			return fmt.Errorf("facts of import %q: %w", path, err)
		}
	}
	return nil
}

func (s *shelf) add(path string, told vetx) error {
	list, err := told.abouts()
	if err != nil {
		return err
	}
	for _, a := range list {
		if a.Path == path {
			s.texts[path] = slices.Insert(s.texts[path], 0, a.Facts)
		} else {
			s.texts[a.Path] = append(s.texts[a.Path], a.Facts)
		}
	}
	return nil
}

// gobFact is how package unitchecker writes a fact; gob goes by the names of
// fields.
type gobFact struct {
	PkgPath string
	Object  objectpath.Path
	Fact    analysis.Fact
}

// register tells gob of the types of facts.
func register(analyzers []*analysis.Analyzer) {
	for _, a := range analyzers {
		for _, f := range a.FactTypes {
			gob.Register(f)
		}
	}
}

// readList reads a list of facts that package unitchecker wrote.
func (u *Unit) readList(data []byte) error {
	if len(data) == 0 {
		return nil
	}
	var list []gobFact
	if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&list); err != nil {
		return err
	}
	for _, f := range list {
		pkg := u.types.known[f.PkgPath]
		if pkg == nil {
			continue // nothing here mentions it
		}
		var obj types.Object
		if f.Object != "" {
			var err error
			if obj, err = objectpath.Object(pkg, f.Object); err != nil {
				continue // not exported, and mentioned by nothing that is
			}
		}
		book := u.shelf.books[f.PkgPath]
		if book == nil {
			book = new(facts.Book)
			u.shelf.books[f.PkgPath] = book
		}
		book.Put(obj, f.Fact)
	}
	return nil
}
