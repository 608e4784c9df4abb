// Command tags notes in a variable whether its lists are sorted.
package main

import (
	"context"
	"maps"
	"slices"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	Sort bool `name:"sort" help:"Sort the tags"`
}

type tags struct {
	Constant []string `json:"constant"`
	Always   []string `json:"always"`
	Left     []string `json:"left"`
	Set      []string `json:"set"`

	Wrong  []string `json:"wrong"`
	Given  []string `json:"given"`
	Turned []string `json:"turned"`
	Named  []string `json:"named"`
	Tagged []string `json:"tagged"`
	Either []string `json:"either"`
}

var sizes = map[string]int{"a": 1, "b": 2}

// tagged may be another one with other build tags.
const tagged = true

func show(ctx context.Context, args in) (t tags, err error) {
	var all []string
	for name := range sizes {
		all = append(all, name)
	}
	sorted := false
	if !sorted {
		slices.Sort(all)
	}
	t.Constant = all

	for name := range sizes {
		t.Always = append(t.Always, name)
	}
	order := "name"
	if order == "name" {
		slices.Sort(t.Always)
	}

	left := slices.Collect(maps.Keys(sizes))
	keep := false
	if !keep {
		left = slices.Sorted(slices.Values(left))
	}
	t.Left = left

	var set []string
	for name := range sizes {
		set = append(set, name)
	}
	sort := true
	if sort {
		slices.Sort(set)
	}
	t.Set = set
	return t, nil
}

// maybe sorts if it was asked to.
func maybe(ctx context.Context, args in) (t tags, err error) {
	var wrong []string
	for name := range sizes { // want `^field Out\.Wrong is in the order of a map`
		wrong = append(wrong, name)
	}
	sorted := true
	if !sorted {
		slices.Sort(wrong)
	}
	t.Wrong = wrong

	for name := range sizes { // want `^field Out\.Given is in the order of a map`
		t.Given = append(t.Given, name)
	}
	order := args.Sort
	if order {
		slices.Sort(t.Given)
	}

	var turned []string
	arranged := false
	for name := range sizes { // want `^field Out\.Turned is in the order of a map`
		turned = append(turned, name)
		if name == "a" {
			arranged = true
		}
	}
	if !arranged {
		slices.Sort(turned)
	}
	t.Turned = turned

	for name := range sizes { // want `^field Out\.Named is in the order of a map`
		t.Named = append(t.Named, name)
	}
	by := "size"
	if by == "name" {
		slices.Sort(t.Named)
	}

	for name := range sizes { // want `^field Out\.Tagged is in the order of a map`
		t.Tagged = append(t.Tagged, name)
	}
	if tagged {
		slices.Sort(t.Tagged)
	}

	var either []string
	ordered := true
	if !ordered {
		either = append(either, "first")
	} else {
		for name := range sizes { // want `^field Out\.Either is in the order of a map`
			either = append(either, name)
		}
	}
	t.Either = either
	return t, nil
}

func main() {
	app := envelope.New("tags")
	envelope.Register(app, envelope.Command[in, tags]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[in, tags]{Name: "maybe", Summary: "Show", Effect: envelope.Safe, Run: maybe})
	app.Main()
}
