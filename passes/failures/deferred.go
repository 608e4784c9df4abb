package failures

import "golang.org/x/tools/go/ssa"

// isReplaced reports whether no error that a variable had before deferred functions
// ran is in it afterwards: one of them gives it another wherever there is one.
//
//	defer func() {
//		if err != nil {
//			err = &envelope.Error{Exit: envelope.Unavailable}
//		}
//	}()
//
// What it was made of, as by fmt.Errorf with %w, is found where that is read.
func isReplaced(place ssa.Value, run *ssa.RunDefers) bool {
	for _, ref := range *place.Referrers() {
		mc, ok := ref.(*ssa.MakeClosure)
		if !ok || !isDeferred(mc, run) {
			continue
		}
		inner, ok := mc.Fn.(*ssa.Function)
		if !ok || inner.Blocks == nil {
			continue
		}
		for i, b := range mc.Bindings {
			if b == place && i < len(inner.FreeVars) && !keeps(inner.FreeVars[i], inner.Blocks[0], make(map[*ssa.BasicBlock]bool)) {
				return true
			}
		}
	}
	return false
}

// isDeferred reports whether a closure is among the deferred functions that run,
// whichever way was taken there.
func isDeferred(mc *ssa.MakeClosure, run *ssa.RunDefers) bool {
	for _, use := range *mc.Referrers() {
		if d, ok := use.(*ssa.Defer); ok && d.Call.Value == mc && precedes(d, run) {
			return true
		}
	}
	return false
}

// keeps reports whether control can get from a block to a return while a variable
// has the error that it had.
func keeps(place ssa.Value, from *ssa.BasicBlock, seen map[*ssa.BasicBlock]bool) bool {
	seen[from] = true
	for _, instr := range from.Instrs {
		switch instr := instr.(type) {
		case *ssa.Store:
			if instr.Addr == place {
				return false
			}
		case *ssa.Return:
			return true
		}
	}
	for _, next := range from.Succs {
		if !seen[next] && !leadsNil(place, from, next) && keeps(place, next, seen) {
			return true
		}
	}
	return false
}

// isLater reports whether a variable is stored by a deferred function alone, which
// runs when the variable was read already: where its value is returned, and it is no
// result itself.
func isLater(place ssa.Value, read *ssa.UnOp) bool {
	v, ok := place.(*ssa.FreeVar)
	if !ok || v.Parent().Parent() != read.Parent() || v.Parent().Referrers() == nil || read.Block() == read.Parent().Recover {
		return false
	}
	for _, instr := range read.Block().Instrs {
		if _, ok := instr.(*ssa.RunDefers); ok && follows(read, instr) {
			return false
		}
	}
	for _, ref := range *v.Parent().Referrers() {
		mc, ok := ref.(*ssa.MakeClosure)
		if !ok {
			return false
		}
		for _, use := range *mc.Referrers() {
			if _, ok := use.(*ssa.Defer); !ok {
				return false
			}
		}
	}
	return true
}
