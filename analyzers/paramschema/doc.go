// Package paramschema defines an Analyzer that reports parameters that callers
// cannot set or understand.
//
// # Analyzer paramschema
//
// paramschema: report parameters that callers cannot use
//
// Callers learn from the schema of a command which parameters it takes, of which
// type, with which values and what for (REQ-C-015). Package envelope derives it
// from the tags of a struct, which no compiler reads: a default that the enum
// refuses, a pattern that is no regular expression or a tag that names no parameter
// shows when the program runs, and then every call is answered with a failure.
//
// # Wrong
//
//	package main
//
//	import (
//		"context"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type listIn struct {
//		Team string `name:"team"`
//		// parameter team has no description, callers cannot tell what it is for; add
//		// help (paramschema)
//		Role string `name:"role" help:"Role" enum:"admin,member" default:"all"`
//		// parameter role has the default "all" that is not one of admin, member, it
//		// would be refused if it were given; change it (paramschema)
//	}
//
//	type user struct {
//		ID string `json:"id"`
//	}
//
//	func main() {
//		app := envelope.New("users")
//		envelope.Register(app, envelope.Command[listIn, []user]{
//			Name: "list", Summary: "List users", Effect: envelope.Safe, Run: list,
//		})
//		app.Main()
//	}
//
//	func list(ctx context.Context, in listIn) ([]user, error) { return nil, nil }
//
// # Right
//
//	package main
//
//	import (
//		"context"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type listIn struct {
//		Team string `name:"team" help:"Only users of this team"`
//		Role string `name:"role" help:"Only users with this role" enum:"admin,member,all" default:"all"`
//	}
//
//	type user struct {
//		ID string `json:"id"`
//	}
//
//	func main() {
//		app := envelope.New("users")
//		envelope.Register(app, envelope.Command[listIn, []user]{
//			Name: "list", Summary: "List users", Effect: envelope.Safe, Run: list,
//		})
//		app.Main()
//	}
//
//	func list(ctx context.Context, in listIn) ([]user, error) { return nil, nil }
//
// # What it reports
//
// The parameters of a command of package envelope are the fields of In, those of
// embedded structs included. By category:
//
//   - name: a field without a name tag, or a name that cannot be typed;
//   - reserved: a name of the runtime's own, such as output or help;
//   - duplicate: two parameters with one name or one short name;
//   - description: no help;
//   - type: a Go type that no command line can fill, or an In that is no struct;
//   - tag: required or arg is neither true nor false, or an argument has a short
//     name;
//   - default: the enum, pattern or type refuses the default, or a required
//     parameter has one, or that of a list has blanks around a value;
//   - enum: it has no values, or values that the type refuses, or one with blanks
//     around it;
//   - pattern: it is no regular expression, stands at a number, or is not anchored in
//     each way to match it, as ^a|b$;
//   - identifier: a text called id, slug or such has no pattern (REQ-C-020);
//   - position: arguments that cannot be told apart by their places;
//   - condition: requires or excludes that names no parameter, or contradicts the
//     other (REQ-C-026);
//   - unused: an ignore of this rule suppresses nothing.
//
// And of an explicit schema of the parameters of an MCP tool, given as a constant,
// a literal, an embedded file, or in a variable that is set once (InputSchema of
// the Go SDK; RawInputSchema, WithRawInputSchema and NewToolWithRawSchema of
// mark3labs/mcp-go):
//
//   - schema: it is no JSON Schema, or refers to another document with $ref, which
//     clients cannot follow and nothing here loads;
//   - missing: it declares a key that the type does not have, so that its value is
//     dropped;
//   - mismatch: it allows values that the type cannot take;
//   - enum: it lists values that the tag enum does not;
//   - closed: it allows no key that is not declared, and the type has one;
//   - required: it requires a key that it does not declare;
//   - default: it refuses the default itself;
//   - constants, a hint: the type of a field has constants that are not listed;
//   - undeclared, a hint: it declares some keys of the type and not all.
//
// Keys of mark3labs/mcp-go agree without regard to case: it reads lat into the
// field Lat. Such a finding names the place by its JSON path and stands where the
// tool is given the schema. Further differences are related to the first.
//
// A finding on a type stands at the field if its struct is declared in the package
// that registers, else at the registration. There is one for each field. When the
// program runs, App.Problems finds the same.
//
// # When it is silent
//
// A field with name:"-" is no parameter, nor is one that is not exported. Numbers
// and booleans that are called id need no pattern. A name that only some dialects
// reserve is one if the package makes its application in such a dialect.
// Parameters of other frameworks are not looked at, and of MCP tools only explicit
// schemas. A schema that is computed, or of more than 4,000 values, is not.
// Generated files and tests are left alone unless -generated or -tests is set.
//
// # Suppression
//
// A finding is accepted where it stands, with the reason:
//
//	//envvet:ignore paramschema the name is enough
package paramschema
