package condense

import (
	"go/types"
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A function may return one of several things that it makes:
//
//	func Open(name string) *Pipe {
//		f, err := os.Open(name)
//		if err != nil {
//			return NewPipe().WithError(err)
//		}
//		return NewPipe().WithReader(f)
//	}
//
// Whoever calls it has one of them, and what is put into that takes the place of what was
// there.

// OneOf has s tell of one object that holds what any of them does, if none is known but by
// what is returned.
func OneOf(s *summary.Summary) {
	told := make(map[int]int) // how often, by the number of the object
	for _, r := range s.Results {
		countObjects(r, told)
	}
	for _, st := range s.Stores {
		countObjects(st.Value, told)
	}
	for i := range s.Uses {
		for _, arg := range s.Uses[i].Args {
			countObjects(arg, told)
		}
	}
	for i, r := range s.Results {
		s.Results[i] = oneObject(r, func(a *summary.Atom) bool { return !a.Opaque && told[a.ID] == 1 })
	}
}

func countObjects(v summary.Value, told map[int]int) {
	for i := range v {
		a := &v[i]
		if a.Kind == summary.Object {
			told[a.ID]++
		}
		for _, f := range a.Fields {
			countObjects(f.Value, told)
		}
		for _, b := range a.Bind {
			countObjects(b, told)
		}
		countObjects(a.Inner, told)
	}
}

// oneObject returns v with one object in place of those that only it has and that are of
// one type and hold something in the same places.
func oneObject(v summary.Value, only func(*summary.Atom) bool) summary.Value {
	if len(v) < 2 {
		return v
	}
	out := make(summary.Value, 0, len(v))
	for i := range v {
		n := -1
		if v[i].Kind == summary.Object && only(&v[i]) {
			n = slices.IndexFunc(out, func(a summary.Atom) bool { return a.Kind == summary.Object && only(&a) && alike(&a, &v[i]) })
		}
		if n < 0 {
			out = append(out, v[i])
		} else {
			out[n].Fields = both(out[n].Fields, v[i].Fields)
		}
	}
	return out
}

// alike reports whether two objects are of one type and hold something in the same places.
func alike(a, b *summary.Atom) bool {
	t, u := a.Local().Type, b.Local().Type
	return t != nil && u != nil && types.Identical(t, u) && a.Wraps == b.Wraps && alikeIn(a.Fields, b.Fields) && alikeIn(b.Fields, a.Fields)
}

// alikeIn reports whether what holds something in a does so in b.
func alikeIn(a, b []summary.Field) bool {
	return !slices.ContainsFunc(a, func(x summary.Field) bool {
		return !isIdle(x.Value) && !slices.ContainsFunc(b, func(y summary.Field) bool { return y.Path == x.Path && y.Must == x.Must })
	})
}

// isIdle reports whether v is nothing but what does nothing that is followed, as a file.
func isIdle(v summary.Value) bool {
	return !slices.ContainsFunc(v, func(a summary.Atom) bool {
		if a.Kind == summary.Box {
			of := typeinfo.NamedOf(a.Local().Type)
			return of == nil || of.Pkg() == nil || !known.Standard(of.Pkg().Path()) || !isIdle(a.Inner)
		}
		return a.Kind != summary.Object || slices.ContainsFunc(a.Fields, func(f summary.Field) bool { return !isIdle(f.Value) })
	})
}

// both returns the fields that a and b have, with what either holds: one that only one of
// them has is not filled in any case.
func both(a, b []summary.Field) []summary.Field {
	var out []summary.Field
	for _, x := range a {
		if n := slices.IndexFunc(b, func(y summary.Field) bool { return y.Path == x.Path }); n >= 0 {
			x.Value, x.Must = append(slices.Clip(x.Value), b[n].Value...), x.Must && b[n].Must
			out = append(out, x)
		}
	}
	return out
}
