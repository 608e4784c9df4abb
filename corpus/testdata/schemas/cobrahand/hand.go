// Package cobrahand has cobra commands that say what they take.
package cobrahand

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

const argsSchema = `{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}`

// Root makes the tree.
func Root() *cobra.Command {
	root := &cobra.Command{Use: "hand"}
	root.PersistentFlags().Bool("json-schema", false, "print the schema")
	root.PersistentFlags().String("schema", "public", "schema of the database")
	describe := &cobra.Command{
		Use:         "describe",
		Annotations: map[string]string{"schema": argsSchema},
		RunE: func(cmd *cobra.Command, args []string) error { // bad: prints a description of the command
			if len(args) > 0 {
				return fmt.Errorf("unexpected %q", args)
			}
			fmt.Fprintln(cmd.OutOrStdout(), `{"parameters":{"name":{"type":"string"}},"exit_codes":{"0":{"name":"SUCCESS"}}}`) // want handschema
			return nil
		},
	}
	root.AddCommand(describe, schemaCmd(), checkCmd(), saveCmd(), derivedCmd())
	return root
}

func schemaCmd() *cobra.Command {
	return &cobra.Command{
		Use: "schema",
		Run: func(cmd *cobra.Command, args []string) { // bad: prints a JSON Schema, a hint
			if len(args) > 0 {
				cmd.PrintErrln("arguments are not looked at")
			}
			fmt.Fprintln(cmd.OutOrStdout(), argsSchema)
		},
	}
}

func checkCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "check",
		Short: "Check a file",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the schema is what input is checked against
			var schema map[string]any
			if err := json.Unmarshal([]byte(argsSchema), &schema); err != nil {
				return err
			}
			fmt.Fprintf(cmd.OutOrStdout(), "%d keys\n", len(schema))
			return nil
		},
	}
}

func saveCmd() *cobra.Command {
	return &cobra.Command{
		Use: "save",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the schema goes to a file
			return os.WriteFile("args.schema.json", []byte(argsSchema), 0o644)
		},
	}
}

type property struct {
	Type string `json:"type"`
}

type document struct {
	Type       string              `json:"type"`
	Properties map[string]property `json:"properties"`
}

func derivedCmd() *cobra.Command {
	return &cobra.Command{
		Use: "derived",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: made from values of structs
			doc := document{Type: "object", Properties: map[string]property{}}
			for _, a := range args {
				doc.Properties[a] = property{Type: "string"}
			}
			return json.NewEncoder(cmd.OutOrStdout()).Encode(doc)
		},
	}
}
