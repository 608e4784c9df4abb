// Package stdoutwrite defines an Analyzer that reports handlers that reach
// the process's standard output.
//
// # Analyzer stdoutwrite
//
// stdoutwrite: report handlers that write to standard output
//
// A command answers with one JSON object on standard output, and logs,
// progress and notices go to standard error (REQ-F-004, REQ-F-006). The
// framework writes the answer; the handler returns it. One more line, printed
// by the handler or by anything that it calls in any package, stands before,
// after or inside the answer: jq fails in a script, an agent reads a sentence
// where a value should be, a client of an MCP server drops the connection. It
// often happens only on the path that no test takes.
//
// # Wrong
//
//	package main
//
//	import (
//		"fmt"
//
//		"github.com/spf13/cobra"
//	)
//
//	func main() {
//		cmd := &cobra.Command{Use: "count", RunE: count}
//		cmd.Execute()
//	}
//
//	func count(cmd *cobra.Command, args []string) error {
//		notify(len(args))
//		return nil
//	}
//
//	func notify(n int) {
//		fmt.Println("counted", n)
//		// function notify, called by handler count, writes to stdout with
//		// fmt.Println, which mixes with the command's answer; return the
//		// value, or write to stderr (stdoutwrite)
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
//	type countIn struct {
//		Names []string `name:"names" help:"What to count" arg:"true"`
//	}
//
//	type countOut struct {
//		Count int `json:"count" description:"Number of names"`
//	}
//
//	func main() {
//		app := envelope.New("tool")
//		envelope.Register(app, envelope.Command[countIn, countOut]{
//			Name: "count", Summary: "Count names", Effect: envelope.Safe,
//			Run: count,
//		})
//		app.Main()
//	}
//
//	func count(ctx context.Context, in countIn) (countOut, error) {
//		envelope.Logger(ctx).Info("counted", "names", len(in.Names))
//		return countOut{Count: len(in.Names)}, nil
//	}
//
// # What it reports
//
// By category:
//
//   - process: a handler reaches an expression that makes the process write
//     to its standard output;
//   - stdio: a tool, resource or prompt of an MCP server does, in a program
//     that serves it on stdio, where the messages of the protocol are all that
//     may be on standard output; the severity is error;
//   - setup: what a handler logs or prints with was given os.Stdout before any
//     handler runs;
//   - init: a package writes while the program is initialized, before any
//     command runs and before any runtime can catch it (REQ-F-060);
//   - framework, with -stdoutwrite.framework: a handler writes through the writer
//     of a command framework, such as cobra's cmd.OutOrStdout(), or one that it
//     was given, such as that of a BasicUi of hashicorp/cli;
//   - injected, with -stdoutwrite.injected: a handler writes through a writer that
//     was handed in from outside, such as the parameter of the function that
//     makes the command, or a field that main sets;
//   - chosen, a hint, so with -stdoutwrite.hints: another package writes only if
//     something is chosen that the package of the handler does not mention;
//   - handed, a hint: a function keeps or returns os.Stdout, and whether that is
//     written to is not known;
//   - incidental, a hint: another module writes where something came up inside
//     that is not the ordinary course of what it is called for;
//   - unused: an ignore of this rule suppresses nothing.
//
// # What counts as a write
//
// A function that prints by itself (fmt.Println), file descriptor 1 (os.NewFile,
// syscall.Write), or a mention of os.Stdout that lets it be written to: as an
// argument, in a field, in a variable, as a result. So json.NewEncoder(os.Stdout),
// log.SetOutput(os.Stdout) and exec.Cmd{Stdout: os.Stdout} are findings at
// os.Stdout. The writer is followed through variables, fields, results, closures
// and what wraps it, such as bufio.NewWriter, and through contexts: what
// context.WithValue puts under a key is what Value returns for it, whichever context
// that is called of, if the key is a constant, a package variable, or of a type that is
// declared in a package and is a struct without fields.
//
// Where os.Stdout is in place before any handler runs, the finding is the expression
// that writes to it: it may be in a package variable, put there by its declaration, by
// an init function or by main, in the standard logger of log, in the default of
// log/slog, or in what cobra.OnInitialize runs. As main counts the one exported
// function of a package that has a framework run its commands, such as Execute. What
// that, or a function that the framework runs before each command, has put there in
// place of os.Stdout, handlers find there, also in a variable of another package, or
// if a function of that package does nothing else with it; so does a handler what its
// command has put there before, as by PreRun. A function that may fail counts where
// what calls it fails with it. But in the packages that main imports it is not seen
// that a package which begins with os.Stdout writes elsewhere, as main says.
//
// The class setup is of what is kept in another package. A function of that, such as
// one of a logger, is given os.Stdout, or a variable of it is set to what has it, by
// main or by whichever function or package of the module main has do so; and a handler
// of the package or of those that it imports leads to a call of that package with a
// text or an error, other than for debugging. Where a package of the module has
// variables with which it does nothing but write, it is a call of a function that
// writes to the one that is set.
//
// The class init is of packages that register handlers, and of a main package that
// serves MCP on stdio. The write of an imported package is reported at the import that
// brings it in.
//
// # What does not
//
// What prints while os.Stdout is something else: after os.Stdout = os.Stderr in a
// function that leads there, until it puts back what was there; after the call of a
// function of the package that leaves it so; and in all handlers of a framework if
// os.Stdout is that where the package has these run, by main or by a command that
// serves, or by what runs before each command. To have descriptor 1 be of standard
// error, by syscall.Dup2(2, 1) or Dup3, or those of golang.org/x/sys/unix, is as good,
// in a package that has it be of nothing else.
//
// So it is with other variables that hold os.Stdout or a logger which has it, and
// with those of truth values: what a command that serves puts there before it
// serves, on every way, or what runs before that command, is what the tools find
// that it serves, while other commands find what was there before. And so it is with
// a variable of the package that a function puts something else into until it puts
// back what its declaration or an init function had put there, unless another variable
// has that as well, or the address of it was taken. If main had put it there, what is
// written meanwhile is reported, which is a mistake.
//
// The standard logger of log and the default one of log/slog are such variables, whoever has
// set them before, in the package that does so.
//
// To ask something of os.Stdout (Stat, Fd, a comparison, whether it is a terminal)
// writes nothing, and neither does a writer that only ever is a buffer or a file. Nor
// does it write anything to tell a framework that its output goes there, as it does
// anyway, by cmd.SetOut(os.Stdout) of cobra or the field Writer of a cli.App. The
// standard output that a server is told to serve on, as by Listen of mcp-go, or as the
// Writer of an IOTransport of the Go SDK, is that of the protocol, whichever function
// was given it for that. The functions print and println of the language write to
// standard error.
//
// # Where a finding stands
//
// A handler reaches what it calls through any chain of functions and methods,
// deferred, in a goroutine, or in a function that it hands on to what calls it. A
// finding stands where the write is if that is in the package under analysis, else
// at the call that leads there, else where the handler is registered. There is one
// for a line, and one for a chain of calls, whatever number of handlers and writes it
// stands for. The message names the handler and the write; the related positions are
// the handler, the calls between, and the writes, nearest first.
//
// What a handler does with what the function is given that registers it, such as a
// store that main makes, is told of where another package of the module calls that
// function, and gives it something that writes, but for handlers that only -handlers
// names. For an MCP server on stdio such writers and loggers, and what leads to one,
// are findings of the class stdio.
//
// A program serves on stdio if the package of the handler, or one that it
// imports, makes the transport: mcp.StdioTransport of the Go SDK, or
// server.ServeStdio of mark3labs/mcp-go. A package of tools that is imported by
// the one that serves cannot know: its findings are warnings.
//
// # Hints
//
// A write is chosen if it is in another module, and the only way there leads through
//
//   - an interface value that was looked up in a map, as in a registry of decoders:
//     which one it is, a name decides that the program computes;
//   - a branch that is taken where a bit is set of an exported field, as with
//     if cfg.Mode&NeedTypes != 0, which programs set that use it;
//   - a branch that is taken where a field that is not exported is no longer false, as
//     it begins, and only an exported function makes it true, as an option does;
//   - a branch that is taken where an exported field without a tag is set;
//
// or if it is in another package, of whichever module, and is made only where
//
//   - a truth value, or a variable with a whole number, is not what it begins with that
//     only an exported variable, an exported function or a flag of that package changes,
//     as with if trace, or if level > 1.
//
// The last three are hints as long as the package of the handler and what it imports
// mention nothing that sets them.
//
// A writer is handed if a function keeps os.Stdout or returns it, as those do that make
// progress bars, loggers or a session that has one, and nothing here is known to write
// to what was returned. It is also if a function of another module does not always do
// so, as from a list of the outputs that a logger may be configured with: whether it
// does here is not known, and writes to what was returned are not told of otherwise.
//
// A write is incidental if another module makes it in a branch that nothing decides
// which it was given, as where an error came up inside, nothing was found, or no case
// is met of a list of types. It is not a hint if a constant asks for it which the
// package of the handler, or one that leads there, has given it.
//
// # When it is silent
//
// Code that is not executed: behind a constant, behind a variable or field that nothing
// ever sets, and in files without tests behind testing.Testing(). What stands behind a
// comparison of a parameter with a constant, or with another parameter or field, as in
// a logger with levels, is executed by the calls whose arguments may meet it, and so is
// what a handler of log/slog does by the level of the record that it is given. A number
// that is subtracted from zero is taken not to be above it. A handler of log/slog does
// not write what is logged for debugging, unless its options may have a level below
// that of slog.LevelInfo, and no more does one that hands its records on to that, and
// has it say which levels it handles.
//
// Code that no handler reaches may write: main, what only main calls, tests, hooks
// of the whole framework such as cobra.OnInitialize, what an MCP server or client
// does with notifications. The middleware of an MCP server, as Use of mcp-go or
// AddReceivingMiddleware of the Go SDK is given, is not looked at either, though
// what it prints on stdio corrupts messages; what a function puts around one tool
// is, where it is called with that.
//
// Writers that may be replaced from outside, which is what the classes framework and
// injected are, are left alone by default, but for those that the tools of a server on
// stdio were given, and so are generated files and tests.
//
// Reflection, assembly and cgo are not followed, nor which of several types is
// in an interface value of unknown origin: some writes are missed rather than
// reported without need.
//
// # Suppression
//
// A write that is meant is accepted where it stands, with the reason:
//
//	fmt.Println(banner) //envvet:ignore stdoutwrite only ever run by people
//
// At the write, in whatever package, it also takes the write out of what
// callers are told, so that their packages are quiet, too. Above a declaration
// it accepts all of it, above a package clause the file.
//
// # Fixes
//
// With -stdoutwrite.fix=stderr, a finding at fmt.Print, Printf, Println, os.Stdout or a method
// of that offers to use standard error instead. That changes what the program prints where,
// so it is not offered unless it is named.
package stdoutwrite
