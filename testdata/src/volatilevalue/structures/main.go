// Command list puts values into lists, maps, nested structs and pointers.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type item struct {
	Name string `json:"name"`
	Read string `json:"read"`
	Meta *meta  `json:"meta"`
}

type meta struct {
	By   string `json:"by"`
	When string `json:"when"`
}

type base struct {
	Seen string `json:"seen"`
}

type list struct {
	base
	Items  []item            `json:"items"`
	Notes  map[string]string `json:"notes"`
	Nested struct {
		Deep []*meta `json:"deep"`
	} `json:"nested"`
	Any map[string]any `json:"any"`
}

func names() []string { return nil }

func run(ctx context.Context, in none) (*list, error) {
	out := &list{Notes: map[string]string{}, Any: map[string]any{}}
	for _, n := range names() {
		it := item{Name: n}
		it.Read = time.Now().String() // want `^field Out\.Items\[\]\.Read comes from time\.Now`
		it.Meta = &meta{By: n}
		it.Meta.When = time.Now().String() // want `^field Out\.Items\[\]\.Meta\.When comes from time\.Now`
		out.Items = append(out.Items, it)
	}
	out.Notes["a"] = time.Now().String() // want `^field Out\.Notes\{a\} comes from time\.Now, data differs between two identical calls; hand it to envelope\.SetMeta or leave it out`
	m := &meta{}
	out.Nested.Deep = append(out.Nested.Deep, m)
	fill(m)
	out.Seen = time.Now().String() // want `^field Out\.base\.Seen comes from time\.Now`
	out.Any["at"] = time.Now()     // want `^field Out\.Any\{at\} comes from time\.Now`
	return out, nil
}

func fill(m *meta) {
	m.When = time.Now().Format(time.Kitchen) // want `^field Out\.Nested\.Deep\[\]\.When comes from time\.Now`
}

func main() {
	app := envelope.New("list")
	envelope.Register(app, envelope.Command[none, *list]{Name: "list", Summary: "List", Effect: envelope.Safe, Run: run})
	app.Main()
}
