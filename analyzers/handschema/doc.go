// Package handschema defines an Analyzer that reports schemas that a program
// prints by hand.
//
// # Analyzer handschema
//
// handschema: report schemas that are printed by hand
//
// What --schema prints has to be what the command takes and answers with, or
// callers are told wrong things (REQ-C-015). A text that somebody wrote beside the
// code says the same after the code has changed. Package envelope derives schemas
// from the declarations of commands, and answers --schema, --output-schema and
// --print-schema itself.
//
// # Wrong
//
//	package main
//
//	import (
//		"context"
//		"flag"
//		"fmt"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type user struct {
//		ID string `json:"id" description:"User id"`
//	}
//
//	var (
//		schema = flag.Bool("schema", false, "print the schema")
//		// flag schema is declared by hand, package envelope has that flag for every command
//		// and answers it itself; drop it (handschema)
//	)
//
//	func main() {
//		flag.Parse()
//		app := envelope.New("users")
//		envelope.Register(app, envelope.Command[struct{}, user]{
//			Name: "show", Summary: "Show one user", Effect: envelope.Safe, Run: show,
//		})
//		app.Main()
//	}
//
//	func show(ctx context.Context, in struct{}) (user, error) {
//		if *schema {
//			fmt.Println(`{"type":"object","properties":{"name":{"type":"string"}}}`)
//			// handler show prints a schema by hand with fmt.Println, package envelope answers
//			// --schema and --output-schema itself; drop it (handschema)
//		}
//		return user{}, nil
//	}
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
//	type user struct {
//		ID string `json:"id" description:"User id"`
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
// By category:
//
//   - output: a handler, or a function that it calls, prints a description of
//     commands that the package itself says: a JSON object with output_schema, or
//     with parameters and exit_codes, of one command or below commands, by name or
//     in a list. In a handler of package envelope any JSON Schema counts;
//   - flag: a program that uses package envelope declares a flag schema,
//     output-schema or print-schema without a value, with package flag, pflag, or
//     a command framework, be it by a tag of a field or as another name of a flag;
//   - document, a hint: a handler of another framework prints another JSON Schema;
//   - switch, a hint: a program that does not use package envelope declares such a
//     flag, or one called json-schema, show-schema, dump-schema or schema-json;
//   - note, a hint: the annotations or metadata of a command have a JSON Schema;
//   - unused: an ignore of this rule suppresses nothing.
//
// Printed is what reaches standard output or the output of the framework, as in
// stdoutwrite with all its classes, and what is encoded as JSON there. What is
// printed is known if it is a constant, a literal of maps and slices, an embedded
// file, or in a variable that is set once.
//
// # When it is silent
//
// Schemas of what a program is given, such as those that it checks its input
// against, are its own matter, as long as it does not print them. So are schemas
// in files, requests and HTTP answers. A flag with a value names a schema, such as
// that of a database. What is made from values of structs counts as derived. Where
// no handler is known nothing is looked for; what a handler prints where a write
// is accepted for stdoutwrite is not seen. Hints are not reported unless -hints is
// set. Generated files and tests are left alone unless -generated or -tests is
// set.
//
// That a schema is given to a command by hand in place of the derived one is
// allowed; whether it agrees with the type is the question of outputschema.
//
// # Suppression
//
// A finding is accepted where it stands, with the reason:
//
//	//envvet:ignore handschema clients of version 1 expect these bytes
package handschema
