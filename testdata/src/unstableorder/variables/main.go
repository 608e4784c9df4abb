// Command names sorts by functions that package variables hold.
package main

import (
	"context"
	"sort"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type out struct {
	Sorted   []string `json:"sorted"`
	Unsorted []string `json:"unsorted"`
}

var rankOf = map[string]int{"ann": 1, "bob": 2}

var (
	arrange = sort.Strings
	count   = func(list []string) int { return len(list) }
)

func names() (all []string) {
	for name := range rankOf { // want `^field Out\.Unsorted is in the order of a map`
		all = append(all, name)
	}
	return all
}

func show(ctx context.Context, in none) (o out, err error) {
	o.Sorted, o.Unsorted = names(), names()
	arrange(o.Sorted)
	count(o.Unsorted)
	return o, nil
}

func main() {
	app := envelope.New("names")
	envelope.Register(app, envelope.Command[none, out]{Name: "show", Summary: "Show the names", Effect: envelope.Safe, Run: show})
	app.Main()
}
