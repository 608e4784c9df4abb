package form

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/envvet/envvet/internal/tables"
)

// withoutTables returns the information about the package, without how tables are
// initialized: numbers hold nothing that a pass follows, and the instructions that
// store those of one table may be more than all others of the package.
func (f *Form) withoutTables() *types.Info {
	info := *f.pass.TypesInfo
	info.InitOrder = slices.DeleteFunc(slices.Clone(info.InitOrder), func(i *types.Initializer) bool {
		lit, ok := i.Rhs.(*ast.CompositeLit)
		return ok && f.isList(lit) && tables.Is(lit)
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
