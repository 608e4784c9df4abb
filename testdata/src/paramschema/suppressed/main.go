// Command notes accepts parameters.
package main

import "github.com/envvet/envvet/envelope"

type params struct {
	Title string `name:"title"` //envvet:ignore paramschema the name says it
	Text  string `name:"text"`  // want `has no description`
}

func main() {
	app := envelope.New("notes")
	envelope.Register(app, envelope.Command[params, struct{}]{Name: "add", Summary: "Add", Effect: envelope.Safe})
	app.Main()
}
