// Command list makes envelopes by hand, with what differs under meta.
package main

import (
	"encoding/json"
	"time"

	"github.com/google/uuid"
	"github.com/spf13/cobra"
)

type meta struct {
	Ref   string `json:"ref"`
	Began string `json:"began"`
}

type answer struct {
	OK       bool     `json:"ok"`
	Data     []string `json:"data"`
	Error    any      `json:"error"`
	Warnings []string `json:"warnings"`
	Meta     meta     `json:"meta"`
}

// partial has no warnings.
type partial struct {
	OK    bool     `json:"ok"`
	Data  []string `json:"data"`
	Error any      `json:"error"`
	Meta  meta     `json:"meta"`
}

func main() {
	root := &cobra.Command{Use: "list"}
	root.AddCommand(
		&cobra.Command{Use: "struct", RunE: ofStruct}, &cobra.Command{Use: "map", RunE: ofMap},
		&cobra.Command{Use: "data", RunE: inData}, &cobra.Command{Use: "partial", RunE: ofPartial},
		&cobra.Command{Use: "other", RunE: other}, &cobra.Command{Use: "either", RunE: either},
	)
	root.Execute()
}

func ofStruct(cmd *cobra.Command, args []string) error {
	env := answer{OK: len(args) == 0, Data: args}
	env.Meta = meta{Ref: uuid.NewString(), Began: time.Now().Format(time.RFC3339)}
	return json.NewEncoder(cmd.OutOrStdout()).Encode(env)
}

func ofMap(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{
		"ok": len(args) == 0, "data": args, "error": nil, "warnings": []string{},
		"meta": map[string]any{"ref": uuid.NewString(), "began": time.Now().Unix()},
	})
}

func inData(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{
		"ok": len(args) == 0, "error": nil, "warnings": []string{}, "meta": map[string]any{},
		"data": uuid.NewString(), // want `^field output\{data\} comes from uuid\.NewString`
	})
}

func ofPartial(cmd *cobra.Command, args []string) error {
	env := partial{OK: len(args) == 0, Data: args, Meta: meta{Ref: uuid.NewString()}} // want `^field output\.Meta\.Ref comes from uuid\.NewString`
	return json.NewEncoder(cmd.OutOrStdout()).Encode(env)
}

// What is called meta need not be that of an envelope.
func other(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{
		"name": args, "meta": uuid.NewString(), // want `^field output\{meta\} comes from uuid\.NewString`
	})
}

func either(cmd *cobra.Command, args []string) error {
	m := map[string]any{"ok": len(args) == 0, "data": args, "error": nil, "warnings": nil, "meta": nil}
	if len(args) > 1 {
		m = map[string]any{"meta": uuid.NewString()} // want `^field output\{meta\} comes from uuid\.NewString`
	}
	return json.NewEncoder(cmd.OutOrStdout()).Encode(m)
}
