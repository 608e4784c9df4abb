package flow

import (
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
	if at == nil || isBefore(at.Index, l) || !f.isKept(at.X, l) || keyOf(at.Index, l) || f.counts(at.Index, l, f.carried) {
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
