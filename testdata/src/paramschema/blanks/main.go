// Command ships declares lists of values with blanks in them.
package main

import "github.com/envvet/envvet/envelope"

type params struct {
	Env    string   `name:"env" help:"Where" enum:"dev, prod"`  // want `^parameter env has a value " prod" in its enum, whose blanks would have to be given, too; write nothing but commas between the values \(paramschema\)$`
	Labels []string `name:"label" help:"Labels" default:"a, b"` // want `^parameter label has a value " b" in its default, with blanks that are part of it`
	Count  int      `name:"count" help:"Count" enum:"1, 2"`     // want `^parameter count has a value " 2" in its enum that is not a whole number`
	Comma  string   `name:"comma" help:"Between columns" enum:" ,;,\t"`
	Text   string   `name:"text" help:"What to say" default:"Hello, you "`
	Size   string   `name:"size" help:"Size" enum:"very small,large"`
}

type payload struct {
	N int `json:"n"`
}

func main() {
	app := envelope.New("ships")
	envelope.Register(app, envelope.Command[params, payload]{Name: "ship", Summary: "Ship", Effect: envelope.Safe})
	app.Main()
}
