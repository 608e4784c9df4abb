package unit

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"

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
		Importer: newLibrary(c, fset), IgnoreFuncBodies: true,
		Sizes: types.SizesFor("gc", goarch()), GoVersion: c.GoVersion,
	}
	pkg, err := config.Check(c.ImportPath, fset, files, nil)
	if err != nil {
		return err
	}
	ofTypes, err := writeTypes(fset, pkg)
	if err != nil {
		return err
	}
	return vetx{types: ofTypes}.write(c.VetxOutput)
}
