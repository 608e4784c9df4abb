// Command notes accepts what is not there.
package main

import "github.com/envvet/envvet/envelope"

type note struct {
	CreatedAt string `json:"created_at"` //envvet:ignore volatiledata it is stored // want `^directive //envvet:ignore volatiledata suppresses nothing`
}

func main() {
	app := envelope.New("notes")
	envelope.Register(app, envelope.Command[struct{}, note]{Name: "show", Summary: "Show a note", Effect: envelope.Safe})
	app.Main()
}
