// Package named says of places in code that users name, such as example.com/cli.Handle#0
// and example.com/cli.Route.Run, whether they are there. To a rule a place that is not is
// one of a package that the program does not have.
package named

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"github.com/envvet/envvet/cmd/envvet/internal/receiver"
	"github.com/envvet/envvet/internal/nearest"
)

// Handler returns what a place that takes handlers lacks: "package example.com/cli has no
// function Handel; did you mean Handle?". It is "" if the place is there, or if that cannot
// be seen in the source of its package. files are those of a package, none if it is not
// known.
func Handler(place string, files func(path string) []string) string {
	return missing(place, files, "; name one of its arguments, as "+place+"#0")
}

// Field does so for a place that is a field.
func Field(place string, files func(path string) []string) string {
	return missing(place, files, "")
}

// missing does so. instead is what to do about a method that stands for itself.
func missing(place string, files func(path string) []string, instead string) string {
	rest, index, isParam := strings.Cut(place, "#")
	path, names := cut(rest, files)
	if path == "" {
		return ""
	}
	d, ok := read(files(path))
	if !ok {
		return ""
	}
	if len(names) == 1 {
		f, ok := d.funcs[names[0]]
		if !ok {
			return fmt.Sprintf("package %s has no function %s%s", path, names[0], meant(names[0], d.funcs))
		}
		return argument(names[0], index, f)
	}
	t, ok := d.types[names[0]]
	if !ok {
		return fmt.Sprintf("package %s has no type %s%s", path, names[0], meant(names[0], d.types))
	}
	name := names[0] + "." + names[1]
	f, known := t.members[names[1]]
	switch {
	case !known && t.open:
		return ""
	case !known:
		return fmt.Sprintf("type %s.%s has no field or method %s%s", path, names[0], names[1], meant(names[1], t.members))
	case f == nil && isParam:
		return fmt.Sprintf("%s is a field, which has no arguments; leave out #%s", name, index)
	case f != nil && !isParam:
		return name + " is a method and no field" + instead
	case f != nil:
		return argument(name, index, f)
	}
	return ""
}

// cut returns the import path in a place, that of a package which has files, and the one
// or two names behind it.
func cut(place string, files func(path string) []string) (path string, names []string) {
	for i := range place {
		if place[i] != '.' || i < strings.LastIndexByte(place, '/') {
			continue
		}
		if list := strings.Split(place[i+1:], "."); len(list) <= 2 && len(files(place[:i])) > 0 {
			return place[:i], list
		}
	}
	return "", nil
}

// argument says whether a function has no parameter of an index.
func argument(name, index string, f *ast.FuncType) string {
	n := f.Params.NumFields()
	if i, err := strconv.Atoi(index); err != nil || i < n {
		return ""
	}
	if n == 0 {
		return name + " has no arguments"
	}
	return fmt.Sprintf("%s has no argument #%s; the last one is #%d", name, index, n-1)
}

// meant returns a question for the name that another was probably meant to be.
func meant[T any](name string, known map[string]T) string {
	var list []string
	for k := range known {
		list = append(list, k)
	}
	slices.Sort(list)
	if near := nearest.Name(name, list); near != "" {
		return "; did you mean " + near + "?"
	}
	return ""
}

// declared is what a package declares.
type declared struct {
	funcs map[string]*ast.FuncType
	types map[string]*typ
}

// A typ is a type with its fields, which have no function, and its methods.
type typ struct {
	members map[string]*ast.FuncType
	open    bool // there may be more, of other types
}

// read reads files, those of other platforms too. It reports whether they could be read.
func read(files []string) (d declared, ok bool) {
	d = declared{make(map[string]*ast.FuncType), make(map[string]*typ)}
	var methods []*ast.FuncDecl
	for _, name := range files {
		if !strings.HasSuffix(name, ".go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return d, false
		}
		for _, decl := range file.Decls {
			switch decl := decl.(type) {
			case *ast.FuncDecl:
				if decl.Recv == nil {
					d.funcs[decl.Name.Name] = decl.Type
				} else {
					methods = append(methods, decl)
				}
			case *ast.GenDecl:
				for _, spec := range decl.Specs {
					if spec, ok := spec.(*ast.TypeSpec); ok {
						d.types[spec.Name.Name] = typeOf(spec)
					}
				}
			}
		}
	}
	for _, m := range methods {
		if t := d.types[receiver.Name(m.Recv.List[0].Type)]; t != nil {
			t.members[m.Name.Name] = m.Type
		}
	}
	return d, true
}

func typeOf(spec *ast.TypeSpec) *typ {
	t := &typ{members: make(map[string]*ast.FuncType)}
	var fields *ast.FieldList
	switch x := spec.Type.(type) {
	case *ast.StructType:
		fields = x.Fields
	case *ast.InterfaceType:
		fields = x.Methods
	case *ast.FuncType, *ast.MapType, *ast.ArrayType, *ast.ChanType:
		return t
	default:
		t.open = true
		return t
	}
	for _, f := range fields.List {
		t.open = t.open || len(f.Names) == 0
		method, _ := f.Type.(*ast.FuncType)
		if _, isInterface := spec.Type.(*ast.InterfaceType); !isInterface {
			method = nil
		}
		for _, name := range f.Names {
			t.members[name.Name] = method
		}
	}
	return t
}
