package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// What a map or an array holds under one constant key is not what it holds under another:
//
//	var streams = map[string]io.Writer{"out": os.Stdout, "err": os.Stderr}
//
//	fmt.Fprintln(streams["err"], text)

// otherKey reports whether what an instruction has put into a map or an array is under another
// key than that by which at reads from there, or from what was copied from there since: an
// array keeps its keys then.
func (p *Package) otherKey(put, at ssa.Instruction) bool {
	to, ok := p.putUnder(put)
	if !ok {
		return false
	}
	from, ok := p.readBy(at)
	return ok && to != from
}

// isUnderKey reports whether at reads by a constant key from a variable that nobody else can set:
// what is there under that is known here, and not where it is used.
func (p *Package) isUnderKey(r *ref, at ssa.Instruction) bool {
	_, ok := p.readBy(at)
	return ok && p.isPrivate(r.name)
}

// putUnder returns the constant key under which an instruction puts something.
func (p *Package) putUnder(i ssa.Instruction) (summary.Const, bool) {
	switch i := i.(type) {
	case *ssa.MapUpdate:
		if membersOf(i.Map.Type()) != nil {
			return summary.Const{}, false
		}
		return constOf(plain(i.Key))
	case *ssa.Store:
		return p.elementOf(i.Addr)
	}
	return summary.Const{}, false
}

// readBy returns the constant key by which an instruction reads, or a function that it calls.
func (p *Package) readBy(i ssa.Instruction) (summary.Const, bool) {
	switch i := i.(type) {
	case *ssa.Lookup:
		return constOf(plain(i.Index))
	case *ssa.UnOp:
		return p.elementOf(i.X)
	case *ssa.Call:
		key, _, ok := p.keyLookedUp(i)
		return key, ok
	}
	return summary.Const{}, false
}

// plain returns a key as it was before it became one of an interface type.
func plain(key ssa.Value) ssa.Value {
	if box, ok := key.(*ssa.MakeInterface); ok {
		if _, ok := box.X.(*ssa.Const); ok {
			return box.X
		}
	}
	return key
}

// elementOf returns which element of an array an address is of, or of a list that begins where
// its array does.
func (p *Package) elementOf(addr ssa.Value) (summary.Const, bool) {
	at, ok := addr.(*ssa.IndexAddr)
	if !ok {
		return summary.Const{}, false
	}
	if _, ok := at.X.Type().Underlying().(*types.Pointer); !ok && !p.isInOrder(at.X) {
		return summary.Const{}, false
	}
	return constOf(at.Index)
}
