package flow

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// A program may have descriptor 1 be of what descriptor 2 is, so that what is printed goes there,
// as after os.Stdout = os.Stderr:
//
//	protocol, err := unix.Dup(1)
//	...
//	if err := unix.Dup2(2, 1); err != nil {
//		return err
//	}

// descriptorMoves returns the calls that do so, none if another one may have the descriptor be of
// something else.
func (p *Package) descriptorMoves() (out []*ssa.Call) {
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				c, ok := i.(ssa.CallInstruction)
				if !ok || len(c.Common().Args) < 2 || !known.Duplicates(declaredAs(c.Common())) {
					continue
				}
				from, to := descriptorOf(c.Common().Args[0]), descriptorOf(c.Common().Args[1])
				call, now := i.(*ssa.Call)
				switch {
				case to == 0 || to == 2:
				case now && from == 2 && to == 1:
					out = append(out, call)
				default:
					return nil
				}
			}
		}
	}
	return out
}

// descriptorOf returns which of the descriptors that a process begins with v is, as a constant, a
// variable of package syscall, or that of a file of package os; -1 if it is another one, or is not
// known.
func descriptorOf(v ssa.Value) int {
	v = unconvert(v)
	if call, ok := v.(*ssa.Call); ok {
		if decl := declaredAs(&call.Call); decl == nil || decl.FullName() != "(*os.File).Fd" {
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
