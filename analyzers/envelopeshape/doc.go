// Package envelopeshape defines an Analyzer that reports envelopes that are made
// by hand and have another shape than they should.
//
// # Analyzer envelopeshape
//
// envelopeshape: report hand-made envelopes of the wrong shape
//
// Callers read every answer with one piece of code, because every answer has
// the same keys: ok, data, error, warnings and meta, also where nothing stands
// in them, and ok says what the exit status says (REQ-F-004). An envelope that
// handlers write themselves has the keys that their author thought of that day.
//
// # Wrong
//
//	package main
//
//	import (
//		"encoding/json"
//
//		"github.com/spf13/cobra"
//	)
//
//	func main() {
//		root := &cobra.Command{Use: "users"}
//		root.AddCommand(&cobra.Command{Use: "list", RunE: list}, &cobra.Command{Use: "ids", RunE: ids})
//		root.Execute()
//	}
//
//	func list(cmd *cobra.Command, args []string) error {
//		return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{
//			// envelope of handler list lacks error, warnings and meta, callers find another shape
//			// than in other answers; answer through package envelope, or write every key of
//			// agent-spec (envelopeshape)
//			"data": args,
//			"ok":   true, // key ok in the envelope of handler list is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status (envelopeshape)
//		})
//	}
//
//	func ids(cmd *cobra.Command, args []string) error {
//		return json.NewEncoder(cmd.OutOrStdout()).Encode(args)
//		// handler ids answers with a bare array of type []string, callers expect an object and
//		// find no place for an error; put it into the data of an envelope (envelopeshape)
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
//	type users struct {
//		Names []string `json:"names" description:"Names of the users"`
//	}
//
//	func main() {
//		app := envelope.New("users")
//		envelope.Register(app, envelope.Command[struct{}, users]{
//			Name: "list", Summary: "List the users", Effect: envelope.Safe, Run: list,
//		})
//		app.Main()
//	}
//
//	func list(ctx context.Context, in struct{}) (users, error) {
//		return users{Names: []string{"ada"}}, nil
//	}
//
// # What it reports
//
// What handlers of any framework encode as JSON to their output, directly or
// through functions of the program. An object is an envelope if it is a struct or
// a map with three of the five keys, or with ok and none but some of them; with
// schema, ok and one of data and error, as in animus.cli.v1; or with three of
// timestamp, command, exit_code, output_format and schema_version and one of data
// and error, as in claw v2. Where ok can be neither true nor false, or error or
// warnings is a number, as in counts of each, there is no envelope. By category:
//
//   - missing: it lacks a key of its dialect;
//   - omitempty: a field of its struct that is one of those keys is left out if
//     it is empty or zero;
//   - ok: the key ok is set to anything but the comparison of a number with 0;
//   - array: a handler answers with a list, in a package that answers with
//     envelopes too;
//   - list, a hint: the same in any other package, and where a function of the
//     program is asked about the list on the way, if isList(v) { v = wrap(v) };
//   - nested: a command of package envelope has a payload that is an envelope
//     itself;
//   - unused: an ignore of this rule suppresses nothing.
//
// A finding stands at the literal or the field if the package has it, else where
// the value is encoded. What is wrong with a struct of another package is told once,
// where it is first encoded.
//
// # When it is silent
//
// What a program reads is left alone, and what it writes to a file, to a server, to
// the clients of its own server and to standard error. So is an object inside
// another one, and options on fields inside of error, data and meta. In the dialects
// in which an answer has data or error, leaving one out is right. A map that other
// code is given, or that has a key that is computed, may have every key. Lists of
// which each element is encoded by itself are no arrays, nor are those that a test
// of their type, or of the kind that package reflect tells, keeps from being
// encoded. Hints are not reported unless -hints is set; generated files and tests,
// and handlers in them, are left alone unless -generated or -tests is set.
//
// # Suppression
//
// A finding is accepted where it stands, with the reason:
//
//	//envvet:ignore envelopeshape the form of version 1, which scripts read
package envelopeshape
