// Brokentool declares one of its fields twice, which ends every call.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"
)

type nameIn struct {
	Name string `name:"name" help:"Name" arg:"true"`
}

func main() {
	app := envelope.New("brokentool")
	envelope.Register(app, envelope.Command[nameIn, confusedOut]{Name: "confused", Summary: "Confused", Effect: envelope.Safe, Run: runConfused})
	app.Main()
}

type confusedOut struct {
	Name string    `json:"name"`
	When time.Time `json:"when" envelope:"stable,volatile"` // want volatiledata
}

func runConfused(ctx context.Context, in nameIn) (confusedOut, error) { // bad: declared stable and volatile
	return confusedOut{Name: in.Name}, nil
}
