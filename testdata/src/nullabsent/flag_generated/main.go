// Command generated answers with a generated type.
package main

import "github.com/envvet/envvet/envelope"

func main() {
	app := envelope.New("generated")
	envelope.Register(app, envelope.Command[struct{}, result]{Name: "show", Summary: "Show", Effect: envelope.Safe})
	app.Main()
}
