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
		there := ""
		if !r.Terse {
			there = path + "." + f.Name
		}
		p := &block[i]
		named := readTags(&p.Param, f.Tag)
		switch {
		case p.Name == "-":
		case f.Embedded && f.Type.Kind() == reflect.Struct && !named:
			params = append(params, r.paramsOf(f.Type, there, at)...)
		case f.Exported, isPointed(f):
			p.Pointed = !named && isPointed(f)
			p.Type, p.Index, p.Field = f.Type, at, there
			if !r.Terse {
				p.GoType = f.Type.String()
			}
			p.Param.Type, p.Bits, p.Unsigned = paramType(f.Type)
			params = append(params, p)
		}
	}
	return params
}

// isPointed reports whether a field embeds a pointer to a struct, which nobody makes: one
// that is exported, or that has parameters.
func isPointed(f StructField) bool {
	if !f.Embedded || f.Type.Kind() != reflect.Pointer || f.Type.Elem().Kind() != reflect.Struct {
		return false
	}
	of := f.Type.Elem()
	for i := range of.NumField() {
		var p spec.Param
		if readTags(&p, of.Field(i).Tag) && p.Name != "-" {
			return true
		}
	}
	return f.Exported
}

// readTags reads what the tags of a field say, and whether one of them is name.
func readTags(p *spec.Param, tags reflect.StructTag) (named bool) {
	readBool := func(tag, text string) bool {
		if text != "true" && text != "false" {
			p.BadTags = append(p.BadTags, tag)
		}
		return text == "true"
	}
	eachTag(tags, func(tag, text string) {
		switch tag {
		case "name":
			p.Name, named = text, true
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
	return named
}

// eachTag visits the tags in one go, which is faster than a Lookup for each
// name: programs read all their parameters when they start.
func eachTag(tag reflect.StructTag, visit func(name, value string)) {
	rest := string(tag)
	var buffer [16]string
	seen := buffer[:0]
	for {
		for rest != "" && rest[0] == ' ' {
			rest = rest[1:]
		}
		n := 0
		for n < len(rest) && rest[n] > ' ' && rest[n] != ':' && rest[n] != '"' && rest[n] != 0x7f {
			n++
		}
		if n == 0 || n+1 >= len(rest) || rest[n] != ':' || rest[n+1] != '"' {
			return
		}
		name := rest[:n]
		rest = rest[n+1:]
		end, plain := 1, true // plain text is what strconv.Unquote makes of it
		for end < len(rest) && rest[end] != '"' {
			if c := rest[end]; c < ' ' || c == '\\' || c >= utf8.RuneSelf {
				plain = false
				if c == '\\' {
					end++
				}
			}
			end++
		}
		if end >= len(rest) {
			return
		}
		if !slices.Contains(seen, name) { // of two with one name the first counts
			seen = append(seen, name)
			if plain {
				visit(name, rest[1:end])
			} else if value, err := strconv.Unquote(rest[:end+1]); err == nil { // else the tag is not there
				visit(name, value)
			}
		}
		rest = rest[end+1:]
	}
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
	if t.Named() && (t.String() == "time.Duration" || t.Has(UnmarshalText)) {
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
