package form

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// minTable is how many elements a list of numbers has that is taken for a table.
const minTable = 256

// withoutTables returns the information about the package, without how tables are
// initialized: numbers hold nothing that a pass follows, and the instructions that
// store those of one table may be more than all others of the package.
func (f *Form) withoutTables() *types.Info {
	info := *f.pass.TypesInfo
	info.InitOrder = slices.DeleteFunc(slices.Clone(info.InitOrder), func(i *types.Initializer) bool {
		lit, ok := i.Rhs.(*ast.CompositeLit)
		return ok && len(lit.Elts) >= minTable && f.isList(lit) && onlyNumbers(lit)
	})
	return &info
}

// isList reports whether lit is of an array or a slice.
func (f *Form) isList(lit *ast.CompositeLit) bool {
	switch f.pass.TypesInfo.TypeOf(lit).Underlying().(type) {
	case *types.Array, *types.Slice:
		return true
	}
	return false
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
