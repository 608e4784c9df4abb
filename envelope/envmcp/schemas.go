package envmcp

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope/internal/adapter"
	"github.com/envvet/envvet/envelope/spec"
)

type schema = map[string]any

// inputSchema is that of a command's parameters. There is no allOf or anyOf at
// its top, which some models' interfaces refuse: what parameters require of each
// other is said in words, and checked when the tool is called.
func inputSchema(d *adapter.App, c *adapter.Command) schema {
	properties, required := schema{}, []string{}
	for i := range c.Params {
		p := &c.Params[i]
		properties[p.Name] = paramSchema(p)
		if p.Required {
			required = append(required, p.Name)
		}
	}
	if c.IsList {
		for _, f := range d.Flags {
			if isListFlag(f.Name) && properties[f.Name] == nil {
				properties[f.Name] = schema{"type": listFlags[f.Name], "description": f.Help}
			}
		}
	}
	s := schema{"type": "object", "properties": properties, "additionalProperties": false}
	if len(required) > 0 {
		s["required"] = required
	}
	return s
}

func paramSchema(p *spec.Param) schema {
	one := schema{"type": p.Type}
	if p.Type == spec.TypeArray {
		one["type"] = spec.TypeString
	}
	if p.HasEnum {
		values := []any{}
		for _, text := range p.Enum {
			values = append(values, p.ValueJSON(text))
		}
		one["enum"] = values
	}
	if p.Pattern != "" && isPortable(p.Pattern) {
		one["pattern"] = p.Pattern
	}
	if p.Type == spec.TypeInteger {
		addRange(one, p)
	}
	s := one
	if p.Type == spec.TypeArray {
		s = schema{"type": spec.TypeArray, "items": one}
		if p.Required {
			s["minItems"] = 1
		}
	}
	if value := p.DefaultJSON(); value != nil {
		s["default"] = value
	}
	if text := description(p); text != "" {
		s["description"] = text
	}
	return s
}

// addRange adds the range of the integer's Go type, as far as a client that has
// numbers of 53 bits can tell it.
func addRange(s schema, p *spec.Param) {
	least, most := p.Range()
	if p.Unsigned || p.Bits < 53 {
		s["minimum"] = least
	}
	if p.Bits < 53 {
		s["maximum"] = most
	}
}

// isPortable reports whether a pattern means the same in ECMAScript, which JSON
// Schema has, as in Go.
func isPortable(pattern string) bool {
	for _, own := range []string{"(?i", "(?m", "(?s", "(?U", "(?P", "(?-", `\A`, `\z`, `\Q`, `\C`, `\a`, `\p`, `\P`, `\x{`, "[:", "[]", "[^]"} {
		if strings.Contains(pattern, own) {
			return false
		}
	}
	return true
}

// description says what a parameter is for, and what it requires of others.
func description(p *spec.Param) string {
	sentences := []string{p.Help}
	add := func(verb string, conditions []spec.Condition) {
		for _, c := range conditions {
			text := verb + " " + strings.Join(c.Names, ", ")
			if c.HasValue {
				text = "With " + c.Value + " it " + strings.ToLower(text)
			}
			sentences = append(sentences, text)
		}
	}
	add("Requires", p.Requires)
	add("Excludes", p.Excludes)
	sentences = slices.DeleteFunc(sentences, func(s string) bool { return s == "" })
	return strings.Join(sentences, ". ")
}

// outputSchema is that of the envelope that the application answers with, with
// the command's own schema as that of its data.
func outputSchema(d *adapter.App, c *adapter.Command) schema {
	switch d.Dialect {
	case spec.DialectClawV1:
		return schema{"type": "object", "required": []string{"kind"}} // the payload's keys are beside the envelope's
	case spec.DialectClawV2:
		return published(spec.ClawV2Schema, dataSchema(c, "/properties/data"))
	case spec.DialectAnimusV1:
		if c.NoPayload {
			return published(spec.AnimusSchema, schema{"type": "object"})
		}
		return published(spec.AnimusSchema, dataSchema(c, "/properties/data"))
	}
	return agentSpec(c)
}

// agentSpec is spec.EnvelopeSchema in short: every tool has one.
func agentSpec(c *adapter.Command) schema {
	return schema{
		"type":                 "object",
		"required":             spec.Keys,
		"additionalProperties": false,
		"properties": schema{
			"ok":   schema{"type": "boolean", "description": "The command succeeded"},
			"data": schema{"type": []string{"object", "array", "null"}, "description": "What the command answers; safe to cache and to compare"},
			"error": schema{
				"type": []string{"object", "null"}, "description": "Null after a success",
				"required": []string{"code", "message", "retryable"},
				"properties": schema{
					"code":         schema{"type": "string"},
					"message":      schema{"type": "string"},
					"retryable":    schema{"type": "boolean", "description": "The same call may succeed later"},
					"fix_required": schema{"type": "string", "description": "What has to be put right first"},
					"suggestion":   schema{"type": "string", "description": "What to do next"},
				},
			},
			"warnings": schema{"type": "array", "items": schema{"type": "string"}, "description": "Texts CODE: message"},
			"meta":     schema{"type": "object", "description": "About the call, such as pagination.next_cursor; not safe to compare"},
		},
		"if":   schema{"properties": schema{"ok": schema{"const": true}}},
		"then": schema{"properties": schema{"data": dataSchema(c, "/then/properties/data"), "error": schema{"type": "null"}}},
		"else": schema{"properties": schema{"error": schema{"type": "object"}}},
	}
}

// published is a schema of the contract with that of the data in it. Only a
// success has data there.
func published(text string, data any) schema {
	var s schema
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		panic(err) // it is part of the program
	}
	delete(s, "$schema") // clients of the protocol take the newest for granted, which says the same of this one
	s["properties"].(schema)["data"] = data
	return s
}

// dataSchema is the command's output schema, in the place of another schema that
// the pointer names. References within it are made to lead there.
func dataSchema(c *adapter.Command, pointer string) any {
	text, err := json.Marshal(c.OutputSchema)
	var s any
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber() // as they were written
	if err != nil || dec.Decode(&s) != nil {
		return schema{}
	}
	if top, ok := s.(schema); ok {
		delete(top, "$schema")
		if top["$id"] == nil { // references of a schema with a name of its own begin there
			move(top, pointer)
		}
	}
	return s
}

// move corrects the references in a schema that is put in another place.
func move(value any, pointer string) {
	switch v := value.(type) {
	case []any:
		for _, e := range v {
			move(e, pointer)
		}
	case schema:
		for key, e := range v {
			if ref, ok := e.(string); ok && key == "$ref" && (ref == "#" || strings.HasPrefix(ref, "#/")) {
				v[key] = "#" + pointer + ref[1:]
				continue
			}
			if key != "const" && key != "enum" && key != "default" && key != "examples" {
				move(e, pointer)
			}
		}
	}
}
