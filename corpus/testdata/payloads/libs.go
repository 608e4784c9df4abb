package main

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope"
	"github.com/samber/lo"
	xmaps "golang.org/x/exp/maps"

	"example.com/payload/inventory"
	"example.com/payload/render"
	"example.com/payload/store"
)

func registerLibs(app *envelope.App) {
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "lo-keys", Summary: "Keys", Effect: envelope.Safe, Run: runLoKeys})
	envelope.Register(app, envelope.Command[none, []render.Row]{Name: "lo-rows", Summary: "Rows", Effect: envelope.Safe, Run: runLoRows})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "x-keys", Summary: "Keys", Effect: envelope.Safe, Run: runXKeys})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-lo-sorted", Summary: "Sorted", Effect: envelope.Safe, Run: runOkLoSorted})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-lo-map", Summary: "Map", Effect: envelope.Safe, Run: runOkLoMap})
	envelope.Register(app, envelope.Command[none, map[string]int]{Name: "ok-lo-group", Summary: "Group", Effect: envelope.Safe, Run: runOkLoGroup})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-x-sorted", Summary: "Sorted", Effect: envelope.Safe, Run: runOkXSorted})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "inline-bad", Summary: "Inline", Effect: envelope.Safe,
		Run: func(ctx context.Context, _ none) (namesOut, error) { // bad: order of a map in a function literal

			keys := maps.Keys(ports) // want unstableorder
			var out namesOut
			for k := range keys {
				out.Names = append(out.Names, strings.ToUpper(k))
			}
			return out, nil
		}})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "inline-ok", Summary: "Inline", Effect: envelope.Safe,
		Run: func(ctx context.Context, _ none) (namesOut, error) { // ok: sorted in a function literal
			var out namesOut
			for k := range maps.Keys(ports) {
				out.Names = append(out.Names, strings.ToUpper(k))
			}
			slices.SortFunc(out.Names, strings.Compare)
			return out, nil
		}})
}

func runLoKeys(ctx context.Context, _ none) (namesOut, error) { // bad: keys of a library
	keys := lo.Keys(inventory.Hosts()) // want unstableorder
	return namesOut{Names: keys}, nil
}

func runLoRows(ctx context.Context, _ none) ([]render.Row, error) { // bad: a map made into a list by a library

	return lo.MapToSlice(ports, func(n string, p int) render.Row { return render.Row{Name: n, Value: p} }), nil // want unstableorder
}

func runXKeys(ctx context.Context, _ none) (namesOut, error) { // bad: keys of golang.org/x/exp/maps
	return namesOut{Names: xmaps.Keys(ports)}, nil // want unstableorder
}

func runOkLoSorted(ctx context.Context, _ none) (namesOut, error) { // ok: keys of a library, then sorted
	keys := lo.Keys(ports)
	slices.Sort(keys)
	return namesOut{Names: lo.Uniq(keys)}, nil
}

func runOkLoMap(ctx context.Context, _ none) (namesOut, error) { // ok: a list becomes a list
	return namesOut{Names: lo.Map(db.Sorted(), func(o store.Order, _ int) string { return o.ID })}, nil
}

func runOkLoGroup(ctx context.Context, _ none) (map[string]int, error) { // ok: counts of groups, in a map
	groups := lo.GroupBy(db.Orders(), func(o store.Order) string { return o.Customer })
	return lo.MapValues(groups, func(list []store.Order, _ string) int { return len(list) }), nil
}

func runOkXSorted(ctx context.Context, _ none) (namesOut, error) { // ok: keys of golang.org/x/exp/maps, sorted by a helper
	return namesOut{Names: render.Ordered(xmaps.Keys(inventory.Hosts()))}, nil
}
