// Package envelope is a small runtime for command-line tools that programs
// call. Every invocation is answered on standard output with one line that
// holds one JSON object, of the same shape every time:
//
//	{"ok":true,"data":{…},"error":null,"warnings":[],"meta":{…}}
//
// An application registers commands. A command is a function from a struct of
// parameters to a payload; it prints nothing and decides nothing about the
// envelope:
//
//	type GetUserIn struct {
//		ID string `name:"id" help:"User id" required:"true" pattern:"^[a-z0-9-]+$"`
//	}
//	type User struct {
//		ID   string `json:"id" description:"User id"`
//		Role string `json:"role" enum:"admin,member"`
//	}
//	app := envelope.New("tool", envelope.Version("2.4.1"))
//	envelope.Register(app, envelope.Command[GetUserIn, User]{
//		Name: "get-user", Summary: "Show one user", Effect: envelope.Safe,
//		ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "No such user"}},
//		Run: func(ctx context.Context, in GetUserIn) (User, error) {
//			…
//			return User{}, envelope.Errorf(envelope.NotFound, "no user %s", in.ID)
//		},
//	})
//	app.Main()
//
// # What an answer is made of
//
// "ok" is true if and only if the process exits with status 0; nobody sets it.
//
// "data" is what the command returned. It is an object or an array: {} if the
// command returned nothing, null after a failure unless [Error.WithData] gave
// some. Nil slices and maps in it are written as [] and {}, times in UTC, texts
// without terminal escapes. data is safe to cache and to compare: two calls that
// find the same state answer with the same bytes, as long as the command puts
// nothing into it that changes by itself. A field that does is tagged
// envelope:"volatile", and goes to meta.
//
// "error" is null after a success, else an object with at least code, message
// and retryable; see [Error].
//
// "warnings" is an array of texts "CODE: message"; see [Warn].
//
// "meta" is about the invocation, and is not safe to compare: duration_ms,
// request_id, command (empty if none was found), timestamp (of the start, in
// UTC), tool_version, schema_version (the version of the command's data), cwd,
// for lists pagination, and what [SetMeta] adds.
//
// # How a command ends
//
// What is wrong with the arguments is answered with ARG_ERROR, exit status 2
// and phase "validation", and with no other cause: whoever reads status 2 knows
// that nothing was done. A command that panics, ends its goroutine or returns
// data that JSON cannot carry is answered with a failure and status 1; stacks
// go to standard error. Goroutines are to be started with [Go], which keeps a
// panic from ending the process. An answer has at most a megabyte; what is cut
// from it is said in meta.
//
// A command that reaches its time limit is answered with status 10, one that is
// stopped by SIGINT or SIGTERM with 130 or 143, whether it heeds its context or
// not; what it returns within half a second is data all the same. [Cleanup] has
// something done in each of these cases.
//
// What a command, or a program that it starts, writes to standard output is
// kept away from the answer: it becomes a warning. What nobody can keep is what
// ends the process at once: os.Exit, a stack that overflows, a map that is
// written by two goroutines. The analyzers of this module find the first.
//
// # Who reads
//
// JSON is written if standard output is no terminal, if CI is set, or with
// --output json. On a terminal people get text: what a [Texter] says, else
// aligned keys and values. [Prompt] asks them.
//
// # Questions about the tool
//
// All of it is derived from the declarations: the command manifest and the flag
// --schema list the commands with their parameters, exit codes and output
// schemas; with a command, --schema is about that one, --output-schema about its
// data. Without arguments, with --help or -h, and with the command help, the
// tool explains itself. --version prints the name and the version.
//
// # Shells
//
// With the variable <NAME>_COMPLETE=bash, zsh or fish in its environment the tool
// prints a script that completes its commands, flags and values; people put
//
//	eval "$(TOOL_COMPLETE=bash tool)"
//	eval "$(TOOL_COMPLETE=zsh tool)"
//	TOOL_COMPLETE=fish tool | source
//
// into ~/.bashrc, ~/.zshrc or ~/.config/fish/config.fish.
//
// # Other frameworks
//
// The module envelope/envcobra mounts the commands on the tree of a cobra tool and
// has the commands that it has already answer with envelopes, so that it can be
// moved one command at a time. The module envelope/envmcp serves the commands as
// tools of the Model Context Protocol.
//
// # Declarations
//
// [Register] checks what it is given. If a declaration is wrong in a way that
// would break the contract, every invocation is answered with
// INVALID_DECLARATION until it is put right; [App.Problems] has the list, and
// advice that breaks nothing.
//
// # Dialects
//
// The same commands can answer in another form: [ClawV1] and [ClawV2], with the
// migration from the one to the other, and [AnimusV1]. Exit codes, errors and
// payloads are declared as always; the dialect says what becomes of them.
// docs/contract.md of this module describes all four for those who read them.
package envelope
