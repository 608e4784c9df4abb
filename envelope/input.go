package envelope

import (
	"encoding"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope/spec"
)

// A param is a parameter and the field that takes its value.
type param struct {
	spec.Param
	index []int // for reflect.Value.FieldByIndex
}

// label is what messages call the parameter.
func (p *param) label() string {
	if p.Arg {
		return "argument " + p.Name
	}
	return "--" + p.Name
}

// paramsOf reads the parameters of a command from the fields of its In.
func paramsOf(command string, in reflect.Type) ([]*param, []Problem) {
	if in.Kind() != reflect.Struct {
		return nil, []Problem{{
			Rule: spec.RuleParamSchema, Category: spec.CategoryType, Command: command, Field: "In", Fatal: true,
			Message: fmt.Sprintf("command %s takes its parameters as %s, they have no names; use a struct", command, in),
		}}
	}
	return fieldsOf(in, "In", nil), nil
}

func fieldsOf(t reflect.Type, path string, index []int) []*param {
	var params []*param
	for i := range t.NumField() {
		f := t.Field(i)
		at := append(index[:len(index):len(index)], i)
		name, named := f.Tag.Lookup("name")
		switch {
		case name == "-":
		case f.Anonymous && f.Type.Kind() == reflect.Struct && !named:
			params = append(params, fieldsOf(f.Type, path+"."+f.Name, at)...)
		case f.IsExported():
			params = append(params, &param{Param: readTags(f, path+"."+f.Name), index: at})
		}
	}
	return params
}

func readTags(f reflect.StructField, path string) spec.Param {
	p := spec.Param{
		Field:   path,
		GoType:  f.Type.String(),
		Name:    f.Tag.Get("name"),
		Short:   f.Tag.Get("short"),
		Help:    f.Tag.Get("help"),
		Pattern: f.Tag.Get("pattern"),
	}
	p.Type, p.Bits, p.Unsigned = typeOf(f.Type)
	p.Default, p.HasDefault = f.Tag.Lookup("default")
	var enum string
	if enum, p.HasEnum = f.Tag.Lookup("enum"); enum != "" {
		p.Enum = strings.Split(enum, ",")
	}
	p.Required = readBool(f, "required", &p)
	p.Arg = readBool(f, "arg", &p)
	return p
}

func readBool(f reflect.StructField, tag string, p *spec.Param) bool {
	text, ok := f.Tag.Lookup(tag)
	if ok && text != "true" && text != "false" {
		p.BadTags = append(p.BadTags, tag)
	}
	return text == "true"
}

var (
	textUnmarshaler = reflect.TypeFor[encoding.TextUnmarshaler]()
	duration        = reflect.TypeFor[time.Duration]()
)

// typeOf returns the type of a parameter, "" for a Go type that is none.
// Types with a notation of their own are none: a duration is no number.
func typeOf(t reflect.Type) (name string, bits int, unsigned bool) {
	if t == duration || reflect.PointerTo(t).Implements(textUnmarshaler) {
		return "", 0, false
	}
	switch t.Kind() {
	case reflect.String:
		return spec.TypeString, 0, false
	case reflect.Bool:
		return spec.TypeBoolean, 0, false
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return spec.TypeInteger, t.Bits(), false
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return spec.TypeInteger, t.Bits(), true
	case reflect.Float32, reflect.Float64:
		return spec.TypeNumber, t.Bits(), false
	case reflect.Slice:
		if name, _, _ := typeOf(t.Elem()); name == spec.TypeString {
			return spec.TypeArray, 0, false
		}
	}
	return "", 0, false
}

// store puts a value that CheckValue has accepted into the field. An array
// takes it as one more element.
func (p *param) store(field reflect.Value, value string) {
	switch p.Type {
	case spec.TypeString:
		field.SetString(value)
	case spec.TypeBoolean:
		b, _ := strconv.ParseBool(value)
		field.SetBool(b)
	case spec.TypeNumber:
		x, _ := strconv.ParseFloat(value, p.Bits)
		field.SetFloat(x)
	case spec.TypeArray:
		element := reflect.New(field.Type().Elem()).Elem()
		element.SetString(value)
		field.Set(reflect.Append(field, element))
	case spec.TypeInteger:
		if p.Unsigned {
			n, _ := strconv.ParseUint(value, 10, p.Bits)
			field.SetUint(n)
		} else {
			n, _ := strconv.ParseInt(value, 10, p.Bits)
			field.SetInt(n)
		}
	}
}
