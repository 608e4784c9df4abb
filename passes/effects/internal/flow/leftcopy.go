package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What options have filled is handed on as a copy, too, of which each field is what they left there:
//
//	p.WithStreams(o.Streams)

// A partOfObject names a struct that is a part of an object.
type partOfObject struct {
	of   *object
	path string
}

// leftCopy returns what is told of a part of n that is a struct, of which the calls that are told of
// are given a copy once options were called on n, false if it is no such thing.
func (o *outside) leftCopy(a atom, n *object) (x summary.Atom, ok bool) {
	f, t := o.f, n.typeOf(a.path)
	if f.left[n].by == nil || t == nil || len(o.calls) == 0 {
		return x, false
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok || slices.ContainsFunc(o.calls, func(i ssa.Instruction) bool { return !copies(i, t) }) {
		return x, false
	}
	x = summary.Atom{Kind: summary.Object, ID: f.idOfPart(partOfObject{n, a.path})}.In(summary.Local{Type: t})
	for field := range s.Fields() {
		if typeinfo.IsAggregate(field.Type()) || !f.pkg.carries(field.Type()) {
			continue
		}
		place := a
		place.path = paths.Join(a.path, field.Name())
		var left leftThere
		for _, at := range o.calls {
			if left = f.leftAt(place, at); left.by == nil {
				return x, false
			}
		}
		x.Fields = append(x.Fields, summary.Field{Path: field.Name(), Value: o.value([]atom{left.atom}, 1), Must: true})
	}
	return x, len(x.Fields) > 0
}

// copies reports whether a call is given a copy of a struct of type t.
func copies(i ssa.Instruction, t types.Type) bool {
	c, ok := i.(*ssa.Call)
	return ok && slices.ContainsFunc(c.Call.Args, func(v ssa.Value) bool { return types.Identical(v.Type(), t) })
}

// idOfPart returns a number for what is copied from a part of an object.
func (f *frame) idOfPart(part partOfObject) int {
	id, ok := f.copyIDs[part]
	if !ok {
		if f.copyIDs == nil {
			f.copyIDs = make(map[partOfObject]int)
		}
		id = f.pkg.next()
		f.copyIDs[part] = id
	}
	return id
}
