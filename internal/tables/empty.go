package tables

import (
	"go/ast"
	"go/token"
	"slices"
	"strconv"
)

// Empty takes the elements out of the tables that variables of a file start with.
// All types stay what they are. It is for packages that compile and of which only
// facts are asked: to find the types of all numbers of a table may take longer than
// those of all else, and that one of them is too large is not seen without them.
func Empty(file *ast.File) {
	if slices.ContainsFunc(file.Imports, func(i *ast.ImportSpec) bool { return i.Name != nil && i.Name.Name == "." }) {
		return // what an element names may be all that is used of it
	}
	for _, decl := range file.Decls {
		if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.VAR {
			for _, spec := range d.Specs {
				for _, value := range spec.(*ast.ValueSpec).Values {
					empty(value)
				}
			}
		}
	}
}

func empty(e ast.Expr) {
	if kv, ok := e.(*ast.KeyValueExpr); ok {
		e = kv.Value
	}
	list, ok := e.(*ast.CompositeLit)
	if !ok {
		return
	}
	of, ok := list.Type.(*ast.ArrayType)
	if !ok || !Is(list) || slices.ContainsFunc(list.Elts, usesImport) {
		for _, e := range list.Elts {
			empty(e)
		}
		return
	}
	if _, counted := of.Len.(*ast.Ellipsis); counted {
		list.Elts = lastOf(list.Elts)
	} else {
		list.Elts = nil
	}
}

// lastOf returns elements that make an array as long as these do.
func lastOf(elements []ast.Expr) []ast.Expr {
	if slices.ContainsFunc(elements, func(e ast.Expr) bool { _, keyed := e.(*ast.KeyValueExpr); return keyed }) {
		return elements // any may be the last
	}
	at := len(elements) - 1
	last := elements[at]
	return []ast.Expr{&ast.KeyValueExpr{
		Key:   &ast.BasicLit{ValuePos: last.Pos(), Kind: token.INT, Value: strconv.Itoa(at)},
		Colon: last.Pos(),
		Value: last,
	}}
}

// usesImport reports whether a key or a type in an element may be all that is used
// of an import.
func usesImport(e ast.Expr) (found bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		_, selector := n.(*ast.SelectorExpr)
		found = found || selector
		return !found
	})
	return found
}
