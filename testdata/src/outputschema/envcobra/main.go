// Command shelf has cobra commands that answer with envelopes: what they answer
// with needs a schema as the payload of a registered command does.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
)

type book struct {
	Title string `json:"title" description:"Its title"`
}

func main() {
	app := envelope.New("shelf")
	root := &cobra.Command{Use: "shelf"}
	safe := envcobra.Declaration{Effect: envelope.Safe}
	envcobra.Answer(app, root, safe, func(*cobra.Command, []string) (book, error) { return book{}, nil })
	envcobra.Answer(app, root, safe, func(*cobra.Command, []string) ([]book, error) { return nil, nil })
	envcobra.Answer(app, root, safe, open)                                                    // want `field Out\{\} is of type any, its schema says nothing; use a struct, or set OutputSchema \(outputschema\)`
	envcobra.Answer(app, root, envcobra.Declaration{Name: "raw", Effect: envelope.Safe}, raw) // want `command raw answers with encoding/json.RawMessage, its schema says nothing; use a struct, or set OutputSchema \(outputschema\)`
	envcobra.Answer(app, root, envcobra.Declaration{
		Name: "declared", Effect: envelope.Safe, OutputSchema: json.RawMessage(`{"type":"object"}`),
	}, open)
	os.Exit(envcobra.Status(root.Execute()))
}

func open(*cobra.Command, []string) (map[string]any, error) { return nil, nil }

func raw(*cobra.Command, []string) (json.RawMessage, error) { return nil, nil }
