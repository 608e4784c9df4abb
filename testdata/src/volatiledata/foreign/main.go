// Command objects answers with somebody else's types, of which a flag can
// declare the fields.
package main

import (
	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatiledata/foreign/api"
)

type report struct {
	Objects   []api.Object `json:"objects"`
	Timestamp string       `json:"timestamp"` // want `called timestamp`
	Pid       int          `json:"pid"`       // want `called pid`
}

func main() {
	app := envelope.New("objects")
	envelope.Register(app, envelope.Command[struct{}, report]{Name: "list", Summary: "List objects", Effect: envelope.Safe}) // want `^field Out\.Objects\[\]\.Meta\.CreatedAt is a time`
	app.Main()
}
