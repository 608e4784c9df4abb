// Package main answers with objects that have a kind, and are none of claw.
package main

import (
	"encoding/json"
	"net/http"
	"os"

	"github.com/spf13/cobra"
)

type match struct {
	Kind string `json:"kind"`
	Line int    `json:"line"`
}

type matches struct {
	Matches []match `json:"matches"`
	Total   int     `json:"total"`
}

type resource struct {
	APIVersion string `json:"apiVersion"`
	Kind       string `json:"kind"`
	Name       string `json:"name"`
}

func main() {
	root := &cobra.Command{Use: "lookalikes"}
	root.AddCommand(
		&cobra.Command{Use: "matches", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(matches{Matches: []match{{Kind: "matches", Line: 1}}})
		}},
		&cobra.Command{Use: "resource", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(resource{APIVersion: "v1", Kind: "resource", Name: "x"})
		}},
		&cobra.Command{Use: "shape", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{"kind": "circle", "radius": 1})
		}},
		&cobra.Command{Use: "token", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(match{Kind: "ident"})
		}},
		&cobra.Command{Use: "status", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{"kind": "status", "up": true}) // one of its own name may be chance
		}},
		&cobra.Command{Use: "event", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{"type": "error", "error": map[string]string{"code": "X"}, "kind": "event"})
		}},
		&cobra.Command{Use: "wrapped", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{
				"timestamp": "", "command": "wrapped", "exit_code": 0, "output_format": "json", "schema_version": "2.0",
				"data": map[string]any{"kind": "wrapped"},
			})
		}},
		&cobra.Command{Use: "computed", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{"kind": args[0], "line": 1})
		}},
		&cobra.Command{Use: "serve", Run: serve},
		&cobra.Command{Use: "client", RunE: client},
	)
	root.Execute()
}

func emit(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }

func serve(cmd *cobra.Command, args []string) {
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		_ = json.NewEncoder(w).Encode(map[string]any{"type": "error", "kind": "unknown", "error": "no state", "hint": nil})
	})
	_ = http.ListenAndServe(args[0], nil)
}

// It reads what a tool of version 1 answers with.
func client(cmd *cobra.Command, args []string) error {
	var v1 struct{ Type, Kind, Error string }
	if err := json.NewDecoder(os.Stdin).Decode(&v1); err != nil {
		return err
	}
	if v1.Type == "error" && v1.Kind == "session_not_found" {
		return json.NewEncoder(os.Stderr).Encode(map[string]any{"type": "error", "kind": "session_not_found", "error": v1.Error})
	}
	return nil
}
