// Package handlers answers where a package registers command handlers, and what it carries
// out of commands by itself. It reports nothing.
//
// # Definitions
//
// A handler is a function that a command-line framework, an MCP server or
// envelope.Register calls to carry out one command.
//
// A handler place is a struct field, a parameter or a type through which a
// function becomes a handler. These are handler places:
//
//   - the fields of a framework's command type that it calls to carry out the
//     command: Run and Validate of envelope.Command; Run, RunE and the Pre,
//     Post and Persistent hooks of cobra.Command; Action, Before and After of
//     urfave/cli's Command and App (versions 1, 2 and 3); Exec of ffcli.Command
//     and ff.Command;
//   - the parameter of Action and PreAction of kingpin's Application and
//     CmdClause, and the function that envcobra.Answer is given;
//   - the same of packages that were copied from these and kept their names, such as
//     github.com/minio/cli, from urfave/cli, and github.com/choria-io/fisk, from kingpin;
//   - the types of an MCP library's handlers of tools, resources and prompts,
//     such as mcp.ToolHandlerFor and server.ToolHandlerFunc: a function is a
//     handler where it becomes a value of the type, by being passed, returned,
//     stored or converted. It does not matter by which function it gets to the
//     server. What puts something around a handler, and takes one to do so, is
//     a handler where it is called, not where it is declared;
//   - the interface Command of google/subcommands and of hashicorp/cli (and of
//     mitchellh/cli, its name before): the method Execute or Run of a value is
//     a handler where the value becomes a Command, as what a CommandFactory
//     returns does;
//   - the structs of kong and go-flags: see below;
//   - an interface of the program's own, of whose values a method is put into a
//     handler place: the method is one of what is put where that value is read from, a
//     variable, field, parameter or result, and of all that becomes such a value where
//     that does not tell, as it is an element of a list or nothing is put there. For other
//     packages, it is one of all that becomes such a value if they can put one there;
//   - a type parameter of a function that makes a value of it and registers that:
//     the method of the type argument is a handler;
//   - a parameter or field whose value a function puts into a handler place, and
//     for other packages a variable, wherever that is done. The function is then a
//     registrar, and calling it registers. This holds through any number of functions
//     and packages. A method of an interface is one if it is one of all that becomes
//     a value of the interface in the package that declares the registrar;
//   - the places that users name, see [ParseSpec].
//
// Where a program asks a framework for no more than the name of the command that was given, with
// kingpin.MustParse, Command of a kong.Context or Active.Name of a parser of go-flags, what it
// does by itself for one command is a handler of no function, [Handler.Within]: the case of a
// switch that compares it, the body of an if that compares it and nothing else, the call of
// what is looked up by it in a map. So is what is done where anything is compared with what
// FullCommand of a kingpin.CmdClause returns.
//
// kong calls the method Run of the type of each field that is tagged cmd:"" in
// the struct that kong.Parse, New or Must is given, in structs that are
// embedded there, and in those of commands, and of the struct itself; go-flags
// calls Execute of what is tagged command:"name" or given to AddCommand. The
// registration is the field. It is told
//
//   - by the package that hands the struct to the framework, for all fields
//     that are reached from there and not told by their own package;
//   - by the package that declares the struct, if it hands none to the
//     framework itself. Such tags mean nothing else, and where the method is
//     in that package too, effects are found there.
//
// The method may be promoted, and declared in any package.
//
// A registration is an expression that is put into a handler place: an element
// of a composite literal, the right-hand side of an assignment, an argument of
// a call, a result that is returned. A function that the directive //envvet:handler stands
// above is registered by it, see package directives.
//
// A registered function delegates to a parameter or field if it passes on a
// parameter of its own, or answers with what the call comes to: it returns the
// results, makes something of the error that is the only one, or does nothing else than
// to call it, but not with constants only, as in exit(2):
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
// A declared function or method delegates likewise, but that it passes on a
// parameter counts only where the call may fail: it does more of the work itself
// than a literal. So does the method that a framework calls of a command, what a
// variable is set to that is registered, what is handed to a function that answers,
// and what a function of the package returns that is called to get what is
// registered. A function of the package that is called delegates to what it answers
// with.
//
// A function delegates to a method of an interface if it ends by calling it with a
// parameter of its own that is no context, as in return c.Do(args), and does no more
// after that than to answer, with its error or what comes beside that. The methods of
// what is put where the value is read from are handlers then, as above.
//
// # What is no handler
//
//   - Checks of arguments, completions and flag callbacks: cobra's Args and
//     ValidArgsFunction, urfave's ArgValidator, BashComplete, OnUsageError and
//     the Action of a flag. They answer about a command line, not a command.
//   - Hooks of a whole framework: cobra.OnInitialize, urfave's ExitErrHandler,
//     kong's BeforeApply and its like, go-flags' CommandHandler, hooks and
//     middleware of an MCP server.
//   - What answers no request: notification handlers of an MCP server and
//     callbacks of a client. Completion handlers are none either.
//   - A method that only has the name of one, of a value that no framework is
//     given.
//   - Actions of kingpin's flags and arguments.
//   - A field that only has the name of one: fields are told by the type that
//     declares them, and by nothing else.
//   - nil.
//   - The default of a switch by the name of a command, the else of an if, and what is done
//     for all commands but one.
//   - What a framework's own packages register: they are no program.
//
// # Where the answer ends
//
// Places are told apart by their declaration, not by the value that holds them:
// a field is a handler place of all values of its type once one is registered. A local
// variable is itself the registered expression: what it holds is for others to find out,
// and only what that delegates to is followed.
//
// Not seen are the name of a command that a function is given as a parameter and compares with
// constants; a registration through a pointer to a field, through reflection,
// or through a parameter of a function that was itself computed; values of an
// interface that another package declares and fills, and that become commands
// only here; a registrar of another package that becomes a value of an interface
// here; values of a type parameter that a generic type has; a struct that kong
// or go-flags is given as a value of unknown type; what kong takes from a type's
// method Signature, and a field of an interface type that is tagged cmd:"".
// Places found in an importing package but declared in an imported one are known
// in that package only, because facts go from a package to its importers.
//
// # MCP over stdio
//
// [Result.ServesStdio] says whether the program is known to serve MCP on its
// standard output: it calls what does (ServeStdio, Listen of a StdioServer on
// os.Stdout), makes a StdioTransport or, where it mentions os.Stdout, an
// IOTransport that may be on that, and not on a connection or a pipe, calls a
// function of another module that does, or imports a package of its own module
// that does. Facts go from a package to its importers: a package of tools does not
// see who serves them. A transport of the program's own is not seen. That a program
// chooses between stdio and HTTP when it runs counts as stdio.
//
// # Facts
//
// [HandlerParam] on exported functions and methods, [HandlerField] and
// [CommandField] on fields, [HandlerType] on interfaces, [StdioFunc] on functions, and [Registers] and
// [Stdio] on packages. They depend on source alone, never on what users name;
// the consequences of a [Spec] stay within the package.
package handlers
