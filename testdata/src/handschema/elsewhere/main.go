// Command docs writes schemas, but not where its answers go.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"

	"github.com/spf13/cobra"
)

const schema = `{"output_schema":{"type":"object"},"parameters":{},"exit_codes":{}}`

type description struct {
	Parameters   map[string]string `json:"parameters"`
	OutputSchema map[string]any    `json:"output_schema"`
}

// describe derives it.
func describe(cmd *cobra.Command) description {
	return description{Parameters: map[string]string{"name": cmd.Name()}}
}

func generate(cmd *cobra.Command, args []string) error {
	if err := os.WriteFile("schema.json", []byte(schema), 0o644); err != nil { // a file
		return err
	}
	if _, err := http.Post("http://localhost/tools", "application/json", strings.NewReader(schema)); err != nil { // a request
		return err
	}
	fmt.Fprintln(os.Stderr, schema) // for people
	var buf bytes.Buffer
	fmt.Fprintln(&buf, schema)
	io.WriteString(io.Discard, schema)
	if strings.Contains(buf.String(), "x") {
		fmt.Println("schema:", len(schema))
	}
	return json.NewEncoder(os.Stdout).Encode(describe(cmd)) // derived
}

func handle(w http.ResponseWriter, r *http.Request) { fmt.Fprintln(w, schema) }

func main() {
	http.HandleFunc("/schema", handle)
	root := &cobra.Command{Use: "docs", RunE: generate, Long: schema}
	_ = root.Execute()
	fmt.Println(schema) // no handler
}
