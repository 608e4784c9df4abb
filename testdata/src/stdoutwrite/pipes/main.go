// Command pipes has what a library makes by one of two ways, and sets where it writes to.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/pipe"
)

func main() {
	root := &cobra.Command{Use: "pipes"}
	root.AddCommand(&cobra.Command{Use: "show", RunE: show})
	root.AddCommand(&cobra.Command{Use: "quiet", RunE: quiet})
	root.AddCommand(&cobra.Command{Use: "two", RunE: two})
	root.Execute()
}

func show(cmd *cobra.Command, args []string) error {
	return pipe.Open(args[0]).Run() // want `call of pipe\.Open in handler show writes to stdout with os\.Stdout at example\.com/toolkit/pipe/pipe\.go:\d+`
}

func quiet(cmd *cobra.Command, args []string) error {
	return pipe.Open(args[0]).To(os.Stderr).Run()
}

// two sets one of them.
func two(cmd *cobra.Command, args []string) error {
	p := pipe.Open(args[0])
	q := pipe.Open(args[1]) // want `call of pipe\.Open in handler two writes to stdout with os\.Stdout at example\.com/toolkit/pipe/pipe\.go:\d+`
	if err := p.To(os.Stderr).Run(); err != nil {
		return err
	}
	return q.Run()
}
