// Command check has schemas of what it is given, which nothing can derive.
package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

//go:embed input.json
var inputSchema []byte

const configSchema = `{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"name":{"type":"string"}}}`

func validate(schema, text []byte) error {
	var object map[string]any
	if err := json.Unmarshal(schema, &object); err != nil {
		return err
	}
	return json.Unmarshal(text, &object)
}

// described is an answer of another tool.
type described struct {
	OutputSchema json.RawMessage `json:"output_schema"`
}

func main() {
	root := &cobra.Command{Use: "check", RunE: func(cmd *cobra.Command, args []string) error {
		text, err := os.ReadFile(args[0])
		if err != nil {
			return err
		}
		if err := validate(inputSchema, text); err != nil { // what it is given
			return err
		}
		if err := validate([]byte(configSchema), text); err != nil {
			return err
		}
		var other described
		if err := json.Unmarshal(text, &other); err != nil || !bytes.Contains(text, []byte(`"output_schema"`)) {
			return errors.New(`no "output_schema" in the answer`)
		}
		fmt.Println("the answer has an output_schema")
		fmt.Println(`{"ok":true,"data":{"output":"schema"}}`)
		return nil
	}}
	root.Flags().String("schema", "", "file with a schema to check against")
	_ = root.Execute()
}
