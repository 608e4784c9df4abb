// Command jobs prints what nothing is known of.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

type job struct {
	Name   string            `json:"name"`
	Labels map[string]string `json:"labels"`
	More   map[string]any    `json:"more"` // want `^what field job\.More holds is of type any, nothing says what is in it; give it a type, or tag it envelope:"opaque" \(outputschema\)$`
	Any    any               `json:"any"`  // want `^field job\.Any is of type any`
	Raw    json.RawMessage   `json:"raw"`  // want `^field job\.Raw is of type encoding/json\.RawMessage`
	Plugin any               `json:"plugin" envelope:"opaque"`
	Level  level             `json:"level"`
	hidden any
}

type level int

func (l level) MarshalJSON() ([]byte, error) { return fmt.Appendf(nil, "%q", "level"), nil }

func main() {
	root := &cobra.Command{}
	root.AddCommand(&cobra.Command{RunE: show}, &cobra.Command{RunE: list}, &cobra.Command{RunE: read})
	root.Execute()
}

func show(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return json.NewEncoder(os.Stdout).Encode(level(1))
	}
	return json.NewEncoder(os.Stdout).Encode(job{})
}

func list(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"name": "x"}) // want `^what map\[string\]any holds is of type any`
}

func read(cmd *cobra.Command, args []string) error {
	var v any
	if err := json.NewDecoder(os.Stdin).Decode(&v); err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(v) // want `^handler read encodes any, nothing says what its output looks like; use a struct \(outputschema\)$`
}
