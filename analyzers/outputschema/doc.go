// Package outputschema defines an Analyzer that reports payloads of which no
// useful schema comes.
//
// # Analyzer outputschema
//
// outputschema: report commands without an output schema
//
// Callers learn from the output schema of a command which keys they can rely on
// (REQ-C-015). Package envelope derives it from the type that the command answers
// with. Of any, of raw JSON and of a type that encodes itself there is nothing to
// derive, and of a channel or a function nothing to answer: encoding fails.
//
// # Wrong
//
//	package main
//
//	import (
//		"context"
//		"encoding/json"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type user struct {
//		ID     string `json:"id" description:"User id"`
//		Labels any    `json:"labels"`
//		// field Out.Labels is of type any, its schema says nothing; give it a type, or tag
//		// it envelope:"opaque" (outputschema)
//		Extra json.RawMessage `json:"extra"`
//		// field Out.Extra is of type encoding/json.RawMessage, its schema says nothing; give
//		// it a type, or tag it envelope:"opaque" (outputschema)
//	}
//
//	func main() {
//		app := envelope.New("users")
//		envelope.Register(app, envelope.Command[struct{}, user]{
//			Name: "show", Summary: "Show one user", Effect: envelope.Safe, Run: show,
//		})
//		app.Main()
//	}
//
//	func show(ctx context.Context, in struct{}) (user, error) { return user{}, nil }
//
// # Right
//
//	package main
//
//	import (
//		"context"
//		"encoding/json"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type user struct {
//		ID     string            `json:"id" description:"User id"`
//		Labels map[string]string `json:"labels" description:"By name"`
//		Extra  json.RawMessage   `json:"extra" description:"As it was stored" envelope:"opaque"`
//	}
//
//	func main() {
//		app := envelope.New("users")
//		envelope.Register(app, envelope.Command[struct{}, user]{
//			Name: "show", Summary: "Show one user", Effect: envelope.Safe, Run: show,
//		})
//		app.Main()
//	}
//
//	func show(ctx context.Context, in struct{}) (user, error) { return user{}, nil }
//
// # What it reports
//
// A payload is what a command of package envelope answers with, or a tool of an
// MCP server: Out of AddTool of the Go SDK and of NewStructuredToolHandler of
// mark3labs/mcp-go, and the type given to WithOutputSchema. By category, for the
// payload and for its fields at any depth:
//
//   - untyped: a command answers with any, raw JSON or a type that encodes itself
//     and has no method JSONSchema() json.RawMessage, as a whole or in a field;
//   - tool, a hint: the same in a tool of an MCP server, but for one that answers
//     with content such as text alone: Out is an interface, and each return of the
//     handler, as far as it is seen, gives nil for it;
//   - type: JSON cannot carry it: a channel, a function, a complex number, a map
//     with keys that are no text; or a command answers with a bare text or number, or
//     a struct loses fields to what it embeds, as with time.Time, whose JSON it has;
//     also in what a handler of another framework encodes as JSON to its output, but
//     for keys that encoding/json takes since Go 1.27;
//   - encodeduntyped, a hint: such a handler encodes any, raw JSON, or a type with
//     a field that is one;
//   - tag: the tag envelope has a word that means nothing, or one for lists at
//     what is none, or set and ordered; or the tag json gives two fields one name;
//   - enum: the tag enum of a field lists what no value of its type is, such as "low"
//     of a number, or a text with blanks around it;
//   - effect: the enum of the field effect has a value that callers do not know
//     (REQ-C-003);
//   - noeffect, a hint: a command that changes something has no field effect;
//   - unused: an ignore of this rule suppresses nothing.
//
// And of an explicit schema, given as a constant, a literal, an embedded file, or
// in a variable that is set once (OutputSchema of a command or of a tool of the Go
// SDK; RawOutputSchema and WithRawOutputSchema of mark3labs/mcp-go):
//
//   - schema: it is no JSON Schema, or refers to another document with $ref, which
//     callers cannot follow and nothing here loads;
//   - volatile: it declares a key that says something of the call, such as
//     fetched_at or request_id (REQ-F-021); a time with the name of a state, such
//     as started_at, is none;
//   - missing: it declares or requires a key that the type does not have;
//   - mismatch: it has another type for a key than the Go type gives;
//   - optional: it requires a key that the type may leave out;
//   - enum: it does not list the values of the tag enum, or others;
//   - closed: it allows no key that is not declared, and the type has one;
//   - constants, a hint: the type of a field has constants that are not listed;
//   - nullable, a hint: a pointer may be null, where the schema has no null;
//   - undeclared, a hint: it declares some keys of a type and not all.
//
// Such a finding names the place by its JSON path, as in items[].name, and stands
// where the command is given the schema. Further differences are related to the
// first. envelopetest holds answers against their schemas in tests.
//
// A finding on a type stands at the field if its struct is declared in the package
// that registers, else at the registration, with the path of the field. When the
// program runs, App.Problems finds the same, but for what explicit schemas say.
//
// # When it is silent
//
// A schema may say less than the type. One that is computed, or of more than
// 4,000 values, is not looked at, nor are alternatives that a value may be one of.
// A key with "x-volatile": false, or of a field tagged envelope:"stable", is
// stored.
//
// A field tagged envelope:"opaque" is any JSON on purpose, together with what it
// holds; so is everything in a command with an explicit OutputSchema, which says
// what the types do not. Fields that data does not have, with json:"-",
// envelope:"volatile" or envelope:"text", need no schema. A type that says its
// schema with the method JSONSchema has one. Hints are not reported unless -hints
// is set. Generated files and tests are left alone unless -generated or -tests is
// set.
//
// # Suppression
//
// A finding is accepted where it stands, with the reason:
//
//	//envvet:ignore outputschema the plugin decides what this is
package outputschema
