// Package tables knows the lists of numbers that packages have as tables: those of
// Unicode, of checksums and of compression, which generators write. They hold
// nothing that a pass follows, and there may be more of them than of all else.
package tables

import (
	"go/ast"
	"go/token"
	"slices"
)

// least is how many elements a list of numbers has that is taken for a table.
const least = 256

// Is reports whether a list, of an array or a slice, is a table: long, and written
// as numbers alone.
func Is(list *ast.CompositeLit) bool {
	return len(list.Elts) >= least && onlyNumbers(list)
}

// onlyNumbers reports whether all that e is made of is written as numbers.
func onlyNumbers(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BasicLit:
		return e.Kind != token.STRING
	case *ast.UnaryExpr:
		return onlyNumbers(e.X)
	case *ast.KeyValueExpr:
		return onlyNumbers(e.Value)
	case *ast.CompositeLit:
		return !slices.ContainsFunc(e.Elts, func(e ast.Expr) bool { return !onlyNumbers(e) })
	}
	return false
}
