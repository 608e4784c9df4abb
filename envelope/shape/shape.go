package shape

import "reflect"

// A Kind is what JSON carries for a value of a Go type.
type Kind int

const (
	Any         Kind = iota // an interface: whatever the value is
	Object                  // a struct: the keys are known
	Map                     // an object whose keys are data
	List                    // an array
	String                  // also of a type that marshals itself as text
	Integer                 // a whole number
	Number                  // any number
	Boolean                 // true or false
	Bytes                   // a string in base64
	Time                    // a string: date and time as in RFC 3339
	Raw                     // JSON in a json.RawMessage
	Custom                  // what a MarshalJSON method makes of it
	Unsupported             // nothing: encoding fails
)

// A Shape is what a Go type is in JSON. The shape of a recursive type is
// cyclic.
type Shape struct {
	Kind   Kind
	Type   Type     // a pointer's is that of what it points to
	Fields []*Field // of an Object, in the order in which they are written
	Elem   Ref      // of a List or a Map

	name     string     // of a defined type
	embedded []embedded // of an Object, those that have a tag
	twins    []twin     // of an Object
}

// GoType returns the type in words, as [Type] spells it.
func (s *Shape) GoType() string {
	if s.name != "" {
		return s.name
	}
	return s.Type.String()
}

// A Ref is a place that a shape is in.
type Ref struct {
	*Shape
	Nullable bool // null may stand there too, as for a nil pointer
}

// Of returns the shape of a type. A nil slice or map counts as empty, which is
// what the runtime makes of it, and not as null.
func Of(t Type) Ref { return new(Reader).Of(t) }

// mostPointers bounds how many pointers lead to a type, for types such as
// type P *P.
const mostPointers = 16

func (r *Reader) find(id any) *Shape {
	for _, k := range r.known {
		if k.id == id {
			return k.shape
		}
	}
	return nil
}

func (r *Reader) ref(t Type) Ref {
	nullable := false
	for range mostPointers {
		if t.Kind() != reflect.Pointer {
			break
		}
		t, nullable = t.Elem(), true
	}
	id := t.ID()
	s := r.find(id)
	if s == nil {
		s = &r.shapes.take(1)[0]
		s.Type = t
		if t.Named() {
			s.name = t.String()
		}
		s.Kind = kindOf(t, s.name)
		r.known = append(r.known, known{id, s})
		switch s.Kind {
		case Object:
			s.Fields, s.embedded, s.twins = r.readFields(t)
		case List, Map:
			s.Elem = r.ref(t.Elem())
		}
	}
	return Ref{Shape: s, Nullable: nullable || s.Kind == Any}
}

// wellKnown returns the kind of a type that marshals itself, or that
// encoding/json knows, in a way that its methods do not tell.
func wellKnown(name string) (k Kind, ok bool) {
	switch name { // a map would be made whenever a program starts
	case "time.Time":
		return Time, true
	case "math/big.Int":
		return Integer, true
	case "encoding/json.Number":
		return Number, true
	case rawMessage:
		return Raw, true
	}
	return 0, false
}

// kindOf returns the kind of a type with a name, empty if it is not defined.
func kindOf(t Type, name string) Kind {
	k := t.Kind()
	if name == "" {
		return kindOfKind(t, k)
	}
	if known, ok := wellKnown(name); ok {
		return known
	}
	switch {
	case k == reflect.Interface:
		return Any
	case t.Has(MarshalJSON):
		return Custom
	case t.Has(MarshalText):
		return String
	}
	return kindOfKind(t, k)
}

// kindOfKind returns the kind of a type without methods.
func kindOfKind(t Type, k reflect.Kind) Kind {
	switch {
	case k == reflect.Interface:
		return Any
	case k >= reflect.Int && k <= reflect.Uintptr:
		return Integer
	case k == reflect.Struct && t.Has(MarshalJSON): // of an embedded type
		return Custom
	case k == reflect.Struct && t.Has(MarshalText):
		return String
	}
	switch k {
	case reflect.Bool:
		return Boolean
	case reflect.Float32, reflect.Float64:
		return Number
	case reflect.String:
		return String
	case reflect.Struct:
		return Object
	case reflect.Array:
		return List
	case reflect.Slice:
		if e := t.Elem(); e.Kind() == reflect.Uint8 && !e.Has(MarshalJSON) && !e.Has(MarshalText) {
			return Bytes
		}
		return List
	case reflect.Map:
		if IsKey(t.Key()) {
			return Map
		}
	}
	return Unsupported
}

// IsSinceGo127 reports whether the shape is Unsupported, while encoding/json carries it
// since Go 1.27: a map whose keys are floating-point numbers, or interface values, which
// are keys if what they hold may be one.
func (s *Shape) IsSinceGo127() bool {
	if s == nil || s.Kind != Unsupported || s.Type == nil || s.Type.Kind() != reflect.Map {
		return false
	}
	k := s.Type.Key().Kind()
	return k == reflect.Float32 || k == reflect.Float64 || k == reflect.Interface
}

// IsKey reports whether the keys of an object can be made of values of t.
func IsKey(t Type) bool {
	k := t.Kind()
	return k == reflect.String || k >= reflect.Int && k <= reflect.Uintptr || t.Has(MarshalText)
}

// isUnsigned reports whether numbers of the type cannot be negative.
func isUnsigned(t Type) bool { return t.Kind() >= reflect.Uint && t.Kind() <= reflect.Uintptr }
