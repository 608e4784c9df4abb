package main

import (
	"encoding/json"
	"errors"
	"os"
)

// The answer is written, and the command fails.
//
//envvet:handler
func verify() error {
	if err := json.NewEncoder(os.Stdout).Encode(map[string]any{"kind": "verify", "failures": 1}); err != nil { // want `answer of handler verify is flat as in claw v1`
		return err
	}
	return errors.New("there are failures")
}

// It fails with some status.
//
//envvet:handler
func audit() error {
	if err := json.NewEncoder(os.Stdout).Encode(map[string]any{"kind": "audit", "failures": len(os.Args)}); err != nil { // want `answer of handler audit is flat as in claw v1`
		return err
	}
	if len(os.Args) > 2 {
		return errors.New("there are failures")
	}
	return nil
}

//envvet:handler
func inspect() error {
	if err := json.NewEncoder(os.Stdout).Encode(map[string]any{"kind": "inspect", "failures": 1}); err != nil { // want `answer of handler inspect is flat as in claw v1`
		return err
	}
	os.Exit(3)
	return nil
}

//envvet:handler
func abort() int {
	if len(os.Args) > 2 {
		return emit(map[string]any{"kind": "abort", "last": true}, 0) // want `answer of handler abort is flat as in claw v1`
	}
	return end(map[string]any{"type": "error", "kind": "cli_parse", "error": "bad", "hint": nil}) // want `error of handler abort has a key kind that in other answers is the command`
}

//envvet:handler
func quit() int {
	if len(os.Args) > 3 {
		return emit(map[string]any{"kind": "quit", "last": true}, len(os.Args)) // want `answer of handler quit is flat as in claw v1`
	}
	if emit(map[string]any{"kind": "quit", "last": false}, 0) != 0 { // want `answer of handler quit is flat as in claw v1`
		return 1
	}
	return emit(map[string]any{"type": "error", "kind": "cli_parse", "error": "bad", "hint": nil}, 4) // want `error of handler quit has a key kind that in other answers is the command`
}

func end(answer any) int {
	emit(answer, 0)
	os.Exit(2)
	return 0
}
