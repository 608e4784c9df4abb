package inprocess

import (
	"errors"
	"fmt"
	"go/parser"
	"go/scanner"
	"go/types"
	"io/fs"
	"os"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/perform"
	"github.com/envvet/envvet/internal/tables"
)

// check parses a package and finds its types. What is wrong with it is noted as
// go/packages would.
func (g *graph) check(u *unit) {
	p := u.pkg
	if p.PkgPath == "unsafe" {
		p.Types = types.Unsafe
		return
	}
	release := !u.checked && u.unedited() // which compiles
	if u.keyed {
		u.texts = make(map[string][]byte)
	}
	for _, name := range p.CompiledGoFiles {
		text, read := u.texts[name]
		if !read {
			var err error
			if text, err = os.ReadFile(name); err != nil {
				note(p, err)
				continue
			}
		}
		if u.keyed {
			u.texts[name] = text
		}
		file, err := parser.ParseFile(g.fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			note(p, err)
		}
		if file != nil {
			if release {
				tables.Empty(file)
			}
			p.Syntax = append(p.Syntax, file)
		}
	}
	p.Types = types.NewPackage(p.PkgPath, p.Name)
	if u.look {
		p.TypesInfo = perform.NewInfo(p.Syntax)
	}
	config := &types.Config{
		Importer:         importer(p.Imports),
		Sizes:            p.TypesSizes,
		Error:            func(err error) { note(p, err) },
		IgnoreFuncBodies: p.TypesInfo == nil,
		FakeImportC:      g.short, // of the standard library, which says nothing of C to importers
	}
	if p.Module != nil && p.Module.GoVersion != "" {
		config.GoVersion = "go" + p.Module.GoVersion
	}
	err := types.NewChecker(config, g.fset, p.Types, p.TypesInfo).Files(p.Syntax)
	if err != nil && len(p.Errors) == 0 {
		note(p, err)
	}
	p.IllTyped = len(p.Errors) > 0
	for _, q := range p.Imports {
		p.IllTyped = p.IllTyped || q.IllTyped
	}
	g.byTypes.Store(p.Types, u)
}

// forgetLocals drops what functions declare for themselves, to which a package
// leads by its scopes and for which nobody asks once the package is done.
func forgetLocals(pkg *types.Package) {
	for file := range pkg.Scope().Children() {
		for declaration := range file.Children() {
			*declaration = types.Scope{}
		}
	}
}

// An importer has the packages that one package imports, by the paths that it
// names.
type importer map[string]*packages.Package

func (imports importer) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if p := imports[path]; p != nil && p.Types != nil {
		return p.Types, nil
	}
	return nil, fmt.Errorf("could not import %s: the go command does not list it", path)
}

// note adds what an error says to those of a package.
func note(p *packages.Package, err error) {
	var (
		list    scanner.ErrorList
		wrong   types.Error
		onDisk  *fs.PathError
		parsing = func(pos, text string) {
			p.Errors = append(p.Errors, packages.Error{Pos: pos, Msg: text, Kind: packages.ParseError})
		}
	)
	switch {
	case errors.As(err, &list):
		for _, e := range list {
			parsing(e.Pos.String(), e.Msg)
		}
	case errors.As(err, &wrong):
		p.TypeErrors = append(p.TypeErrors, wrong)
		p.Errors = append(p.Errors, packages.Error{Pos: wrong.Fset.Position(wrong.Pos).String(), Msg: wrong.Msg, Kind: packages.TypeError})
	case errors.As(err, &onDisk):
		parsing(onDisk.Path+":1", onDisk.Err.Error())
	case strings.HasPrefix(err.Error(), "package requires newer Go version") && len(p.Syntax) > 0:
		p.Errors = append(p.Errors, packages.Error{Pos: p.Fset.Position(p.Syntax[0].Package).String(), Msg: err.Error(), Kind: packages.TypeError})
	default:
		p.Errors = append(p.Errors, packages.Error{Pos: "-", Msg: err.Error(), Kind: packages.UnknownError})
	}
}
