package shape

import (
	"slices"

	"github.com/envvet/envvet/envelope/spec"
)

// DataFields lists the keys of a payload at every depth, as package spec checks
// them, with paths such as "Out.Items[].Price". A type that holds itself is
// listed once.
func DataFields(payload Ref) []spec.DataField { return new(Reader).AppendDataFields(nil, payload) }

// AppendDataFields appends what [DataFields] returns.
func (r *Reader) AppendDataFields(dst []spec.DataField, payload Ref) []spec.DataField {
	l := lister{terse: r.Terse, fields: dst, path: r.path[:0]}
	l.list(payload.Shape, "Out", &Marks{}, true)
	r.path = l.path
	return l.fields
}

// BadSchema says what is wrong with the schema that a payload's type declares for the
// whole: "panics". It is "" if nothing is.
func BadSchema(payload Ref) string { return badSchema(payload.Shape) }

// Swallower returns the type of an embedded field whose JSON a payload as a whole is, so
// that other fields of it are lost, or "".
func Swallower(payload Ref) string { return swallower(payload.Shape) }

// DataKindOf says what a payload is as a whole.
func DataKindOf(payload Ref) spec.DataKind {
	if payload.Shape == nil {
		return spec.DataUnsupported
	}
	if hasSchema(payload.Shape) {
		return spec.DataDescribed
	}
	return dataKinds[payload.Kind]
}

var dataKinds = [...]spec.DataKind{
	Any: spec.DataUnknown, Raw: spec.DataUnknown, Custom: spec.DataUnknown,
	Object: spec.DataObject, Map: spec.DataObject, List: spec.DataArray,
	String: spec.DataScalar, Integer: spec.DataScalar, Number: spec.DataScalar, Boolean: spec.DataScalar,
	Bytes: spec.DataScalar, Time: spec.DataScalar, Unsupported: spec.DataUnsupported,
}

// IsScalar reports whether values are neither objects nor arrays in JSON, as far as the
// type tells.
func (s *Shape) IsScalar() bool { return dataKinds[s.Kind] == spec.DataScalar }

type lister struct {
	terse  bool // without words
	fields []spec.DataField
	path   []*Shape // objects that were listed, and the lists and maps from the last one to here
}

// words returns the path that a step leads to.
func (l *lister) words(path, step string) string {
	if l.terse {
		return ""
	}
	return path + step
}

// goType is how the type of a shape is spelled; of one that has a name, always.
func (l *lister) goType(s *Shape) string {
	if l.terse {
		return s.name
	}
	return s.GoType()
}

// list lists what is in a shape at a path. What the marks of the field there say
// of it holds for what a list or map in it holds, too.
func (l *lister) list(s *Shape, path string, marks *Marks, top bool) {
	if s == nil || s.Kind != Object && s.Kind != List && s.Kind != Map || slices.Contains(l.path, s) {
		return
	}
	depth := len(l.path)
	l.path = append(l.path, s)
	switch s.Kind {
	case List:
		l.element(s.Elem, l.words(path, "[]"), marks)
	case Map:
		l.element(s.Elem, l.words(path, "{}"), marks)
	}
	if s.Kind != Object {
		l.path = slices.Delete(l.path, depth, depth+1) // other fields may be of the type, with other marks
	}
	for _, e := range s.embedded {
		l.fields = append(l.fields, spec.DataField{
			Path: l.words(path+".", e.goName), Kind: spec.DataObject, GoType: e.typ.String(),
			Stable: e.marks.Stable, Volatile: e.marks.Volatile, Text: e.marks.Text, Opaque: e.marks.Opaque,
			BadMarks: e.marks.Unknown, Ordering: orderings(&e.marks),
		})
	}
	for _, t := range s.twins {
		l.fields = append(l.fields, spec.DataField{
			Path: l.words(path+".", t.second.GoName), Name: t.second.Name, Twin: t.first.GoName, Kind: spec.DataObject, Stable: true,
		})
	}
	for _, f := range s.Fields {
		at := path
		if !l.terse {
			at = path + "." + f.GoName
		}
		l.fields = append(l.fields, spec.DataField{
			Path: at, Name: f.Name, Kind: dataKinds[f.Kind], GoType: l.goType(f.Shape), Top: top, HasSchema: hasSchema(f.Shape),
			Enum: f.Enum(), Stable: f.Marks.Stable, Volatile: f.Marks.Volatile, Text: f.Marks.Text, Opaque: f.Marks.Opaque,
			BadMarks: f.Marks.Unknown, SinceGo127: f.IsSinceGo127(), IsList: isList(f.Shape), Ordering: orderings(&f.Marks),
			LeftOut: f.leftOut(), BadEnum: f.badEnum(), BadSchema: badSchema(f.Shape), Swallower: swallower(f.Shape),
		})
		if !f.Marks.Volatile && !f.Marks.Text && !isAtom(f.Shape) {
			l.list(f.Shape, at, &f.Marks, false)
		}
	}
}

// element lists what a list or map holds: its own entry, unless it is an object
// or a list that has entries, and what is below.
func (l *lister) element(r Ref, path string, marks *Marks) {
	atom := isAtom(r.Shape)
	if atom || r.Kind != Object && r.Kind != List && r.Kind != Map {
		l.fields = append(l.fields, spec.DataField{
			Path: path, Kind: dataKinds[r.Kind], GoType: l.goType(r.Shape), HasSchema: hasSchema(r.Shape),
			Stable: marks.Stable, Opaque: marks.Opaque, SinceGo127: r.IsSinceGo127(), BadSchema: badSchema(r.Shape), Swallower: swallower(r.Shape),
		})
	}
	if !atom {
		l.list(r.Shape, path, marks, false)
	}
}

// hasSchema reports whether a type of which the kind says nothing says what JSON
// it makes of itself.
func hasSchema(s *Shape) bool {
	return dataKinds[s.Kind] == spec.DataUnknown && s.Type.Has(JSONSchema)
}

// isAtom reports whether a shape is judged by its type alone, as that of
// sql.NullTime, whose fields nobody can tag.
func isAtom(s *Shape) bool { return s.Kind == Object && spec.VolatileType(s.name) != "" }

// isList reports whether a shape is a list, or the maps in it hold lists.
func isList(s *Shape) bool {
	for range mostMaps {
		if s == nil || s.Kind != Map {
			break
		}
		s = s.Elem.Shape
	}
	return s != nil && s.Kind == List
}

// mostMaps bounds how many maps lead to a list, for types such as
// type M map[string]M.
const mostMaps = 16

func orderings(m *Marks) int {
	n := 0
	if m.Set {
		n++
	}
	if m.Ordered {
		n++
	}
	return n
}
