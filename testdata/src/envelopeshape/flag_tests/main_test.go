package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

var show = &cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"ok": true, "data": args}) // want `envelope of handler "show" lacks error, warnings and meta, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)` `key ok in the envelope of handler "show" is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status \(envelopeshape\)`
}}
