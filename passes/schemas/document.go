package schemas

import (
	"encoding/json"
	"go/ast"
	"slices"
	"strings"
)

// A Document is what a text or value that the package itself says describes.
type Document int

const (
	NoDocument  Document = iota
	JSONSchema           // a JSON Schema, of whatever
	Description          // commands, with the schemas of what they answer
)

// Document returns what an expression is known to hold. It may be asked by
// several rules at the same time.
func (r *Result) Document(e ast.Expr) Document {
	if r.texts == nil {
		return NoDocument
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if text, ok := r.texts.Text(e); ok {
		return documentOf([]byte(text))
	}
	if text, ok := r.texts.Schema(e); ok {
		return documentOf(text)
	}
	return NoDocument
}

func documentOf(text []byte) Document {
	const shortest, longest = len(`{"output_schema":{}}`), 1 << 20
	if len(text) < shortest || len(text) > longest || !strings.Contains(string(text), `"`) {
		return NoDocument
	}
	var object map[string]any
	if err := json.Unmarshal(text, &object); err != nil {
		return NoDocument
	}
	if describes(object) {
		return Description
	}
	if isSchema(object) {
		return JSONSchema
	}
	return NoDocument
}

// describes reports whether an object is what --schema of a command or of a tool
// prints (REQ-C-015), in the words of the contract or others.
func describes(object map[string]any) bool {
	for _, key := range []string{"output_schema", "outputSchema"} {
		if _, ok := object[key].(map[string]any); ok {
			return true
		}
	}
	if object["exit_codes"] != nil && object["parameters"] != nil {
		return true
	}
	describesOne := func(command any) bool {
		object, ok := command.(map[string]any)
		return ok && describes(object)
	}
	switch commands := object["commands"].(type) {
	case map[string]any: // by name
		for _, command := range commands {
			if describesOne(command) {
				return true
			}
		}
	case []any:
		return slices.ContainsFunc(commands, describesOne)
	}
	return false
}

func isSchema(object map[string]any) bool {
	if draft, ok := object["$schema"].(string); ok && strings.Contains(draft, "json-schema.org/") {
		return true
	}
	_, named := object["properties"].(map[string]any)
	return named && object["type"] == "object"
}
