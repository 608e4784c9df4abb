// Command labels lists what maps have for one host after the other, sorted for each,
// or not.
package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sort"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type row struct {
	Host string   `json:"host"`
	Keys []string `json:"keys"`
}

type out struct {
	Rows     []row    `json:"rows"`
	All      []string `json:"all"`
	Firsts   []row    `json:"firsts"`
	Text     string   `json:"text"`
	Levels   []string `json:"levels"`
	Smallest []string `json:"smallest"`
	Only     []string `json:"only"`
	Few      []string `json:"few"`

	Unsorted []row    `json:"unsorted"`
	Spread   []string `json:"spread"`
	Both     []string `json:"both"`
	Several  []string `json:"several"`
}

var (
	hosts  = []string{"a", "b"}
	labels = map[string]string{"app": "web", "tier": "front"}
)

func sorted(o *out) {
	for _, host := range hosts {
		var keys []string
		for k := range labels {
			keys = append(keys, k)
		}
		sort.Strings(keys)
		o.Rows = append(o.Rows, row{host, keys})
		o.All = append(o.All, keys...)
		o.Firsts = append(o.Firsts, row{Host: keys[0]})
		o.Text += host + fmt.Sprint(keys)
	}
}

func levels(o *out) {
	left := maps.Clone(labels)
	for len(left) > 0 {
		var ready []string
		for k := range left {
			ready = append(ready, k)
		}
		slices.Sort(ready)
		for _, k := range ready {
			delete(left, k)
		}
		o.Levels = append(o.Levels, ready...)
	}
	for len(left) > 0 {
		k := slices.Min(slices.Collect(maps.Keys(left)))
		delete(left, k)
		o.Smallest = append(o.Smallest, k)
	}
}

func unsorted(o *out) {
	for _, host := range hosts {
		var keys []string
		for k := range labels { // want `^field Out\.Spread and 1 more are in the order of a map`
			keys = append(keys, k)
		}
		o.Unsorted = append(o.Unsorted, row{host, keys})
		o.Spread = append(o.Spread, keys...)
	}
	for range hosts {
		for k := range labels { // want `^field Out\.Both is in the order of a map`
			o.Both = append(o.Both, k)
		}
	}
}

func one(o *out) error {
	if len(labels) != 1 {
		return errors.New("not one label")
	}
	for k := range labels {
		o.Only = append(o.Only, k)
	}
	return nil
}

func few(o *out) {
	if len(labels) <= 1 {
		for k := range labels {
			o.Few = append(o.Few, k)
		}
	}
	if len(labels) <= 2 {
		for k := range labels { // want `^field Out\.Several is in the order of a map`
			o.Several = append(o.Several, k)
		}
	}
}

func run(ctx context.Context, in none) (out, error) {
	var o out
	sorted(&o)
	levels(&o)
	unsorted(&o)
	few(&o)
	return o, one(&o)
}

func main() {
	app := envelope.New("labels")
	envelope.Register(app, envelope.Command[none, out]{Name: "list", Summary: "List", Effect: envelope.Safe, Run: run})
	app.Main()
}
