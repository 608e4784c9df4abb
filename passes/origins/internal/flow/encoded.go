package flow

import (
	"go/types"
	"reflect"
	"slices"
	"strings"
)

// encoded returns what the JSON of a value is made of: what an interface holds is
// encoded by its type, if that is known, else it is of type t, which may be nil.
func (f *frame) encoded(st *state, v value, t types.Type) value {
	if held := dynamicType(v); held != nil {
		t = held
	}
	var out value
	f.encodedAs(&out, st, v, t, 0)
	return out
}

// encodedAs adds to out what the JSON of a value of a type, nil if it is not known, is
// made of.
func (f *frame) encodedAs(out *value, st *state, v value, t types.Type, depth int) {
	given, rest := asGiven(v)
	for _, e := range given {
		e.atom = f.p.encodedParam(e.atom, t)
		out.put(e)
	}
	switch {
	case len(rest) == 0 || len(*out) >= maxEntries:
	case t == nil || depth > maxDepth || !f.p.hides(t):
		out.putAll(f.whole(st, rest))
	default:
		f.encodedIn(out, st, rest, t, depth+1)
	}
}

// encodedIn is encodedAs for what the type has, of which JSON may have less.
func (f *frame) encodedIn(out *value, st *state, v value, t types.Type, depth int) {
	switch u := elemOfPointer(t).Underlying().(type) {
	case *types.Struct:
		for i := range u.NumFields() {
			if field := u.Field(i); isWritten(field, u.Tag(i)) {
				f.encodedAs(out, st, f.get(st, v, "."+field.Name()), field.Type(), depth)
			}
		}
	case *types.Slice:
		out.putAll(f.orders(st, v))
		f.encodedAs(out, st, f.get(st, v, "[]"), u.Elem(), depth)
	case *types.Array:
		f.encodedAs(out, st, f.get(st, v, "[]"), u.Elem(), depth)
	case *types.Map:
		for _, key := range f.keysOf(st, v) { // what they hold may be of several types
			f.encodedAs(out, st, f.get(st, v, key), u.Elem(), depth)
		}
	case *types.Interface:
		f.encodedAs(out, st, v, dynamicType(v), depth)
	}
}

// keysOf returns the steps that lead to all that a map holds.
func (f *frame) keysOf(st *state, v value) []string {
	keys := []string{}
	for _, e := range f.opened(st, v) {
		if e.kind == isType && e.at == "" {
			continue // of the map
		}
		key, _ := cutStep(e.at)
		if !strings.HasPrefix(key, "{") {
			return []string{"{}"}
		}
		if !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// asGiven divides a value into what is a parameter as a whole, and all else.
func asGiven(v value) (given, rest value) {
	for _, e := range v {
		if e.kind == isParam && e.at == "" && !e.whole && !e.order {
			given = append(given, e)
		} else {
			rest = append(rest, e)
		}
	}
	return given, rest
}

// encodedParam returns what is made of what JSON has of a parameter: if its type is
// not known here, callers may know what it holds.
func (p *Package) encodedParam(a *atom, t types.Type) *atom {
	if t == nil || types.IsInterface(t) {
		return p.atoms.derive(a, encodedOf, "")
	}
	for _, path := range p.hidden(nil, "", t) {
		if less := p.atoms.derive(a, without, path); less != nil {
			a = less
		}
	}
	return p.atoms.derive(a, wholeOf, "")
}

// hidden adds to paths those below a path, in a value of a type, that JSON has not.
func (p *Package) hidden(paths []string, at string, t types.Type) []string {
	if strings.Count(at, ".") > maxHiding || len(paths) >= maxExcept || !p.hides(t) {
		return paths
	}
	switch u := elemOfPointer(t).Underlying().(type) {
	case *types.Struct:
		for i := range u.NumFields() {
			field := u.Field(i)
			if path := at + "." + field.Name(); isWritten(field, u.Tag(i)) {
				paths = p.hidden(paths, path, field.Type())
			} else {
				paths = append(paths, path)
			}
		}
	case *types.Slice:
		paths = p.hidden(paths, at+"[]", u.Elem())
	case *types.Array:
		paths = p.hidden(paths, at+"[]", u.Elem())
	}
	return paths
}

// maxHiding bounds how deep in a parameter fields are looked for that JSON has not.
const maxHiding = 2

// dynamicType returns the type of what an interface holds, nil if it is not known or
// may be one of several.
func dynamicType(v value) (t types.Type) {
	for _, e := range v {
		if e.kind == isType && e.at == "" {
			if t != nil && !types.Identical(t, e.typ) {
				return nil
			}
			t = e.typ
		}
	}
	return t
}

// hides reports whether JSON may have less of a value of a type than the value has:
// some struct in it has fields that are not written.
func (p *Package) hides(t types.Type) bool {
	hides, known := p.hiding[t]
	if known {
		return hides // no, of a type that leads back to itself
	}
	p.hiding[t] = false
	switch u := t.Underlying().(type) {
	case *types.Interface:
		hides = true // whatever it holds
	case *types.Pointer:
		hides = p.hides(u.Elem())
	case *types.Struct:
		for i := range u.NumFields() {
			hides = hides || !isWritten(u.Field(i), u.Tag(i)) || p.hides(u.Field(i).Type())
		}
	case *types.Slice:
		hides = p.hides(u.Elem())
	case *types.Array:
		hides = p.hides(u.Elem())
	case *types.Map:
		hides = p.hides(u.Elem())
	}
	hides = hides && !p.spellsItself(t)
	p.hiding[t] = hides
	return hides
}

// spellsItself reports whether values of a type make their JSON themselves.
func (p *Package) spellsItself(t types.Type) bool {
	for _, name := range []string{"MarshalJSON", "MarshalText", "MarshalJSONTo"} {
		if obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name); obj != nil {
			return !types.IsInterface(t)
		}
	}
	return false
}

// isWritten reports whether JSON has a field of a struct, or those of one that is
// embedded.
func isWritten(field *types.Var, tag string) bool {
	if reflect.StructTag(tag).Get("json") == "-" {
		return false
	}
	if field.Exported() {
		return true
	}
	_, isStruct := elemOfPointer(field.Type()).Underlying().(*types.Struct)
	return field.Embedded() && isStruct
}

// elemOfPointer returns what a type points to, the type itself if that is no pointer.
func elemOfPointer(t types.Type) types.Type {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		return ptr.Elem()
	}
	return t
}
