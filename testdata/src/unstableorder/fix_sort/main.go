// Command list answers with lists that can be sorted.
package main

import (
	"context"
	"maps"
	"slices"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type item struct {
	Name string `json:"name"`
}

type list struct {
	Names   []string `json:"names"`
	Owners  []string `json:"owners"`
	Numbers []int    `json:"numbers"`
	Keys    []string `json:"keys"`
	Items   []item   `json:"items"`
	Sent    []string `json:"sent"`
}

func show(ctx context.Context, in none) (list, error) {
	var out list
	m := map[string]int{"a": 1}
	for k := range m { // want `^field Out\.Names is`
		out.Names = append(out.Names, k)
	}
	for k, v := range m { // want `^field Out\.Numbers and 1 more are`
		out.Owners = append(out.Owners, k) // each of a number: sorted by themselves they were others'
		out.Numbers = append(out.Numbers, v)
	}
	out.Keys = slices.Collect(maps.Keys(m)) // want `^field Out\.Keys is`
	for k := range m {                      // want `^field Out\.Items is`
		out.Items = append(out.Items, item{Name: k})
	}
	c := make(chan string)
	for k := range m {
		go func() { c <- k }() // want `^field Out\.Sent is`
	}
	for range m {
		out.Sent = append(out.Sent, <-c)
	}
	return out, nil
}

func main() {
	app := envelope.New("list")
	envelope.Register(app, envelope.Command[none, list]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, []string]{Name: "other", Summary: "Other", Effect: envelope.Safe, Run: other})
	envelope.Register(app, envelope.Command[none, begun]{Name: "begin", Summary: "Begin", Effect: envelope.Safe, Run: begin})
	envelope.Register(app, envelope.Command[none, stopped]{Name: "stop", Summary: "Stop", Effect: envelope.Safe, Run: stop})
	app.Main()
}
