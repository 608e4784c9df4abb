package schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

// A Schema is a JSON Schema that is valid.
type Schema struct {
	root *jsonschema.Schema
	all  []*jsonschema.Schema // the root and what it leads to
}

// place is the address of a schema in itself. Nothing is at it.
const place = "mem:///schema.json"

// Compile reads a JSON Schema. The error says what is wrong with it, and where:
// "/properties/id/type: value must be one of …". It is an [ErrTooLarge] if the
// schema was not looked at.
func Compile(text []byte) (s *Schema, err error) {
	if len(text) > mostBytes {
		return nil, tooLarge("the schema has %d bytes", len(text))
	}
	document, err := read(text)
	if err != nil {
		return nil, err
	}
	var m meter
	if err := m.measure(document, 0); err != nil {
		return nil, err
	}
	measured, err := json.Marshal(document)
	if err != nil {
		return nil, fmt.Errorf("the schema cannot be read: %w", err)
	}
	defer func() {
		// The compiler asserts the types of keywords that no draft defines, such
		// as regexProperties. The schemas here are written by anybody.
		if wrong := recover(); wrong != nil {
			s, err = nil, fmt.Errorf("the schema cannot be read: %v", wrong)
		}
	}()
	c := jsonschema.NewCompiler()
	c.Draft = jsonschema.Draft7
	c.ExtractAnnotations = true // for defaults
	c.LoadURL = func(address string) (io.ReadCloser, error) {
		return nil, fmt.Errorf("%s is another document, which is not loaded", strings.TrimPrefix(address, "mem:///"))
	}
	c.RegisterExtension(volatileKeyword, nil, volatility(false))
	if err := c.AddResource(place, bytes.NewReader(measured)); err != nil {
		return nil, fmt.Errorf("the schema cannot be read: %w", err)
	}
	root, err := c.Compile(place)
	if err != nil {
		return nil, explain(err, document)
	}
	all := reachable(root)
	known := make(map[*jsonschema.Schema]int, len(all))
	for _, one := range all {
		if unfold(one, known) > mostUnfolded {
			return nil, tooLarge("the schema holds one value against more than %d schemas", mostUnfolded)
		}
	}
	return &Schema{root, all}, nil
}

func read(text []byte) (map[string]any, error) {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	var document map[string]any
	if err := dec.Decode(&document); err != nil {
		return nil, fmt.Errorf("the schema is no JSON object: %w", err)
	}
	if document == nil {
		return nil, errors.New("the schema is null, not a JSON object")
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, errors.New("something follows the schema")
	}
	return document, nil
}

// reachable returns a schema and all that it leads to.
func reachable(root *jsonschema.Schema) []*jsonschema.Schema {
	all := []*jsonschema.Schema{root}
	known := map[*jsonschema.Schema]bool{root: true, nil: true}
	add := func(list ...*jsonschema.Schema) {
		for _, s := range list {
			if !known[s] {
				known[s] = true
				all = append(all, s)
			}
		}
	}
	for i := 0; i < len(all); i++ {
		s := all[i]
		add(inPlace(s)...)
		add(s.PropertyNames, s.UnevaluatedProperties, s.Items2020, s.Contains, s.UnevaluatedItems, s.ContentSchema)
		add(s.PrefixItems...)
		for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
			add(s.Properties[name])
		}
		for _, one := range s.PatternProperties {
			add(one)
		}
		for _, some := range []any{s.AdditionalProperties, s.Items, s.AdditionalItems} {
			switch some := some.(type) {
			case *jsonschema.Schema:
				add(some)
			case []*jsonschema.Schema:
				add(some...)
			}
		}
	}
	return all
}

// unfold counts the schemas that a value is held against before anything in it
// is: a few references to references are as many as one likes. The compiler has
// refused those that lead to themselves.
func unfold(s *jsonschema.Schema, known map[*jsonschema.Schema]int) int {
	if s == nil {
		return 0
	}
	if n, ok := known[s]; ok {
		return n
	}
	known[s] = 1
	n := 1
	for _, one := range inPlace(s) {
		n = min(n+unfold(one, known), mostUnfolded+1)
	}
	known[s] = n
	return n
}

// inPlace returns the schemas that a value is held against together with s.
func inPlace(s *jsonschema.Schema) []*jsonschema.Schema {
	all := []*jsonschema.Schema{s.Ref, s.RecursiveRef, s.DynamicRef, s.Not, s.If, s.Then, s.Else}
	for _, list := range [][]*jsonschema.Schema{s.AllOf, s.AnyOf, s.OneOf} {
		all = append(all, list...)
	}
	for _, one := range s.DependentSchemas {
		all = append(all, one)
	}
	for _, one := range s.Dependencies {
		if one, ok := one.(*jsonschema.Schema); ok {
			all = append(all, one)
		}
	}
	return all
}

// explain says why a schema does not compile, the same each time: the compiler
// goes through keys in the order of a map.
func explain(err error, document map[string]any) error {
	var invalid *jsonschema.ValidationError
	if errors.As(err, &invalid) {
		return describe(invalid)
	}
	var loop jsonschema.InfiniteLoopError
	if errors.As(err, &loop) {
		return errors.New("a $ref leads back to itself")
	}
	if lost := lostReference(document); lost != nil {
		return lost
	}
	text := strings.TrimPrefix(err.Error(), "jsonschema "+place+" compilation failed: ")
	return errors.New(strings.ReplaceAll(strings.ReplaceAll(text, "jsonschema: ", ""), place, ""))
}

// describe returns the cause of an error that stands first in the document.
func describe(e *jsonschema.ValidationError) error {
	leaf := firstLeaf(e)
	at := leaf.InstanceLocation
	if at == "" {
		at = "/"
	}
	return fmt.Errorf("%s: %s", at, leaf.Message)
}

func firstLeaf(e *jsonschema.ValidationError) *jsonschema.ValidationError {
	var first *jsonschema.ValidationError
	for _, cause := range e.Causes {
		if leaf := firstLeaf(cause); first == nil || leaf.InstanceLocation < first.InstanceLocation {
			first = leaf
		}
	}
	if first == nil {
		return e
	}
	return first
}

// Validate returns what is wrong with a JSON value, or nil.
func (s *Schema) Validate(value []byte) error {
	dec := json.NewDecoder(bytes.NewReader(value))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		return fmt.Errorf("the value is no JSON: %w", err)
	}
	if err := s.root.Validate(v); err != nil {
		var invalid *jsonschema.ValidationError
		if errors.As(err, &invalid) {
			return describe(invalid)
		}
		return err
	}
	return nil
}
