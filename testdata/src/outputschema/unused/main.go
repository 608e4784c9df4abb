// Command plain accepts what is not there.
package main

import "github.com/envvet/envvet/envelope"

type both struct {
	Name string `name:"name" json:"name" help:"Name"` //envvet:ignore outputschema not needed // want `^directive //envvet:ignore outputschema suppresses nothing`
}

func main() {
	app := envelope.New("plain")
	envelope.Register(app, envelope.Command[both, both]{Name: "show", Summary: "Show", Effect: envelope.Safe})
	app.Main()
}
