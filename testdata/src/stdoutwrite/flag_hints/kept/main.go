// Command kept makes a session with a log that is standard output, and writes
// nothing to it: a hint.
package main

import (
	"log"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "kept", RunE: list}
	root.Execute()
}

type session struct {
	dir string
	log *log.Logger
}

func begin(dir string) *session {
	return &session{dir, log.New(os.Stdout, "", 0)} // want `^function begin, called by handler list, writes to stdout with os\.Stdout`
}

func list(cmd *cobra.Command, args []string) error {
	names, err := os.ReadDir(begin(".").dir)
	if err != nil {
		return err
	}
	cmd.Println(len(names))
	return nil
}
