// Command hosts changes copies of lists, and answers with the lists or the copies.
package main

import (
	"context"
	"math/rand"
	"slices"
	"sort"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	Hosts []string `name:"hosts" help:"Hosts to ask"`
}

type out struct {
	Given   []string `json:"given"`
	Made    []string `json:"made"`
	Sorted  []string `json:"sorted"`
	Checked []string `json:"checked"`
	Values  []string `json:"values"`

	Tried    []string `json:"tried"`
	Unsorted []string `json:"unsorted"`
	Copied   []string `json:"copied"`
	Filled   []string `json:"filled"`
}

var ports = map[string]int{"http": 80, "ssh": 22}

func mix(list []string) {
	rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] }) // want `^field Out\.Tried is in the order that a shuffle leaves`
}

// first asks them in any order.
func first(hosts []string) string {
	hosts = slices.Clone(hosts)
	mix(hosts)
	for _, h := range hosts {
		if h == "local" {
			return h
		}
	}
	return ""
}

func sorted(list []string) []string {
	list = slices.Clone(list)
	sort.Strings(list)
	return list
}

func show(ctx context.Context, in in) (o out, err error) {
	tried := slices.Clone(in.Hosts)
	mix(tried)
	o.Given, o.Tried = in.Hosts, tried
	made := []string{in.Hosts[0], "b"}
	first(made)
	o.Made = made

	var names []string
	for name := range ports { // want `^field Out\.Copied and 2 more are in the order of a map`
		names = append(names, name)
	}
	o.Unsorted, o.Sorted = names, sorted(names)
	checked := slices.Clone(names)
	slices.Sort(checked)
	o.Checked = checked
	o.Values = slices.Sorted(slices.Values(names))
	o.Copied = slices.Concat(slices.Clone(names), in.Hosts)
	filled := make([]string, len(names))
	copy(filled, names)
	o.Filled = filled
	return o, nil
}

func main() {
	app := envelope.New("hosts")
	envelope.Register(app, envelope.Command[in, out]{Name: "show", Summary: "Show the hosts", Effect: envelope.Safe, Run: show})
	app.Main()
}
