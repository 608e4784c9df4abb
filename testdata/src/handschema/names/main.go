// Command db has flags and notes that are called schema and print none.
package main

import (
	"flag"
	"fmt"

	"github.com/spf13/cobra"
	"github.com/urfave/cli/v2"
)

// options are of no framework that takes flags from structs.
type options struct {
	Schema       bool `help:"Print the schema"`
	OutputSchema bool `name:"output-schema"`
}

func main() {
	name := flag.String("schema", "public", "schema of the database")
	root := &cobra.Command{
		Use:         "db",
		Annotations: map[string]string{"schema": "public", "output": `{"type":"object"}`},
		Run:         func(cmd *cobra.Command, args []string) { fmt.Println("tables of", *name) },
	}
	root.Flags().String("output-schema", "public", "schema of the database to write to")
	root.Flags().Bool("schemas", false, "print the schemas")
	app := &cli.App{Name: "db", Flags: []cli.Flag{&cli.StringFlag{Name: "schema"}, &cli.BoolFlag{Name: "schemas"}}}
	_ = app
	_ = root.Execute()
}
