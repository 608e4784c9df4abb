// Command tool answers through functions whose parameters have a type, as maps and
// structs.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type answer map[string]any

type model struct {
	Kind string `json:"kind"`
	Name string `json:"name"`
}

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "status", RunE: status}, &cobra.Command{Use: "themes", RunE: themes},
		&cobra.Command{Use: "models", RunE: models}, &cobra.Command{Use: "hooks", RunE: hooks},
		&cobra.Command{Use: "plugins", RunE: plugins}, &cobra.Command{Use: "agents", RunE: agents},
		&cobra.Command{Use: "skills", RunE: skills}, &cobra.Command{Use: "logs", RunE: logs},
	)
	root.Execute()
}

func write(cmd *cobra.Command, m map[string]any) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(m)
}

func writeAnswer(cmd *cobra.Command, a answer) error {
	fmt.Fprintln(os.Stderr, "answering", a["kind"], len(a))
	return json.NewEncoder(cmd.OutOrStdout()).Encode(a)
}

func writeModel(cmd *cobra.Command, m model) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(m)
}

func (m model) print(cmd *cobra.Command) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(m)
}

func through(cmd *cobra.Command, m map[string]any) error { return write(cmd, m) }

func status(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return write(cmd, map[string]any{"type": "error", "kind": "cli_parse", "error": "no arguments", "hint": nil}) // want `^error of handler status has a key kind that in other answers is the command`
	}
	return write(cmd, map[string]any{"kind": "status", "n": 1}) // want `^answer of handler status is flat as in claw v1, with kind "status" beside its payload`
}

func themes(cmd *cobra.Command, args []string) error {
	return writeAnswer(cmd, answer{"kind": "themes", "n": 1}) // want `^answer of handler themes is flat as in claw v1`
}

func models(cmd *cobra.Command, args []string) error {
	return writeModel(cmd, model{Kind: "models", Name: "opus"}) // want `^answer of handler models is flat as in claw v1`
}

func hooks(cmd *cobra.Command, args []string) error {
	return model{Kind: "hooks"}.print(cmd) // want `^answer of handler hooks is flat as in claw v1`
}

func plugins(cmd *cobra.Command, args []string) error {
	return through(cmd, map[string]any{"kind": "plugins", "n": 1}) // want `^answer of handler plugins is flat as in claw v1`
}

// It is wrapped on the way.
func agents(cmd *cobra.Command, args []string) error {
	return wrap(cmd, map[string]any{"kind": "agents", "n": 1})
}

func wrap(cmd *cobra.Command, m map[string]any) error {
	return write(cmd, map[string]any{"data": m, "command": m["kind"]})
}

// It gets a type on the way, and another kind.
func skills(cmd *cobra.Command, args []string) error {
	return amend(cmd, map[string]any{"kind": "skills", "n": 1})
}

func amend(cmd *cobra.Command, m map[string]any) error {
	m["type"] = "list"
	return write(cmd, m)
}

// Progress is for the log.
func logs(cmd *cobra.Command, args []string) error {
	if err := writeTo(os.Stderr, map[string]any{"kind": "progress", "n": 1}); err != nil {
		return err
	}
	return writeTo(os.Stdout, map[string]any{"kind": "logs", "n": 1}) // want `^answer of handler logs is flat as in claw v1`
}

func writeTo(w io.Writer, m map[string]any) error { return json.NewEncoder(w).Encode(m) }
