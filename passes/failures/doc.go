// Package failures answers with which failures of package envelope a function
// can end. It reports nothing.
//
// # Definitions
//
// A failure is a value of type *envelope.Error where it is made: a composite
// literal, or a call of envelope.Errorf or envelope.Prompt. Its exit code is known if it is
// constant, or one of several constants, or a parameter that the caller gives
// such a value:
//
//	func fail(exit envelope.ExitCode, what string) error {
//		return &envelope.Error{Exit: exit, Message: what}
//	}
//
// Where a function makes a failure with an error code that it is given, each call of it that
// says which code that is counts as a failure that is made, see [Made].
//
// A function answers with a failure if one of its results can be it: where it is
// returned, wrapped by fmt.Errorf with %w, or in the one field that the method Unwrap of an
// own error can return, joined by errors.Join, taken out by errors.As, put into a list
// that the function makes and joins, kept in a package variable, or returned by a function
// that it calls, in any package; also by a function that it hands to what calls it, or
// reads from a list that is written out. So does the function that a function returns, as
// handler(get) does, with the failures of get if it calls that. An error that a condition
// says is nil there is none, nor one that a deferred function replaces wherever there is
// one.
//
// A failure is chosen if it depends on what the function is asked: it is made
// behind a condition on a parameter that is an error, or is compared with a
// constant, as in what makes failures of HTTP statuses; or it comes from a call
// of which the error is asked for something before it is returned. A caller may
// know that it cannot come. One of a package variable that errors.Is did not find in
// the error is none.
//
// # Where the answer ends
//
// Not followed are methods of interfaces, reflection, errors in other fields, maps, other
// slices and channels, functions in variables, but for a parameter that a function
// literal has captured, exit codes that are computed, and those that a function gives
// to a failure that another one made: nothing is known of such a failure. Neither are
// packages looked at that only hand on what they are given and mention no failure, unless
// they have functions and a type of their own to wrap errors. A function has up to 32
// failures, the others are counted.
//
// # Facts
//
// [Answers], [Makes] and [Coded] on functions that other packages can name, closed over what
// they call, and [Held] on package variables. They depend on source alone, but for
// failures that a comment accepts for rule errorcode, which are in none.
package failures
