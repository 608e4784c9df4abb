package flow

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// maxCopies bounds the local variables that are copied one to the other.
const maxCopies = 4

// stored returns what was put into the field of a local variable that v is loaded
// from, if that is set once and nothing else has the variable's address, else v.
//
//	m := Message{Level: level}
//	switch m.Level {
func (f *frame) stored(v ssa.Value, copies int) ssa.Value {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return v
	}
	if from, ok := load.X.(*ssa.FieldAddr); ok {
		if local, ok := from.X.(*ssa.Alloc); ok {
			if found := f.storedIn(local, from.Field, load, copies); found != nil {
				return found
			}
		}
	}
	return v
}

// storedIn returns what a field of a local variable holds at an instruction, nil
// if that is not known.
func (f *frame) storedIn(local *ssa.Alloc, field int, at ssa.Instruction, copies int) (found ssa.Value) {
	for _, use := range *local.Referrers() {
		var val ssa.Value
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.UnOp:
			continue
		case *ssa.FieldAddr:
			if use.Field != field || onlyRead(use) {
				continue
			}
			uses := *use.Referrers()
			st, ok := uses[0].(*ssa.Store)
			if !ok || len(uses) > 1 || st.Addr != use || !f.dominates(st, at) {
				return nil
			}
			val = st.Val
		case *ssa.Store:
			whole, ok := use.Val.(*ssa.UnOp)
			if !ok || whole.Op != token.MUL || use.Addr != local || copies == maxCopies || !f.dominates(use, at) {
				return nil
			}
			from, ok := whole.X.(*ssa.Alloc)
			if !ok {
				return nil
			}
			if val = f.storedIn(from, field, whole, copies+1); val == nil {
				return nil
			}
		default:
			return nil
		}
		if found != nil {
			return nil
		}
		found = val
	}
	return found
}
