package form

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// IsMadeEmpty reports whether v is nothing, or made with nothing in it.
func IsMadeEmpty(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.MakeChan, *ssa.MakeMap, *ssa.MakeSlice:
		return true
	case *ssa.ChangeType:
		return IsMadeEmpty(v.X)
	}
	return IsZero(v)
}

// IsNew reports whether v is made for what is done with it.
func IsNew(v ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok {
		_, ok := v.(*ssa.Const)
		return ok
	}
	_, ok = load.X.(*ssa.Alloc)
	return ok && load.Op == token.MUL
}

// MakesError reports whether a call makes an error, which is never nil.
func MakesError(c *ssa.Call) bool {
	decl := DeclaredAs(&c.Call)
	return decl != nil && known.MakesError(decl)
}
