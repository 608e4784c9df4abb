// Command orders sorts lists in structs that functions are given as values: a copy of the struct
// has the same list.
package main

import (
	"context"
	"slices"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type order struct {
	Items []string `json:"items"`
}

var stock = map[string]int{"a": 1, "b": 2}

func (o order) sort() { slices.Sort(o.Items) }

func sorted(o order) order {
	slices.Sort(o.Items)
	return o
}

// render sorts what it is given, and makes an answer of it.
func render(o order) *order {
	slices.Sort(o.Items)
	return &order{Items: o.Items}
}

// copied leaves what it is given as it is.
func copied(o order) order {
	items := slices.Clone(o.Items)
	slices.Sort(items)
	return order{Items: items}
}

func load() (o order) {
	for n := range stock {
		o.Items = append(o.Items, n)
	}
	return o
}

func returned(context.Context, none) (order, error) { return sorted(load()), nil }

func method(context.Context, none) (order, error) {
	o := load()
	o.sort()
	return o, nil
}

func made(context.Context, none) (*order, error) { return render(load()), nil }

func copies(context.Context, none) (order, error) { return copied(load()), nil }

func loadOne() (o order) {
	for n := range stock { // want `^field Out\.Items is in the order of a map`
		o.Items = append(o.Items, n)
	}
	return o
}

// original has a copy of its list sorted, and answers with the list.
func original(context.Context, none) (order, error) {
	o := loadOne()
	copied(o)
	return o, nil
}

func loadTwo() (o order) {
	for n := range stock { // want `^field Out\.Items is in the order of a map`
		o.Items = append(o.Items, n)
	}
	return o
}

// early sorts the list that it has before it loads another one.
func early(context.Context, none) (order, error) {
	var o order
	o.sort()
	o = loadTwo()
	return o, nil
}

func loadThree() (o order) {
	for n := range stock { // want `^field Out\.Items is in the order of a map`
		o.Items = append(o.Items, n)
	}
	return o
}

// wide sorts on one of two ways.
func wide(context.Context, none) (order, error) {
	o := loadThree()
	if len(stock) > 3 {
		o = sorted(o)
	}
	return o, nil
}

func main() {
	app := envelope.New("orders")
	envelope.Register(app, envelope.Command[none, order]{Name: "returned", Summary: "List", Effect: envelope.Safe, Run: returned})
	envelope.Register(app, envelope.Command[none, order]{Name: "method", Summary: "List", Effect: envelope.Safe, Run: method})
	envelope.Register(app, envelope.Command[none, *order]{Name: "made", Summary: "List", Effect: envelope.Safe, Run: made})
	envelope.Register(app, envelope.Command[none, order]{Name: "copies", Summary: "List", Effect: envelope.Safe, Run: copies})
	envelope.Register(app, envelope.Command[none, order]{Name: "original", Summary: "List", Effect: envelope.Safe, Run: original})
	envelope.Register(app, envelope.Command[none, order]{Name: "early", Summary: "List", Effect: envelope.Safe, Run: early})
	envelope.Register(app, envelope.Command[none, order]{Name: "wide", Summary: "List", Effect: envelope.Safe, Run: wide})
	app.Main()
}
