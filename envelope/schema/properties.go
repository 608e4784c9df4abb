package schema

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

// volatileKeyword says of a property whether it changes by itself. It is no
// keyword of JSON Schema, whose own begin with no x-.
const volatileKeyword = "x-volatile"

// volatility reads the keyword.
type volatility bool

// Compile returns what the keyword says of a schema, or nil.
func (volatility) Compile(_ jsonschema.CompilerContext, m map[string]any) (jsonschema.ExtSchema, error) {
	if v, ok := m[volatileKeyword].(bool); ok {
		return volatility(v), nil
	}
	return nil, nil
}

// Validate admits every value.
func (volatility) Validate(jsonschema.ValidationContext, any) error { return nil }

// A Property is a key that a schema names, at any depth.
type Property struct {
	Path     string // "items[].name", "by_id{}.name"
	Name     string
	Format   string
	Volatile *bool    // what x-volatile says, if it is there
	Enum     []string // the texts that are listed, if only texts are

	// Default is the default as JSON if the property's own schema refuses it,
	// which is said in Refused.
	Default string
	Refused error
}

// mostVisited bounds how many schemas are looked at for what they name: two
// references in each of a few schemas are as many ways as one likes.
const mostVisited = 20_000

// Properties lists the keys that the schema names, sorted by their paths. What
// holds itself is followed once on each way.
func (s *Schema) Properties() []Property {
	w := walker{found: make(map[string]Property)}
	w.walk(s.root, "", nil)
	return slices.SortedFunc(maps.Values(w.found), func(a, b Property) int { return strings.Compare(a.Path, b.Path) })
}

type walker struct {
	found   map[string]Property
	visited int

	required map[string]bool // by objects that name keys
}

func (w *walker) walk(s *jsonschema.Schema, path string, way []*jsonschema.Schema) {
	if w.visited++; w.visited > mostVisited || s == nil || slices.Contains(way, s) {
		return
	}
	way = append(way[:len(way):len(way)], s)
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		at := join(path, name)
		w.add(at, name, s.Properties[name])
		w.walk(s.Properties[name], at, way)
	}
	if len(s.Properties) > 0 && s.PatternProperties == nil {
		for _, name := range s.Required {
			if w.required == nil {
				w.required = make(map[string]bool)
			}
			w.required[join(path, name)] = true
		}
	}
	w.walk(itemsOf(s), path+"[]", way)
	if more, ok := s.AdditionalProperties.(*jsonschema.Schema); ok {
		w.walk(more, path+"{}", way)
	}
	w.walk(s.Ref, path, way)
	for _, list := range [][]*jsonschema.Schema{s.AllOf, s.AnyOf, s.OneOf} {
		for _, one := range list {
			w.walk(one, path, way)
		}
	}
	w.walk(s.Then, path, way)
	w.walk(s.Else, path, way)
}

// add notes a property. Of several schemas for one key, the first that says
// something counts.
func (w *walker) add(path, name string, s *jsonschema.Schema) {
	p := w.found[path]
	p.Path, p.Name = path, name
	for range mostDepth { // of references
		if p.Format == "" {
			p.Format = s.Format
		}
		if v, ok := s.Extensions[volatileKeyword].(volatility); ok && p.Volatile == nil {
			says := bool(v)
			p.Volatile = &says
		}
		if p.Enum == nil {
			p.Enum = textsOnly(s.Enum)
		}
		if s.Default != nil && p.Refused == nil && isScalar(s.Default) {
			p.Default, p.Refused = spell(s.Default), refuse(s)
		}
		if s.Ref == nil {
			break
		}
		s = s.Ref
	}
	w.found[path] = p
}

// isScalar reports whether a value holds no others: to hold those against
// schemas takes as long as the schemas want.
func isScalar(v any) bool {
	switch v.(type) {
	case map[string]any, []any:
		return false
	}
	return true
}

func refuse(s *jsonschema.Schema) error {
	err := s.Validate(s.Default)
	var invalid *jsonschema.ValidationError
	if errors.As(err, &invalid) {
		return errors.New(firstLeaf(invalid).Message)
	}
	return err
}

// Undeclared lists the keys that the schema requires and does not name, where it
// names others, sorted by their paths.
func (s *Schema) Undeclared() []string {
	w := walker{found: make(map[string]Property)}
	w.walk(s.root, "", nil)
	var all []string
	for path := range w.required {
		if _, ok := w.found[path]; !ok {
			all = append(all, path)
		}
	}
	slices.Sort(all)
	return all
}

func textsOnly(values []any) []string {
	var texts []string
	for _, v := range values {
		text, ok := v.(string)
		if !ok {
			return nil
		}
		texts = append(texts, text)
	}
	return texts
}

// itemsOf returns the schema of what is in a list, or nil.
func itemsOf(s *jsonschema.Schema) *jsonschema.Schema {
	if items, ok := s.Items.(*jsonschema.Schema); ok {
		return items
	}
	return s.Items2020
}

func join(path, name string) string { return strings.TrimPrefix(path+"."+name, ".") }

func spell(v any) string {
	text, _ := json.Marshal(v) // decoded from JSON
	return string(text)
}
