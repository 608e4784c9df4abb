// Package main has handlers that make envelopes of structs.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

type result struct {
	OK       bool     `json:"ok"`
	Data     any      `json:"data,omitempty"`  // want `field result\.Data leaves the key data out of the envelope of handler "result" if it is empty, callers find it in some answers only; drop the option \(envelopeshape\)`
	Error    *failure `json:"error,omitempty"` // want `field result\.Error leaves the key error out of the envelope of handler "result" if it is empty, callers find it in some answers only; drop the option \(envelopeshape\)`
	Warnings []string `json:"warnings"`
	Meta     meta     `json:"meta"`
}

// Inside an error, options are right.
type failure struct {
	Code       string `json:"code"`
	Suggestion string `json:"suggestion,omitempty"`
	RetryAfter int    `json:"retry_after_ms,omitempty"`
}

type meta struct {
	Command string `json:"command"`
	Trace   string `json:"trace_id,omitempty"`
}

type short struct {
	Data  any `json:"data"`
	Error any `json:"error"`
	Meta  any `json:"meta"`
}

type based struct {
	base
	Data  any `json:"data"`
	Error any `json:"error"`
}

type base struct {
	Warnings []string       `json:"warnings,omitzero"` // want `field based\.Warnings leaves the key warnings out of the envelope of handler "based" if it is empty, callers find it in some answers only; drop the option \(envelopeshape\)`
	Meta     map[string]any `json:"meta"`
	OK       bool           `json:"ok"`
}

func main() {
	root := &cobra.Command{Use: "structs"}
	root.AddCommand(
		&cobra.Command{Use: "result", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(result{OK: true, Data: args}) // want `key ok in the envelope of handler "result" is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status \(envelopeshape\)`
		}},
		&cobra.Command{Use: "pointer", RunE: func(cmd *cobra.Command, args []string) error {
			r := &result{Data: args}
			r.OK = len(args) > 0 // want `key ok in the envelope of handler "pointer" is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status \(envelopeshape\)`
			return json.NewEncoder(os.Stdout).Encode(r)
		}},
		&cobra.Command{Use: "short", RunE: func(cmd *cobra.Command, args []string) error {
			return print(short{Data: args}) // want `envelope of handler "short" lacks ok and warnings, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)`
		}},
		&cobra.Command{Use: "based", RunE: func(cmd *cobra.Command, args []string) error {
			return print(based{Data: args})
		}},
		&cobra.Command{Use: "anonymous", RunE: func(cmd *cobra.Command, args []string) error {
			return print(struct { // want `envelope of handler "anonymous" lacks warnings and meta, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)`
				OK    bool `json:"ok"`
				Error any  `json:"error,omitempty"` // want `field Error leaves the key error out of the envelope of handler "anonymous" if it is empty, callers find it in some answers only; drop the option \(envelopeshape\)`
				Data  any  `json:"data"`
			}{Data: args})
		}},
	)
	root.Execute()
}

func print(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }
