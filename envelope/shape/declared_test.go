package shape_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"github.com/envvet/envvet/envelope/shape"
)

type itself struct{}

func (itself) MarshalJSON() ([]byte, error) { return []byte(`{}`), nil }

// A geometry has definitions, as generators of schemas write them.
type geometry struct{ itself }

func (geometry) JSONSchema() json.RawMessage {
	return json.RawMessage(`{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://example.com/geometry","properties":{"at":{"$ref":"#/$defs/Coord"},"box":{"$ref":"https://example.com/geometry#/$defs/Box~1Size/properties/max"},"site":{"$ref":"https://example.com/site#/at"}},"$defs":{"Coord":{"type":"integer"},"Box/Size":{"properties":{"max":{"$ref":"#/$defs/Coord"}}}}}`)
}

// Coord has the name of a definition of geometry, and holds itself.
type Coord struct {
	Next []Coord `json:"next"`
}

// A chain refers to itself as a whole.
type chain struct{ itself }

func (chain) JSONSchema() json.RawMessage {
	return json.RawMessage(`{"type":"object","properties":{"next":{"$ref":"#"},"n":{"$ref":"#/properties/m"},"m":{"type":"integer"}}}`)
}

type color int

func (color) MarshalText() ([]byte, error) { return []byte("red"), nil }
func (color) JSONSchema() json.RawMessage  { return json.RawMessage(`{"enum":["red","blue"]}`) }

type declares struct {
	Geo    geometry   `json:"geo" description:"Where"`
	Others []geometry `json:"others"`
	Coord  Coord      `json:"coord"`
	Chain  *chain     `json:"chain"`
	Named  chain      `json:"named" description:"A chain"`
	Color  color      `json:"color"`
	Colors *color     `json:"colors"`
}

// TestDeclared holds where references in schemas that types declare lead.
func TestDeclared(t *testing.T) {
	for _, test := range []struct {
		ref  shape.Ref
		want string
	}{
		{of[declares](), `{"definitions":{` +
			`"BoxSize":{"properties":{"max":{"$ref":"#/definitions/Coord2"}}},` +
			`"Coord":{"properties":{"next":{"items":{"$ref":"#/definitions/Coord"},"type":"array"}},"required":["next"],"type":"object"},` +
			`"Coord2":{"type":"integer"},` +
			`"chain":{"properties":{"m":{"type":"integer"},"n":{"$ref":"#/definitions/chain/properties/m"},"next":{"$ref":"#/definitions/chain"}},"type":"object"}},` +
			`"properties":{` +
			`"chain":{"anyOf":[{"$ref":"#/definitions/chain"},{"type":"null"}]},` +
			`"color":{"enum":["red","blue"]},"colors":{"anyOf":[{"enum":["red","blue"]},{"type":"null"}]},` +
			`"coord":{"$ref":"#/definitions/Coord"},` +
			`"geo":{"description":"Where","properties":{"at":{"$ref":"#/definitions/Coord2"},"box":{"$ref":"#/definitions/BoxSize/properties/max"},"site":{"$ref":"https://example.com/site#/at"}}},` +
			`"named":{"allOf":[{"$ref":"#/definitions/chain"}],"description":"A chain"},` +
			`"others":{"items":{"properties":{"at":{"$ref":"#/definitions/Coord2"},"box":{"$ref":"#/definitions/BoxSize/properties/max"},"site":{"$ref":"https://example.com/site#/at"}}},"type":"array"}},` +
			`"required":["geo","others","coord","chain","named","color","colors"],"type":"object"}`},
		{of[chain](), `{"properties":{"m":{"type":"integer"},"n":{"$ref":"#/properties/m"},"next":{"$ref":"#"}},"type":"object"}`},
	} {
		text, err := json.Marshal(shape.SchemaOf(test.ref))
		if err != nil || string(text) != test.want {
			t.Errorf("schema of %s\n got %s, %v\nwant %s", test.ref.Type, text, err, test.want)
		}
		c := jsonschema.NewCompiler()
		if err := c.AddResource("https://example.com/site", strings.NewReader(`{"at":{}}`)); err != nil {
			t.Fatal(err)
		}
		if err := c.AddResource("schema.json", strings.NewReader(string(text))); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Compile("schema.json"); err != nil {
			t.Errorf("schema of %s: %v", test.ref.Type, err)
		}
	}
}

type cut struct{ itself }

func (cut) JSONSchema() json.RawMessage { return json.RawMessage(`{"type":"integer"`) }

type nothing struct{ itself }

func (nothing) JSONSchema() json.RawMessage { return nil }

type panicking struct{ itself }

func (panicking) JSONSchema() json.RawMessage { panic("no schema today") }

type lost struct{ itself }

func (lost) JSONSchema() json.RawMessage { return json.RawMessage(`{"$ref":"#/definitions/Coord"}`) }

// nested has schemas with addresses of their own, which references in them are read from.
type nested struct{ itself }

func (nested) JSONSchema() json.RawMessage {
	return json.RawMessage(`{"items":{"$id":"https://example.com/in","$ref":"#/definitions/x","definitions":{"x":{}}},"const":{"$ref":1},"not":{"$ref":"#anchor"}}`)
}

// TestBadSchema holds what is said of schemas that types declare and that nobody can use.
func TestBadSchema(t *testing.T) {
	for _, test := range []struct {
		ref  shape.Ref
		want string
	}{
		{of[cut](), "returns no JSON object"}, {of[nothing](), "returns no JSON object"}, {of[panicking](), "panics"},
		{of[lost](), `returns a schema that refers to "#/definitions/Coord", which is not in it`},
		{of[geometry](), ""}, {of[chain](), ""}, {of[nested](), ""}, {of[itself](), ""}, {of[color](), ""}, {of[declares](), ""},
	} {
		if got := shape.BadSchema(test.ref); got != test.want {
			t.Errorf("%s %q, want %q", test.ref.Type, got, test.want)
		}
		if s := shape.SchemaOf(test.ref); test.want != "" && len(s) > 0 {
			t.Errorf("%s has the schema %v", test.ref.Type, s)
		}
	}
	fields := shape.DataFields(of[struct {
		One panicking         `json:"one"`
		Of  []map[string]lost `json:"of"`
	}]())
	if len(fields) != 3 || fields[0].BadSchema == "" || fields[1].BadSchema != "" || fields[2].BadSchema == "" {
		t.Errorf("%+v", fields)
	}
}
