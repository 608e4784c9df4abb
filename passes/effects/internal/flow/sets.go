package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a set has are the keys of a map of which the elements say nothing:
//
//	sinks := make(map[Sink]struct{})
//	sinks[s] = struct{}{}
//	for s := range sinks {
//		s.Accept(text)
//	}
//
// They stand where other maps have their elements, which nobody takes one by one.

// heldByMap returns what an instruction puts into a map that may carry something, and whether
// it does so under a key.
func heldByMap(i *ssa.MapUpdate) (v ssa.Value, keyed bool) {
	if typeinfo.MembersOf(i.Map.Type()) != nil {
		return i.Key, false
	}
	return i.Value, true
}
