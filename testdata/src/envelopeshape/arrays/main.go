// Package main answers with envelopes and with bare arrays.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

type user struct{ Name string }

func main() {
	root := &cobra.Command{Use: "arrays"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: list},
		&cobra.Command{Use: "none", RunE: none},
		&cobra.Command{Use: "lines", RunE: lines},
		&cobra.Command{Use: "show", RunE: show},
		&cobra.Command{Use: "wrapped", RunE: wrapped},
	)
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode([]user{{"ada"}}) // want `handler list answers with a bare array of type \[\]user, callers expect an object and find no place for an error; put it into the data of an envelope \(envelopeshape\)`
}

func none(cmd *cobra.Command, args []string) error {
	return print([2]string{}) // want `handler none answers with a bare array of type \[2\]string, callers expect an object and find no place for an error; put it into the data of an envelope \(envelopeshape\)`
}

func print(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }

// One object in each line is no array.
func lines(cmd *cobra.Command, args []string) error {
	enc := json.NewEncoder(os.Stdout)
	for _, u := range []user{{"ada"}} {
		if err := enc.Encode(u); err != nil {
			return err
		}
	}
	return nil
}

func show(cmd *cobra.Command, args []string) error {
	return print(map[string]any{"users": []user{{"ada"}}})
}

func wrapped(cmd *cobra.Command, args []string) error {
	status := 0
	return print(map[string]any{"ok": status == 0, "data": []user{}, "error": nil, "warnings": []string{}, "meta": nil})
}
