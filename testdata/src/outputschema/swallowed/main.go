// Command notes answers with structs that are written as what they embed, and with others.
package main

import (
	"encoding/json"
	"math/big"
	"time"

	"github.com/envvet/envvet/envelope"
)

// A note is a time in JSON: time.Time has MarshalJSON, and so has what embeds it.
type note struct {
	time.Time
	Text string `json:"text"`
}

type price struct {
	*big.Float
	Unit string `json:"unit"`
}

type shop struct {
	Name   string  `json:"name"`
	Prices []price `json:"prices"` // want `^type main\.price embeds math/big\.Float and is written as that alone, its other fields are lost; give the embedded field a name, or leave the others out with json:"-" \(outputschema\)$`
}

// A stamp is nothing but a time.
type stamp struct {
	time.Time
	cached string
}

// An event has a form of its own.
type event struct {
	time.Time
	Text string
}

func (e event) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]any{"at": e.Time, "text": e.Text})
}

func (event) JSONSchema() json.RawMessage { return json.RawMessage(`{"type":"object"}`) }

type log struct {
	Last   stamp   `json:"last" envelope:"opaque,stable"`
	Events []event `json:"events"`
}

func main() {
	_ = stamp{}.cached
	app := envelope.New("notes")
	envelope.Register(app, envelope.Command[struct{}, []note]{Name: "list", Summary: "List", Effect: envelope.Safe}) // want `^type main\.note embeds time\.Time and is written as that alone`
	envelope.Register(app, envelope.Command[struct{}, shop]{Name: "shop", Summary: "Shop", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, log]{Name: "log", Summary: "Log", Effect: envelope.Safe})
	app.Main()
}
