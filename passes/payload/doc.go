// Package payload answers what the commands of a package take and answer with,
// and what package spec says of that. It reports nothing.
//
// # Definitions
//
// A payload is the type whose value becomes the data of an answer: Out of
// envelope.Command[In, Out] where it is registered; Out of a tool that is given
// to AddTool of the Go SDK of MCP, or to NewStructuredToolHandler of
// mark3labs/mcp-go; and the type that WithOutputSchema of the latter declares,
// unless a handler of the package answers with it anyway.
//
// A registrar is a generic function that calls one of these, or another
// registrar, with type parameters of its own. Its calls register, in any
// package:
//
//	func add[Out any](app *envelope.App, name string, run func(context.Context, none) (Out, error)) {
//		envelope.Register(app, envelope.Command[none, Out]{Name: name, Effect: envelope.Safe, Run: run})
//	}
//
// # Problems
//
// A [Reader] lets package shape read types in source, as it reads those of the
// running program. So the problems of a [Command] are those that its
// registration finds when the program runs: same rule, category, field path and
// words. Only types and constants tell them here:
//
//   - a name, effect or schema is known if the command is a composite literal in
//     the call, or a variable that is given one once; a schema that is not known
//     counts as one that says everything, an effect that is not known as none;
//   - the dialect is known if the package makes the application. What only one of
//     the possible dialects objects to is no problem;
//   - what a type declares with a method JSONSchema is known when the program
//     runs, and here only that it does.
//
// Problems of no rule, such as two commands of one name, are left to
// registration, and those of exit codes are not looked for here.
//
// # Where the answer ends
//
// A registration in a method of a generic type is not seen, nor one with a type
// that is made of a type parameter, such as Page[T]. What handlers of other
// frameworks encode to their output is not looked for.
//
// # Facts
//
// [Registrar] on exported functions. It depends on source alone.
package payload
