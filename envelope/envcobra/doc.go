// Package envcobra brings envelope into a command-line tool that is made with
// cobra, one command at a time, while the others stay as they are:
//
//  1. [Wrap] has an existing command answer with an envelope, whose data holds
//     what it prints.
//  2. [Answer] has an existing command answer with the payload that a function
//     returns. Its flags and arguments stay cobra's.
//  3. [Mount] adds the commands that are registered with envelope.Register to
//     the tree. Their flags and arguments are declared by the fields of a struct.
//
// The program ends with the status of the answer:
//
//	app := envelope.New("shelf", envelope.Version(version))
//	envelope.Register(app, show)
//	envcobra.Mount(root, app)
//	os.Exit(envcobra.Status(root.Execute()))
//
// # Who answers
//
// Programs get the envelope that App.Run writes: if standard output is no
// terminal, or with --output=json. It also answers what cobra finds wrong: an
// unknown flag, a missing argument, a required flag that is not given, all
// ARG_ERROR with status 2. Where cobra stops at the first, so does the answer. A
// question for help is answered as the contract says, with cobra's text on standard
// error. Flags such as --output=json count wherever they stand, also behind a flag that
// is wrong; behind one, and only there, they do not count in a tree that is given other
// arguments than the program's, by SetArgs.
//
// People get what they got before: text on standard output, and a failure as
// cobra prints it. A command that [Wrap] has wrapped keeps its terminal.
//
// # Flags
//
// Every such command has the runtime's own flags, most of them hidden from its
// help. A flag of that name that the command has itself, or inherits, stays what
// it is, and the runtime's is not there; its variable in the environment still
// is. In animus and claw, where no variable asks for JSON, a flag of the tree's
// own called as the one that does, such as --json of the root, asks for the
// answers of commands that print nothing themselves, too. The flags of the tree
// are parsed by cobra as ever. A command that has set DisableFlagParsing gets
// all of them.
//
// # Hooks
//
// The pre-run and post-run hooks of the command, and the persistent ones of its
// parents, run within the invocation: what they print is kept away from the
// answer, and a failure of theirs is answered. With cobra.EnableTraverseRunHooks
// those of the parents run outside of it. Hooks of the whole program, such as
// cobra.OnInitialize, do, too. For a question for help none is called, also if it is
// asked with cobra's command help, which is below the root and would have those of it.
//
// cmd.Context() is the context of the invocation, so that envelope.Warn,
// envelope.Go and the like can be used with it.
package envcobra
