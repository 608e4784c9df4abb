// Package nullabsent defines an Analyzer that reports payloads with keys that
// come and go.
//
// # Analyzer nullabsent
//
// nullabsent: report keys of payloads that come and go
//
// A key that is left out because its value is empty cannot be told from one that
// was never there (REQ-F-074): the caller of a list of users that has no key
// groups does not know whether a user is in no group, or whether this version of
// the command does not say. Callers of the other kind fail with a missing key on
// the first empty list. In data, absent, null and empty are three things: a list
// is [], text is "", and what is unknown is null.
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
//	type user struct {
//		ID     string   `json:"id" description:"User id"`
//		Groups []string `json:"groups,omitempty"`
//		// field Out.Groups is left out by omitempty when it is empty, callers cannot tell
//		// empty from unknown; drop omitempty (nullabsent)
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
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type user struct {
//		ID     string   `json:"id" description:"User id"`
//		Groups []string `json:"groups"` // [] for a user in no group
//		Quota  *int     `json:"quota"`  // null if the server does not know
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
// By category, in what commands of package envelope answer with, at any depth:
//
//   - absent: a list, map, text, number or boolean with the option omitempty or
//     omitzero;
//   - null, a hint, so with -nullabsent.hints: in what a handler of another framework
//     encodes as JSON to its output, a list or map that is nil until something is
//     added to it, and so null: a variable that is declared without a value, or a
//     field that nothing is assigned to on some way, of a value that the handler,
//     or a function of the package that returns it, makes;
//   - unused: an ignore of this rule suppresses nothing.
//
// A finding stands at the field if its struct is declared in the package that
// registers, else at the registration, with the path of the field. When the
// program runs, App.Problems finds the same.
//
// # When it is silent
//
// Pointers with omitempty are how a program says that a feature is not there at
// all. The zero of a struct, such as a time, stands for none, and so do no bytes.
// Fields that data does not have, with json:"-", envelope:"volatile" or
// envelope:"text", are no keys. The dialects of claw and animus make no such
// promise, so where the package does not make the application, and its dialect is
// not known, this is left to App.Problems; and the schema of an MCP tool says which
// of its keys are optional. A nil slice or map is no finding there: the runtime
// writes [] and {}. In the output of other frameworks, what was handed to another
// function, came from one of another package, is nil on purpose, or is left out
// when it is empty, is no finding. Types that are no payload are left alone:
// parameters, requests, what is read. Generated files and tests are left alone
// unless -generated or -tests is set.
//
// # Suppression
//
// A finding is accepted where it stands, with the reason:
//
//	//envvet:ignore nullabsent version 1 left it out, callers rely on it
//
// # Fixes
//
// With -nullabsent.fix=keep the option is dropped from the tag of a field that
// the package declares. Answers have more keys then, which is for the author to
// decide, so it is not offered unless it is named. With -nullabsent.fix=empty, a
// variable declared with var, or as a result, begins as an empty list or map, or as a
// struct with empty ones in its fields, and the output has [] or {} in place of null.
package nullabsent
