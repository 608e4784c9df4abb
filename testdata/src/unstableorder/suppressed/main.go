// Command any accepts an order.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type out struct {
	Any []string `json:"any"`
}

func run(ctx context.Context, in none) (o out, err error) {
	//envvet:ignore unstableorder there is never more than one
	for name := range map[string]bool{} {
		o.Any = append(o.Any, name)
	}
	return o, nil //envvet:ignore unstableorder nothing is here // want `^directive //envvet:ignore unstableorder suppresses nothing`
}

func main() {
	app := envelope.New("any")
	envelope.Register(app, envelope.Command[none, out]{Name: "any", Summary: "Any", Effect: envelope.Safe, Run: run})
	app.Main()
}
