// Command report makes tables, of which each row is a list that is made for it.
package main

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strconv"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type table struct {
	Rows [][]string `json:"rows"`
}

var sales = map[string][]int{"a": {1}, "b": {2}}

var deps = map[string][]string{"a": {"x"}, "b": {"y"}}

func appended(context.Context, none) (t table, err error) {
	for name, ns := range sales { // want `^field Out\.Rows is in the order of a map`
		row := make([]string, 0, len(ns)+1)
		row = append(row, name)
		for _, n := range ns {
			row = append(row, strconv.Itoa(n))
		}
		t.Rows = append(t.Rows, row)
	}
	return t, nil
}

func filled(context.Context, none) (t table, err error) {
	for name, ns := range sales { // want `^field Out\.Rows is in the order of a map`
		row := make([]string, 2)
		row[0], row[1] = name, strconv.Itoa(len(ns))
		t.Rows = append(t.Rows, row)
	}
	return t, nil
}

func headed(context.Context, none) (t table, err error) {
	for name, ds := range deps { // want `^field Out\.Rows is in the order of a map`
		t.Rows = append(t.Rows, append([]string{name}, ds...))
	}
	return t, nil
}

// inside sorts each row, and not the rows.
func inside(context.Context, none) (t table, err error) {
	for _, ds := range deps { // want `^field Out\.Rows is in the order of a map`
		row := append([]string(nil), ds...)
		slices.Sort(row)
		t.Rows = append(t.Rows, row)
	}
	return t, nil
}

func sorted(context.Context, none) (t table, err error) {
	for name, ds := range deps {
		t.Rows = append(t.Rows, append([]string{name}, ds...))
	}
	slices.SortFunc(t.Rows, func(a, b []string) int { return cmp.Compare(a[0], b[0]) })
	return t, nil
}

func keys(context.Context, none) (t table, err error) {
	for _, name := range slices.Sorted(maps.Keys(sales)) {
		row := []string{name}
		for _, n := range sales[name] {
			row = append(row, strconv.Itoa(n))
		}
		t.Rows = append(t.Rows, row)
	}
	return t, nil
}

var sets = map[string]map[string]bool{"a": {"x": true}, "b": {"y": true}}

// within makes each row of a map, and the rows in the order of the keys.
func within(context.Context, none) (t table, err error) {
	for _, name := range slices.Sorted(maps.Keys(sets)) {
		row := []string{}
		for n := range sets[name] {
			row = append(row, n)
		}
		slices.Sort(row)
		t.Rows = append(t.Rows, row)
	}
	return t, nil
}

// one takes one row of all.
func one(context.Context, none) (t table, err error) {
	for name, ds := range deps {
		if name == "b" {
			row := append([]string(nil), ds...)
			t.Rows = append(t.Rows, row)
		}
	}
	return t, nil
}

// columns has a row for each key, and answers with one.
func columns(context.Context, none) (t table, err error) {
	all := map[string][]string{}
	for name, ds := range deps {
		row := append([]string{name}, ds...)
		all[name] = append(all[name], row...)
	}
	t.Rows = append(t.Rows, all["a"])
	return t, nil
}

func main() {
	app := envelope.New("report")
	add := func(name string, run func(context.Context, none) (table, error)) {
		envelope.Register(app, envelope.Command[none, table]{Name: name, Summary: "Report", Effect: envelope.Safe, Run: run})
	}
	add("appended", appended)
	add("filled", filled)
	add("headed", headed)
	add("inside", inside)
	add("sorted", sorted)
	add("keys", keys)
	add("within", within)
	add("one", one)
	add("columns", columns)
	app.Main()
}
