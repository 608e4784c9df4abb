package flow

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// A path passes pointers without a step, so that what a function literal does to a field reads
// as if that were in the variable which it has captured, and not in what the pointer there leads
// to:
//
//	r := &result{}
//	names.Range(func(name, _ any) bool {
//		r.Names = append(r.Names, name.(string))
//		return true
//	})
//	slices.Sort(r.Names)

// through returns addresses with the places of fields behind pointers for those which are in what
// holds such a pointer.
func (f *frame) through(st *state, addr value) value {
	var out value
	for _, e := range addr {
		if behind := f.behind(st, e, "", maxHops); len(behind) > 0 {
			out.putAll(behind)
		} else {
			out.put(e)
		}
	}
	return out
}

// behind returns the addresses of a path below one that are behind pointers which are held on the
// way there, nothing if there is none.
func (f *frame) behind(st *state, addr entry, path string, hops int) value {
	if !leadsOn(addr) || hops == 0 {
		return nil
	}
	o, at, _ := f.target(addr)
	path, ok := join(at, path)
	if !ok || !strings.ContainsAny(path, ".[") {
		return nil
	}
	content := f.content(st, o)
	if f.work += 1 + len(content); f.work > f.mostWork() {
		return nil
	}
	var out value
	for _, e := range content {
		field, ok := strings.CutPrefix(path, e.at)
		if !ok || field == "" || field[0] != '.' && (field[0] != '[' || f.cuts) || !exact(e.at) || o.param && e.untouched(o.index) {
			continue
		}
		if e.at = ""; !leadsOn(e) {
			continue
		}
		if further := f.behind(st, e, field, hops-1); len(further) > 0 {
			out.putAll(further)
		} else {
			out.putAll(f.addresses(st, value{e}, field))
		}
	}
	return out
}

// leadsOn reports whether an entry is the address of something that is no package variable.
func leadsOn(e entry) bool {
	return e.at == "" && (e.kind == isPlace && e.obj.glob == nil || e.kind == isParam && !e.whole && !e.order)
}

// setIn returns the paths of what parameter i points to that are overwritten on some way through
// the function: what is put there is in what was there before.
func setIn(content value, i int) []string {
	var paths []string
	for _, e := range content {
		if e.at != "" || !e.untouched(i) {
			continue
		}
		for not := range splitExcept(e.except) {
			if !slices.Contains(paths, not) {
				paths = append(paths, not)
			}
		}
	}
	return paths
}

// putBehind puts what a function has put below an address behind the pointers there, as far as it
// has set that in what was there before, and returns the rest. On every way it has set some of
// the paths.
func (f *frame) putBehind(st *state, addr entry, v value, set, always []string, given ssa.Value) value {
	for _, path := range set {
		behind := f.behind(st, addr, path, maxHops)
		if len(behind) == 0 {
			continue
		}
		var here, rest value
		for _, e := range v {
			if below(e.at, path) {
				e.at = e.at[len(path):]
				here = append(here, e)
			} else {
				rest = append(rest, e)
			}
		}
		v = rest
		f.keepOutgoing(st, behind, here, nil)
		for _, e := range behind {
			o, at, _ := f.target(e)
			old := f.content(st, o)
			if len(behind) == 1 && slices.Contains(always, path) && isSetIn(at, path, given) {
				old = f.p.atoms.without(old, at)
			}
			f.set(st, o, union(old, here.at(at)))
		}
	}
	return v
}

// isSetIn reports whether a function that sets what is at a path below an argument sets all that
// is at another one, which ends as that does: in each element of a list, if there is one in both.
func isSetIn(at, path string, given ssa.Value) bool {
	return strings.Count(at, "[]") == strings.Count(path, "[]") && !strings.Contains(at, "{}") && (exact(at) || given != nil)
}

// heldIn returns the address of a field behind a pointer, or of an element of a list, in what that
// was loaded from, as far as that holds the field itself: nothing more is known of what the pointer
// leads to.
//
//	b := newBuilder()
//	b.collect()
//	sort.Strings(b.report.Names)
func (f *frame) heldIn(st *state, at ssa.Value, hops int) value {
	var of ssa.Value
	var step string
	switch x := at.(type) {
	case *ssa.FieldAddr:
		of, step = x.X, "."+fieldName(x.X.Type(), x.Field)
	case *ssa.IndexAddr:
		of, step = x.X, "[]"
	}
	if of == nil || hops == 0 {
		return nil
	}
	var in value
	switch x := of.(type) {
	case *ssa.UnOp:
		in = union(f.val(x.X), f.heldIn(st, x.X, hops-1))
	case *ssa.FieldAddr, *ssa.IndexAddr:
		in = f.heldIn(st, x, hops-1)
	}
	return f.address(st, in, step)
}

// storeIn puts a value into a field in what a pointer was loaded from, in place of what is there,
// if nothing is known of where that leads to.
func (f *frame) storeIn(st *state, held, addr, v value) {
	if len(held) != 1 || !leadsOn(held[0]) || !exact(held[0].path) || addr.has(held[0].item) {
		return
	}
	o, path, _ := f.target(held[0])
	content := f.content(st, o)
	left := slices.DeleteFunc(slices.Clone(content), func(e entry) bool { return below(e.at, path) && !(o.param && e.untouched(o.index)) })
	if !slices.ContainsFunc(addr, leadsOn) {
		left = union(left, v.at(path))
	}
	if !same(left, content) {
		f.set(st, o, left)
	}
}
