// Package payload answers what the commands of a package take and answer with,
// and what package spec says of that. It reports nothing.
//
// # Definitions
//
// A payload is the type whose value becomes the data of an answer: Out of
// envelope.Command[In, Out] where it is registered; Out of a tool that is given
// to AddTool of the Go SDK of MCP, or to NewStructuredToolHandler of
// mark3labs/mcp-go; and the type that WithOutputSchema of the latter declares,
// unless a handler of the package answers with it anyway. What a tool of the latter
// takes is told by NewTypedToolHandler as well.
//
// A registrar is a generic function, or a method of a generic type, that calls
// one of these, or another registrar, with types that are made with type
// parameters of its own. Its calls register, in any package:
//
//	func list[T any](app *envelope.App, name string, run func(context.Context, none) (Page[T], error)) {
//		envelope.Register(app, envelope.Command[none, Page[T]]{Name: name, Effect: envelope.Safe, Run: run})
//	}
//
// # Encoded values
//
// In a handler of another framework a payload is the type of whatever the
// handler encodes as JSON to its output ([Result.Encoded]): with package json
// of the standard library, its second version or a drop-in replacement, by an
// encoder that writes to the output or by Marshal, whose bytes are then printed
// with nothing but white space around them. Where bytes go is asked of package
// effects: output is standard output, the writer of the framework, and a plain
// io.Writer that whoever makes the handler fills. Files, buffers that are not
// printed, HTTP messages and writers whose name says that they are for errors
// are none.
//
// A function that encodes a parameter, prints text that is given to it, or
// returns what it made, does so for its callers: the type is that of the value
// before it becomes an interface value, at the call where that is.
//
//	func printJSON(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }
//
//	printJSON(cmd.OutOrStdout(), users) // encodes a []User
//
// One that puts parameters into a struct or a map of its own, and does nothing else with them, says
// so: an [Encoded] has these [Part]s of what is made behind its call.
//
// What a function of another package writes is what it is given, unless that is known
// to be in nothing that it writes.
//
// A parameter of which the type, or the kind that package reflect tells, is asked on
// the way is encoded at the calls whose arguments pass.
//
// The value may come from any function that the handler reaches. An [Encoded]
// tells the call, the argument and its type, the output, the handler, and the
// calls on both sides; for passes that follow values, also the function and the
// value in the SSA form of effects ([effects.Result.Functions]).
//
// # Problems
//
// A [Reader] lets package shape read types in source, as it reads those of the
// running program. So the problems of a [Command] are those that its
// registration finds when the program runs: same rule, category, field path and
// words. Only types and constants tell them here:
//
//   - a name, effect or schema is known if the command is a composite literal in
//     the call, a variable that is given one once, or what a function of the package
//     with one return returns so; a schema that is not known
//     counts as one that says everything, an effect that is not known as none;
//   - the dialect is known if the package makes the application. What only one of
//     the possible dialects objects to is no problem;
//   - what a type declares with a method JSONSchema is known when the program
//     runs, and here only that it does;
//   - exit codes are known if ExitCodes is a composite literal with constant
//     codes, or a variable of the package that is given one once and not changed.
//     A text in it that is no constant has no problem.
//
// Problems of no rule, such as two commands of one name, are left to
// registration.
//
// # Where the answer ends
//
// A registration with a type made of type parameters is not seen if that type is
// declared in a function or has no name, nor one by a method that is called by
// its name with the type in front, as in (*Server[T]).Add(s).
//
// Values and text are followed through variables, results, parameters, closures
// and buffers of one function, not through fields, maps, channels and package
// variables: a value of an interface type that comes from there has that type,
// and text that does is not known to be JSON. Not seen are what a function of
// another package gives to a method of this one, where that is what is encoded; a
// writer that a caller in another package decides about, but for exported
// functions; types of another package that are declared in a function there, or not
// exported, and those of a package that the program imports too far away. The
// bounds are constants of the package.
//
// # Facts
//
// [Registrar], [Encodes] and [Kept] on exported functions. They depend on source alone.
package payload
