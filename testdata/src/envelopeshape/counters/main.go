// Package main has handlers that count what is called ok, warnings and error.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

type summary struct {
	OK       int `json:"ok"`
	Warnings int `json:"warnings"`
	Error    int `json:"error"`
}

type lint struct {
	Error    int    `json:"error"`
	Warnings int    `json:"warnings"`
	Meta     string `json:"meta"`
}

type share struct {
	OK    *float64 `json:"ok"`
	Data  int      `json:"data"`
	Error string   `json:"error"`
}

// flag may be what it is in JSON.
type flag int

func (f flag) MarshalJSON() ([]byte, error) { return json.Marshal(f == 0) }

type coded struct {
	OK    flag   `json:"ok"` // its own method says what it is
	Data  any    `json:"data"`
	Error string `json:"error"`
}

type generic[T any] struct {
	OK    T      `json:"ok"`
	Data  any    `json:"data"`
	Error string `json:"error"`
}

func main() {
	root := &cobra.Command{Use: "counters"}
	root.AddCommand(
		&cobra.Command{Use: "check", RunE: check},
		&cobra.Command{Use: "lint", RunE: func(cmd *cobra.Command, args []string) error { return emit(lint{Meta: "go"}) }},
		&cobra.Command{Use: "share", RunE: func(cmd *cobra.Command, args []string) error { return emit(&share{Data: 1}) }},
		&cobra.Command{Use: "tally", RunE: tally},
		&cobra.Command{Use: "mixed", RunE: mixed},
		&cobra.Command{Use: "sums", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{"ok": len(args), "error": 0, "files": args, "warnings": 1})
		}},
		&cobra.Command{Use: "coded", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(coded{Data: args}) // want `envelope of handler "coded" lacks warnings and meta`
		}},
		&cobra.Command{Use: "number", RunE: func(cmd *cobra.Command, args []string) error { return emit(generic[int]{Data: args}) }},
		&cobra.Command{Use: "bool", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(generic[bool]{Data: args}) // want `envelope of handler "bool" lacks warnings and meta`
		}},
		&cobra.Command{Use: "failed", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{"ok": len(args) > 0, "error": "none", "warnings": 1 > len(args)}) // want `envelope of handler "failed" lacks data and meta` `key ok in the envelope of handler "failed" is set by hand`
		}},
	)
	root.Execute()
}

func emit(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }

func check(cmd *cobra.Command, args []string) error {
	var s summary
	for _, arg := range args {
		if _, err := os.Stat(arg); err != nil {
			s.Error++
		} else {
			s.OK++
		}
	}
	return emit(s)
}

func tally(cmd *cobra.Command, args []string) error {
	counts := map[string]int{"ok": 0, "error": 0, "warnings": 0}
	for _, arg := range args {
		switch arg {
		case "":
			counts["error"]++
		default:
			counts["ok"]++
		}
	}
	return emit(counts)
}

// One of the values of ok may be that of an envelope.
func mixed(cmd *cobra.Command, args []string) error {
	m := map[string]any{"ok": 1, "data": args, "error": nil} // want `envelope of handler mixed lacks warnings and meta` `key ok in the envelope of handler mixed is set by hand`
	if len(args) == 0 {
		m["ok"] = false // want `key ok in the envelope of handler mixed is set by hand`
	}
	return emit(m)
}
