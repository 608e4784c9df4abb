package form

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// DescriptorOf returns which of the descriptors that a process begins with v is, as a constant, a
// variable of package syscall, or that of a file of package os; -1 if it is another one, or is not
// known.
func DescriptorOf(v ssa.Value) int {
	v = Unconvert(v)
	if call, ok := v.(*ssa.Call); ok {
		if decl := DeclaredAs(&call.Call); decl == nil || decl.FullName() != "(*os.File).Fd" {
			return -1
		}
		v = call.Call.Args[0]
	}
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value != nil && v.Value.Kind() == constant.Int && v.Int64() >= 0 && v.Int64() <= 2 {
			return int(v.Int64())
		}
	case *ssa.UnOp:
		if g, ok := v.X.(*ssa.Global); ok {
			if variable, ok := g.Object().(*types.Var); ok {
				return known.Descriptor(variable)
			}
		}
	}
	return -1
}
