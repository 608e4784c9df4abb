// Package exitcall defines an Analyzer that reports handlers that end the
// process.
//
// # Analyzer exitcall
//
// exitcall: report handlers that end the process
//
// The exit status and the answer of a command are made from the error that its
// handler returns, after everything deferred has run. A handler that reaches
// os.Exit or log.Fatal, in any package, takes both into its own hands: standard
// output stays empty where a script or an agent expects a JSON object with the
// reason (REQ-F-004), the status is one that the command did not declare
// (REQ-C-001), locks and temporary files stay behind (REQ-C-017), and no test
// can call the handler. In a tool of an MCP server it ends the server, with all
// that its other tools are doing.
//
// # Wrong
//
//	package main
//
//	import (
//		"log"
//		"os"
//
//		"github.com/spf13/cobra"
//	)
//
//	func main() {
//		cmd := &cobra.Command{Use: "show", RunE: show}
//		cmd.Execute()
//	}
//
//	func show(cmd *cobra.Command, args []string) error {
//		load(args[0])
//		return nil
//	}
//
//	func load(name string) []byte {
//		data, err := os.ReadFile(name)
//		if err != nil {
//			log.Fatal(err)
//			// function load, called by handler show, ends the process with
//			// log.Fatal, so its caller gets no answer; return an error (exitcall)
//		}
//		return data
//	}
//
// # Right
//
//	package main
//
//	import (
//		"fmt"
//		"os"
//
//		"github.com/spf13/cobra"
//	)
//
//	func main() {
//		cmd := &cobra.Command{Use: "show", RunE: show}
//		if err := cmd.Execute(); err != nil {
//			os.Exit(1)
//		}
//	}
//
//	func show(cmd *cobra.Command, args []string) error {
//		_, err := load(args[0])
//		return err
//	}
//
//	func load(name string) ([]byte, error) {
//		data, err := os.ReadFile(name)
//		if err != nil {
//			return nil, fmt.Errorf("no settings: %w", err)
//		}
//		return data, nil
//	}
//
// # What it reports
//
// By category:
//
//   - process: a handler reaches os.Exit, log.Fatal or its like, syscall.Exit,
//     runtime.Goexit, cobra.CheckErr, or parses a flag set made with flag.ExitOnError;
//   - framework, with -exitcall.framework: it reaches a function of a command
//     framework that ends the process, such as cli.HandleExitCoder;
//   - goroutine: it starts a goroutine that does not recover, and a panic there ends
//     the process with status 2, which says that nothing was done (REQ-F-001);
//   - chosen, a hint, so with -exitcall.hints: another package exits only if something
//     is chosen that the package of the handler does not mention;
//   - goexit, a hint: another module calls runtime.Goexit, as a logger that was set
//     to end so what logs a fatal message, or golang.org/x/sync/singleflight where
//     the call did so that was waited for;
//   - incidental, a hint: another module exits where something came up inside that is
//     not the ordinary course of what it is called for;
//   - unused: an ignore of this rule suppresses nothing.
//
// A goroutine is started by a go statement, by sync.WaitGroup.Go, time.AfterFunc or
// context.AfterFunc, or by what a function is handed to that does so with it. It is
// reported for handlers of package envelope, whose runtime recovers from the panics of
// the handler itself, and with -exitcall.goroutine for all, but only where it is
// started in the module of the handler.
//
// # Where a finding stands
//
// A handler reaches what it calls through any chain of functions and methods,
// deferred, in a goroutine, or in a function that it hands on to what calls it. A
// finding stands where the exit is if that is in the package under analysis, else at
// the call that leads there, else where the handler is registered. There is one for a
// line, and one for a chain of calls such as log.Fatal().Err(err).Msg("no"). The
// message names the handler and the exit; the related positions are the handler, the
// calls between, and the exits, nearest first.
//
// What a handler does with what the function is given that registers it, such as a
// store that main makes, is told of where another package of the module calls that
// function, and gives it something that exits, but for handlers that only -handlers
// names.
//
// # Hints
//
// An exit is chosen if it is in another module, and the only way there leads through
//
//   - an interface value that was looked up in a map, as in a registry of decoders;
//   - a branch that is taken where a bit is set of an exported field, as with
//     if cfg.Mode&NeedTypes != 0;
//   - a branch that is taken where a field that is not exported is no longer false, as
//     it begins, and only an exported function makes it true, as an option does;
//   - a branch that is taken where an exported field without a tag is set;
//
// or if it is in another package, of whichever module, which exits only where
//
//   - a truth value, or a variable with a whole number, is not what it begins with that
//     only an exported variable, an exported function or a flag of that package changes,
//     as with if !toStderr, or if level > 1.
//
// The last three are hints as long as the package of the handler and what it imports
// mention nothing that sets them.
//
// An exit is incidental if another module exits in a branch that nothing decides which
// it was given, as where an error came up inside, an invariant does not hold, or no
// case is met of a list of types. It is not a hint if a constant asks for it, as
// pflag.ExitOnError does, which the package of the handler, or one that leads there,
// has given it.
//
// # When it is silent
//
// Code that is not executed: behind a constant, behind a variable or field that nothing
// ever sets, and in files without tests behind testing.Testing(). What stands behind a
// comparison of a parameter with a constant, or with another parameter or field, is
// executed by the calls whose arguments may meet it, so that a logger that exits at one
// level is no finding at the others. A number that is subtracted from zero, as zapr does
// with the levels of logr, is taken not to be above it.
//
// Code that no handler reaches may end the process: main, what only main calls,
// TestMain, what an MCP server or client does with notifications. So may a function that
// carries out by itself the command that kong, kingpin or go-flags names, in the case of a
// switch: there, in what it hands an error to, and by what never returns. The middleware of
// an MCP server is not looked at, though it ends the server as well.
//
// A panic is no exit: whoever calls the handler can recover from it. Neither is an
// error that carries a status, such as cli.Exit returns, nor a flag set made with
// flag.ContinueOnError, or told so by its Init. A goroutine that defers a function
// that recovers is fine, and so is envelope.Go. Generated files and tests are left
// alone unless -generated or -tests is set.
//
// Reflection, assembly and cgo are not followed, nor which of several types is
// in an interface value of unknown origin: some exits are missed rather than
// reported without need.
//
// # Suppression
//
// An exit that is meant is accepted where it stands, with the reason:
//
//	os.Exit(status) //envvet:ignore exitcall the status is the child's
//
// At the exit, in whatever package, it also takes the exit out of what callers
// are told, so that their packages are quiet, too. Above a declaration it
// accepts all of it, above a package clause the file.
//
// # Fixes
//
// With -exitcall.fix=return, a finding at log.Fatal(err) or log.Fatalf in a
// function that returns an error offers to return the error instead. The status
// may become another one and the line on standard error goes, so it is not
// offered unless it is named.
package exitcall
