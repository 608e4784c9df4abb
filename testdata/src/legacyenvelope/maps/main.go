// Package main answers with flat maps.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "claw"}
	root.AddCommand(
		&cobra.Command{Use: "doctor", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(map[string]any{"kind": "doctor", "checks": args}) // want `answer of handler "doctor" is flat as in claw v1, with kind "doctor" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
		}},
		&cobra.Command{Use: "agents", RunE: agents},
		&cobra.Command{Use: "printed", RunE: printed},
		&cobra.Command{Use: "state", RunE: func(cmd *cobra.Command, args []string) error {
			return emit(map[string]any{"type": "error", "kind": "unknown", "error": "no state", "hint": nil}) // want `error of handler "state" has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
		}},
		&cobra.Command{Use: "later", RunE: later},
	)
	root.Execute()
}

func emit(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }

func agents(cmd *cobra.Command, args []string) error {
	if len(args) > 1 {
		return emit(failure("session_not_found", fmt.Errorf("no %s", args[0])))
	}
	return emit(map[string]any{"kind": "agents", "agents": args, "count": len(args)}) // want `answer of handler agents is flat as in claw v1, with kind "agents" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
}

func failure(kind string, err error) map[string]any {
	return map[string]any{"type": "error", "kind": kind, "error": err.Error(), "hint": ""} // want `error of handler agents has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
}

func printed(cmd *cobra.Command, args []string) error {
	text, err := json.Marshal(map[string]any{"kind": "printed", "lines": args}) // want `answer of handler printed is flat as in claw v1, with kind "printed" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
	if err != nil {
		return err
	}
	fmt.Println(string(text))
	return nil
}

func later(cmd *cobra.Command, args []string) error {
	m := map[string]any{"kind": "later"} // want `answer of handler later is flat as in claw v1, with kind "later" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
	m["args"] = args
	return emit(m)
}
