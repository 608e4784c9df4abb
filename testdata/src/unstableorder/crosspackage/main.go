// Command names answers with lists of another package.
package main

import (
	"context"

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
}

func run(ctx context.Context, in none) (o out, err error) {
	m := map[string]bool{}
	o.Names = store.Names(m) // want `^field Out\.Names is in the order of a map at github\.com/envvet/envvet/testdata/src/unstableorder/crosspackage/store/store\.go:11, data differs`
	o.Sorted = store.Sorted(m)
	o.Page = store.List(m) // want `^field Out\.Page\.Names is in the order of a map at`
	o.Other = store.List(m)
	o.Other.Sort()
	o.Same = store.Same(store.Names(m)) // want `^field Out\.Same is in the order of a map at`
	return o, nil
}

func main() {
	app := envelope.New("names")
	envelope.Register(app, envelope.Command[none, out]{Name: "names", Summary: "Names", Effect: envelope.Safe, Run: run})
	app.Main()
}
