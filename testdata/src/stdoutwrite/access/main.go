// Command access serves files, and logs who asks for them, to standard output if nothing else
// is said.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/access"
)

func main() {
	root := &cobra.Command{Use: "access"}
	root.AddCommand(
		&cobra.Command{Use: "serve", RunE: serve},
		&cobra.Command{Use: "quietly", RunE: quietly},
		&cobra.Command{Use: "by-config", RunE: byConfig},
		&cobra.Command{Use: "both", RunE: both},
		&cobra.Command{Use: "loudly", RunE: loudly},
		&cobra.Command{Use: "either", RunE: either},
		&cobra.Command{Use: "log", RunE: keepLog},
		&cobra.Command{Use: "log-loudly", RunE: keepLogLoudly},
	)
	root.Execute()
}

func serve(cmd *cobra.Command, args []string) error {
	var s access.Server
	s.Use(access.With(access.Config{Prefix: "file"})) // want `^call of access\.With in handler serve writes to stdout with os\.Stdout at `
	return s.Serve("index")
}

func quietly(cmd *cobra.Command, args []string) error {
	var s access.Server
	s.Use(access.To(os.Stderr))
	return s.Serve("index")
}

func byConfig(cmd *cobra.Command, args []string) error {
	var s access.Server
	s.Use(access.With(access.Config{Output: cmd.ErrOrStderr(), Prefix: "file"}))
	return s.Serve("index")
}

func both(cmd *cobra.Command, args []string) error {
	access.Both(os.Stderr, cmd.OutOrStdout())(access.Request{Path: "index"})
	return nil
}

func loudly(cmd *cobra.Command, args []string) error {
	access.Both(nil, os.Stderr)(access.Request{Path: "index"}) // want `^call of access\.Both in handler loudly writes to stdout with os\.Stdout at `
	return nil
}

// either has a writer, in whose place the default does not stand: that is there for the file.
func either(cmd *cobra.Command, args []string) error {
	access.Either(os.Stderr, os.Stderr, len(args) > 0)(access.Request{Path: "index"}) // want `writes to stdout with fmt\.Fprintln at `
	return nil
}

func keepLog(cmd *cobra.Command, args []string) error {
	access.New(os.Stderr).Handle(access.Request{Path: "index"})
	return nil
}

func keepLogLoudly(cmd *cobra.Command, args []string) error {
	access.New(nil).Handle(access.Request{Path: "index"}) // want `^call of access\.New in handler keepLogLoudly writes to stdout with os\.Stdout at `
	return nil
}
