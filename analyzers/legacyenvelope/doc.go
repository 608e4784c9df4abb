// Package legacyenvelope defines an Analyzer that reports answers in the forms
// that envelopes had before, and makes the later form of them.
//
// # Analyzer legacyenvelope
//
// legacyenvelope: report answers in the flat form of claw v1
//
// In version 1 of the envelope of claw the keys of the payload stand beside kind,
// which is the command, and in an error kind is what went wrong and error a text.
// A reader has to know every command to tell one from the other. Version 2 has
// data or error, an object, beside what every answer has. A program on its way
// from one to the other has readers of both, so that what is left of version 1
// should be left on purpose.
//
// # Wrong
//
//	package main
//
//	import (
//		"encoding/json"
//		"io"
//
//		"github.com/spf13/cobra"
//	)
//
//	func main() {
//		root := &cobra.Command{Use: "claw"}
//		root.AddCommand(&cobra.Command{Use: "status", RunE: status})
//		root.Execute()
//	}
//
//	func status(cmd *cobra.Command, args []string) error {
//		if len(args) > 0 {
//			return emit(cmd.OutOrStdout(), map[string]any{
//				// error of handler status has a key kind that in other answers is the
//				// command, as in claw v1, readers of v2 find nothing in error.kind; make it
//				// an object (legacyenvelope)
//				"type": "error", "kind": "cli_parse", "error": "no arguments are expected", "hint": nil,
//			})
//		}
//		return emit(cmd.OutOrStdout(), map[string]any{
//			// answer of handler status is flat as in claw v1, with kind "status" beside its
//			// payload, readers of v2 find nothing in data; wrap it (legacyenvelope)
//			"kind": "status", "model": "opus",
//		})
//	}
//
//	func emit(w io.Writer, answer any) error { return json.NewEncoder(w).Encode(answer) }
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
//	type answer struct {
//		Model string `json:"model" description:"The model that is used"`
//	}
//
//	func main() {
//		app := envelope.New("claw", envelope.Use(envelope.ClawV2), envelope.Phase(3))
//		envelope.Register(app, envelope.Command[struct{}, answer]{
//			Name: "status", Summary: "Show the status", Effect: envelope.Safe, Run: status,
//		})
//		app.Main()
//	}
//
//	func status(ctx context.Context, in struct{}) (answer, error) {
//		return answer{Model: "opus"}, nil
//	}
//
// # What it reports
//
// What handlers of any framework encode as JSON to their output, directly or
// through functions of the program, by category:
//
//   - flat: an object with a constant kind and without data. It is an answer of
//     claw v1 if the package also has errors of claw v1, or two commands whose
//     answers have the command's name as kind;
//   - error: an error of claw v1: kind, a text error, and type "error";
//   - kind: the same, in a package where kind is the command in other answers; or a
//     field of the answer of a command of package envelope, in a dialect of claw, that
//     would be written under a key which claw v1 has itself, as registration refuses;
//   - removed, an error: any of them, with -legacyenvelope.phase=4;
//   - text: an envelope of another form, see envelopeshape, with an error that is
//     a text, once for each struct of another package;
//   - phase: an application of package envelope with a phase that is none of its
//     dialect, as App.Problems finds it when the program runs;
//   - unused: an ignore of this rule suppresses nothing.
//
// # Phases
//
// -legacyenvelope.phase says how far the migration of the program has come, in
// the numbers of envelope.Phase. In phase 1 version 1 is what readers expect, and
// nothing of it is reported. In 2, the default, and 3 it is a warning. In 4 there
// is no version 1 any more, and what is left of it is an error.
//
// # When it is silent
//
// An object with a kind is none of claw if it says of which API it is, has a key
// type, or if nothing else in the package is in the form of version 1. A kind in
// an inner object, such as data.kind or matches[].kind, is data. What a program
// reads, and what it writes to files, servers, its own clients and standard error,
// is left alone. So are answers of package envelope in the dialect ClawV1: the
// runtime makes them, and version 2 when it is asked to. Generated files and tests
// are left alone unless -generated or -tests is set.
//
// # Suppression
//
// A finding is accepted where it stands, with the reason:
//
//	//envvet:ignore legacyenvelope for readers that ask for --legacy-envelope
//
// # Fixes
//
// With -legacyenvelope.fix=v2 a flat answer is offered its form in version 2:
//
//   - of a map literal, the elements become those of data, in a literal around it;
//   - a struct is wrapped wherever it is encoded, and its field Kind is left out of
//     JSON; that is one fix for all answers of the type, unless a file, another
//     answer or another package may have the type, too;
//   - message and report are for people, and version 2 does not have them unless
//     the payload has nothing else;
//   - the kind of an error is replaced by its successor, with the operation that
//     belongs to it; Verb, Operation, Target and Retryable of a struct's fields
//     that are not in JSON are used where there are such. The operation of other
//     kinds is the command, which is for the author to say better.
//
// It is not offered where something of that is not plain: a key that is set
// later, a kind that is computed, an error whose command is not known, a value
// that may do something when it is dropped, a comment in between, or an exit status
// that is not the same on every way behind the answer, or not known, as where a function
// of another package ends the process that is not Fatal or CheckErr of one whose status
// is known, or an error has a method ExitCode. An error that a handler returns is one of
// status 1 where function main is in another package. The answer is another one, so it is
// not offered unless it is named.
package legacyenvelope
