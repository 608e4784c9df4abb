package schema_test

import (
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/schema"
)

func TestCompile(t *testing.T) {
	for _, test := range []struct{ text, want string }{ // part of the error
		{`{}`, ""},
		{`{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}`, ""},
		{`{"$ref":"#/definitions/a","definitions":{"a":{"type":"array","items":{"$ref":"#/definitions/a"}}}}`, ""},
		{`{"type":"objekt"}`, "/type: "},
		{`{"properties":{"id":{"required":"id"}}}`, "/properties/id/required: "},
		{`{"properties":{"id":{"pattern":"("}}}`, "/properties/id/pattern: "},
		{`{"$ref":"https://example.com/x.json"}`, "https://example.com/x.json is another document, which is not loaded"},
		{`{"$ref":"file:///etc/passwd"}`, "file:///etc/passwd is another document"},
		{`{"$ref":"other.json"}`, "other.json is another document"},
		{`{"$ref":"#/definitions/missing"}`, "missing"},
		{`{"$schema":"https://example.com/draft"}`, "https://example.com/draft"},
		{`[]`, "no JSON object"},
		{`null`, "null"},
		{`{"type":`, "no JSON object"},
		{`{} {}`, "something follows"},
	} {
		s, err := schema.Compile([]byte(test.text))
		switch {
		case test.want == "" && (err != nil || s == nil):
			t.Errorf("%s: %v", test.text, err)
		case test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)):
			t.Errorf("%s: error %v, want %s", test.text, err, test.want)
		}
	}
}

func compile(t *testing.T, text string) *schema.Schema {
	t.Helper()
	s, err := schema.Compile([]byte(text))
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return s
}

func TestValidate(t *testing.T) {
	s := compile(t, `{"type":"object","properties":{"n":{"type":"array","items":{"type":"integer"}}},"required":["n"]}`)
	for value, want := range map[string]string{
		`{"n":[1,12345678901234567890]}`: "", `{}`: "/: ", `{"n":[1,"x"]}`: "/n/1: ", `{"n":`: "no JSON",
	} {
		if err := s.Validate([]byte(value)); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", value, err, want)
		}
	}
}

func TestProperties(t *testing.T) {
	s := compile(t, `{
		"properties": {
			"id": {"type": "string"},
			"at": {"type": "string", "format": "date-time", "x-volatile": false},
			"items": {"type": "array", "items": {"$ref": "#/definitions/item"}},
			"by_name": {"additionalProperties": {"properties": {"x": {}}}},
			"parent": {"anyOf": [{"$ref": "#/definitions/item"}, {"type": "null"}]}
		},
		"definitions": {"item": {"properties": {"seen": {"x-volatile": true}, "next": {"$ref": "#/definitions/item"}}}}
	}`)
	var got []string
	for _, p := range s.Properties() {
		text := p.Path + " " + p.Name + " " + p.Format
		if p.Volatile != nil && *p.Volatile {
			text += " volatile"
		} else if p.Volatile != nil {
			text += " stable"
		}
		got = append(got, strings.TrimSpace(text))
	}
	want := "at at date-time stable, by_name by_name, by_name{}.x x, id id, items items, items[].next next, items[].seen seen  volatile, parent parent, parent.next next, parent.seen seen  volatile"
	if strings.Join(got, ", ") != want {
		t.Errorf("properties\n%s\nwant\n%s", strings.Join(got, ", "), want)
	}
}

func TestCompare(t *testing.T) {
	const derived = `{
		"type": "object",
		"properties": {
			"id": {"type": "string"},
			"count": {"type": "integer"},
			"role": {"type": "string", "enum": ["admin", "member"]},
			"note": {"type": ["string", "null"]},
			"tags": {"type": "array", "items": {"type": "string"}},
			"next": {"anyOf": [{"$ref": "#/definitions/node"}, {"type": "null"}]}
		},
		"required": ["id", "count"],
		"definitions": {"node": {"type": "object", "properties": {"next": {"$ref": "#/definitions/node"}}}}
	}`
	for declared, want := range map[string]string{
		derived:             "",
		`{}`:                "",
		`{"type":"object"}`: "",
		`{"properties":{"count":{"type":"number"}}}`:           "",
		`{"type":"array"}`:                                     ": the schema allows array, the type gives object",
		`{"properties":{"id":{"type":"integer"}}}`:             "id: the schema allows integer, the type gives string",
		`{"properties":{"note":{"type":"string"}}}`:            "note: the schema allows string, the type gives null",
		`{"properties":{"tags":{"items":{"type":"integer"}}}}`: "tags[]: the schema allows integer, the type gives string",
		`{"properties":{"name":{}}}`:                           "name: the schema declares name, the type has no such key",
		`{"required":["note"]}`:                                "note: the schema requires note, the type may leave it out",
		`{"properties":{"role":{"enum":["admin"]}}}`:           `role: the type gives "member", the schema does not list it`,
		`{"additionalProperties":false,"properties":{"id":{},"count":{},"role":{},"note":{},"tags":{}}}`: "next: the type has next, the schema allows no such key",
		`{"properties":{"next":{"properties":{"next":{"type":"string"}}}}}`:                              "next.next: the schema allows string, the type gives object",
	} {
		var got []string
		for _, d := range schema.Compare(compile(t, declared), compile(t, derived)) {
			got = append(got, d.Path+": "+d.Message)
		}
		if strings.Join(got, "; ") != want {
			t.Errorf("%s\n got %q\nwant %q", declared, got, want)
		}
	}
}
