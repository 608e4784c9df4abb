package form

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Mentioned returns the functions that fn names or contains, in order, each as often
// as it does.
func Mentioned(fn *ssa.Function) []*ssa.Function {
	out := slices.Clone(fn.AnonFuncs)
	var operands []*ssa.Value
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			operands = i.Operands(operands[:0])
			for _, v := range operands {
				if callee, ok := (*v).(*ssa.Function); ok {
					out = append(out, callee)
				}
			}
		}
	}
	return out
}
