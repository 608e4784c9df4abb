// Command files keeps its schemas in variables.
package main

import (
	"encoding/json"
	"strings"

	"github.com/envvet/envvet/envelope"
)

type file struct {
	Name string `json:"name"`
	Size int64  `json:"size"`
}

var (
	once   = json.RawMessage(`{"properties":{"path":{"type":"string"}}}`)
	again  = once
	twice  = json.RawMessage(`{"properties":{"path":{"type":"string"}}}`)
	inPart = json.RawMessage(`{"properties":{"pa_h":{"type":"string"}}}`)
	lent   = json.RawMessage(`{"properties":{"path":{"type":"string"}}}`)
	made   = json.RawMessage(strings.Repeat(" ", 3))

	first, second = json.RawMessage(`{"type":"array"}`), json.RawMessage(`{"type":"object"}`)
)

func set(target *json.RawMessage) { *target = nil }

func init() {
	twice = nil
	inPart[18] = 't'
	set(&lent)
}

func listing(app *envelope.App, schema json.RawMessage) {
	envelope.Register(app, envelope.Command[struct{}, file]{Name: "given", Summary: "G", Effect: envelope.Safe, OutputSchema: schema})
}

func main() {
	app := envelope.New("files")
	envelope.Register(app, envelope.Command[struct{}, file]{
		Name: "once", Summary: "O", Effect: envelope.Safe,
		OutputSchema: once, // want `^command once has an output schema that differs from its type at path`
	})
	envelope.Register(app, envelope.Command[struct{}, file]{
		Name: "again", Summary: "A", Effect: envelope.Safe,
		OutputSchema: again, // want `^command again has an output schema that differs from its type at path`
	})
	envelope.Register(app, envelope.Command[struct{}, file]{
		Name: "first", Summary: "F", Effect: envelope.Safe,
		OutputSchema: first, // want `at the top: the schema allows array and the type gives object`
	})
	local := `{"properties":{"size":{"type":"string"}}}`
	envelope.Register(app, envelope.Command[struct{}, file]{
		Name: "local", Summary: "L", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(local), // want `at size: the schema allows string and the type gives integer`
	})
	envelope.Register(app, envelope.Command[struct{}, file]{Name: "second", Summary: "S", Effect: envelope.Safe, OutputSchema: second})
	envelope.Register(app, envelope.Command[struct{}, file]{Name: "twice", Summary: "T", Effect: envelope.Safe, OutputSchema: twice})
	envelope.Register(app, envelope.Command[struct{}, file]{Name: "in-part", Summary: "I", Effect: envelope.Safe, OutputSchema: inPart})
	envelope.Register(app, envelope.Command[struct{}, file]{Name: "lent", Summary: "L", Effect: envelope.Safe, OutputSchema: lent})
	envelope.Register(app, envelope.Command[struct{}, file]{Name: "made", Summary: "M", Effect: envelope.Safe, OutputSchema: made})
	listing(app, once)
	app.Main()
}
