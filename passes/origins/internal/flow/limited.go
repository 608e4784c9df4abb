package flow

import (
	"go/types"
	"iter"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// hasOneAtATime reports whether a group has one goroutine at a time when the call is come to
// that is evaluated, so that they follow each other as they are started:
//
//	g.SetLimit(1)
//	for _, host := range hosts {
//		g.Go(func() error { names = append(names, ask(host)); return nil })
//	}
//	err := g.Wait()
func (f *frame) hasOneAtATime(group ssa.Value) bool {
	at := held(group)
	if f.cur == nil || at != group && len(f.storedAt(at)) != 1 {
		return false // another group, maybe
	}
	before := false
	for _, b := range f.fn.Blocks {
		for _, i := range b.Instrs {
			limit, ok := f.limitOf(i, at)
			if !ok {
				continue
			}
			if !isNumber(limit, 1) {
				return false
			}
			before = before || comesBefore(i, f.cur)
		}
	}
	return before
}

// limitOf returns how many goroutines an instruction lets a group have at a time, and false if it
// says nothing of that.
func (f *frame) limitOf(i ssa.Instruction, group ssa.Value) (ssa.Value, bool) {
	for m, args := range f.movesOf(i) {
		if m.Limits && held(args[m.To.Index]) == group {
			return args[m.From.Index], true
		}
	}
	return nil, false
}

// movesOf yields the rows of the function that an instruction calls by its name, of which both
// sides are arguments, with the arguments.
func (f *frame) movesOf(i ssa.Instruction) iter.Seq2[known.Move, []ssa.Value] {
	return func(yield func(known.Move, []ssa.Value) bool) {
		call, ok := i.(*ssa.Call)
		if !ok || call.Call.StaticCallee() == nil {
			return
		}
		fn, ok := call.Call.StaticCallee().Object().(*types.Func)
		if !ok {
			return
		}
		args := call.Call.Args
		for _, m := range f.p.foreign(fn.Origin()).moves {
			if m.To.Root == known.RootArg && m.From.Root == known.RootArg && max(m.To.Index, m.From.Index) < len(args) && !yield(m, args) {
				return
			}
		}
	}
}
