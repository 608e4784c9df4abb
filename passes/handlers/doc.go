// Package handlers answers where a package registers command handlers. It
// reports nothing.
//
// # Definitions
//
// A handler is a function that a command-line framework, an MCP server or
// envelope.Register calls to carry out one command.
//
// A handler place is a struct field or a parameter through which a function
// becomes a handler. These are handler places:
//
//   - the fields of a framework's command type that it calls to carry out the
//     command: Run and Validate of envelope.Command; Run, RunE and the Pre,
//     Post and Persistent hooks of cobra.Command; Action, Before and After of
//     urfave/cli's Command and App (versions 1, 2 and 3);
//   - a parameter or field whose value a function puts into a handler place,
//     wherever that is done. The function is then a registrar, and calling it
//     registers. This holds through any number of functions and packages;
//   - the places that users name, see [ParseSpec].
//
// A registration is an expression that is put into a handler place: an element
// of a composite literal, the right-hand side of an assignment to a field, or
// an argument of a call. A function that the directive //envvet:handler stands
// above is registered by it, see package directives.
//
// A registered function delegates to a parameter or field if it returns the
// result of calling it, or passes on a parameter of its own:
//
//	func add(name string, run func(args []string) error) {
//		root.AddCommand(&cobra.Command{
//			Use:  name,
//			RunE: func(cmd *cobra.Command, args []string) error { return run(args) },
//		})
//	}
//
// Both the function literal and what add is given for run are handlers. So is
// what add is given if it registers wrap(run).
//
// # What is no handler
//
//   - Checks of arguments, completions and flag callbacks: cobra's Args and
//     ValidArgsFunction, urfave's ArgValidator, BashComplete, OnUsageError and
//     the Action of a flag. They answer about a command line, not a command.
//   - Hooks of a whole framework: cobra.OnInitialize, urfave's ExitErrHandler.
//   - A field that only has the name of one: fields are told by the type that
//     declares them, and by nothing else.
//   - nil.
//   - What a framework's own packages register: they are no program.
//
// # Where the answer ends
//
// Places are told apart by their declaration, not by the value that holds them:
// a field is a handler place of all values of its type once one is registered.
// A local variable is not followed: it is itself the registered expression, and
// what it holds is for others to find out. Not seen are a registration through
// a pointer to a field, through reflection, of one of several results of a
// call, or through a parameter of a function that was itself computed; and
// places found in an importing package but declared in an imported one are
// known in that package only, because facts go from a package to its importers.
//
// # Facts
//
// [HandlerParam] on exported functions and methods, [HandlerField] on exported
// fields, and [Registers] on packages. They depend on source alone, never on
// what users name; the consequences of a [Spec] stay within the package.
package handlers
