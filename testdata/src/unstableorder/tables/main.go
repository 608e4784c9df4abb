// Command names sorts by functions that are in a table.
package main

import (
	"context"
	"fmt"
	"slices"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	Sort string `name:"sort" help:"How to sort" enum:"up,down" default:"up"`
}

type out struct {
	Names []string `json:"names"`
}

var all = map[string]bool{"ann": true, "bob": true}

func names() (list []string) {
	for name := range all {
		list = append(list, name)
	}
	return list
}

func down(list []string) {
	slices.Sort(list)
	slices.Reverse(list)
}

var sorters = map[string]func([]string){
	"up":   slices.Sort[[]string],
	"down": down,
	"here": func(list []string) { slices.Sort(list) },
}

func direct(_ context.Context, in in) (o out, err error) {
	o.Names = names()
	sorters[in.Sort](o.Names)
	return o, nil
}

func checked(_ context.Context, in in) (o out, err error) {
	o.Names = names()
	sort, ok := sorters[in.Sort]
	if !ok {
		return out{}, fmt.Errorf("no sort %s", in.Sort)
	}
	sort(o.Names)
	return o, nil
}

func constant(_ context.Context, in in) (o out, err error) {
	o.Names = names()
	sorters["up"](o.Names)
	return o, nil
}

var loggers = map[string]func([]string){
	"count": func(list []string) { fmt.Println(len(list)) },
	"all":   func(list []string) { fmt.Println(list) },
}

func logged(_ context.Context, in in) (o out, err error) {
	for name := range all { // want `^field Out\.Names is in the order of a map`
		o.Names = append(o.Names, name)
	}
	loggers[in.Sort](o.Names)
	return o, nil
}

var some = map[string]func([]string){"up": slices.Sort[[]string], "none": func([]string) {}}

// One of them leaves the list as it is.
func unsorted(_ context.Context, in in) (o out, err error) {
	for name := range all { // want `^field Out\.Names is in the order of a map`
		o.Names = append(o.Names, name)
	}
	some[in.Sort](o.Names)
	return o, nil
}

// The other one does.
func chosen(_ context.Context, in in) (o out, err error) {
	for name := range all { // want `^field Out\.Names is in the order of a map`
		o.Names = append(o.Names, name)
	}
	some["none"](o.Names)
	return o, nil
}

var open = map[string]func([]string){"up": slices.Sort[[]string]}

func add(name string, sort func([]string)) { open[name] = sort }

// Who knows what is in it by then.
func added(_ context.Context, in in) (o out, err error) {
	for name := range all { // want `^field Out\.Names is in the order of a map`
		o.Names = append(o.Names, name)
	}
	add(in.Sort, func([]string) {})
	open["up"](o.Names)
	return o, nil
}

// Each of a list is called.
func steps(_ context.Context, in in) (o out, err error) {
	o.Names = names()
	for _, step := range []func([]string){slices.Sort[[]string], slices.Reverse[[]string]} {
		step(o.Names)
	}
	return o, nil
}

func main() {
	app := envelope.New("names")
	for i, run := range []func(context.Context, in) (out, error){direct, checked, constant, logged, unsorted, chosen, added, steps} {
		envelope.Register(app, envelope.Command[in, out]{Name: fmt.Sprintf("n%d", i), Summary: "N", Effect: envelope.Safe, Run: run})
	}
	app.Main()
}
