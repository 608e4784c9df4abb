// Command users answers with types of another package.
package main

import (
	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/nullabsent/crosspackage/model"
)

func main() {
	app := envelope.New("users")
	envelope.Register(app, envelope.Command[struct{}, model.User]{Name: "show", Summary: "Show one user", Effect: envelope.Safe})  // want `^field Out\.Mail is left out`
	envelope.Register(app, envelope.Command[struct{}, model.Group]{Name: "group", Summary: "Show a group", Effect: envelope.Safe}) // want `^field Out\.Users\[\]\.Mail is left out`
	app.Main()
}
