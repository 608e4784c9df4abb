package shape

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/envvet/envvet/envelope/spec"
)

// A Param is a parameter and the field that takes its value.
type Param struct {
	spec.Param
	Type  Type
	Index []int // as for reflect.Value.FieldByIndex
}

// Params reads the parameters of a command from the tags of the struct that it
// takes them in (REQ-C-015). It reports false if t is no struct.
func Params(t Type) (params []*Param, ok bool) { return new(Reader).Params(t) }

// Params is the function [Params] in the reader's memory.
func (r *Reader) Params(t Type) (params []*Param, ok bool) {
	if t.Kind() != reflect.Struct {
		return nil, false
	}
	return r.paramsOf(t, "In", nil), true
}

func (r *Reader) paramsOf(t Type, path string, index []int) []*Param {
	n := t.NumField()
	params, block := r.paramLists.take(n)[:0], r.params.take(n)
	for i := range n {
		f := t.Field(i)
		at := append(append(r.indexes.take(len(index) + 1)[:0], index...), i)
		name, named := f.Tag.Lookup("name")
		switch {
		case name == "-":
		case f.Embedded && f.Type.Kind() == reflect.Struct && !named:
			params = append(params, r.paramsOf(f.Type, path+"."+f.Name, at)...)
		case f.Exported:
			block[i] = Param{Type: f.Type, Index: at}
			readTags(&block[i].Param, f, path+"."+f.Name)
			params = append(params, &block[i])
		}
	}
	return params
}

func readTags(p *spec.Param, f StructField, path string) {
	p.Field, p.GoType = path, f.Type.String()
	p.Type, p.Bits, p.Unsigned = paramType(f.Type)
	readBool := func(tag, text string) bool {
		if text != "true" && text != "false" {
			p.BadTags = append(p.BadTags, tag)
		}
		return text == "true"
	}
	eachTag(f.Tag, func(tag, text string) {
		switch tag {
		case "name":
			p.Name = text
		case "short":
			p.Short = text
		case "help":
			p.Help = text
		case "pattern":
			p.Pattern = text
		case "default":
			p.Default, p.HasDefault = text, true
		case "enum":
			if p.HasEnum = true; text != "" {
				p.Enum = strings.Split(text, ",")
			}
		case "required":
			p.Required = readBool(tag, text)
		case "arg":
			p.Arg = readBool(tag, text)
		case "requires":
			p.Requires = readConditions(text)
		case "excludes":
			p.Excludes = readConditions(text)
		}
	})
}

// eachTag visits the tags in one go, which is faster than a Lookup for each
// name: programs read all their parameters when they start.
func eachTag(tag reflect.StructTag, visit func(name, value string)) {
	rest := string(tag)
	var buffer [16]string
	seen := buffer[:0]
	for rest != "" {
		rest = strings.TrimLeft(rest, " ")
		n := 0
		for n < len(rest) && rest[n] > ' ' && rest[n] != ':' && rest[n] != '"' && rest[n] != 0x7f {
			n++
		}
		name := rest[:n]
		after, ok := strings.CutPrefix(rest[n:], `:"`)
		if !ok || name == "" {
			return
		}
		end := 0
		for end < len(after) && after[end] != '"' {
			if after[end] == '\\' {
				end++
			}
			end++
		}
		if end >= len(after) {
			return
		}
		if !slices.Contains(seen, name) { // of two with one name the first counts
			seen = append(seen, name)
			if value, ok := unquote(rest[len(name)+1:][:end+2]); ok { // else the tag is not there
				visit(name, value)
			}
		}
		rest = after[end+1:]
	}
}

// unquote is strconv.Unquote, at less cost for what tags commonly hold.
func unquote(quoted string) (text string, ok bool) {
	text = quoted[1 : len(quoted)-1]
	for i := range len(text) {
		if c := text[i]; c < ' ' || c == '\\' || c >= utf8.RuneSelf {
			text, err := strconv.Unquote(quoted)
			return text, err == nil
		}
	}
	return text, true
}

// readConditions reads a tag such as "cert,key" or, with conditions on the
// value, "strict=cert,key;off=reason" (REQ-C-026).
func readConditions(text string) []spec.Condition {
	var conditions []spec.Condition
	for part := range strings.SplitSeq(text, ";") {
		c := spec.Condition{}
		names := part
		if value, rest, found := strings.Cut(part, "="); found {
			c.Value, c.HasValue, names = value, true, rest
		}
		c.Names = strings.Split(names, ",")
		conditions = append(conditions, c)
	}
	return conditions
}

// paramType returns the type of a parameter, "" for a Go type that is none.
// Types with a notation of their own are none: a duration is no number.
func paramType(t Type) (name string, bits int, unsigned bool) {
	if t.String() == "time.Duration" || t.Has(UnmarshalText) {
		return "", 0, false
	}
	switch k := t.Kind(); {
	case k == reflect.String:
		return spec.TypeString, 0, false
	case k == reflect.Bool:
		return spec.TypeBoolean, 0, false
	case k >= reflect.Int && k <= reflect.Int64:
		return spec.TypeInteger, t.Bits(), false
	case k >= reflect.Uint && k <= reflect.Uint64:
		return spec.TypeInteger, t.Bits(), true
	case k == reflect.Float32, k == reflect.Float64:
		return spec.TypeNumber, t.Bits(), false
	case k == reflect.Slice:
		elem := t.Elem()
		if elem.Kind() != reflect.String { // nor a list that holds itself
			break
		}
		if name, _, _ := paramType(elem); name == spec.TypeString {
			return spec.TypeArray, 0, false
		}
	}
	return "", 0, false
}
