package summary

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// Local is what an Atom knows only inside the package under analysis: a fact
// carries a Sum and Methods instead.
type Local struct {
	Fn    *ssa.Function // Func with a body in this package; Writer: the function that it was handed to
	Pos   token.Pos     // Writer: of the call by which, or of its mention
	Decl  *types.Func   // Func declared in another package
	Type  types.Type    // Box, Object: the dynamic type
	Iface types.Type    // Box: the interface type it was made for, underlying
	Holds ssa.Value     // Box: what it holds, if that is a constant or made for it
	Given []ssa.Value   // Box: the arguments of the function that made it
	Same  any           // Object: what it is for the evaluation of the package, if it is one and the same for all who have it
}

// Local returns the part of a that no fact carries, never nil.
func (a *Atom) Local() *Local {
	if a.local == nil {
		return &Local{}
	}
	return a.local
}

// In returns a with the part that no fact carries.
func (a Atom) In(l Local) Atom {
	a.local = &l
	return a
}
