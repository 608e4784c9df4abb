// Command names answers with a bare list, and a failure with one.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

func run(ctx context.Context, in none) (names []string, err error) {
	missing := map[string][]string{}
	var all []string
	for name := range missing { // want `^value data is in the order of a map`
		all = append(all, name)
	}
	for name := range missing { // want `^value Out is in the order of a map`
		names = append(names, name)
	}
	if len(all) > 0 {
		return nil, envelope.Errorf(envelope.NotFound, "missing").WithData(all)
	}
	return names, nil
}

func main() {
	app := envelope.New("names")
	envelope.Register(app, envelope.Command[none, []string]{Name: "names", Summary: "Names", Effect: envelope.Safe, Run: run})
	app.Main()
}
