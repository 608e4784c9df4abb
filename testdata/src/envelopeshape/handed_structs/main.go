// Command users makes envelopes, and writes them with functions whose parameters are structs.
package main

import (
	"encoding/json"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/envelopeshape/handed_structs/output"
)

type answer struct {
	OK       bool              `json:"ok"`
	Data     []string          `json:"data"`
	Error    *output.Failure   `json:"error"`
	Warnings []string          `json:"warnings"`
	Meta     map[string]string `json:"meta"`
}

func write(w io.Writer, a answer) error { return json.NewEncoder(w).Encode(a) }

func through(w io.Writer, a answer) error { return write(w, a) }

// finish says itself whether there was a failure.
func finish(w io.Writer, a answer, status int) error {
	a.OK = status == 0
	return json.NewEncoder(w).Encode(a)
}

func main() {
	root := &cobra.Command{Use: "users"}
	root.AddCommand(
		&cobra.Command{Use: "one", RunE: func(cmd *cobra.Command, args []string) error {
			return write(cmd.OutOrStdout(), answer{OK: true, Data: args}) // want `^key ok in the envelope of handler "one" is set by hand`
		}},
		&cobra.Command{Use: "two", RunE: func(cmd *cobra.Command, args []string) error {
			return write(cmd.OutOrStdout(), answer{OK: true, Data: args}) // want `^key ok in the envelope of handler "two" is set by hand`
		}},
		&cobra.Command{Use: "through", RunE: func(cmd *cobra.Command, args []string) error {
			return through(cmd.OutOrStdout(), answer{OK: true, Data: args}) // want `^key ok in the envelope of handler "through" is set by hand`
		}},
		&cobra.Command{Use: "status", RunE: func(cmd *cobra.Command, args []string) error {
			return write(cmd.OutOrStdout(), answer{OK: len(args) == 0, Data: args})
		}},
		&cobra.Command{Use: "finished", RunE: func(cmd *cobra.Command, args []string) error {
			return finish(cmd.OutOrStdout(), answer{Data: args}, len(args))
		}},
		&cobra.Command{Use: "stderr", RunE: func(cmd *cobra.Command, args []string) error {
			return write(os.Stderr, answer{OK: true, Data: args})
		}},
		&cobra.Command{Use: "generic", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Write(cmd.OutOrStdout(), output.Result[int]{OK: true, Data: len(args)}) // want `^key ok in the envelope of handler "generic" is set by hand`
		}},
		&cobra.Command{Use: "elsewhere", RunE: func(cmd *cobra.Command, args []string) error {
			return output.WriteNames(cmd.OutOrStdout(), output.Names{OK: true, Data: args}) // want `^key ok in the envelope of handler "elsewhere" is set by hand`
		}},
		&cobra.Command{Use: "further", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Through(cmd.OutOrStdout(), output.Names{OK: true, Data: args}) // want `^key ok in the envelope of handler "further" is set by hand`
		}},
		&cobra.Command{Use: "checked", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Checked(cmd.OutOrStdout(), output.Names{Data: args}, len(args))
		}},
		&cobra.Command{Use: "exit", RunE: func(cmd *cobra.Command, args []string) error {
			return output.WriteNames(cmd.OutOrStdout(), output.Names{OK: len(args) == 0, Data: args})
		}},
		&cobra.Command{Use: "file", RunE: func(cmd *cobra.Command, args []string) error {
			return output.WriteNames(os.Stderr, output.Names{OK: true, Data: args})
		}},
	)
	root.Execute()
}
