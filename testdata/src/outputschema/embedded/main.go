// Command stock embeds its schemas.
package main

import (
	"embed"
	"encoding/json"
	"os"

	"github.com/envvet/envvet/envelope"
)

//go:embed good.json
var good []byte

//go:embed wrong.json
var wrong string

var (
	//go:embed schemas/list.json
	list []byte

	//go:embed "with space.json"
	quoted json.RawMessage

	//go:embed *.json
	all embed.FS
)

//go:embed good.json
var changed []byte

// missing is no directive: a space stands in front.
//
// go:embed wrong.json
var missing []byte

type item struct {
	Name  string `json:"name"`
	Count int    `json:"count"`
}

func fromFS() json.RawMessage {
	data, _ := all.ReadFile("wrong.json")
	return data
}

func main() {
	changed = []byte(os.Getenv("SCHEMA"))
	app := envelope.New("stock")
	envelope.Register(app, envelope.Command[struct{}, item]{Name: "good", Summary: "G", Effect: envelope.Safe, OutputSchema: good})
	envelope.Register(app, envelope.Command[struct{}, item]{
		Name: "wrong", Summary: "W", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(wrong), // want `^command wrong has an output schema that differs from its type at count: the schema allows string and the type gives integer`
	})
	envelope.Register(app, envelope.Command[struct{}, []item]{
		Name: "list", Summary: "L", Effect: envelope.Safe,
		OutputSchema: list, // want `^command list has an output schema that differs from its type at \[\]\.price: the type has no such key`
	})
	envelope.Register(app, envelope.Command[struct{}, item]{
		Name: "quoted", Summary: "Q", Effect: envelope.Safe,
		OutputSchema: quoted, // want `^command quoted has an output schema that is no JSON object`
	})
	envelope.Register(app, envelope.Command[struct{}, item]{Name: "changed", Summary: "C", Effect: envelope.Safe, OutputSchema: changed})
	envelope.Register(app, envelope.Command[struct{}, item]{Name: "missing", Summary: "M", Effect: envelope.Safe, OutputSchema: missing})
	envelope.Register(app, envelope.Command[struct{}, item]{Name: "fs", Summary: "F", Effect: envelope.Safe, OutputSchema: fromFS()})
	app.Main()
}
