package shape

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// A Schema is a JSON Schema of draft 07. Its members are encoded in the order
// of their names.
type Schema map[string]any

// SchemaOf derives the schema of the data that a payload becomes (REQ-C-015).
// Fields that data never has, volatile and text, are left out. With a nil
// pointer the data is {} or [], so that a payload that is a pointer requires
// no key and no element, or null in place of a text or a number.
func SchemaOf(payload Ref) Schema {
	d := deriver{root: payload.Shape, names: make(map[*Shape]string), definitions: make(Schema)}
	d.nameCycles(payload.Shape, make(map[*Shape]bool))
	if sizeOf(payload.Shape, make(map[*Shape]int)) > mostRepeated {
		d.nameShared(payload.Shape, make(map[*Shape]bool))
	}
	s := d.shape(payload.Shape)
	if name := d.names[payload.Shape]; name != "" {
		s = maps.Clone(d.definitions[name].(Schema)) // nothing may stand beside $ref
	}
	if payload.Nullable {
		delete(s, "required")
		delete(s, "minItems")
		s = nullable(s, payload.IsScalar())
	}
	if len(d.definitions) > 0 {
		s["definitions"] = d.definitions
	}
	return s
}

// A deriver names the shapes that hold themselves: their schemas are
// definitions that the others refer to.
type deriver struct {
	root        *Shape
	names       map[*Shape]string
	definitions Schema
	done        map[*Shape]bool
	moved       map[*Shape]Schema // that types declare, as they stand below the root
}

// nameCycles finds the shapes on path that are reached again from below.
func (d *deriver) nameCycles(s *Shape, path map[*Shape]bool) {
	if s == nil || d.done[s] && !path[s] {
		return
	}
	if path[s] {
		if d.names[s] == "" {
			d.names[s] = d.nameFor(s)
		}
		return
	}
	if d.done == nil {
		d.done = make(map[*Shape]bool)
	}
	d.done[s] = true
	path[s] = true
	defer delete(path, s)
	for _, f := range s.Fields {
		if !f.Marks.Hidden() {
			d.nameCycles(f.Shape, path)
		}
	}
	d.nameCycles(s.Elem.Shape, path)
}

// mostRepeated bounds the shapes of a schema in which each stands wherever it is used.
// In a larger one those that are used several times are definitions.
const mostRepeated = 20_000

// sizeOf returns the number of shapes in the schema of s, or something above mostRepeated.
// Sizes has those that are known, or are being counted.
func sizeOf(s *Shape, sizes map[*Shape]int) int {
	if s == nil {
		return 0
	}
	if n, ok := sizes[s]; ok {
		return n
	}
	sizes[s] = 1
	n := 1 + sizeOf(s.Elem.Shape, sizes)
	for _, f := range s.Fields {
		if !f.Marks.Hidden() && n <= mostRepeated {
			n += sizeOf(f.Shape, sizes)
		}
	}
	sizes[s] = min(n, mostRepeated+1)
	return sizes[s]
}

// nameShared names the objects that are reached more than once.
func (d *deriver) nameShared(s *Shape, seen map[*Shape]bool) {
	switch {
	case s == nil:
		return
	case seen[s]:
		if s.Kind == Object && d.names[s] == "" {
			d.names[s] = d.nameFor(s)
		}
		return
	}
	seen[s] = true
	for _, f := range s.Fields {
		if !f.Marks.Hidden() {
			d.nameShared(f.Shape, seen)
		}
	}
	d.nameShared(s.Elem.Shape, seen)
}

func (d *deriver) nameFor(s *Shape) string {
	if s.name == "" { // it is spelled out
		return d.unique(identifier(s.GoType()[strings.LastIndexAny(s.GoType(), "./")+1:]))
	}
	name := "" // of the type and of its arguments, without the import paths
	for word := range strings.FieldsFuncSeq(s.name, func(c rune) bool { return strings.ContainsRune("[],* ", c) }) {
		name += identifier(word[strings.LastIndexAny(word, "./")+1:])
	}
	return d.unique(name)
}

// identifier returns the letters, digits and underscores of a name.
func identifier(name string) string {
	return strings.Map(func(c rune) rune {
		if c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' {
			return c
		}
		return -1
	}, name)
}

// unique returns the name, or one that begins with it, that no definition has.
func (d *deriver) unique(name string) string {
	used := slices.Collect(maps.Values(d.names))
	unique := name
	for i := 2; unique == "" || slices.Contains(used, unique) || d.definitions[unique] != nil; i++ {
		unique = fmt.Sprint(name, i)
	}
	return unique
}

