// Package main has handlers that put keys into an envelope after it is made.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "later"}
	root.AddCommand(
		&cobra.Command{Use: "branched", RunE: branched},
		&cobra.Command{Use: "forgotten", RunE: forgotten},
		&cobra.Command{Use: "based", RunE: based},
		&cobra.Command{Use: "bare", RunE: bare},
		&cobra.Command{Use: "paired", RunE: paired},
		&cobra.Command{Use: "named", RunE: named},
		&cobra.Command{Use: "wrapped", RunE: wrapped},
		&cobra.Command{Use: "passed", RunE: passed},
		&cobra.Command{Use: "filled", RunE: filled},
	)
	root.Execute()
}

func emit(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }

func branched(cmd *cobra.Command, args []string) error {
	status := len(args)
	env := map[string]any{"ok": status == 0, "data": args, "error": nil}
	if status != 0 {
		env = map[string]any{"ok": status == 0, "data": nil, "error": "failed"}
	}
	env["warnings"], env["meta"] = []string{}, map[string]any{}
	return emit(env)
}

func forgotten(cmd *cobra.Command, args []string) error {
	env := map[string]any{"data": args, "error": nil, "meta": nil} // want `envelope of handler forgotten lacks ok, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec`
	if len(args) == 0 {
		env = map[string]any{"data": nil, "error": "failed", "meta": nil} // want `envelope of handler forgotten lacks ok, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec`
	}
	env["warnings"] = []string{}
	return emit(env)
}

func base(args []string) map[string]any {
	return map[string]any{"ok": len(args) == 0, "data": args, "error": nil, "warnings": []string{}}
}

func based(cmd *cobra.Command, args []string) error {
	env := base(args)
	env["meta"] = map[string]any{"n": len(args)}
	return emit(env)
}

func plain(args []string) map[string]any {
	return map[string]any{"data": args, "error": nil, "warnings": []string{}} // want `envelope of handler bare lacks ok and meta, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec`
}

func bare(cmd *cobra.Command, args []string) error { return emit(plain(args)) }

func both(args []string) (map[string]any, error) {
	return map[string]any{"data": args, "error": nil, "warnings": []string{}}, nil
}

func paired(cmd *cobra.Command, args []string) error {
	env, err := both(args)
	if err != nil {
		return err
	}
	env["ok"], env["meta"] = len(args) == 0, nil
	return emit(env)
}

type answer map[string]any

func made(args []string) answer {
	m := map[string]any{"data": args, "error": nil, "warnings": []string{}}
	return answer(m)
}

func named(cmd *cobra.Command, args []string) error {
	env := made(args)
	env["ok"], env["meta"] = len(args) == 0, nil
	return emit(env)
}

func wrapped(cmd *cobra.Command, args []string) error {
	return emit(counted(base(args), len(args)))
}

func counted(env map[string]any, n int) map[string]any {
	env["meta"] = map[string]any{"n": n}
	return env
}

func passed(cmd *cobra.Command, args []string) error {
	return finish(map[string]any{"data": args, "error": nil})
}

// It puts the same into each answer.
func finish(env map[string]any) error {
	env["ok"], env["warnings"], env["meta"] = env["error"] == nil, nil, nil
	return emit(env)
}

func filled(cmd *cobra.Command, args []string) error {
	env := base(args)
	for _, arg := range args {
		env[arg] = true
	}
	return emit(env)
}
