// Command reports says its schemas itself.
package main

import (
	_ "embed"
	"encoding/json"
	"os"

	"github.com/envvet/envvet/envelope"
)

const text = `{"type":"object"}`

//go:embed main.go
var embedded []byte

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
	envelope.Register(app, envelope.Command[struct{}, any]{Name: "computed", Summary: "C", Effect: envelope.Safe, OutputSchema: schema()})
	envelope.Register(app, envelope.Command[struct{}, any]{Name: "embedded", Summary: "C", Effect: envelope.Safe, OutputSchema: embedded})
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
	none := envelope.Command[struct{}, any]{Name: "none", Summary: "N", Effect: envelope.Safe}
	envelope.Register(app, none) // want `^command none answers with any`
	app.Main()
}
