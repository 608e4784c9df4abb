// Fields of another package that are accepted where they are declared are no
// findings here, whoever answers with them.
package main

import (
	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/testdata/src/volatiledata/accepted/api"
)

func main() {
	app := envelope.New("commits")
	envelope.Register(app, envelope.Command[struct{}, api.Commit]{Name: "show", Summary: "Show a commit", Effect: envelope.Safe}) // want `^field Out\.Signed is a time`
	envelope.Register(app, envelope.Command[struct{}, api.Author]{Name: "author", Summary: "Show an author", Effect: envelope.Safe})
	app.Main()
}
