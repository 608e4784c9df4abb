// Command logging_diverted logs to a writer that it turns away from standard output
// before its handlers run.
package main

import (
	"io"
	"log"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	out := &output{os.Stdout}
	log.SetOutput(out)
	log.Print("starting")
	out.w = os.Stderr
	root := &cobra.Command{Use: "diverted", RunE: func(cmd *cobra.Command, args []string) error {
		log.Print("a")
		return nil
	}}
	if root.Execute() != nil {
		os.Exit(1)
	}
}

// An output is a writer that can be replaced.
type output struct{ w io.Writer }

func (o *output) Write(p []byte) (int, error) { return o.w.Write(p) }
