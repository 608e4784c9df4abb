// Command notes accepts what is not there.
package main

import "github.com/envvet/envvet/envelope"

type note struct {
	Text string `json:"text"` //envvet:ignore nullabsent it is always there // want `^directive //envvet:ignore nullabsent suppresses nothing`
}

func main() {
	app := envelope.New("notes")
	envelope.Register(app, envelope.Command[struct{}, note]{Name: "show", Summary: "Show a note", Effect: envelope.Safe})
	app.Main()
}
