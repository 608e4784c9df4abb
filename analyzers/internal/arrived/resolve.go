package arrived

import (
	"go/types"
	"strings"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/payload"
)

// resolve follows the path of a value through what JSON has of the payload, and
// reports whether it is known to be there.
func (v *Value) resolve(reader *payload.Reader, data shape.Ref) bool {
	v.Path = "Out"
	return v.follow(reader, data, v.Flow.Path, true)
}

// follow is resolve for the rest of the path from a place on, which is the payload, or the
// top of it, if top is true.
func (v *Value) follow(reader *payload.Reader, at shape.Ref, rest string, top bool) bool {
	for rest != "" {
		if at.Shape == nil {
			return false
		}
		switch at.Kind {
		case shape.Object:
			f, after := field(at.Shape, rest)
			if f == nil || f.Marks.Hidden() || f.Marks.Stable {
				return false
			}
			v.Path += "." + f.GoName
			v.Field, v.Top = f, top
			at, rest, top = f.Ref, after, false
			continue
		case shape.Any:
			if held := v.heldAt(rest); len(held) > 0 {
				return v.followAll(reader, held, rest)
			}
			fallthrough
		case shape.List, shape.Map:
			step, after := element(rest)
			if step == "" {
				return false // a field of a type that is not known
			}
			v.Path += step
			at, rest = at.Elem, after
			if at.Shape == nil {
				at = shape.Ref{Shape: new(shape.Shape)} // of any kind
			}
			top = top && at.Kind == shape.Any
			continue
		case shape.Bytes, shape.String, shape.Time, shape.Integer, shape.Number:
			return strings.Trim(rest, "[]") == "" || isID(at)
		}
		return isID(at)
	}
	return true
}

// heldAt returns the types that an interface value is known to hold of those that have what
// the rest of the path begins with.
func (v *Value) heldAt(rest string) (held []types.Type) {
	at := v.Flow.Path[:len(v.Flow.Path)-len(rest)]
	for _, h := range v.Holds {
		if h.Path == at && leads(h.Type, rest) {
			held = append(held, h.Type)
		}
	}
	return held
}

// followAll is follow for a value in an interface, and reports whether it is known to be
// there whichever of the types that has: the value may be of any of them.
func (v *Value) followAll(reader *payload.Reader, held []types.Type, rest string) bool {
	var first *Value
	for _, t := range held {
		w := *v
		if !w.follow(reader, shape.Of(reader.Type(t)), rest, false) {
			return false
		}
		if first == nil {
			first = &w
		}
	}
	*v = *first
	return true
}

// leads reports whether a path may begin in values of a type, or in what they point to.
func leads(t types.Type, path string) bool {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	switch u := t.Underlying().(type) {
	case *types.Struct:
		for f := range u.Fields() {
			if after, ok := strings.CutPrefix(path, "."+f.Name()); ok && (after == "" || strings.IndexByte(".[{", after[0]) >= 0) {
				return true
			}
		}
	case *types.Slice, *types.Array:
		return path[0] == '['
	case *types.Map:
		return path[0] == '{'
	}
	return false
}

func isID(at shape.Ref) bool { return spec.VolatileType(at.Type.String()) != "" }

// field returns the field that a path begins with, and what is left of it.
func field(s *shape.Shape, path string) (*shape.Field, string) {
	for _, f := range s.Fields {
		if rest, ok := strings.CutPrefix(path, "."+f.GoName); ok && (rest == "" || strings.IndexByte(".[{", rest[0]) >= 0) {
			return f, rest
		}
	}
	return nil, ""
}

// element cuts the step to an element off a path, as paths of problems have it,
// but for keys that are known.
func element(path string) (step, rest string) {
	if rest, ok := strings.CutPrefix(path, "[]"); ok {
		return "[]", rest
	}
	if strings.HasPrefix(path, "{") {
		if end := strings.IndexByte(path, '}'); end > 0 {
			return path[:end+1], path[end+1:]
		}
	}
	return "", path
}
