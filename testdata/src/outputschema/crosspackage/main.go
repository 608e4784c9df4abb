// Command records answers with a type of another package.
package main

import (
	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/outputschema/crosspackage/model"
)

func main() {
	app := envelope.New("records")
	envelope.Register(app, envelope.Command[struct{}, []model.Record]{Name: "list", Summary: "List", Effect: envelope.Safe}) // want `^field Out\[\]\.Value is of type any`
	app.Main()
}
