package nogo

import (
	"bytes"
	"cmp"
	"encoding/gob"
	"fmt"
	"go/types"
	"os"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// A factSet holds the facts of a package, and those that came with its direct
// imports.
type factSet struct {
	pkg   *types.Package
	facts map[factKey]analysis.Fact
}

// A factKey says what a fact is about: an object, or a package if that is nil.
type factKey struct {
	pkg *types.Package
	obj types.Object
	typ reflect.Type
}

// A storedFact is a fact in a file.
type storedFact struct {
	Package string
	Object  objectpath.Path
	Fact    analysis.Fact
}

// decodeFacts reads the facts of the direct imports of pkg that have a file. The
// standard library has none.
func decodeFacts(pkg *types.Package, files map[string]string) (*factSet, error) {
	s := &factSet{pkg, make(map[factKey]analysis.Fact)}
	known := make(map[string]*types.Package)
	reach(pkg, known)
	for _, direct := range pkg.Imports() {
		name := files[direct.Path()]
		if name == "" {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		var stored []storedFact
		if len(text) > 0 {
			if err := gob.NewDecoder(bytes.NewReader(text)).Decode(&stored); err != nil {
				return nil, fmt.Errorf("facts of %s: %w", direct.Path(), err)
			}
		}
		for _, f := range stored {
			key := factKey{pkg: known[f.Package], typ: reflect.TypeOf(f.Fact)}
			if key.pkg == nil {
				continue // not used here
			}
			if f.Object != "" {
				if key.obj, err = objectpath.Object(key.pkg, f.Object); err != nil {
					continue // not in what the compiler exported
				}
			}
			s.facts[key] = f.Fact
		}
	}
	return s, nil
}

// reach adds what pkg imports, and what that does, to known.
func reach(pkg *types.Package, known map[string]*types.Package) {
	for _, p := range pkg.Imports() {
		if known[p.Path()] == nil {
			known[p.Path()] = p
			reach(p, known)
		}
	}
}

// encode returns the facts of the package, and those about types, fields and
// methods of others, which its importers may see without importing them.
func (s *factSet) encode() ([]byte, error) {
	var stored []storedFact
	for key, fact := range s.facts {
		f := storedFact{Package: key.pkg.Path(), Fact: fact}
		if key.pkg != s.pkg {
			if key.obj == nil {
				continue
			}
			if _, isType := key.obj.(*types.TypeName); !isType && key.obj.Parent() == key.pkg.Scope() {
				continue
			}
		}
		if key.obj != nil {
			path, err := objectpath.For(key.obj)
			if err != nil {
				continue // not reachable from what the package exports
			}
			f.Object = path
		}
		stored = append(stored, f)
	}
	slices.SortFunc(stored, func(a, b storedFact) int {
		return cmp.Or(cmp.Compare(a.Package, b.Package), cmp.Compare(a.Object, b.Object),
			cmp.Compare(fmt.Sprintf("%T", a.Fact), fmt.Sprintf("%T", b.Fact)))
	})
	var b bytes.Buffer
	if len(stored) == 0 {
		return nil, nil
	}
	err := gob.NewEncoder(&b).Encode(stored)
	return b.Bytes(), err
}

func (s *factSet) get(key factKey, ptr analysis.Fact) bool {
	fact, ok := s.facts[key]
	if ok {
		reflect.ValueOf(ptr).Elem().Set(reflect.ValueOf(fact).Elem())
	}
	return ok
}

func (s *factSet) importPackage(pkg *types.Package, ptr analysis.Fact) bool {
	return s.get(factKey{pkg: pkg, typ: reflect.TypeOf(ptr)}, ptr)
}

func (s *factSet) exportPackage(fact analysis.Fact) {
	s.facts[factKey{pkg: s.pkg, typ: reflect.TypeOf(fact)}] = fact
}

func (s *factSet) importObject(obj types.Object, ptr analysis.Fact) bool {
	return s.get(factKey{obj.Pkg(), obj, reflect.TypeOf(ptr)}, ptr)
}

func (s *factSet) exportObject(obj types.Object, fact analysis.Fact) {
	if obj.Pkg() != s.pkg {
		panic(fmt.Sprintf("fact %T about %v of another package", fact, obj))
	}
	s.facts[factKey{s.pkg, obj, reflect.TypeOf(fact)}] = fact
}

func (s *factSet) allPackages(wanted []analysis.Fact) (all []analysis.PackageFact) {
	for key, fact := range s.facts {
		if key.obj == nil && has(wanted, key.typ) {
			all = append(all, analysis.PackageFact{Package: key.pkg, Fact: fact})
		}
	}
	return all
}

func (s *factSet) allObjects(wanted []analysis.Fact) (all []analysis.ObjectFact) {
	for key, fact := range s.facts {
		if key.obj != nil && has(wanted, key.typ) {
			all = append(all, analysis.ObjectFact{Object: key.obj, Fact: fact})
		}
	}
	return all
}

func has(facts []analysis.Fact, typ reflect.Type) bool {
	return slices.ContainsFunc(facts, func(f analysis.Fact) bool { return reflect.TypeOf(f) == typ })
}
