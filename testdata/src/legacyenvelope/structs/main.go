// Package main answers with flat structs.
package main

import (
	"encoding/json"
	"io"

	"github.com/spf13/cobra"
)

type header struct {
	Kind string `json:"kind"`
}

type doctor struct {
	header
	Checks []string `json:"checks"`
}

type version struct {
	Kind    string `json:"kind"`
	Version string `json:"version"`
}

type failed struct {
	Type  string  `json:"type"`
	Kind  string  `json:"kind"`
	Error string  `json:"error"`
	Hint  *string `json:"hint"`
}

func main() {
	root := &cobra.Command{Use: "claw"}
	root.AddCommand(
		&cobra.Command{Use: "doctor", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(cmd.OutOrStdout(), doctor{header: header{"doctor"}, Checks: args}) // want `answer of handler "doctor" is flat as in claw v1, with kind "doctor" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
		}},
		&cobra.Command{Use: "version", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(cmd.OutOrStdout(), &version{Kind: "version", Version: "1"}) // want `answer of handler "version" is flat as in claw v1, with kind "version" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
		}},
		&cobra.Command{Use: "state", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(cmd.OutOrStdout(), failed{Type: "error", Kind: "timeout", Error: "too late"}) // want `error of handler "state" has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
		}},
	)
	root.Execute()
}

func emit(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }
