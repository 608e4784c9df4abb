package unit

import (
	"bytes"
	"encoding/binary"
	"encoding/gob"
	"fmt"
	"go/build"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/types/objectpath"
)

func goarch() string { return build.Default.GOARCH }

// facts are those of all analyzers about other packages, or about one.
type facts map[factKey]analysis.Fact

type factKey struct {
	pkg  *types.Package
	obj  types.Object // nil for a fact about the package
	kind reflect.Type
}

// written is how package unitchecker of x/tools writes a fact; gob goes by the
// names of fields.
type written struct {
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

// readImports reads the types and facts of all direct imports.
func (u *Unit) readImports() error {
	paths := slices.Sorted(maps.Keys(u.config.PackageVetx))
	about := make(map[string][]byte)
	for _, path := range paths {
		ofTypes, ofFacts, err := readFile(u.config.PackageVetx[path])
		if err != nil {
			return fmt.Errorf("import %q: %w", path, err)
		}
		about[path] = ofFacts
		if pkg := u.imports[path]; pkg != nil && pkg.Complete() {
			continue
		}
		if _, err := readTypes(ofTypes, u.fset, u.imports, path); err != nil {
			return fmt.Errorf("types of import %q: %w", path, err)
		}
	}
	for _, path := range paths {
		if err := u.readFacts(about[path]); err != nil {
			return fmt.Errorf("facts of import %q: %w", path, err)
		}
	}
	return nil
}

// magic begins the file that package unitchecker writes about a package. The
// lengths of its types and of its facts, four bytes each, and these follow.
const magic = "vetx"

// readFile takes the file apart that package unitchecker has written about a
// package. The same binary has, so there is one form only.
func readFile(name string) (ofTypes, ofFacts []byte, err error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, nil, err
	}
	const head = len(magic) + 4 + 4
	if len(data) < head || string(data[:4]) != magic {
		return nil, nil, fmt.Errorf("%s holds no facts", name)
	}
	n := uint64(binary.LittleEndian.Uint32(data[4:]))
	m := uint64(binary.LittleEndian.Uint32(data[8:]))
	data = data[head:]
	if n+m > uint64(len(data)) {
		return nil, nil, fmt.Errorf("%s is cut off", name)
	}
	return data[:n], data[n : n+m], nil
}

// gcexportLetter is what package gcexportdata writes before types.
const gcexportLetter = "i"

func readTypes(data []byte, fset *token.FileSet, known map[string]*types.Package, path string) (*types.Package, error) {
	return gcexportdata.Read(io.MultiReader(strings.NewReader(gcexportLetter), bytes.NewReader(data)), fset, known, path)
}

func (u *Unit) readFacts(data []byte) error {
	if len(data) == 0 {
		return nil
	}
	var list []written
	if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&list); err != nil {
		return err
	}
	for _, w := range list {
		key := factKey{pkg: u.imports[w.PkgPath], kind: reflect.TypeOf(w.Fact)}
		if key.pkg == nil {
			continue // nothing here mentions it
		}
		if w.Object != "" {
			obj, err := objectpath.Object(key.pkg, w.Object)
			if err != nil {
				continue // not exported, and mentioned by nothing that is
			}
			key.obj = obj
		}
		u.facts[key] = w.Fact
	}
	return nil
}

// get copies a fact into the one that into points to, and reports whether there
// is one.
func (f facts) get(pkg *types.Package, obj types.Object, into analysis.Fact) bool {
	fact, ok := f[factKey{pkg, obj, reflect.TypeOf(into)}]
	if ok {
		reflect.ValueOf(into).Elem().Set(reflect.ValueOf(fact).Elem())
	}
	return ok
}
