package payload

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// Form returns the form that the object has or was meant to have, and whether
// there is one: by its keys, see [spec.FormOf], as long as they can hold what those
// of an envelope do. This counts:
//
//	type summary struct {
//		OK       int `json:"ok"`
//		Warnings int `json:"warnings"`
//		Error    int `json:"error"`
//	}
func (r *Result) Form(o *Object) (spec.Form, bool) {
	var names []string
	for i := range o.Keys {
		names = append(names, o.Keys[i].Name)
	}
	form, ok := spec.FormOf(names)
	for i := range o.Keys {
		ok = ok && r.holdsPart(&o.Keys[i], o.Struct)
	}
	return form, ok
}

// metaOf returns the path of meta in what is encoded, as "Out.Meta" or "Out{meta}", if
// that is an envelope with all keys of its form, "" if not. There belongs what differs
// from call to call.
func (r *Result) metaOf(e *Encoded) string {
	objects := r.Objects(e)
	for _, o := range objects {
		if _, ok := r.Form(o); !ok || slices.ContainsFunc(spec.Keys, func(key string) bool { return o.Key(key) == nil }) {
			return ""
		}
	}
	if len(objects) == 0 {
		return ""
	}
	if objects[0].Struct == nil {
		return "Out{" + spec.KeyMeta + "}"
	}
	for _, f := range shape.Of(r.reader.Type(e.Type)).Fields {
		if f.Name == spec.KeyMeta {
			return "Out." + f.GoName
		}
	}
	return ""
}

// InMeta reports whether a path leads into meta of an envelope that the handler of
// another framework makes by hand.
func (c *Command) InMeta(path string) bool {
	rest, ok := strings.CutPrefix(path, c.meta)
	return ok && c.meta != "" && (rest == "" || strings.IndexByte(".[{", rest[0]) >= 0)
}

// holdsPart reports whether a key of an object can hold what is under that name in
// an envelope: ok is true or false, error and warnings are no numbers.
func (r *Result) holdsPart(k *Key, of types.Type) bool {
	var held []types.Type
	if k.Field != nil {
		held = append(held, fieldType(of, k))
	} else {
		for _, set := range k.Values {
			held = append(held, dynamicType(set.Value))
		}
	}
	for _, t := range held {
		kind := shape.Of(r.reader.Type(t)).Kind
		number := kind == shape.Integer || kind == shape.Number
		switch k.Name {
		case spec.KeyOK:
			if kind == shape.Boolean || kind == shape.Any || kind == shape.Raw || kind == shape.Custom {
				return true
			}
		case spec.KeyError, spec.KeyWarnings:
			if !number {
				return true
			}
		default:
			return true
		}
	}
	return len(held) == 0
}

// fieldType returns the type of a key's field in the struct that the object is.
func fieldType(of types.Type, k *Key) types.Type {
	if st, ok := of.Underlying().(*types.Struct); ok {
		for f := range st.Fields() {
			if f.Origin() == k.Field {
				return f.Type()
			}
		}
	}
	return k.Field.Type() // of an embedded one
}

// dynamicType returns the type of a value before it becomes an interface value.
func dynamicType(v ssa.Value) types.Type {
	if made, ok := v.(*ssa.MakeInterface); ok {
		return made.X.Type()
	}
	return v.Type()
}
