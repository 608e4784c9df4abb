// Command ships answers with values of a list with blanks in it.
package main

import "github.com/envvet/envvet/envelope"

type ship struct {
	Role  string   `json:"role" enum:"cargo, ferry"` // want `^field Out\.Role has a value " ferry" in its enum, with blanks that its schema promises; write nothing but commas between the values \(outputschema\)$`
	Sizes []string `json:"sizes" enum:"very small,large"`
	Decks int      `json:"decks" enum:"1, 2"` // want `^field Out\.Decks has " 2" in its enum, which no value of type int is`
	Break string   `json:"break" enum:" ,;"`
}

func main() {
	app := envelope.New("ships")
	envelope.Register(app, envelope.Command[struct{}, ship]{Name: "show", Summary: "Show", Effect: envelope.Safe})
	app.Main()
}
