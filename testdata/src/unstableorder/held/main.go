// Command builds answers with lists in structs in interface values.
package main

import (
	"context"
	"maps"
	"slices"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type build struct {
	Names  []string `json:"names"`
	Set    []string `json:"set" envelope:"set"`
	Hidden []string `json:"-"`
	Count  int      `json:"count"`
}

type out struct {
	Detail any            `json:"detail" envelope:"opaque"`
	Parts  map[string]any `json:"parts" envelope:"opaque"`
}

var ports = map[string]int{"http": 80, "ssh": 22}

func value(ctx context.Context, in none) (o out, err error) {
	o.Detail = build{Names: slices.Collect(maps.Keys(ports))} // want `^field Out\.Detail\.Names is in the order of a map, data differs between two identical calls; sort it \(unstableorder\)$`
	return o, nil
}

func looped(ctx context.Context, in none) (o out, err error) {
	b := build{}
	for name, port := range ports { // want `^field Out\.Parts\{b\}\.Names is in the order of a map`
		b.Names = append(b.Names, name)
		b.Count += port
	}
	o.Parts = map[string]any{"b": b}
	return o, nil
}

// orderly answers with lists that are sorted, by the command or by the runtime, or that JSON
// does not have.
func orderly(ctx context.Context, in none) (o out, err error) {
	names := slices.Collect(maps.Keys(ports))
	o.Detail = build{Set: names, Hidden: names, Names: slices.Sorted(maps.Keys(ports))}
	return o, nil
}

func main() {
	app := envelope.New("builds")
	envelope.Register(app, envelope.Command[none, out]{Name: "value", Summary: "Show", Effect: envelope.Safe, Run: value})
	envelope.Register(app, envelope.Command[none, out]{Name: "looped", Summary: "Show", Effect: envelope.Safe, Run: looped})
	envelope.Register(app, envelope.Command[none, out]{Name: "orderly", Summary: "Show", Effect: envelope.Safe, Run: orderly})
	app.Main()
}
