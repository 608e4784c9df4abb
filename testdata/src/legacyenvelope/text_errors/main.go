// Package main makes envelopes of later forms, with errors that are texts, and
// with errors that are objects.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

type result struct {
	OK       bool     `json:"ok"`
	Data     any      `json:"data"`
	Error    *string  `json:"error"` // want `key error in the envelope of handler "struct" is a text, callers cannot tell one failure from another; make it an object with a code and a message \(legacyenvelope\)`
	Warnings []string `json:"warnings"`
	Meta     any      `json:"meta"`
}

type better struct {
	OK       bool     `json:"ok"`
	Data     any      `json:"data"`
	Error    *failure `json:"error"`
	Warnings []string `json:"warnings"`
	Meta     any      `json:"meta"`
}

type failure struct {
	Code  string `json:"code"`
	Error string `json:"error"`
}

func main() {
	root := &cobra.Command{Use: "text"}
	root.AddCommand(
		&cobra.Command{Use: "struct", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(result{Data: args})
		}},
		&cobra.Command{Use: "map", RunE: func(cmd *cobra.Command, args []string) error {
			err := os.Remove(args[0])
			return emit(map[string]any{"ok": false, "data": nil, "error": err.Error(), "warnings": nil, "meta": nil}) // want `key error in the envelope of handler "map" is a text, callers cannot tell one failure from another; make it an object with a code and a message \(legacyenvelope\)`
		}},
		&cobra.Command{Use: "animus", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{"schema": "animus.cli.v1", "ok": false, "error": "not found"}) // want `key error in the envelope of handler "animus" is a text, callers cannot tell one failure from another; make it an object with a code and a message \(legacyenvelope\)`
		}},
		&cobra.Command{Use: "better", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(better{Error: &failure{Code: "X"}})
		}},
		&cobra.Command{Use: "good", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{"ok": true, "data": nil, "error": nil, "warnings": nil, "meta": nil})
		}},
		&cobra.Command{Use: "none", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{"error": "not found", "path": args[0]})
		}},
	)
	root.Execute()
}

func emit(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }
