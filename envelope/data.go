package envelope

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
)

// encodeData encodes the data of an answer, which is an object, an array or
// null.
func encodeData(v any) (json.RawMessage, error) {
	text, err := encode(v)
	if err != nil {
		return nil, err
	}
	if c := text[0]; c != '{' && c != '[' && string(text) != "null" {
		return nil, fmt.Errorf("%T is neither an object nor an array", v)
	}
	return text, nil
}

// encode returns v as JSON without line breaks, with nil slices and maps as []
// and {}. An error, and a panic in a method of v's, leave nothing half written.
func encode(v any) (text json.RawMessage, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("encoding %T panicked: %v", v, r)
		}
	}()
	if v != nil {
		f := filler{path: make(map[visit]bool)}
		v = f.copyOf(reflect.ValueOf(v)).Interface()
	}
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(buf.Bytes(), []byte("\n")), nil
}

// A filler replaces nil slices and maps by empty ones, so that a list without
// entries is not null (REQ-F-074). What it changes are copies: the value
// belongs to the command, which may still use it.
type filler struct {
	path map[visit]bool // what is being filled, to end at a cycle
}

// A visit is a pointer, map or slice.
type visit struct {
	typ reflect.Type
	at  uintptr
	len int // of a slice: a part of one begins where it begins
}

// enter notes that v is being filled, until leave is called. It reports false
// if that is so already.
func (f *filler) enter(v reflect.Value) (leave func(), ok bool) {
	at := visit{typ: v.Type(), at: v.Pointer()}
	if v.Kind() == reflect.Slice {
		at.len = v.Len()
	}
	if f.path[at] {
		return nil, false
	}
	f.path[at] = true
	return func() { delete(f.path, at) }, true
}

// fill fills v, which can be set and is a copy at its top level.
func (f *filler) fill(v reflect.Value) {
	t := v.Type()
	if marshalsItself(t) {
		return
	}
	switch t.Kind() {
	case reflect.Struct:
		f.fillStruct(v)
	case reflect.Array:
		for i := range v.Len() {
			f.fill(v.Index(i))
		}
	case reflect.Slice:
		f.fillSlice(v)
	case reflect.Map:
		f.fillMap(v)
	case reflect.Interface:
		if !v.IsNil() {
			v.Set(f.copyOf(v.Elem()).Elem())
		}
	case reflect.Pointer:
		if v.IsNil() {
			return
		}
		if leave, ok := f.enter(v); ok {
			v.Set(f.copyOf(v.Elem()).Convert(t))
			leave()
		}
	}
}

// copyOf returns a pointer to a copy of v that is filled.
func (f *filler) copyOf(v reflect.Value) reflect.Value {
	c := reflect.New(v.Type())
	c.Elem().Set(v)
	f.fill(c.Elem())
	return c
}

func (f *filler) fillStruct(v reflect.Value) {
	for i := range v.NumField() {
		field := v.Type().Field(i)
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch embedded := field.Anonymous && field.Type.Kind() == reflect.Struct; {
		case !field.IsExported() && !embedded:
		case name == "-" && options == "":
		case strings.Contains(options, "omitzero") && v.Field(i).IsZero():
		default:
			f.fill(v.Field(i))
		}
	}
}

func (f *filler) fillSlice(v reflect.Value) {
	if v.IsNil() {
		v.Set(reflect.MakeSlice(v.Type(), 0, 0))
		return
	}
	if isPlain(v.Type().Elem().Kind()) {
		return
	}
	leave, ok := f.enter(v)
	if !ok {
		return
	}
	defer leave()
	c := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
	reflect.Copy(c, v)
	for i := range c.Len() {
		f.fill(c.Index(i))
	}
	v.Set(c)
}

func (f *filler) fillMap(v reflect.Value) {
	if v.IsNil() {
		v.Set(reflect.MakeMap(v.Type()))
		return
	}
	if isPlain(v.Type().Elem().Kind()) {
		return
	}
	leave, ok := f.enter(v)
	if !ok {
		return
	}
	defer leave()
	c := reflect.MakeMapWithSize(v.Type(), v.Len())
	for entries := v.MapRange(); entries.Next(); {
		value := reflect.New(v.Type().Elem()).Elem()
		value.Set(entries.Value())
		f.fill(value)
		c.SetMapIndex(entries.Key(), value)
	}
	v.Set(c)
}

// isPlain reports whether values of the kind hold no slices or maps.
func isPlain(k reflect.Kind) bool { return k < reflect.Array || k == reflect.String }
