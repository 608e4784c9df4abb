// Command users prints descriptions of its commands that somebody has to keep up
// to date.
package main

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

const listSchema = `{
  "parameters": {"limit": {"type": "integer", "required": false}},
  "output_schema": {"type": "array"},
  "exit_codes": {"0": {"name": "SUCCESS"}}
}`

//go:embed commands.json
var commands string

//go:embed commands.json
var commandBytes []byte

var getSchema = map[string]any{
	"name":          "get",
	"output_schema": map[string]any{"type": "object", "properties": map[string]any{"id": map[string]any{"type": "string"}}},
}

func printSchema() {
	fmt.Println(listSchema) // want `^function printSchema, called by handler "list", prints a description of commands by hand with fmt\.Println, callers are told the same after the commands have changed; derive it from their declarations, as package envelope does for --schema \(handschema\)$`
}

func show(w io.Writer, text string) { fmt.Fprintln(w, text) }

func main() {
	root := &cobra.Command{Use: "users"}
	list := &cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
		if schema, _ := cmd.Flags().GetBool("describe"); schema {
			printSchema()
			return nil
		}
		return nil
	}}
	root.AddCommand(list,
		&cobra.Command{Use: "get", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(getSchema) // want `prints a description of commands by hand`
		}},
		&cobra.Command{Use: "embedded", Run: func(cmd *cobra.Command, args []string) {
			fmt.Print(commands) // want `prints a description of commands by hand`
		}},
		&cobra.Command{Use: "bytes", Run: func(cmd *cobra.Command, args []string) {
			os.Stdout.Write(commandBytes) // want `prints a description of commands by hand`
		}},
		&cobra.Command{Use: "converted", Run: func(cmd *cobra.Command, args []string) {
			_, _ = os.Stdout.WriteString(string(commandBytes)) // want `prints a description of commands by hand`
		}},
		&cobra.Command{Use: "framework", Run: func(cmd *cobra.Command, args []string) {
			fmt.Fprintln(cmd.OutOrStdout(), listSchema) // want `prints a description of commands by hand`
		}},
		&cobra.Command{Use: "helper", Run: func(cmd *cobra.Command, args []string) {
			show(os.Stdout, `{"outputSchema":{"type":"object"}}`) // want `^handler "helper" prints a description of commands by hand`
		}},
		&cobra.Command{Use: "local", Run: func(cmd *cobra.Command, args []string) {
			text := "{" + `"parameters":{},"exit_codes":{}` + "}"
			io.WriteString(os.Stdout, text) // want `prints a description of commands by hand`
		}},
		&cobra.Command{Use: "indented", RunE: func(cmd *cobra.Command, args []string) error {
			enc := json.NewEncoder(cmd.OutOrStdout())
			enc.SetIndent("", "  ")
			return enc.Encode(map[string]any{"commands": map[string]any{"get": getSchema}}) // want `prints a description of commands by hand`
		}},
		&cobra.Command{Use: "listed", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(map[string]any{ // want `prints a description of commands by hand`
				"commands": []any{map[string]any{"name": "get", "parameters": []any{}, "exit_codes": map[string]any{}}},
			})
		}},
		&cobra.Command{Use: "elided", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(map[string]any{ // want `prints a description of commands by hand`
				"commands": []map[string]any{{"name": "list"}, {"name": "get", "parameters": []any{}, "exit_codes": map[string]any{}}},
			})
		}},
		&cobra.Command{Use: "history", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(map[string]any{"commands": []any{map[string]any{"name": "get", "at": 3}, "list"}})
		}},
		&cobra.Command{Use: "marshaled", RunE: func(cmd *cobra.Command, args []string) error {
			text, err := json.Marshal(map[string]any{"output_schema": map[string]any{}}) // want `prints a description of commands by hand`
			if err != nil {
				return err
			}
			fmt.Println(string(text))
			return nil
		}},
	)
	_ = root.Execute()
}
