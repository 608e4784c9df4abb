package schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

// A Schema is a JSON Schema that is valid.
type Schema struct {
	compiled *jsonschema.Schema
	document map[string]any
}

// place is the address of a schema in itself. Nothing is at it.
const place = "mem:///schema.json"

// Compile reads a JSON Schema. The error says what is wrong with it, and where:
// "/properties/id/type: value must be one of …".
func Compile(text []byte) (*Schema, error) {
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
	c := jsonschema.NewCompiler()
	c.Draft = jsonschema.Draft7
	c.LoadURL = func(address string) (io.ReadCloser, error) {
		return nil, fmt.Errorf("%s is another document, which is not loaded", address)
	}
	if err := c.AddResource(place, bytes.NewReader(text)); err != nil {
		return nil, fmt.Errorf("the schema cannot be read: %w", err)
	}
	compiled, err := c.Compile(place)
	if err != nil {
		return nil, explain(err)
	}
	return &Schema{compiled, document}, nil
}

// explain returns the first cause of an error of the compiler, with its place.
func explain(err error) error {
	var invalid *jsonschema.ValidationError
	if !errors.As(err, &invalid) {
		text := strings.ReplaceAll(err.Error(), "jsonschema: ", "")
		return errors.New(strings.ReplaceAll(text, place, ""))
	}
	return describe(invalid)
}

func describe(e *jsonschema.ValidationError) error {
	for len(e.Causes) > 0 {
		e = e.Causes[0]
	}
	at := e.InstanceLocation
	if at == "" {
		at = "/"
	}
	return fmt.Errorf("%s: %s", at, e.Message)
}

// Validate returns what is wrong with a JSON value, or nil.
func (s *Schema) Validate(value []byte) error {
	dec := json.NewDecoder(bytes.NewReader(value))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		return fmt.Errorf("the value is no JSON: %w", err)
	}
	if err := s.compiled.Validate(v); err != nil {
		var invalid *jsonschema.ValidationError
		if errors.As(err, &invalid) {
			return describe(invalid)
		}
		return err
	}
	return nil
}
