// Package jsonschema is a stub of github.com/google/jsonschema-go/jsonschema for fixtures.
package jsonschema

import "encoding/json"

// Schema is a JSON Schema.
type Schema struct {
	ID                   string             `json:"$id,omitempty"`
	Schema               string             `json:"$schema,omitempty"`
	Ref                  string             `json:"$ref,omitempty"`
	Defs                 map[string]*Schema `json:"$defs,omitempty"`
	Title                string             `json:"title,omitempty"`
	Description          string             `json:"description,omitempty"`
	Default              json.RawMessage    `json:"default,omitempty"`
	Type                 string             `json:"-"`
	Types                []string           `json:"-"`
	Enum                 []any              `json:"enum,omitempty"`
	Minimum              *float64           `json:"minimum,omitempty"`
	Maximum              *float64           `json:"maximum,omitempty"`
	MinLength            *int               `json:"minLength,omitempty"`
	Pattern              string             `json:"pattern,omitempty"`
	Items                *Schema            `json:"-"`
	Required             []string           `json:"required,omitempty"`
	Properties           map[string]*Schema `json:"properties,omitempty"`
	AdditionalProperties *Schema            `json:"additionalProperties,omitempty"`
	AnyOf                []*Schema          `json:"anyOf,omitempty"`
	Not                  *Schema            `json:"not,omitempty"`
	Format               string             `json:"format,omitempty"`
	Extra                map[string]any     `json:"-"`
}

// ForOptions change what For does.
type ForOptions struct{ IgnoreInvalidTypes bool }

// For derives the schema of a type.
func For[T any](opts *ForOptions) (*Schema, error) { return new(Schema), nil }

// Ptr returns a pointer to x.
func Ptr[T any](x T) *T { return &x }
