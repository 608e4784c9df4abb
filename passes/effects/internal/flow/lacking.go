package flow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
)

// What a callee puts into each element of a list, it puts nowhere if that is empty:
//
//	func (c *Command) Parse(args []string) error {
//		if c.Flags == nil {
//			c.Flags = flag.NewFlagSet(c.Name, flag.ExitOnError)
//		}
//		for _, sub := range c.Subcommands {
//			sub.Parse(args)
//		}
//		return c.Flags.Parse(args)
//	}
//
//	c := &Command{Flags: flag.NewFlagSet("tool", flag.ContinueOnError)}

// lacks reports whether place is of an element of a list in an object that the function has made,
// and nothing is known to be in that list by now. Another instruction than the current one may have
// handed the object to code that is not known and has filled it.
func (f *frame) lacks(place atom) bool {
	o, ok := place.node.(*object)
	if !ok || o.home != f.fn || o.typ == nil || o.opaque || o.wraps {
		return false
	}
	if slices.ContainsFunc(f.pkg.leaked[o], func(by ssa.Instruction) bool { return by != f.cur }) {
		return false
	}
	list, _, ok := strings.Cut(place.path, "."+paths.Element)
	if !ok {
		return false
	}
	t := typeAt(o.typ, list)
	if t == nil {
		return false
	}
	switch t.Underlying().(type) {
	case *types.Slice, *types.Map:
		place.path = list
		return len(f.contents(place, f.cur)) == 0
	}
	return false
}
