package form

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// UsesOfLiteral returns what is done with a function literal where it stands.
func UsesOfLiteral(literal *ssa.Function) []ssa.Instruction {
	refs := literal.Referrers()
	if refs == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(*refs), IsDebug)
}

// IsOnlyDeferred reports whether all that is done with a function literal is to defer it.
func IsOnlyDeferred(literal *ssa.Function) bool {
	return IsOnlyUsed(literal, func(use ssa.Instruction) bool { return IsDefer(use) || IsDebug(use) })
}

// IsOnlyReturned reports whether all that is done with a function literal is to return it.
func IsOnlyReturned(literal *ssa.Function) bool { return IsOnlyUsed(literal, returns) }

func returns(use ssa.Instruction) bool {
	if as, ok := use.(*ssa.ChangeType); ok {
		return AllUses(as, returns)
	}
	_, returned := use.(*ssa.Return)
	return returned || IsDebug(use)
}

// IsOnlyUsed reports whether all that is done with a function literal, once it is made, is
// accepted.
func IsOnlyUsed(literal *ssa.Function, accepted func(ssa.Instruction) bool) bool {
	refs := literal.Referrers()
	if refs == nil {
		return false
	}
	for _, use := range *refs {
		if made, ok := use.(*ssa.MakeClosure); ok && AllUses(made, accepted) {
			continue
		}
		if !accepted(use) {
			return false
		}
	}
	return true
}

// IsCallOf accepts the calls of a value, and of what is in it if it is what a function returns,
// and what is done with other things in that.
func IsCallOf(v ssa.Value) func(ssa.Instruction) bool {
	return func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case ssa.CallInstruction:
			return use.Common().Value == v && !slices.Contains(use.Common().Args, v)
		case *ssa.Extract:
			_, callable := use.Type().Underlying().(*types.Signature)
			return !callable || AllUses(use, IsCallOf(use))
		case *ssa.DebugRef:
			return true
		}
		return false
	}
}