// shape returns the schema of a shape, which is a reference if the shape holds
// itself.
func (d *deriver) shape(s *Shape) Schema {
	name := d.names[s]
	if name == "" {
		return d.body(s)
	}
	if d.definitions[name] == nil {
		d.definitions[name] = Schema{} // so that it is begun once
		d.definitions[name] = d.body(s)
	}
	return Schema{"$ref": "#/definitions/" + name}
}

func (d *deriver) body(s *Shape) Schema {
	switch s.Kind {
	case Object:
		return d.object(s)
	case Map:
		return Schema{"type": "object", "additionalProperties": d.ref(s.Elem)}
	case List:
		list := Schema{"type": "array", "items": d.ref(s.Elem)}
		if s.Type.Kind() == reflect.Array {
			list["minItems"], list["maxItems"] = s.Type.Len(), s.Type.Len()
		}
		return list
	case String:
		text := Schema{"type": "string"}
		if describesItself(s) {
			return d.declared(s, text)
		}
		return text
	case Integer:
		if isUnsigned(s.Type) {
			return Schema{"type": "integer", "minimum": 0}
		}
		return Schema{"type": "integer"}
	case Number:
		return Schema{"type": "number"}
	case Boolean:
		return Schema{"type": "boolean"}
	case Bytes:
		return Schema{"type": "string", "contentEncoding": "base64"}
	case Time:
		return Schema{"type": "string", "format": "date-time"}
	case Custom:
		if describesItself(s) {
			return d.declared(s, Schema{})
		}
	}
	return Schema{}
}

func (d *deriver) object(s *Shape) Schema {
	properties := make(Schema)
	required := []string{}
	for _, f := range s.Fields {
		if f.Marks.Hidden() {
			continue
		}
		properties[f.Name] = d.field(f)
		if !f.Optional() {
			required = append(required, f.Name)
		}
	}
	object := Schema{"type": "object", "properties": properties}
	if len(required) > 0 {
		object["required"] = required
	}
	return object
}

// ref is the schema of what stands in a place.
func (d *deriver) ref(r Ref) Schema {
	return nullable(d.shape(r.Shape), r.Nullable)
}

func nullable(s Schema, isNullable bool) Schema {
	if !isNullable || len(s) == 0 {
		return s
	}
	if name, ok := s["type"].(string); ok && admitsNull(s) {
		s["type"] = []string{name, "null"}
		return s
	}
	return Schema{"anyOf": []Schema{s, {"type": "null"}}}
}

// admitsNull reports whether nothing beside its type keeps null from a schema, which
// a type may have declared.
func admitsNull(s Schema) bool {
	values, ok := s["enum"].([]any)
	if ok && !slices.Contains(values, nil) {
		return false
	}
	return !slices.ContainsFunc([]string{"const", "allOf", "anyOf", "oneOf", "not"}, func(key string) bool { return s[key] != nil })
}

func (d *deriver) field(f *Field) Schema {
	s := d.shape(f.Shape)
	if f.Quoted {
		s = Schema{"type": "string"}
	}
	_, isRef := s["$ref"]
	enum := f.Enum()
	if isRef && f.Kind == Custom && len(enum) > 0 {
		s, isRef = Schema{"allOf": []Schema{s}}, false // draft 07 ignores what stands beside $ref
	}
	format := f.Tag.Get("format")
	if !isRef && format != "" && format != "binary" {
		s["format"] = format
	}
	if len(enum) > 0 {
		setEnum(s, f, enum)
	}
	s = nullable(s, f.Nullable)
	if text := f.Tag.Get("description"); text != "" {
		if isRef && s["$ref"] != nil {
			s = Schema{"allOf": []Schema{s}}
		}
		s["description"] = text
	}
	return s
}

// setEnum says in the schema of a field which values it has: of a list or map, what
// is in it has them. For an object they mean nothing.
func setEnum(s Schema, f *Field, enum []string) {
	place := f.Ref
	for place.Kind == List || place.Kind == Map {
		inner, ok := s["items"].(Schema)
		if !ok {
			inner, ok = s["additionalProperties"].(Schema)
		}
		if !ok {
			return // a reference to what holds itself
		}
		s, place = inner, place.Elem
	}
	if place.Kind == Object {
		return
	}
	kind := place.Kind
	if f.Quoted {
		kind = String
	}
	var values []any
	for _, e := range enum {
		values = append(values, jsonValue(kind, e))
	}
	if place.Nullable {
		values = append(values, nil)
	}
	s["enum"] = values
}
