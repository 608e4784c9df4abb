// Command notes prints what is not its answer.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	out "os"

	"github.com/spf13/cobra"
)

func main() {
	fmt.Println("main may")
	root := &cobra.Command{Use: "notes", RunE: list, PreRunE: before}
	root.Execute()
}

var stdout io.Writer = out.Stdout

func list(cmd *cobra.Command, args []string) error {
	fmt.Println("listing", len(args)) // want `writes to stdout`
	fmt.Println()                     // want `writes to stdout`
	fmt.Printf("%d\n", len(args))     // want `writes to stdout`
	fmt.Print(                        // want `writes to stdout`
		"a", // a comment stays
		"b",
	)
	(fmt.Println)("in parens") // want `writes to stdout`
	w := io.Writer(out.Stdout) // want `writes to stdout`
	json.NewEncoder(w).Encode(1)
	both(out.Stdout, out.Stdout, out.Stderr)   // want `writes to stdout`
	fmt.Fprintln(stdout, "not at the mention") // want `writes to stdout`
	fmt.Println(out.Getwd())                   // want `writes to stdout`
	print := fmt.Println
	print("a value")            // want `writes to stdout`
	out.Stdout.WriteString("a") // want `writes to stdout`
	write := out.Stdout.Write   // want `writes to stdout`
	write([]byte("b"))
	return nil
}

func both(ws ...io.Writer) { fmt.Fprintln(ws[0], "a") }
