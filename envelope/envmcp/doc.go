// Package envmcp serves the commands of an envelope application as tools of the
// Model Context Protocol, over the official Go SDK.
//
//	func main() {
//		if len(os.Args) > 1 && os.Args[1] == "mcp" {
//			envmcp.Main(newApp())
//		}
//		newApp().Main()
//	}
//
// # Tools
//
// Every command is a tool. Its name is that of the command with underscores
// between the words: "deploy rollback" is deploy_rollback. The input schema has
// the parameters by name, those that are known by their place among them; list
// commands have limit and cursor, too. A Safe command is marked as read-only, a
// Destructive one as destructive.
//
// # Results
//
// The result of a call is the envelope that the command line answers with for
// the same arguments: as structured content, and as text for clients that read
// no other. The output schema is that of the envelope with the command's own
// schema for data. A failure has isError set. What is wrong with arguments is
// such a failure, ARG_ERROR, and no error of the protocol, so that the caller
// can read what to correct.
//
// A command that panics, ends its goroutine, reaches its time limit or returns
// what JSON cannot carry is answered as on the command line. A call that the
// client cancels has its context done; a command that does not heed that is left
// behind after half a second, and its cleanups are done. Calls run at the same
// time: commands must not share variables without locks.
//
// # Standard output
//
// [Serve] takes standard input and output away from the process before anything
// else runs: the protocol has them for itself. A command that prints, itself or
// through a program that it starts, gets the same warning as on the command line
// if no other call ran at the time; else, since nobody can tell who printed, it
// is logged to standard error. A command that reads standard input finds it
// empty. On systems without Unix file descriptors this holds for Go code that
// uses os.Stdin and os.Stdout only.
//
// What nobody can keep is what ends the process: os.Exit, a panic in a goroutine
// that was not started with envelope.Go. The analyzers find the first.
package envmcp
