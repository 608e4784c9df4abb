// Command views makes lists of lists by functions that are given what to make of an element.
package main

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/testdata/src/unstableorder/mapped/lists"
)

type none struct{}

type view struct {
	Name string `json:"name"`
}

type views struct {
	Items []view `json:"items"`
}

var ports = map[string]int{"http": 80, "ssh": 22}

func convert[A, B any](in []A, f func(A) B) []B {
	out := make([]B, 0, len(in))
	for _, a := range in {
		out = append(out, f(a))
	}
	return out
}

func convertKeys[V, B any](m map[string]V, f func(string) B) []B {
	var out []B
	for k := range m { // want `^field Out\.Items is in the order of a map`
		out = append(out, f(k))
	}
	return out
}

func convertSorted[V, B any](m map[string]V, f func(string) B) []B {
	var out []B
	for _, k := range slices.Sorted(maps.Keys(m)) {
		out = append(out, f(k))
	}
	return out
}

// titled is in the order of the names, and not in that of the titles.
func titled(names, titles []string, f func(name, title string) view) []view {
	var out []view
	for i, name := range names {
		out = append(out, f(name, titles[0]))
		_ = i
	}
	return out
}

func toView(name string) view { return view{name} }

func converted(context.Context, none) (views, error) {
	names := slices.Collect(maps.Keys(ports)) // want `^field Out\.Items is in the order of a map`
	return views{convert(names, func(name string) view { return view{name} })}, nil
}

func convertedByName(context.Context, none) (views, error) {
	names := slices.Collect(maps.Keys(ports)) // want `^field Out\.Items is in the order of a map`
	return views{convert(names, toView)}, nil
}

func keys(context.Context, none) (views, error) { return views{convertKeys(ports, toView)}, nil }

func tried(context.Context, none) (v views, err error) {
	names := slices.Collect(maps.Keys(ports)) // want `^field Out\.Items is in the order of a map`
	v.Items, err = lists.Try(names, func(name string) (view, error) { return view{name}, nil })
	return v, err
}

func numbered(context.Context, none) (views, error) {
	names := slices.Collect(maps.Keys(ports)) // want `^field Out\.Items is in the order of a map`
	return views{lists.Numbered(names, func(name string, i int) view { return view{name} })}, nil
}

func sortedBefore(context.Context, none) (views, error) {
	names := slices.Sorted(maps.Keys(ports))
	return views{convert(names, toView)}, nil
}

func sortedAfter(context.Context, none) (views, error) {
	items := convert(slices.Collect(maps.Keys(ports)), toView)
	slices.SortFunc(items, func(a, b view) int { return strings.Compare(a.Name, b.Name) })
	return views{items}, nil
}

func sortedThere(context.Context, none) (views, error) {
	return views{convertSorted(ports, toView)}, nil
}

func sortedThen(context.Context, none) (views, error) {
	items := convertKeys(ports, toView)
	slices.SortFunc(items, func(a, b view) int { return strings.Compare(a.Name, b.Name) })
	return views{items}, nil
}

func others(context.Context, none) (views, error) {
	all := slices.Collect(maps.Keys(ports))
	return views{convert([]string{"http", "ssh"}, func(name string) view { return view{fmt.Sprint(name, len(all))} })}, nil
}

func one(context.Context, none) (views, error) {
	all := convert(slices.Collect(maps.Keys(ports)), toView)
	names := convert([]string{"http", "ssh"}, toView)
	return views{append(names, view{fmt.Sprint(len(all))})}, nil
}

func entitled(context.Context, none) (views, error) {
	titles := slices.Collect(maps.Keys(ports))
	slices.Sort(titles)
	return views{titled([]string{"http", "ssh"}, titles, func(name, title string) view { return view{title + name} })}, nil
}

func main() {
	app := envelope.New("views")
	register(app, "converted", converted)
	register(app, "converted-by-name", convertedByName)
	register(app, "keys", keys)
	register(app, "tried", tried)
	register(app, "numbered", numbered)
	register(app, "sorted-before", sortedBefore)
	register(app, "sorted-after", sortedAfter)
	register(app, "sorted-there", sortedThere)
	register(app, "sorted-then", sortedThen)
	register(app, "others", others)
	register(app, "one", one)
	register(app, "entitled", entitled)
	app.Main()
}

func register(app *envelope.App, name string, run func(context.Context, none) (views, error)) {
	envelope.Register(app, envelope.Command[none, views]{Name: name, Summary: "List", Effect: envelope.Safe, Run: run})
}
