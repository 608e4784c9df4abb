package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// isAwaited reports whether each iteration of the loop around an instruction, which starts a
// goroutine, waits for that before the next one begins, so that there is but one at a time:
//
//	for _, host := range hosts {
//		done := make(chan struct{})
//		go func() { defer close(done); names = append(names, ask(host)) }()
//		<-done
//	}
func (f *frame) isAwaited(start ssa.Instruction) bool {
	var inner *loop
	for _, l := range f.findLoops() {
		if l.body[start.Block()] && (inner == nil || len(l.body) < len(inner.body)) {
			inner = l
		}
	}
	by := handles(start)
	if inner == nil || len(by) == 0 {
		return false
	}
	seen := make(map[*ssa.BasicBlock]bool)
	var waits func(b *ssa.BasicBlock, from int) bool
	waits = func(b *ssa.BasicBlock, from int) bool {
		if slices.ContainsFunc(b.Instrs[from:], func(i ssa.Instruction) bool { return awaits(i, by) }) {
			return true
		}
		for n, next := range b.Succs {
			if !inner.body[next] || hasReceived(b, n, by) {
				continue
			}
			if next == inner.head {
				return false
			}
			if !seen[next] {
				seen[next] = true
				if !waits(next, 0) {
					return false
				}
			}
		}
		return true
	}
	return waits(start.Block(), slices.Index(start.Block().Instrs, start)+1)
}

// handles returns what a function has that an instruction starts in a goroutine, by which it
// can say that it has come to its end: groups and channels among them.
func handles(start ssa.Instruction) (out []ssa.Value) {
	call, ok := start.(ssa.CallInstruction)
	if !ok {
		return nil
	}
	for _, v := range append([]ssa.Value{call.Common().Value}, call.Common().Args...) {
		if closure, ok := v.(*ssa.MakeClosure); ok {
			for _, b := range closure.Bindings {
				out = append(out, held(b))
			}
		}
		out = append(out, held(v))
	}
	return out
}

// held returns the variable that a value was read from, the value itself if that is none.
func held(v ssa.Value) ssa.Value {
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		return load.X
	}
	return v
}

// awaits reports whether an instruction receives from one of the channels, or waits for one of
// the groups.
func awaits(i ssa.Instruction, by []ssa.Value) bool {
	switch i := i.(type) {
	case *ssa.UnOp:
		return i.Op == token.ARROW && slices.Contains(by, held(i.X))
	case *ssa.Call:
		fn := i.Call.StaticCallee()
		if fn == nil || len(i.Call.Args) != 1 || !slices.Contains(by, held(i.Call.Args[0])) {
			return false
		}
		obj, ok := fn.Object().(*types.Func)
		return ok && obj.Name() == "Wait" && obj.Signature().Recv() != nil
	}
	return false
}

// hasReceived reports whether a block goes on to one of its successors after a select statement
// has received from one of the channels.
func hasReceived(b *ssa.BasicBlock, to int, by []ssa.Value) bool {
	branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok || to != 0 {
		return false
	}
	is, ok := branch.Cond.(*ssa.BinOp)
	if !ok || is.Op != token.EQL {
		return false
	}
	of, ok := is.X.(*ssa.Extract)
	if !ok || of.Index != 0 {
		return false
	}
	sel, ok := of.Tuple.(*ssa.Select)
	number, isConst := is.Y.(*ssa.Const)
	if !ok || !isConst || number.Int64() < 0 || number.Int64() >= int64(len(sel.States)) {
		return false
	}
	s := sel.States[number.Int64()]
	return s.Dir == types.RecvOnly && slices.Contains(by, held(s.Chan))
}
