// Command hosts takes parameters of another package.
package main

import (
	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/paramschema/crosspackage/common"
)

type params struct {
	common.Flags
	Name string `name:"name" help:"Name"`
}

func main() {
	app := envelope.New("hosts")
	envelope.Register(app, envelope.Command[params, struct{}]{Name: "list", Summary: "List", Effect: envelope.Safe}) // want `^parameter verbose has no description`
	app.Main()
}
