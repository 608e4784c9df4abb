package shape

import "reflect"

// A Type is a Go type, as this package has to see it.
type Type interface {
	// ID returns a comparable value that identical types share.
	ID() any

	// String returns the type as in Go source, with full import paths:
	// "[]example.com/users.User".
	String() string

	// Named reports whether it is a defined type that may have methods: neither
	// one of the language's own nor one that is spelled out.
	Named() bool

	// Kind returns what kind of type it is; of a defined type, that of the
	// type it is defined as.
	Kind() reflect.Kind

	// Elem returns the type of what a pointer, slice, array or map holds, and
	// Key the type of a map's keys.
	Elem() Type
	Key() Type

	// Bits returns the size of a number, and Len that of an array.
	Bits() int
	Len() int

	// NumField returns how many fields a struct has, and Field one of them.
	NumField() int
	Field(i int) StructField

	// Has reports whether the type, or a pointer to it, has the method.
	Has(m Method) bool

	// Promotes reports whether the method that a struct has, MarshalJSON or
	// MarshalText, is that of one which it embeds.
	Promotes(m Method) bool
}

// A StructField is a field of a struct, as it is declared.
type StructField struct {
	Name     string
	Type     Type
	Tag      reflect.StructTag
	Exported bool
	Embedded bool
}

// A Method is one that changes what a type is in JSON or on a command line.
type Method int

const (
	MarshalJSON   Method = iota // of encoding/json.Marshaler
	MarshalText                 // of encoding.TextMarshaler
	UnmarshalText               // of encoding.TextUnmarshaler
	JSONSchema                  // func() json.RawMessage, the schema of a type that marshals itself
)
