package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
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
				if !ok || len(c.Common().Args) < 2 || !known.Duplicates(form.DeclaredAs(c.Common())) {
					continue
				}
				from, to := form.DescriptorOf(c.Common().Args[0]), form.DescriptorOf(c.Common().Args[1])
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
