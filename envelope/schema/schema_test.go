package schema_test

import (
	"fmt"
	"slices"
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
		{`{"allOf":[{"$ref":"#"}]}`, "a $ref leads back to itself"},
		{`{"properties":{"b":{"$ref":"b.json"},"a":{"$ref":"a.json"},"c":{"$ref":"#/c"}}}`, "a.json is another document"},
		{`{"properties":{"b":{"type":"b"},"a":{"type":"a"}}}`, "/properties/a/type: "},
		{`{"properties":{"a":{"$ref":"other.json"}},"definitions":{"a":{"$id":"other.json","type":"string"}}}`, ""},
		{`{"$schema":"https://json-schema.org/draft/2020-12/schema","$defs":{"a":{"$anchor":"a"}},"$ref":"#a"}`, ""},
		{`{"pattern":"^(?!x)(.)\\1$","patternProperties":{"(?=a)b":{}},"additionalProperties":false}`, ""}, // of ECMAScript
		{`{"regexProperties":1}`, "cannot be read"},
	} {
		s, err := schema.Compile([]byte(test.text))
		for range 10 {
			if _, again := schema.Compile([]byte(test.text)); fmt.Sprint(again) != fmt.Sprint(err) {
				t.Errorf("%s: %v, then %v", test.text, err, again)
			}
		}
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

func TestDefaults(t *testing.T) {
	s := compile(t, `{"properties":{
		"mode": {"enum":["a","b"],"default":"c"}, "n": {"type":"integer","default":"1"}, "id": {"$ref":"#/definitions/id"},
		"ok": {"type":"integer","default":1}, "null": {"type":["string","null"],"default":null}, "list": {"type":"string","default":["x"]}
	},"definitions":{"id":{"pattern":"^[a-z]+$","default":"A"}}}`)
	var got []string
	for _, p := range s.Properties() {
		if p.Refused != nil {
			got = append(got, fmt.Sprintf("%s=%s: %v", p.Path, p.Default, p.Refused))
		}
	}
	want := `id="A": does not match pattern '^[a-z]+$'; mode="c": value must be one of "a", "b"; n="1": expected integer, but got string`
	if strings.Join(got, "; ") != want {
		t.Errorf("got %s\nwant %s", strings.Join(got, "; "), want)
	}
}

func TestUndeclared(t *testing.T) {
	for text, want := range map[string]string{
		`{"properties":{"a":{}},"required":["a","b"]}`:                                       "b",
		`{"properties":{"a":{"properties":{"x":{}},"required":["y","x"]}},"required":["a"]}`: "a.y",
		`{"required":["a"]}`: "",
		`{"allOf":[{"properties":{"a":{}}},{"required":["a"]}]}`:                     "",
		`{"properties":{"a":{}},"anyOf":[{"properties":{"b":{}}}],"required":["b"]}`: "",
		`{"properties":{"a":{}},"patternProperties":{"^b":{}},"required":["b"]}`:     "",
		`{"properties":{"a":{}},"anyOf":[{"required":["a"]},{"required":["c"]}]}`:    "",
	} {
		if got := strings.Join(compile(t, text).Undeclared(), " "); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

const derived = `{
	"type": "object",
	"properties": {
		"id": {"type": "string"},
		"count": {"type": "integer"},
		"ratio": {"type": "number"},
		"role": {"type": "string", "enum": ["admin", "member"]},
		"note": {"type": ["string", "null"]},
		"seen": {"type": ["string", "null"], "format": "date-time"},
		"tags": {"type": "array", "items": {"type": "string"}},
		"by": {"type": "object", "additionalProperties": {"type": "integer"}},
		"any": {},
		"next": {"anyOf": [{"$ref": "#/definitions/node"}, {"type": "null"}]}
	},
	"required": ["id", "count", "seen"],
	"definitions": {"node": {"type": "object", "properties": {"next": {"$ref": "#/definitions/node"}}}}
}`

// differ holds declared schemas against what is derived. Keys that a schema does
// not name are told of only if all are asked for.
func differ(t *testing.T, compare func(declared, derived *schema.Schema) []schema.Difference, all bool, want map[string]string) {
	t.Helper()
	for declared, want := range want {
		var got []string
		for _, d := range compare(compile(t, declared), compile(t, derived)) {
			if all || d.Kind != schema.Undeclared {
				got = append(got, strings.TrimSpace(d.Path+" "+string(d.Kind)+": "+d.Message))
			}
		}
		if strings.Join(got, "; ") != want {
			t.Errorf("%s\n got %q\nwant %q", declared, strings.Join(got, "; "), want)
		}
	}
}

func TestCompare(t *testing.T) {
	differ(t, schema.Compare, false, map[string]string{
		derived:             "",
		`{}`:                "",
		`{"type":"object"}`: "",
		`{"properties":{"count":{"type":"number"}}}`:                                   "",
		`{"properties":{"any":{"type":"string"},"gone":false}}`:                        "",
		`{"properties":{"note":{"type":"string"}}}`:                                    "",
		`{"properties":{"id":{"$ref":"#/$defs/id"}},"$defs":{"id":{"type":"string"}}}`: "",
		`{"properties":{"id":{"oneOf":[{"type":"string"},{"type":"integer"}]}}}`:       "",
		`{"properties":{"id":{"oneOf":[{"type":"string"},{"minLength":3}]}}}`:          "",
		`{"allOf":[{"properties":{"id":{"type":"string"}}},{"required":["id"]}]}`:      "",
		`{"patternProperties":{"^.":{}},"additionalProperties":false}`:                 "",
		`{"properties":{"role":{"enum":["member","admin",null]}}}`:                     "",
		`{"properties":{"next":{"anyOf":[{"type":"object"},{"type":"null"}]}}}`:        "",
		`{"type":"array"}`:                                                                       "mismatch: the schema allows array and the type gives object",
		`{"properties":{"id":{"type":"integer"}}}`:                                               "id mismatch: the schema allows integer and the type gives string",
		`{"properties":{"ratio":{"type":"integer"}}}`:                                            "ratio mismatch: the schema allows integer and the type gives number",
		`{"properties":{"id":{"oneOf":[{"type":"boolean"},{"type":"integer"}]}}}`:                "id mismatch: the schema allows boolean or integer and the type gives string",
		`{"properties":{"id":{"allOf":[{"$ref":"#/$defs/id"}]}},"$defs":{"id":{"type":"null"}}}`: "id mismatch: the schema allows null and the type gives string",
		`{"properties":{"seen":{"type":"string"}}}`:                                              "seen nullable: the schema allows string and the type may give null",
		`{"properties":{"tags":{"items":{"type":"integer"}}}}`:                                   "tags[] mismatch: the schema allows integer and the type gives string",
		`{"properties":{"by":{"additionalProperties":{"type":"string"}}}}`:                       "by{} mismatch: the schema allows string and the type gives integer",
		`{"properties":{"name":{}}}`:                                                             "name missing: the type has no such key",
		`{"required":["name"]}`:                                                                  "name missing: the schema requires it and the type has no such key",
		`{"required":["note"]}`:                                                                  "note optional: the schema requires it and the type may leave it out",
		`{"properties":{"role":{"enum":["admin"]}}}`:                                             `role enum: the type may give "member", which the schema does not list`,
		`{"properties":{"role":{"const":"admin"}}}`:                                              `role enum: the type may give "member", which the schema does not list`,
		`{"properties":{"role":{"enum":["admin","member","owner"]}}}`:                            `role enum: the schema lists "owner", which the type does not`,
		`{"properties":{"next":{"properties":{"next":{"type":"string"}}}}}`:                      "next.next mismatch: the schema allows string and the type gives object",
		`{"properties":{"next":{"$ref":"#/$defs/n"}},"$defs":{"n":{"properties":{"next":{"$ref":"#/$defs/n"},"x":{}}}}}`:                       manyTimes("next", "x missing: the type has no such key"),
		`{"additionalProperties":false,"properties":{"id":{},"count":{},"role":{},"note":{},"tags":{},"by":{},"any":{},"seen":{},"ratio":{}}}`: "next closed: the type gives it and the schema allows no such key",
	})
	differ(t, schema.Compare, true, map[string]string{
		`{"properties":{"id":{}},"additionalProperties":{"type":"string"}}`:               "",
		`{"properties":{"id":{}},"oneOf":[{"required":["count"]},{"required":["seen"]}]}`: "",
		`{"properties":{"id":{},"next":{"properties":{"x":{}}}}}`: "undeclared: the type has any, by, count, note, ratio, role, seen, tags and the schema does not name that; " +
			"next undeclared: the type has next and the schema does not name that; next.x missing: the type has no such key",
	})
}

// manyTimes is what is found in schemas that hold themselves, as deep as they
// are followed.
func manyTimes(step, what string) string {
	var all []string
	for n := range 16 {
		all = append(all, strings.Repeat(step+".", n+1)+what)
	}
	slices.Sort(all)
	return strings.Join(all, "; ")
}

func TestCompareInput(t *testing.T) {
	differ(t, schema.CompareInput, false, map[string]string{
		derived: "",
		`{"type":"object","properties":{"id":{}}}`:                              "",
		`{"properties":{"count":{"type":"number"},"ratio":{"type":"integer"}}}`: "",
		`{"properties":{"id":{"type":["string","null"]}}}`:                      "",
		`{"properties":{"role":{"enum":["admin"]}}}`:                            "",
		`{"required":["note"]}`:                                                 "",
		`{"properties":{"id":{"type":"integer"}}}`:                              "id mismatch: the schema allows integer and the type takes string",
		`{"properties":{"id":{"type":["string","boolean"]}}}`:                   "id mismatch: the schema allows boolean and the type takes string",
		`{"properties":{"name":{}}}`:                                            "name missing: the type has no such key and drops it",
		`{"properties":{"role":{"enum":["owner"]}}}`:                            `role enum: the schema lists "owner", which the type does not`,
		`{"additionalProperties":false,"properties":{"count":{},"role":{},"note":{},"tags":{},"by":{},"any":{},"seen":{},"ratio":{},"next":{}}}`: "id closed: the type takes it and the schema allows no such key",
	})
}

func TestCompareFolded(t *testing.T) {
	const derived = `{"type":"object","properties":{"Lat":{"type":"number"},"Lon":{"type":"number"},"at":{"type":"object","properties":{"Unix":{"type":"integer"}}}}}`
	for _, test := range []struct{ declared, want string }{
		{`{"properties":{"lat":{},"LON":{"type":"integer"},"AT":{"properties":{"unix":{}}}},"additionalProperties":false}`, ""},
		{`{"properties":{"lat":{"type":"string"},"Lon":{},"at":{}}}`, "lat mismatch"},
		{`{"properties":{"lat":{},"lng":{},"at":{"properties":{"nanos":{}}}}}`, " undeclared, at undeclared, at.nanos missing, lng missing"},
		{`{"properties":{"lat":{}},"additionalProperties":false}`, "Lon closed, at closed"},
	} {
		var found []string
		for _, d := range schema.CompareFolded(compile(t, test.declared), compile(t, derived)) {
			found = append(found, d.Path+" "+string(d.Kind))
		}
		if got := strings.Join(found, ", "); got != test.want {
			t.Errorf("%s: %s, want %s", test.declared, got, test.want)
		}
	}
	exact := `{"properties":{"lat":{"type":"string"},"Lat":{"type":"number"}}}`
	if found := schema.CompareFolded(compile(t, exact), compile(t, exact)); len(found) > 0 {
		t.Errorf("of two keys that differ in case each is its own: %v", found)
	}
	one := compile(t, `{"properties":{"lat":{}},"additionalProperties":false}`)
	if found := schema.CompareFolded(one, compile(t, exact)); len(found) != 1 || found[0].Path != "Lat" {
		t.Errorf("a key that the type has is read as no other: %v", found)
	}
}
