package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A loop may append to a list in the element that a loop around it is at, which is the same one in
// each of its iterations:
//
//	for i := range hosts {
//		for port := range open[hosts[i].Name] {
//			hosts[i].Ports = append(hosts[i].Ports, port)
//		}
//	}
//
// Or to one of several lists, of which some iterations have the same: where each appends one
// element to that, nothing else makes sense.
//
//	for name, needs := range packages {
//		levels[len(needs)] = append(levels[len(needs)], name)
//	}

// isShared reports whether the list at an address is the same one in iterations of a loop, and
// known: what is appended to it is there then.
func (f *frame) isShared(addr ssa.Value, l *loop) bool {
	return (f.isWalked(addr, l) || f.isGroup(addr, l)) && len(f.places(f.val(addr))) > 0
}

// isWalked reports whether an address is in the element of a list that loops around another one are
// at, which go through all of that.
func (f *frame) isWalked(addr ssa.Value, l *loop) bool {
	loops, _ := f.walks(addr)
	return len(loops) > 0 && !slices.ContainsFunc(loops, func(around *loop) bool { return around == l || !around.body[l.head] })
}

// isBefore reports whether a value was there before a loop.
func isBefore(v ssa.Value, l *loop) bool {
	i, ok := v.(ssa.Instruction)
	return !ok || !l.body[i.Block()]
}

// isGroup reports whether an address is in the element of a list from before a loop at an index
// that an iteration has computed of what it is at, and that no other loop in that goes on with.
func (f *frame) isGroup(addr ssa.Value, l *loop) bool {
	at := elementAt(addr)
	if at == nil || isBefore(at.Index, l) || !f.isKept(at.X, l) || keyOf(at.Index, l) || f.numbers(at.Index, l) {
		return false
	}
	return !slices.ContainsFunc(f.findLoops(), func(in *loop) bool {
		return in != l && l.body[in.head] && in.body[at.Block()]
	})
}

// isKept reports whether a list was there before a loop, or is what the iteration before has left.
func (f *frame) isKept(list ssa.Value, l *loop) bool {
	phi, ok := list.(*ssa.Phi)
	return f.outside(list, l) || isBefore(list, l) || ok && phi.Block() == l.head
}

// numbers reports whether a number may be another one in each iteration of a loop because of those
// before: a variable of the loop, or how long a list is to which it appends.
func (f *frame) numbers(number ssa.Value, l *loop) bool {
	return leadsBack(number, func(v ssa.Value, from func(ssa.Value) bool) bool {
		switch v := v.(type) {
		case *ssa.Phi:
			return v.Block() == l.head || l.body[v.Block()] && slices.ContainsFunc(v.Edges, from)
		case *ssa.BinOp:
			return from(v.X) || from(v.Y)
		case *ssa.Convert:
			return from(v.X)
		case *ssa.ChangeType:
			return from(v.X)
		case *ssa.UnOp:
			return v.Op == token.MUL && f.outside(v.X, l)
		case *ssa.Call:
			b, ok := v.Call.Value.(*ssa.Builtin)
			return ok && b.Name() == "len" && f.carried(v.Call.Args[0], l)
		}
		return false
	})
}
