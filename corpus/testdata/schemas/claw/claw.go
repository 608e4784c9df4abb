// Package claw answers as claw does, some of it in version 1.
package claw

import (
	"encoding/json"
	"io"
	"os"

	"example.com/schemas/internal/render"
	"github.com/envvet/envvet/envelope"
	"github.com/spf13/cobra"
)

// Commands are what the tool knows.
var Commands = map[string]func(*cobra.Command, []string) error{
	"status": status, "doctor": doctor, "session": session, "matches": matches, "wrapped": wrapped, "object": object,
	"export": export, "config": config, "computed": computed, "keep": keep, "pod": pod,
}

// Root makes the tree.
func Root() *cobra.Command {
	root := &cobra.Command{Use: "claw"}
	for name, run := range Commands {
		root.AddCommand(&cobra.Command{Use: name, RunE: run})
	}
	return root
}

func emit(w io.Writer, answer any) error { return json.NewEncoder(w).Encode(answer) }

func status(cmd *cobra.Command, args []string) error { // bad: an error and an answer of claw v1
	if len(args) > 0 {
		return emit(cmd.OutOrStdout(), map[string]any{"type": "error", "kind": "cli_parse", "error": "no arguments are expected", "hint": nil}) // want legacyenvelope
	}
	return emit(cmd.OutOrStdout(), map[string]any{"kind": "status", "model": "opus"}) // want legacyenvelope
}

type check struct {
	Name   string `json:"name"`
	Status string `json:"status"`
}

type doctorAnswer struct {
	Kind   string  `json:"kind"`
	Checks []check `json:"checks"`
}

func doctor(cmd *cobra.Command, args []string) error { // bad: a flat answer as a struct
	checks := []check{{"auth", "ok"}}
	for _, a := range args {
		checks = append(checks, check{a, "skipped"})
	}
	return render.JSON(cmd.OutOrStdout(), doctorAnswer{Kind: "doctor", Checks: checks}) // want legacyenvelope
}

func session(cmd *cobra.Command, args []string) error { // bad: the error of claw v1 of a helper
	if len(args) == 0 {
		return fail(cmd, "no session")
	}
	return emit(cmd.OutOrStdout(), map[string]any{"kind": "session", "id": args[0]}) // want legacyenvelope
}

func fail(cmd *cobra.Command, message string) error {
	return emit(cmd.OutOrStdout(), map[string]any{"type": "error", "kind": "session_not_found", "error": message, "hint": nil}) // want legacyenvelope
}

func matches(cmd *cobra.Command, args []string) error { // ok: the kind of an element is data
	found := []any{}
	for _, a := range args {
		found = append(found, map[string]string{"kind": "file", "path": a})
	}
	return emit(cmd.OutOrStdout(), map[string]any{"matches": found, "total": len(found)})
}

func wrapped(cmd *cobra.Command, args []string) error { // ok: version 2, with all its keys
	return emit(cmd.OutOrStdout(), map[string]any{
		"timestamp": os.Getenv("NOW"), "command": "wrapped", "exit_code": 0, "output_format": "json", "schema_version": "2.0",
		"data": map[string]any{"kind": "wrapped", "model": "opus"},
	})
}

func object(cmd *cobra.Command, args []string) error { // ok: the error of version 2 is an object
	return emit(cmd.OutOrStdout(), map[string]any{
		"timestamp": os.Getenv("NOW"), "command": "object", "exit_code": 1, "output_format": "json", "schema_version": "2.0",
		"error": map[string]any{"kind": "session", "operation": "open", "target": "", "retryable": false, "message": "none", "hint": nil},
	})
}

func export(cmd *cobra.Command, args []string) error { // ok: the flat form is kept in a file
	flat := map[string]any{"kind": "export", "messages": len(args)}
	if err := render.File("export.json", flat); err != nil {
		return err
	}
	return emit(cmd.ErrOrStderr(), map[string]any{"kind": "export", "path": "export.json"})
}

func config(cmd *cobra.Command, args []string) error { // ok: a key type says what kind of object it is
	return emit(cmd.OutOrStdout(), map[string]any{"kind": "config", "type": "object", "keys": args})
}

func computed(cmd *cobra.Command, args []string) error { // ok: the kind is no constant
	kind := "none"
	if len(args) > 0 {
		kind = args[0]
	}
	return emit(cmd.OutOrStdout(), map[string]any{"kind": kind + "-view", "n": len(args)})
}

func keep(cmd *cobra.Command, args []string) error { // ok: accepted with a reason
	//envvet:ignore legacyenvelope for readers that ask for --legacy-envelope
	return emit(cmd.OutOrStdout(), map[string]any{"kind": "keep", "n": len(args)})
}

func pod(cmd *cobra.Command, args []string) error { // ok: an object that says of which API it is
	return emit(cmd.OutOrStdout(), map[string]any{"apiVersion": "v1", "kind": "Pod", "metadata": map[string]string{"name": "p"}})
}

// Old makes the application of version 1.
func Old() *envelope.App { // bad: the phase is none of the dialect
	return envelope.New("claw", envelope.Use(envelope.ClawV1), envelope.Phase(3)) // want legacyenvelope
}

// New makes the application of version 2.
func New() *envelope.App { // ok: the phase is one of the dialect
	return envelope.New("claw", envelope.Use(envelope.ClawV2), envelope.Phase(3))
}
