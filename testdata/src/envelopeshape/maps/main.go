// Package main has handlers that make envelopes of maps.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "maps"}
	root.AddCommand(
		&cobra.Command{Use: "three", RunE: three},
		&cobra.Command{Use: "two", RunE: two},
		&cobra.Command{Use: "later", RunE: later},
		&cobra.Command{Use: "printed", RunE: printed},
		&cobra.Command{Use: "helped", RunE: helped},
		&cobra.Command{Use: "whole", RunE: whole},
		&cobra.Command{Use: "computed", RunE: computed},
		&cobra.Command{Use: "open", RunE: open},
	)
	root.Execute()
}

func three(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"ok": true, "data": args, "error": nil}) // want `envelope of handler three lacks warnings and meta, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)` `key ok in the envelope of handler three is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status \(envelopeshape\)`
}

func two(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{ // want `envelope of handler two lacks error, warnings and meta, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)`
		"ok":   true, // want `key ok in the envelope of handler two is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status \(envelopeshape\)`
		"data": args,
	})
}

func later(cmd *cobra.Command, args []string) error {
	m := make(map[string]any)
	m["data"], m["error"], m["warnings"] = args, nil, []string{}
	return json.NewEncoder(os.Stdout).Encode(m) // want `envelope of handler later lacks ok and meta, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)`
}

func printed(cmd *cobra.Command, args []string) error {
	text, err := json.MarshalIndent(map[string]any{"data": args, "warnings": []string{}, "meta": nil}, "", "  ") // want `envelope of handler printed lacks ok and error, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)`
	if err != nil {
		return err
	}
	fmt.Println(string(text))
	return nil
}

func helped(cmd *cobra.Command, args []string) error { return emit(answer(args)) }

func emit(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }

func answer(data any) map[string]any {
	if data == nil {
		return map[string]any{"ok": false, "error": "nothing"} // want `envelope of handler helped lacks data, warnings and meta, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)` `key ok in the envelope of handler helped is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status \(envelopeshape\)`
	}
	return map[string]any{"ok": true, "data": data} // want `envelope of handler helped lacks error, warnings and meta, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)` `key ok in the envelope of handler helped is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status \(envelopeshape\)`
}

func whole(cmd *cobra.Command, args []string) error {
	err := os.Remove(args[0])
	return emit(map[string]any{"ok": err == nil, "data": nil, "error": err, "warnings": []string{}, "meta": map[string]any{}}) // want `key ok in the envelope of handler whole is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status \(envelopeshape\)`
}

// Nothing is wrong with it but that it is made here.
func computed(cmd *cobra.Command, args []string) error {
	status := len(args)
	return emit(map[string]any{"ok": status == 0, "data": nil, "error": nil, "warnings": []string{}, "meta": map[string]any{}})
}

// The other keys may be set elsewhere.
func open(cmd *cobra.Command, args []string) error {
	m := map[string]any{"data": args, "error": nil, "meta": nil}
	fill(m)
	return emit(m)
}

func fill(m map[string]any) { m["warnings"], m["ok"] = nil, len(m) > 0 }
