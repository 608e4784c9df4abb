// Package main has handlers that make the envelopes of other dialects.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

type animus struct {
	Schema string   `json:"schema,omitempty"` // want `field animus\.Schema leaves the key schema out of the envelope of handler "animus" if it is empty, callers find it in some answers only; drop the option \(envelopeshape\)`
	OK     bool     `json:"ok"`
	Data   any      `json:"data,omitempty"`
	Error  *failure `json:"error,omitempty"`
}

type failure struct {
	Code     string `json:"code"`
	Message  string `json:"message"`
	ExitCode int    `json:"exit_code"`
	Details  any    `json:"details,omitempty"`
}

type claw struct {
	Timestamp string `json:"timestamp"`
	Command   string `json:"command"`
	ExitCode  int    `json:"exit_code"`
	Data      any    `json:"data,omitempty"`
	Error     any    `json:"error,omitempty"`
}

func main() {
	root := &cobra.Command{Use: "dialects"}
	root.AddCommand(
		&cobra.Command{Use: "animus", RunE: func(cmd *cobra.Command, args []string) error {
			return print(animus{Schema: "animus.cli.v1", OK: len(args) == 0, Data: args})
		}},
		&cobra.Command{Use: "claw", RunE: func(cmd *cobra.Command, args []string) error {
			return print(claw{Command: "status", Data: args}) // want `envelope of handler "claw" lacks output_format and schema_version, callers find another shape than in other answers; answer through package envelope, or write every key of claw\.v2 \(envelopeshape\)`
		}},
		&cobra.Command{Use: "complete", RunE: func(cmd *cobra.Command, args []string) error {
			return print(map[string]any{
				"timestamp": "", "command": "status", "exit_code": 0, "output_format": "json", "schema_version": "2.0", "data": args,
			})
		}},
	)
	root.Execute()
}

func print(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }
