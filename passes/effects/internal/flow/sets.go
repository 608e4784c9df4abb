package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
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

// membersOf returns the type of what a set of type t has, nil if t is no set.
func membersOf(t types.Type) types.Type {
	m, ok := t.Underlying().(*types.Map)
	if !ok {
		return nil
	}
	switch elem := m.Elem().Underlying().(type) {
	case *types.Struct:
		if elem.NumFields() == 0 {
			return m.Key()
		}
	case *types.Basic:
		if elem.Info()&types.IsBoolean != 0 {
			return m.Key()
		}
	}
	return nil
}

// heldByMap returns what an instruction puts into a map that may carry something, and whether
// it does so under a key.
func heldByMap(i *ssa.MapUpdate) (v ssa.Value, keyed bool) {
	if membersOf(i.Map.Type()) != nil {
		return i.Key, false
	}
	return i.Value, true
}
