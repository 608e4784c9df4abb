package failures

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A setting is a value that a field of a failure is set to, and what sets it.
type setting struct {
	val ssa.Value
	at  ssa.Instruction
}

// settings returns what a field of a failure that is made at an instruction is
// set to, without what is always replaced later.
func settings(v ssa.Value, at ssa.Instruction, name string) (all []setting) {
	if c, ok := v.(*ssa.Call); ok && name == "Exit" && len(c.Call.Args) > 0 {
		all = append(all, setting{c.Call.Args[0], at})
	}
	if v.Referrers() == nil {
		return all
	}
	for _, ref := range referrers(v) {
		field, ok := ref.(*ssa.FieldAddr)
		if !ok || fieldName(field) != name {
			continue
		}
		for _, use := range *field.Referrers() {
			if st, ok := use.(*ssa.Store); ok && st.Addr == field {
				all = append(all, setting{st.Val, st})
			}
		}
	}
	last := slices.Clone(all)
	return slices.DeleteFunc(last, func(s setting) bool {
		return slices.ContainsFunc(all, func(later setting) bool { return follows(later.at, s.at) })
	})
}

// follows reports whether control gets to an instruction whenever it was at
// another one before.
func follows(i, after ssa.Instruction) bool {
	b := i.Block()
	if b == after.Block() {
		return slices.Index(b.Instrs, i) > slices.Index(b.Instrs, after)
	}
	return !leaves(after.Block(), b)
}
