// Command reports says its schemas itself, in all the ways in which a text is
// given.
package main

import (
	"encoding/json"
	"os"

	"github.com/envvet/envvet/envelope"
)

const (
	text  = `{"type":"object"}`
	wrong = `{"type":"objekt"}`
)

type raw = json.RawMessage

type report struct {
	Rows any `json:"rows"` // said by the schema
}

func schema() json.RawMessage {
	data, _ := os.ReadFile("schema.json")
	return data
}

func command() envelope.Command[struct{}, any] {
	return envelope.Command[struct{}, any]{OutputSchema: schema()}
}

func main() {
	app := envelope.New("reports")
	envelope.Register(app, envelope.Command[struct{}, report]{Name: "constant", Summary: "C", Effect: envelope.Safe, OutputSchema: json.RawMessage(text)})
	envelope.Register(app, envelope.Command[struct{}, report]{Name: "bytes", Summary: "C", Effect: envelope.Safe, OutputSchema: []byte(`{"properties":` + `{"rows":{}}}`)})
	envelope.Register(app, envelope.Command[struct{}, any]{Name: "computed", Summary: "C", Effect: envelope.Safe, OutputSchema: schema()})
	envelope.Register(app, command())
	c := envelope.Command[struct{}, any]{Name: "later", Summary: "L", Effect: envelope.Safe}
	c.OutputSchema = schema()
	envelope.Register(app, c)
	envelope.Register(app, envelope.Command[struct{}, report]{
		Name: "array", Summary: "A", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(`["rows"]`), // want `^command array has an output schema that is no JSON object, callers cannot use it; correct OutputSchema or drop it \(outputschema\)$`
	})
	envelope.Register(app, envelope.Command[struct{}, report]{
		Name: "broken", Summary: "B", Effect: envelope.Safe,
		OutputSchema: []byte(`{"type":`), // want `^command broken has an output schema that is no JSON object`
	})
	envelope.Register(app, envelope.Command[struct{}, report]{
		Name: "type", Summary: "T", Effect: envelope.Safe,
		OutputSchema: raw(wrong), // want `^command type has an output schema that cannot be used: /type: value must be one of .*, callers learn nothing from it; correct it \(outputschema\)$`
	})
	envelope.Register(app, envelope.Command[struct{}, report]{
		Name: "required", Summary: "R", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"rows":{"required":"id"}}}`), // want `cannot be used: /properties/rows/required: expected array, but got string`
	})
	envelope.Register(app, envelope.Command[struct{}, report]{
		Name: "pattern", Summary: "P", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"rows":{"pattern":"["}}}`), // want `cannot be used: /properties/rows/pattern: `
	})
	envelope.Register(app, envelope.Command[struct{}, report]{
		Name: "lookahead", Summary: "L", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"rows":{"pattern":"^(?!x)"}}}`), // of ECMAScript, though not of Go
	})
	d := envelope.Command[struct{}, report]{Name: "assigned", Summary: "A", Effect: envelope.Safe}
	d.OutputSchema = raw(wrong) // want `^command assigned has an output schema that cannot be used: /type`
	envelope.Register(app, d)
	none := envelope.Command[struct{}, any]{Name: "none", Summary: "N", Effect: envelope.Safe}
	envelope.Register(app, none) // want `^command none answers with any`
	app.Main()
}
