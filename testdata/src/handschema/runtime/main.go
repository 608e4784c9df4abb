// Command orders is made with the runtime, which has all of this itself.
package main

import (
	"context"
	"flag"
	"fmt"

	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope"
)

type order struct {
	ID string `json:"id" description:"Order id"`
}

var (
	asked   = flag.Bool("schema", false, "print the schema") // want `^flag schema is declared by hand, package envelope has that flag for every command and answers it itself; drop it \(handschema\)$`
	printed bool

	database = flag.String("schema", "public", "schema of the database")
)

func init() {
	flag.BoolVar(&printed, "print-schema", false, "print the schema") // want `^flag print-schema is declared by hand`
	pflag.BoolP("output-schema", "s", false, "print the schema")      // want `^flag output-schema is declared by hand`
	set := pflag.NewFlagSet("orders", pflag.ContinueOnError)
	set.BoolVar(&printed, "schema", false, "print the schema") // want `^flag schema is declared by hand`
	_, _ = set.GetBool("schema")
	_ = set.MarkHidden("schema")
	_ = set.Lookup("schema")
	set.Bool("schemas", false, "list the schemas")
}

func show(ctx context.Context, in struct{}) (order, error) {
	if *asked {
		fmt.Println(`{"$schema":"http://json-schema.org/draft-07/schema#","type":"object"}`) // want `^handler show prints a schema by hand with fmt\.Println, package envelope answers --schema and --output-schema itself; drop it \(handschema\)$`
	}
	fmt.Println(`{"id":"1"}`)
	return order{}, nil
}

func main() {
	flag.Parse()
	app := envelope.New("orders")
	envelope.Register(app, envelope.Command[struct{}, order]{Name: "show", Summary: "Show an order", Effect: envelope.Safe, Run: show})
	app.Main()
}
