package unit

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"go/build"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/gcexportdata"
)

func goarch() string { return build.Default.GOARCH }

// A library has the types of what a package imports, read when they are asked.
type library struct {
	config *Config
	fset   *token.FileSet
	known  map[string]*types.Package // by path, what others mention among them

	written int // how many packages were not read as the compiler has them
}

func newLibrary(config *Config, fset *token.FileSet) *library {
	return &library{config: config, fset: fset, known: make(map[string]*types.Package)}
}

// Import returns the types of what the package imports by a path.
func (l *library) Import(path string) (*types.Package, error) {
	path, ok := l.config.ImportMap[path] // of a vendored package
	if !ok {
		return nil, fmt.Errorf("an import that is new: %q", path)
	}
	return l.read(path)
}

// read returns a package that is imported. It is there as it was compiled, of
// which only what is asked for is read; and if the go command or package
// gcexportdata will have no more of that, in what a process said of it.
func (l *library) read(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if pkg := l.known[path]; pkg != nil && pkg.Complete() {
		return pkg, nil
	}
	pkg, err := l.compiled(path)
	if err == nil {
		return pkg, nil
	}
	l.written++
	told, failed := readVetx(l.config.PackageVetx[path])
	if failed != nil {
		return nil, fmt.Errorf("import %q: %w", path, failed)
	}
	if len(told.types) == 0 {
		return nil, fmt.Errorf("import %q: %w", path, err)
	}
	return readTypes(told.types, l.fset, l.known, path)
}

func (l *library) compiled(path string) (*types.Package, error) {
	name, ok := l.config.PackageFile[path]
	if !ok {
		return nil, errors.New("the go command names no file of it")
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	r, err := gcexportdata.NewReader(bufio.NewReader(file))
	if err != nil {
		return nil, err
	}
	return gcexportdata.Read(r, l.fset, l.known, path)
}

// compiledHere reports whether importers of the package will find its types as it
// was compiled, as the package found those of its own imports. One that imports
// nothing does not know.
func (l *library) compiledHere() bool {
	for _, path := range slices.Sorted(maps.Keys(l.config.PackageVetx)) {
		_, err := l.read(path)
		return err == nil && l.written == 0
	}
	return false
}

// gcexportLetter is what package gcexportdata writes before types.
const gcexportLetter = "i"

func readTypes(data []byte, fset *token.FileSet, known map[string]*types.Package, path string) (*types.Package, error) {
	return gcexportdata.Read(io.MultiReader(strings.NewReader(gcexportLetter), bytes.NewReader(data)), fset, known, path)
}

// writeTypes returns what readTypes reads.
func writeTypes(fset *token.FileSet, pkg *types.Package) ([]byte, error) {
	var out bytes.Buffer
	err := gcexportdata.Write(&out, fset, pkg)
	return bytes.TrimPrefix(out.Bytes(), []byte(gcexportLetter)), err
}
