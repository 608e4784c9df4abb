// Command orders is made with the runtime, which has all of this itself.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"

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

var orderSchema = map[string]any{"type": "object", "properties": map[string]any{"id": map[string]any{"type": "string"}}}

func describe(ctx context.Context, in struct{}) (o order, err error) {
	enc := json.NewEncoder(os.Stdout)
	enc.SetIndent("", "  ")
	if err := enc.Encode(order{ID: "1"}); err != nil {
		return o, err
	}
	return o, enc.Encode(orderSchema) // want `^handler describe prints a schema by hand, package envelope answers`
}

func helped(ctx context.Context, in struct{}) (order, error) {
	enc := json.NewEncoder(os.Stdout)
	return order{}, encodeSchema(enc)
}

func encodeSchema(enc *json.Encoder) error {
	return enc.Encode(orderSchema) // want `^handler helped prints a schema by hand`
}

func marshal(ctx context.Context, in struct{}) (order, error) {
	text, err := json.Marshal(orderSchema) // want `^handler marshal prints a schema by hand`
	if err == nil {
		fmt.Println(string(text))
	}
	return order{}, err
}

// check encodes schemas, and prints none.
func check(ctx context.Context, in struct{}) (order, error) {
	var text bytes.Buffer
	enc := json.NewEncoder(&text)
	enc.SetIndent("", "  ")
	if err := enc.Encode(orderSchema); err != nil {
		return order{}, err
	}
	log := json.NewEncoder(os.Stderr)
	_ = log.Encode(orderSchema)
	fmt.Println(text.Len())
	return order{ID: text.String()}, nil
}

func accepted(ctx context.Context, in struct{}) (order, error) {
	enc := json.NewEncoder(os.Stdout) //envvet:ignore stdoutwrite clients of version 1 expect these bytes
	return order{}, enc.Encode(orderSchema)
}

func main() {
	flag.Parse()
	app := envelope.New("orders")
	envelope.Register(app, envelope.Command[struct{}, order]{Name: "show", Summary: "Show an order", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[struct{}, order]{Name: "describe", Summary: "Describe an order", Effect: envelope.Safe, Run: describe})
	envelope.Register(app, envelope.Command[struct{}, order]{Name: "helped", Summary: "Helped an order", Effect: envelope.Safe, Run: helped})
	envelope.Register(app, envelope.Command[struct{}, order]{Name: "marshal", Summary: "Marshal an order", Effect: envelope.Safe, Run: marshal})
	envelope.Register(app, envelope.Command[struct{}, order]{Name: "check", Summary: "Check an order", Effect: envelope.Safe, Run: check})
	envelope.Register(app, envelope.Command[struct{}, order]{Name: "accepted", Summary: "Accepted an order", Effect: envelope.Safe, Run: accepted})
	app.Main()
}
