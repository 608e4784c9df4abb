// Command names answers with lists of another package.
package main

import (
	"context"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/unstableorder/crosspackage/store"
)

type none struct{}

type out struct {
	Names  []string    `json:"names"`
	Sorted []string    `json:"sorted"`
	Page   *store.Page `json:"page"`
	Other  *store.Page `json:"other"`
	Same   []string    `json:"same"`

	Each    []string `json:"each"`
	InOrder []string `json:"in_order"`
	Ranged  []string `json:"ranged"`
	Rows    []string `json:"rows"`
	Total   int      `json:"total"`
}

func run(ctx context.Context, in none) (o out, err error) {
	m := map[string]bool{}
	o.Names = store.Names(m) // want `^field Out\.Names is in the order of a map at github\.com/envvet/envvet/testdata/src/unstableorder/crosspackage/store/store\.go:12, data differs`
	o.Sorted = store.Sorted(m)
	o.Page = store.List(m) // want `^field Out\.Page\.Names is in the order of a map at`
	o.Other = store.List(m)
	o.Other.Sort()
	o.Same = store.Same(store.Names(m)) // want `^field Out\.Same is in the order of a map at`

	o.Each = slices.Collect(store.Each(m)) // want `^field Out\.Each is in the order of a map at`
	o.InOrder = append(slices.Sorted(store.Each(m)), slices.Collect(store.InOrder(m))...)
	for name := range store.Each(m) { // want `^field Out\.Ranged is in the order of a map at`
		o.Ranged = append(o.Ranged, name)
	}
	o.Rows = store.Rows(m, strings.ToUpper) // want `^field Out\.Rows is in the order of a map at`
	o.Total = store.Total(m, func(name string) int { return len(name) })
	return o, nil
}

func main() {
	app := envelope.New("names")
	envelope.Register(app, envelope.Command[none, out]{Name: "names", Summary: "Names", Effect: envelope.Safe, Run: run})
	app.Main()
}
