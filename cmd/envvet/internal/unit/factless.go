package unit

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"

	"golang.org/x/tools/go/gcexportdata"

	"github.com/envvet/envvet/passes/standard"
)

// Factless reports whether no rule has a fact about the package: it is one of
// the standard library, for which there are tables.
func (c *Config) Factless() bool {
	return c.ModulePath == "" && c.Module == nil && standard.Has(c.ImportPath)
}

// WriteTypes answers the go command with the types of a package and without
// facts, as package unitchecker would if all rules had looked at it. It does not
// look into functions.
func (c *Config) WriteTypes() error {
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range c.GoFiles {
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files = append(files, file)
	}
	config := types.Config{
		Importer: &lazyImporter{c, fset, make(map[string]*types.Package)}, IgnoreFuncBodies: true,
		Sizes: types.SizesFor("gc", goarch()), GoVersion: c.GoVersion,
	}
	pkg, err := config.Check(c.ImportPath, fset, files, nil)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if err := gcexportdata.Write(&out, fset, pkg); err != nil {
		return err
	}
	ofTypes := out.Bytes()[len(gcexportLetter):]
	data := append([]byte(magic), make([]byte, 4+4)...)
	binary.LittleEndian.PutUint32(data[len(magic):], uint32(len(ofTypes)))
	return os.WriteFile(c.VetxOutput, append(data, ofTypes...), 0o666)
}

// A lazyImporter reads the types of what a package imports.
type lazyImporter struct {
	config *Config
	fset   *token.FileSet
	known  map[string]*types.Package
}

func (i *lazyImporter) Import(path string) (*types.Package, error) {
	path, ok := i.config.ImportMap[path]
	if !ok {
		return nil, fmt.Errorf("the go command does not say what %q is", path)
	}
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if pkg := i.known[path]; pkg != nil && pkg.Complete() {
		return pkg, nil
	}
	ofTypes, _, err := readFile(i.config.PackageVetx[path])
	if err != nil {
		return nil, fmt.Errorf("import %q: %w", path, err)
	}
	return readTypes(ofTypes, i.fset, i.known, path)
}
