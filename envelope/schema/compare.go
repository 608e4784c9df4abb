package schema

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A Property is a key that a schema names, at any depth.
type Property struct {
	Path     string // "data" is left out: "items[].name"
	Name     string
	Format   string
	Volatile *bool // what x-volatile says, if it is there
}

// Properties lists the keys that the schema names, sorted by their paths. What
// a $ref within the schema leads to is followed once on each way.
func (s *Schema) Properties() []Property {
	var all []Property
	s.walk(s.document, "", nil, func(path, name string, p map[string]any) {
		property := Property{Path: path, Name: name}
		property.Format, _ = p["format"].(string)
		if v, ok := p["x-volatile"].(bool); ok {
			property.Volatile = &v
		}
		all = append(all, property)
	})
	slices.SortFunc(all, func(a, b Property) int { return strings.Compare(a.Path, b.Path) })
	return slices.CompactFunc(all, func(a, b Property) bool { return a.Path == b.Path })
}

func (s *Schema) walk(node map[string]any, path string, refs []string, visit func(path, name string, p map[string]any)) {
	if ref, ok := node["$ref"].(string); ok {
		if slices.Contains(refs, ref) {
			return
		}
		if target := s.resolve(ref); target != nil {
			s.walk(target, path, append(refs[:len(refs):len(refs)], ref), visit)
		}
		return
	}
	properties, _ := node["properties"].(map[string]any)
	for name, p := range properties {
		if object, ok := p.(map[string]any); ok {
			at := strings.TrimPrefix(path+"."+name, ".")
			visit(at, name, object)
			s.walk(object, at, refs, visit)
		}
	}
	for key, mark := range map[string]string{"items": "[]", "additionalProperties": "{}"} {
		if object, ok := node[key].(map[string]any); ok {
			s.walk(object, path+mark, refs, visit)
		}
	}
	for _, key := range []string{"anyOf", "oneOf", "allOf"} {
		list, _ := node[key].([]any)
		for _, one := range list {
			if object, ok := one.(map[string]any); ok {
				s.walk(object, path, refs, visit)
			}
		}
	}
}

// resolve returns what a reference within the schema leads to, or nil.
func (s *Schema) resolve(ref string) map[string]any {
	pointer, ok := strings.CutPrefix(ref, "#")
	if !ok {
		return nil
	}
	node := s.document
	for step := range strings.SplitSeq(strings.TrimPrefix(pointer, "/"), "/") {
		if step == "" {
			continue
		}
		step = strings.NewReplacer("~1", "/", "~0", "~").Replace(step)
		next, ok := node[step].(map[string]any)
		if !ok {
			return nil
		}
		node = next
	}
	return node
}

// A Difference is a place in which two schemas disagree.
type Difference struct {
	Path    string // "items[].name"; empty for the whole
	Message string // lower case, no period
}

// Compare returns where a declared schema disagrees with what a Go type gives:
// keys that the type does not have, keys and types that the schema does not
// allow, and keys that it requires and the type may leave out. A schema may say
// less than the type does.
func Compare(declared, derived *Schema) []Difference {
	c := comparer{declared: declared, derived: derived}
	c.compare(declared.document, derived.document, "", 0)
	slices.SortFunc(c.found, func(a, b Difference) int {
		return strings.Compare(a.Path+"\x00"+a.Message, b.Path+"\x00"+b.Message)
	})
	return c.found
}

type comparer struct {
	declared, derived *Schema
	found             []Difference
}

// deepest bounds the comparison of schemas that hold themselves.
const deepest = 16

func (c *comparer) add(path, format string, args ...any) {
	c.found = append(c.found, Difference{path, fmt.Sprintf(format, args...)})
}

func (c *comparer) compare(want, have map[string]any, path string, depth int) {
	want, have = follow(c.declared, want), follow(c.derived, have)
	if want == nil || have == nil || depth > deepest {
		return
	}
	if !c.compareTypes(want, have, path) {
		return
	}
	c.compareEnum(want, have, path)
	wantKeys, declares := want["properties"].(map[string]any)
	haveKeys, known := have["properties"].(map[string]any)
	if known {
		for _, name := range slices.Sorted(maps.Keys(wantKeys)) {
			at := strings.TrimPrefix(path+"."+name, ".")
			if haveKeys[name] == nil {
				c.add(at, "the schema declares %s, the type has no such key", name)
				continue
			}
			c.sub(wantKeys[name], haveKeys[name], at, depth)
		}
		for _, name := range slices.Sorted(maps.Keys(haveKeys)) {
			if closed, ok := want["additionalProperties"].(bool); ok && !closed && (!declares || wantKeys[name] == nil) {
				c.add(strings.TrimPrefix(path+"."+name, "."), "the type has %s, the schema allows no such key", name)
			}
		}
		for _, name := range texts(want["required"]) {
			if !slices.Contains(texts(have["required"]), name) && haveKeys[name] != nil {
				c.add(strings.TrimPrefix(path+"."+name, "."), "the schema requires %s, the type may leave it out", name)
			}
		}
	}
	c.sub(want["items"], have["items"], path+"[]", depth)
	c.sub(want["additionalProperties"], have["additionalProperties"], path+"{}", depth)
}

func (c *comparer) sub(want, have any, path string, depth int) {
	w, ok := want.(map[string]any)
	h, ok2 := have.(map[string]any)
	if ok && ok2 {
		c.compare(w, h, path, depth+1)
	}
}

// follow returns what a schema that is a reference leads to, and the one that
// is not null of a choice between something and null.
func follow(s *Schema, node map[string]any) map[string]any {
	for range deepest {
		if ref, ok := node["$ref"].(string); ok {
			node = s.resolve(ref)
			continue
		}
		choice, _ := node["anyOf"].([]any)
		if len(choice) != 2 {
			return node
		}
		first, _ := choice[0].(map[string]any)
		second, _ := choice[1].(map[string]any)
		switch {
		case second["type"] == "null":
			node = first
		case first["type"] == "null":
			node = second
		default:
			return node
		}
	}
	return node
}

// compareTypes reports whether the types agree.
func (c *comparer) compareTypes(want, have map[string]any, path string) bool {
	w, h := texts(want["type"]), texts(have["type"])
	if len(w) == 0 || len(h) == 0 {
		return true
	}
	for _, t := range h {
		if slices.Contains(w, t) || t == "integer" && slices.Contains(w, "number") {
			continue
		}
		c.add(path, "the schema allows %s, the type gives %s", strings.Join(w, " or "), t)
		return t == "null"
	}
	return true
}

func (c *comparer) compareEnum(want, have map[string]any, path string) {
	w, ok := want["enum"].([]any)
	h, ok2 := have["enum"].([]any)
	if !ok || !ok2 {
		return
	}
	for _, value := range h {
		if !slices.Contains(spelled(w), spell(value)) {
			c.add(path, "the type gives %s, the schema does not list it", spell(value))
		}
	}
}

func spelled(values []any) []string {
	var all []string
	for _, v := range values {
		all = append(all, spell(v))
	}
	return all
}

func spell(v any) string {
	text, _ := json.Marshal(v) // decoded from JSON
	return string(text)
}

// texts returns a text, or a list of them, as a list.
func texts(v any) []string {
	switch v := v.(type) {
	case string:
		return []string{v}
	case []any:
		var all []string
		for _, one := range v {
			if text, ok := one.(string); ok {
				all = append(all, text)
			}
		}
		return all
	}
	return nil
}
