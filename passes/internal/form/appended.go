package form

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Options are collected before what takes them is called, some of them in some cases only:
//
//	options := []Option{WithWriter(os.Stderr)}
//	if verbose {
//		options = append(options, WithCount())
//	}
//	bar := New(options...)

// A Listing is the elements that a list may have, and those that are there in any case, beside
// what it has from itself if it is made of that again, in a loop.
type Listing struct {
	Sure, All []ssa.Value
	again     bool
}

// maxLists bounds the lists that are looked at of those that something was appended to.
const maxLists = 32

// Collected returns the elements of a list that is made for the call that has it as its argument,
// false if there may be others.
func Collected(arg ssa.Value, at ssa.Instruction) (Listing, bool) {
	if _, ok := arg.(*ssa.Phi); !ok && BuiltinCall(arg, "append") == nil {
		return Listing{}, false
	}
	c := collecting{at: at, within: make(map[ssa.Value]bool)}
	if !c.gather(arg) || !c.alone() {
		return Listing{}, false
	}
	out, ok := c.list(arg, make(map[ssa.Value]bool))
	return out, ok && len(out.All) > 0
}

// A collecting is the lists, each made of others, that one is which a call is given.
type collecting struct {
	at     ssa.Instruction
	within map[ssa.Value]bool
	lists  []ssa.Value // these in the order in which they were found
}

// gather notes a list and those that it is made of, and reports whether these are few.
func (c *collecting) gather(list ssa.Value) bool {
	if c.within[list] || IsZero(list) {
		return true
	}
	if len(c.lists) == maxLists {
		return false
	}
	c.within[list] = true
	c.lists = append(c.lists, list)
	if phi, ok := list.(*ssa.Phi); ok {
		return !slices.ContainsFunc(phi.Edges, func(e ssa.Value) bool { return !c.gather(e) })
	}
	if grown := BuiltinCall(list, "append"); grown != nil {
		return c.gather(grown.Call.Args[0])
	}
	return true
}

// alone reports whether nothing is done with the lists but to append to them, and to call what is
// given one.
func (c *collecting) alone() bool {
	return !slices.ContainsFunc(c.lists, func(list ssa.Value) bool {
		return slices.ContainsFunc(*list.Referrers(), func(use ssa.Instruction) bool {
			if _, ok := use.(*ssa.DebugRef); ok || use == c.at {
				return false
			}
			v, ok := use.(ssa.Value)
			return !ok || !c.within[v] || BuiltinCall(v, "append") != nil && v.(*ssa.Call).Call.Args[0] != list
		})
	})
}

// list returns the elements of one of the lists, which is made of none of those that are open but
// again, false if it may have others.
func (c *collecting) list(list ssa.Value, open map[ssa.Value]bool) (out Listing, ok bool) {
	if open[list] {
		return Listing{again: true}, true
	}
	open[list] = true
	defer delete(open, list)
	if phi, ok := list.(*ssa.Phi); ok {
		return c.merged(phi, open)
	}
	grown := BuiltinCall(list, "append")
	if grown == nil {
		out.All, ok = WrittenAs(list)
		out.Sure = out.All
		return out, ok
	}
	more, ok := Listed(grown.Call.Args[1], grown)
	if !ok {
		return Listing{}, false
	}
	out, ok = c.list(grown.Call.Args[0], open)
	return Listing{slices.Concat(out.Sure, more), slices.Concat(out.All, more), out.again}, ok
}

// merged is list for one that is one of several.
func (c *collecting) merged(phi *ssa.Phi, open map[ssa.Value]bool) (Listing, bool) {
	out := Listing{again: true}
	for _, e := range phi.Edges {
		one, ok := c.list(e, open)
		if !ok {
			return Listing{}, false
		}
		switch {
		case one.again:
		case out.again:
			out.Sure, out.again = one.Sure, false
		default:
			out.Sure = slices.DeleteFunc(slices.Clone(out.Sure), func(v ssa.Value) bool { return !slices.Contains(one.Sure, v) })
		}
		for _, v := range one.All {
			if !slices.Contains(out.All, v) {
				out.All = append(out.All, v)
			}
		}
	}
	return out, true
}
