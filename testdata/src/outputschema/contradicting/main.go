// Command jobs has the two schemas of the source documents that contradict each
// other: one bans times from data, the other has one in its example.
package main

import (
	"encoding/json"
	"time"

	"github.com/envvet/envvet/envelope"
)

// fetched has the time at which it was read, as REQ-F-021 forbids.
const fetched = `{
	"type": "object",
	"properties": {
		"id": {"type": "string"},
		"fetched_at": {"type": "string", "format": "date-time"}
	}
}`

// started has the time of a state, as the example of REQ-C-015 has it.
const started = `{
	"type": "object",
	"properties": {
		"deployment_id": {"type": "string"},
		"status": {"type": "string", "enum": ["queued", "running"]},
		"started_at": {"type": "string", "format": "date-time"}
	}
}`

type deployment struct {
	ID        string `json:"deployment_id"`
	Status    string `json:"status"`
	StartedAt string `json:"started_at"`
}

type price struct {
	Amount    int    `json:"amount"`
	Timestamp string `json:"timestamp" envelope:"stable"`
}

type times struct {
	Duration string    `json:"duration"` // of a film
	Stamp    time.Time `json:"stamp" envelope:"stable"`
}

func main() {
	app := envelope.New("jobs")
	envelope.Register(app, envelope.Command[struct{}, json.RawMessage]{
		Name: "fetch", Summary: "Fetch", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(fetched), // want `^command fetch declares fetched_at in its output schema, which is called as something about the call is, data differs between two identical calls; leave it out, or say "x-volatile": false there if it is stored \(outputschema\)$`
	})
	envelope.Register(app, envelope.Command[struct{}, deployment]{
		Name: "deploy", Summary: "Deploy", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(started),
	})
	envelope.Register(app, envelope.Command[struct{}, json.RawMessage]{
		Name: "nested", Summary: "Below a list", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(`{"properties":{"items":{"type":"array","items":{"$ref":"#/definitions/item"}}},"definitions":{"item":{"properties":{"request_id":{}}}}}`), // want `declares items\[\]\.request_id in its output schema`
	})
	envelope.Register(app, envelope.Command[struct{}, json.RawMessage]{
		Name: "declared", Summary: "Said to change", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(`{"properties":{"elapsed_ms":{"type":"number","x-volatile":true}}}`), // want `declares elapsed_ms in its output schema`
	})
	envelope.Register(app, envelope.Command[struct{}, json.RawMessage]{
		Name: "stored", Summary: "Said to be stored", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(`{"properties":{"checked_at":{"type":"string","x-volatile":false}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, price]{
		Name: "tagged", Summary: "The field says it", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(`{"properties":{"timestamp":{"type":"string"}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, times]{
		Name: "state", Summary: "Names of states", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(`{"properties":{"duration":{"type":"string"},"stamp":{"type":"string","format":"date-time"}}}`),
	})
	app.Main()
}
