// Command list answers with lists in the order of a map.
package main

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type item struct {
	Name string   `json:"name"`
	Tags []string `json:"tags"`
}

type list struct {
	Keys     []string            `json:"keys"`
	Values   []int               `json:"values"`
	Items    []item              `json:"items"`
	Pointers []*item             `json:"pointers"`
	Groups   map[string][]string `json:"groups"`
	Text     string              `json:"text"`
	Iterated []string            `json:"iterated"`
	Ranged   []string            `json:"ranged"`
	Copied   []string            `json:"copied"`
	Indexed  []string            `json:"indexed"`
	Synced   []string            `json:"synced"`
	Helped   []string            `json:"helped"`
	Nested   []string            `json:"nested"`
	Any      any                 `json:"any" envelope:"opaque"`
	Pure     []string            `json:"pure"`
	Filtered []string            `json:"filtered"`
}

func stock() map[string]int { return map[string]int{"a": 1, "b": 2} }

func show(ctx context.Context, in none) (list, error) {
	m := stock()
	var out list
	for k, v := range m { // want `^field Out\.Items and 2 more are in the order of a map, data differs between two identical calls; sort it \(unstableorder\)$`
		out.Keys = append(out.Keys, k)
		out.Values = append(out.Values, v)
		out.Items = append(out.Items, item{Name: k})
	}
	var pointers []*item
	for k := range m { // want `^field Out\.Pointers is in the order of a map`
		i := &item{}
		i.Name = strings.ToUpper(k)
		pointers = append(pointers, i)
	}
	out.Pointers = pointers
	out.Groups = map[string][]string{}
	for k, v := range m { // want `^field Out\.Groups\{\} is in the order of a map`
		team := fmt.Sprint(v % 2)
		out.Groups[team] = append(out.Groups[team], k)
	}
	var names []string
	for k := range m { // want `^field Out\.Copied and 1 more are in the order of a map`
		names = append(names, k)
	}
	out.Text = strings.Join(names, ", ")
	out.Copied = append([]string{"first"}, names...)
	out.Iterated = slices.Collect(maps.Keys(m)) // want `^field Out\.Iterated is in the order of a map`
	for k := range maps.Keys(m) {               // want `^field Out\.Ranged is in the order of a map`
		out.Ranged = append(out.Ranged, k)
	}
	indexed := make([]string, len(m))
	i := 0
	for k := range m { // want `^field Out\.Indexed is in the order of a map`
		indexed[i] = k
		i++
	}
	out.Indexed = indexed
	var s sync.Map
	s.Range(func(k, v any) bool { // want `^field Out\.Synced is in the order of a map`
		out.Synced = append(out.Synced, k.(string))
		return true
	})
	out.Helped = upper(keys(m))
	for k := range m { // want `^field Out\.Nested is in the order of a map`
		for _, c := range []string{"x", "y"} {
			out.Nested = append(out.Nested, k+c)
		}
	}
	var any []string
	for k := range m { // want `^field Out\.Any is in the order of a map`
		any = append(any, k)
	}
	out.Any = any
	out.Pure = pure(m)
	for k, v := range m { // want `^field Out\.Filtered is in the order of a map`
		if v == 1 {
			out.Filtered = append(out.Filtered, k)
		}
	}
	return out, nil
}

func keys(m map[string]int) (all []string) {
	for k := range m { // want `^field Out\.Helped is in the order of a map`
		all = append(all, k)
	}
	return all
}

func pure(m map[string]int) []string {
	all := make([]string, 0, len(m))
	for k := range m { // want `^field Out\.Pure is in the order of a map`
		all = append(all, k)
	}
	return all
}

func upper(list []string) (all []string) {
	for _, s := range list {
		all = append(all, strings.ToUpper(s))
	}
	return all
}

func main() {
	app := envelope.New("list")
	envelope.Register(app, envelope.Command[none, list]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
