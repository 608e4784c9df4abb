package shape

import (
	"encoding"
	"encoding/json"
	"reflect"
	"runtime"
	"strconv"
	"strings"
)

// A Schemer is a type that encodes itself, as JSON or as text, and says what JSON comes
// of it.
type Schemer interface {
	// JSONSchema returns a JSON Schema, an object. It is called on a zero value. Where
	// the type is a part of a payload, its definitions become those of the whole, and
	// references such as "#/$defs/Point" follow them.
	JSONSchema() json.RawMessage
}

// Reflect returns the view of a type of the running program.
func Reflect(t reflect.Type) Type { return &reflected{of: t} }

// Reflect is the function [Reflect] in the reader's memory.
func (r *Reader) Reflect(t reflect.Type) Type { return r.views.add(t) }

// GoType returns the type that [Reflect] made a view of, or nil.
func GoType(t Type) reflect.Type {
	if r, ok := t.(*reflected); ok {
		return r.of
	}
	return nil
}

// A reflected type has the type in a field. To embed it would keep, together with the
// question of Promotes for methods, all exported methods of all types in the program.
type reflected struct {
	of    reflect.Type
	views *views // where those of other types go; nil for anywhere
}

// views is memory for views.
type views struct{ slab[reflected] }

func (v *views) add(t reflect.Type) *reflected {
	if v == nil {
		return &reflected{of: t}
	}
	added := &v.take(1)[0]
	*added = reflected{t, v}
	return added
}

func (t *reflected) Named() bool { return t.of.PkgPath() != "" }

func (t *reflected) Kind() reflect.Kind { return t.of.Kind() }
func (t *reflected) Bits() int          { return t.of.Bits() }
func (t *reflected) Len() int           { return t.of.Len() }
func (t *reflected) NumField() int      { return t.of.NumField() }

func (t *reflected) ID() any    { return t.of }
func (t *reflected) Elem() Type { return t.views.add(t.of.Elem()) }
func (t *reflected) Key() Type  { return t.views.add(t.of.Key()) }

func (t *reflected) String() string { return spell(t.of) }

func spell(t reflect.Type) string {
	path, k := t.PkgPath(), t.Kind()
	switch {
	case path != "":
	case k >= reflect.Bool && k <= reflect.Complex128 || k == reflect.String:
		return k.String() // of the language, found faster than by Name
	default:
		return unnamed(t)
	}
	return TypeName(path + "." + t.Name())
}

// TypeName returns the name by which shapes know a type that is declared, given the
// import path and the name that it has there: what encoding/json calls RawMessage
// is, since Go 1.27, declared as Value in encoding/json/jsontext.
func TypeName(name string) string {
	if name == "encoding/json/jsontext.Value" {
		return rawMessage
	}
	return name
}

const rawMessage = "encoding/json.RawMessage"

// unnamed spells types out whose parts have import paths. A reader of types in
// source has to spell them in the same way.
func unnamed(t reflect.Type) string {
	if t.Name() != "" {
		return t.Name()
	}
	elem := func() string { return spell(t.Elem()) }
	switch t.Kind() {
	case reflect.Pointer:
		return "*" + elem()
	case reflect.Slice:
		return "[]" + elem()
	case reflect.Array:
		return "[" + strconv.Itoa(t.Len()) + "]" + elem()
	case reflect.Map:
		return "map[" + spell(t.Key()) + "]" + elem()
	case reflect.Chan:
		return t.ChanDir().String() + " " + elem()
	case reflect.Func:
		return "func" + signature(t)
	case reflect.Interface:
		if t.NumMethod() == 0 {
			return "any"
		}
		return "interface {…}" // to ask for its methods would keep those of all types in the program
	case reflect.Struct:
		if t.NumField() == 0 {
			return "struct {}"
		}
		var fields []string
		for f := range t.Fields() {
			text := spell(f.Type)
			if !f.Anonymous {
				text = f.Name + " " + text
			}
			fields = append(fields, text)
		}
		return "struct { " + strings.Join(fields, "; ") + " }"
	}
	return t.String()
}

// signature spells the parameters and results of a function.
func signature(t reflect.Type) string {
	var in, out []string
	for i := range t.NumIn() {
		text := spell(t.In(i))
		if t.IsVariadic() && i == t.NumIn()-1 {
			text = "..." + strings.TrimPrefix(text, "[]")
		}
		in = append(in, text)
	}
	for i := range t.NumOut() {
		out = append(out, spell(t.Out(i)))
	}
	text := "(" + strings.Join(in, ", ") + ")"
	switch len(out) {
	case 0:
		return text
	case 1:
		return text + " " + out[0]
	}
	return text + " (" + strings.Join(out, ", ") + ")"
}

func (t *reflected) Field(i int) StructField {
	f := t.of.Field(i)
	return StructField{Name: f.Name, Type: t.views.add(f.Type), Tag: f.Tag, Exported: f.IsExported(), Embedded: f.Anonymous}
}

var methods = [...]reflect.Type{
	MarshalJSON:   reflect.TypeFor[json.Marshaler](),
	MarshalText:   reflect.TypeFor[encoding.TextMarshaler](),
	UnmarshalText: reflect.TypeFor[encoding.TextUnmarshaler](),
	JSONSchema:    reflect.TypeFor[Schemer](),
}

func (t *reflected) Has(m Method) bool {
	switch k := t.Kind(); {
	case k == reflect.Interface, k == reflect.Pointer:
		return t.of.Implements(methods[m])
	case k != reflect.Struct && !t.Named():
		return false // without asking for the type of a pointer to it
	}
	pointer := reflect.PointerTo(t.of) // which has the methods of the type, too
	return pointer.NumMethod() > 0 && pointer.Implements(methods[m])
}

// Promotes asks where the method is written: the compiler itself writes those that lead
// to one of an embedded field.
func (t *reflected) Promotes(m Method) bool {
	if t.Kind() != reflect.Struct {
		return false
	}
	find := func(t reflect.Type) (reflect.Method, bool) { return t.MethodByName("MarshalJSON") }
	if m == MarshalText {
		find = func(t reflect.Type) (reflect.Method, bool) { return t.MethodByName("MarshalText") }
	}
	method, ok := find(t.of)
	if !ok {
		method, ok = find(reflect.PointerTo(t.of))
	}
	if !ok {
		return false
	}
	f := runtime.FuncForPC(method.Func.Pointer())
	if f == nil {
		return false
	}
	file, _ := f.FileLine(f.Entry())
	return file == "<autogenerated>"
}
