package shape

import (
	"reflect"
	"strings"
)

// swallower returns the type of an embedded field whose form the whole of a struct has,
// in words, where other fields are lost by that, else "": a struct in which time.Time is
// embedded is a time in JSON, and nothing more.
func swallower(s *Shape) string {
	if s == nil || s.Kind != Custom && s.Kind != String || s.Type.Kind() != reflect.Struct {
		return ""
	}
	method := MarshalJSON
	if s.Kind == String {
		method = MarshalText
	}
	if !s.Type.Promotes(method) {
		return ""
	}
	return swallowedBy(s.Type, method, mostPointers)
}

// swallowedBy looks for the embedded field that has the method, and for others, in a
// struct and in those embedded in it, as many levels deep as depth says.
func swallowedBy(t Type, method Method, depth int) (embedded string) {
	var inner Type
	others := false
	for i := range t.NumField() {
		f := t.Field(i)
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name == "-" {
			continue
		}
		of := f.Type
		if f.Embedded && of.Kind() == reflect.Pointer {
			of = of.Elem()
		}
		switch {
		case f.Embedded && of.Has(method):
			inner = of
		case f.Exported || f.Embedded && of.Kind() == reflect.Struct && of.NumField() > 0:
			others = true
		}
	}
	switch {
	case inner == nil || depth == 0:
		return ""
	case others:
		return inner.String()
	case inner.Kind() == reflect.Struct && inner.Promotes(method):
		return swallowedBy(inner, method, depth-1)
	}
	return ""
}
