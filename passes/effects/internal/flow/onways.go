package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// What is done on each of several ways is done for sure, though none of the instructions is on
// all of them:
//
//	func setUp(cmd *cobra.Command, args []string) error {
//		switch format {
//		case "text":
//			out = cmd.ErrOrStderr()
//		case "none":
//			out = io.Discard
//		default:
//			return errFormat
//		}
//		return nil
//	}

// Ways are those of control through a function, by which it gets past one of some instructions
// or does not.
type ways struct {
	f    *frame
	by   []ssa.Instruction
	open map[*ssa.BasicBlock]bool // to the beginnings of which some way leads past none of them
}

// ways returns those past some instructions of the function. Where it is large, or they are
// many, none is known to lead past any.
func (f *frame) ways(by []ssa.Instruction) *ways {
	w := &ways{f: f, open: map[*ssa.BasicBlock]bool{f.fn.Recover: true}} // a panic may come from anywhere
	if len(f.fn.Blocks) <= maxWayBlocks && len(by) <= maxPuts {
		w.by = slices.DeleteFunc(slices.Clone(by), isLate)
	}
	for todo := []*ssa.BasicBlock{f.fn.Blocks[0]}; len(todo) > 0; {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if w.open[b] {
			continue
		}
		w.open[b] = true
		if !w.leadPast(b, nil) {
			todo = append(todo, b.Succs...)
		}
	}
	return w
}

// isLate reports whether an instruction is a call that is made later than it stands.
func isLate(i ssa.Instruction) bool {
	switch i.(type) {
	case *ssa.Defer, *ssa.Go:
		return true
	}
	return false
}

// leadPast reports whether one of the instructions stands in a block before another one, nil for
// its end.
func (w *ways) leadPast(b *ssa.BasicBlock, at ssa.Instruction) bool {
	return slices.ContainsFunc(w.by, func(i ssa.Instruction) bool {
		return i.Block() == b && (at == nil || w.f.indexOf(i) < w.f.indexOf(at))
	})
}

// allPast reports whether all ways to at lead past one of the instructions.
func (w *ways) allPast(at ssa.Instruction) bool {
	return !w.open[at.Block()] || w.leadPast(at.Block(), at)
}

// allPastTo reports whether all ways to the end of a block do.
func (w *ways) allPastTo(b *ssa.BasicBlock) bool { return !w.open[b] || w.leadPast(b, nil) }

// precede reports whether one of some instructions was executed whenever control reaches at.
func (f *frame) precede(by []ssa.Instruction, at ssa.Instruction) bool {
	if slices.ContainsFunc(by, func(i ssa.Instruction) bool { return f.dominates(i, at) }) {
		return true
	}
	return len(by) > 1 && at.Parent() == f.fn && f.ways(by).allPast(at)
}

// alwaysOne reports whether one of some instructions is executed whenever the function returns.
func (f *frame) alwaysOne(by []ssa.Instruction) bool {
	if len(by) < 2 || len(f.ends) == 0 || slices.ContainsFunc(by, f.always) {
		return slices.ContainsFunc(by, f.always)
	}
	w := f.ways(by)
	return !slices.ContainsFunc(f.ends, func(b *ssa.BasicBlock) bool { return !w.allPastTo(b) })
}

// usuallyOne reports whether one of them is executed whenever the function returns no error.
func (f *frame) usuallyOne(by []ssa.Instruction) bool {
	var w *ways
	return len(by) > 0 && !slices.ContainsFunc(f.ends, func(b *ssa.BasicBlock) bool {
		if failsFor(b) || slices.ContainsFunc(by, func(i ssa.Instruction) bool { return i.Block().Dominates(b) }) {
			return false
		}
		if w == nil {
			w = f.ways(by)
		}
		return !w.allPastTo(b)
	})
}

// outdatedOnEach is outdates for other instructions that all ways lead past one of, as a function
// has them that runs before any handler.
func (f *frame) outdatedOnEach(s *slot, by, at ssa.Instruction) bool {
	others := make(map[*ssa.Function][]ssa.Instruction)
	for _, w := range s.writes {
		if w.must && w.by != nil && !isLate(w.by) && w.by.Parent() != by.Parent() {
			others[w.by.Parent()] = append(others[w.by.Parent()], w.by)
		}
	}
	for fn, group := range others {
		if len(group) > 1 && !f.pkg.above(at.Parent())[fn] && (form.Declares(by.Parent()) || f.pkg.isSetUpBefore(by, group[0], at)) && f.pkg.areCertain(group, 0) {
			return !f.isInitial(at.Parent())
		}
	}
	return false
}
