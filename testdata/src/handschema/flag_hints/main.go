// Command tools has schemas by hand that a framework has no other way for.
package main

import (
	"fmt"

	"github.com/alecthomas/kingpin/v2"
	"github.com/alecthomas/kong"
	"github.com/spf13/cobra"
	"github.com/urfave/cli/v2"
)

const config = `{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object"}`

type grammar struct {
	Schema       bool   `help:"Print the schema"` // want `^flag schema is declared by hand, what it prints does not change with the commands; derive it from their declarations, as package envelope does \(handschema\)$`
	OutputSchema bool   `help:"Print the schema"` // want `^flag output-schema is declared by hand`
	Print        bool   `name:"print-schema"`     // want `^flag print-schema is declared by hand`
	DB           string `name:"schema"`
	Plain        bool
}

func main() {
	root := &cobra.Command{
		Use:         "tools",
		Annotations: map[string]string{"output_schema": `{"type":"object","properties":{"id":{}}}`, "group": "main"}, // want `^note output_schema of a command is a JSON Schema that is written by hand, it does not change with what the command answers; derive it from the Go type \(handschema\)$`
		Run: func(cmd *cobra.Command, args []string) {
			fmt.Println(config) // want `^handler "tools" prints a JSON Schema by hand with fmt\.Println, readers are told the same after what it describes has changed; derive it from the Go type \(handschema\)$`
		},
	}
	root.PersistentFlags().Bool("schema", false, "print the schema")  // want `^flag schema is declared by hand`
	root.Flags().BoolP("json-schema", "j", false, "print the schema") // want `^flag json-schema is declared by hand`
	app := &cli.App{Name: "tools", Flags: []cli.Flag{
		&cli.BoolFlag{Name: "schema, s"},   // want `^flag schema is declared by hand`
		&cli.BoolFlag{Name: "dump_schema"}, // want `^flag dump-schema is declared by hand`
		&cli.StringFlag{Name: "schema"},
	}}
	k := kingpin.New("tools", "Tools")
	k.Flag("schema", "Print the schema").Bool() // want `^flag schema is declared by hand`
	k.Flag("verbose", "Say more").Bool()
	kong.Parse(&grammar{})
	_ = app
	_ = root.Execute()
}
