// Package errorcode defines an Analyzer that reports codes of failures that
// callers cannot rely on.
//
// # Analyzer errorcode
//
// errorcode: report codes of failures that mislead callers
//
// Callers decide by the exit code and by error.code what to do after a failure:
// call again, wait, put something right, give up (REQ-C-001, REQ-C-013,
// REQ-C-014). They know the codes from the command's declaration, which --schema
// and the manifest print. A code that is not declared, that is another one in
// each answer, or that contradicts the rest of the answer sends them the wrong
// way.
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
//	func main() {
//		app := envelope.New("users")
//		envelope.Register(app, envelope.Command[struct{}, struct{}]{
//			Name: "show", Summary: "Show one user", Effect: envelope.Safe, Run: show,
//			ExitCodes: envelope.ExitCodes{
//				envelope.Timeout: {Description: "The server is slow", Retryable: true},
//				// exit code 10 is retryable and its side effects are partial, a second call
//				// would repeat them; set SideEffects to none or drop Retryable (errorcode)
//			},
//		})
//		app.Main()
//	}
//
//	func show(ctx context.Context, in struct{}) (struct{}, error) {
//		if ctx.Err() != nil {
//			return struct{}{}, &envelope.Error{Exit: envelope.GeneralError, Code: "cancelled"}
//			// error code "cancelled" does not match ^[A-Z][A-Z0-9_]+$, it is replaced by
//			// the name of the exit code; rename it (errorcode)
//		}
//		return struct{}{}, find()
//	}
//
//	func find() error {
//		return envelope.Errorf(envelope.NotFound, "no such user")
//		// exit code 5 NOT_FOUND ends command show, which does not declare it, callers
//		// cannot prepare for it; add it to ExitCodes (errorcode)
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
//	func main() {
//		app := envelope.New("users")
//		envelope.Register(app, envelope.Command[struct{}, struct{}]{
//			Name: "show", Summary: "Show one user", Effect: envelope.Safe, Run: show,
//			ExitCodes: envelope.ExitCodes{
//				envelope.Timeout:  {Description: "The server is slow", Retryable: true, SideEffects: envelope.NoSideEffects},
//				envelope.NotFound: {Description: "No such user"},
//			},
//		})
//		app.Main()
//	}
//
//	func show(ctx context.Context, in struct{}) (struct{}, error) {
//		if ctx.Err() != nil {
//			return struct{}{}, &envelope.Error{Exit: envelope.GeneralError, Code: "CANCELLED"}
//		}
//		return struct{}{}, find()
//	}
//
//	func find() error { return envelope.Errorf(envelope.NotFound, "no such user") }
//
// # What it reports
//
// In the ExitCodes that a command declares, what App.Problems finds when the
// program runs, by category:
//
//   - exit: a number that no command may end with;
//   - name, duplicate: a code of the program's own without a name, or with one
//     that does not match ^[A-Z][A-Z0-9_]+$ or is given twice; a code of the
//     contract with another name;
//   - description: a code without a description, or with one that is too long;
//   - retryable: a code that is retryable in spite of side effects or of
//     something to fix; side effects that are none of three;
//   - fix: a command to put it right that has a placeholder or a pipe in it, or
//     belongs to nothing.
//
// In a failure, an *envelope.Error that the program makes:
//
//   - name: a code that does not match the pattern, and in animus.cli.v1 is none
//     of its five; also one given to envelope.Warn, or to a function that makes a
//     failure with it, as fail(envelope.Conflict, "locked") may;
//   - built: a code that is put together when the program runs;
//   - contradiction: a code that is the name of another exit code, or in
//     animus.cli.v1 that of another status; kinds of claw v1 and v2 that do not
//     belong together; an exit code from Validate, where every failure is an
//     ARG_ERROR;
//   - clawkind: a kind that claw v2 does not have, such as one of v1;
//   - retryable: RATE_LIMITED without RetryAfter; RetryAfter or RetryStrategy
//     where the command's exit code is not retryable, FixRequired where it is; a
//     RetryStrategy that callers do not know;
//   - fix: a FixCommand that cannot be run as it stands;
//   - redirect: REDIRECTED without a Redirect, or the other way round;
//   - exit: a number that no command may end with, or 0;
//   - undeclared: an exit code that the command does not declare, through any
//     chain of functions in any package, but for that of Prompt, which is the
//     runtime's own;
//   - chosen, a hint: the same, where a function on the way tells failures apart
//     by what it is given, or asks an error what it is.
//
// In programs of package envelope also
//
//   - literal: an exit code of the contract that is written as a number;
//   - exit: os.Exit with a number that the contract does not have; in programs
//     of other frameworks one that no process can have;
//   - unused: an ignore of this rule suppresses nothing.
//
// A finding stands where the failure is made if that is in the package, else at
// the call that leads there, else where the command is registered.
//
// # When it is silent
//
// What the runtime itself answers with needs no declaration: SUCCESS,
// GENERAL_ERROR, ARG_ERROR, PARTIAL_FAILURE, and TIMEOUT where the command has a
// limit. The PRECONDITION that --schema adds to commands which the runtime may end so
// declares no failure of the command's own. ExitCodes that are computed, or that other
// code may change, are taken to declare everything. An exit code that is looked up or
// handed in from somewhere unknown is none that can be missing, and a code that is
// looked up or chosen among constants is a constant. Failures behind methods of
// interfaces are not seen.
//
// Where the package does not make the application, its dialect is not known: a
// code that one of the dialects has is right. Numbers in constant declarations
// and in comparisons are left alone. Generated files and tests are left alone
// unless -generated or -tests is set.
//
// # Suppression
//
// A finding is accepted where it stands, with the reason. A failure that is
// accepted where it is made is accepted for all commands that it ends:
//
//	//envvet:ignore errorcode callers know this code from version 1
//
// # Fixes
//
// A number is replaced by its constant. With -errorcode.fix=declare an exit code
// is added to those that its command declares, in the words of the contract.
// The answers to --schema and manifest change, so it is not offered unless it is
// named.
package errorcode
