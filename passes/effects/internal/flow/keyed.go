package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a map or an array holds under one constant key is not what it holds under another:
//
//	var streams = map[string]io.Writer{"out": os.Stdout, "err": os.Stderr}
//
//	fmt.Fprintln(streams["err"], text)

// An underKey says under which key something is read from a map or an array, or from what was copied
// there since: an array keeps its keys then.
type underKey struct {
	key   summary.Const
	keyed bool            // the key is known
	seen  []summary.Const // under which something was put where it was read
}

// reading returns how an instruction reads.
func (p *Package) reading(at ssa.Instruction) *underKey {
	key, ok := p.readBy(at)
	return &underKey{key: key, keyed: ok}
}

// otherKey reports whether what an instruction has put into a map or an array is under another
// key than that by which it is read.
func (p *Package) otherKey(put ssa.Instruction, r *underKey) bool {
	key, ok := p.putUnder(put)
	if !ok {
		return false
	}
	if !slices.Contains(r.seen, key) {
		r.seen = append(r.seen, key)
	}
	return r.keyed && key != r.key
}

// isUnderKey reports whether something is read by a constant key from a variable that nobody else
// can set: what is there under that is known here, and not where it is used.
func (p *Package) isUnderKey(v *ref, r *underKey) bool { return r.keyed && p.isPrivate(v.name) }

// putUnder returns the constant key under which an instruction puts something.
func (p *Package) putUnder(i ssa.Instruction) (summary.Const, bool) {
	switch i := i.(type) {
	case *ssa.MapUpdate:
		if typeinfo.MembersOf(i.Map.Type()) != nil {
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
	if !ok || !p.isNumbered(at) {
		return summary.Const{}, false
	}
	return constOf(at.Index)
}

// isNumbered reports whether the number of an element is that in the array that it is in.
func (p *Package) isNumbered(at *ssa.IndexAddr) bool {
	if _, ok := at.X.Type().Underlying().(*types.Pointer); ok {
		return p.isUnturned(at.X)
	}
	return p.isInOrder(at.X)
}
