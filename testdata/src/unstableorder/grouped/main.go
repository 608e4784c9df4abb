// Command levels appends to lists that are in other lists: to that of the element that a loop is
// at, or to one of several.
package main

import (
	"context"
	"maps"
	"slices"
	"sort"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type host struct {
	Name  string   `json:"name"`
	Ports []string `json:"ports"`
}

func (h *host) tidy() { sort.Strings(h.Ports) }

type answer struct {
	Levels [][]string  `json:"levels"`
	Halves [2][]string `json:"halves"`
	Hosts  []host      `json:"hosts"`
	Others []*host     `json:"others"`
}

var needs = map[string][]string{"a": nil, "b": nil, "c": {"a"}}

var open = map[string]map[string]bool{"one": {"ssh": true, "http": true}}

func levels(context.Context, none) (a answer, err error) {
	a.Levels = make([][]string, 10)
	for name, list := range needs { // want `^field Out\.Levels\[\] is in the order of a map`
		a.Levels[len(list)] = append(a.Levels[len(list)], name)
	}
	return a, nil
}

func depths(context.Context, none) (a answer, err error) {
	depth := map[string]int{}
	for name, list := range needs {
		depth[name] = len(list)
	}
	lists := make([][]string, 10)
	for name := range needs { // want `^field Out\.Levels\[\] is in the order of a map`
		lists[depth[name]] = append(lists[depth[name]], name)
	}
	a.Levels = lists
	return a, nil
}

func halves(context.Context, none) (a answer, err error) {
	for name, list := range needs { // want `^field Out\.Halves\[\] is in the order of a map`
		a.Halves[len(list)%2] = append(a.Halves[len(list)%2], name)
	}
	return a, nil
}

func hosts(context.Context, none) (a answer, err error) {
	a.Hosts = make([]host, 3)
	for i := range a.Hosts {
		for port := range open[a.Hosts[i].Name] { // want `^field Out\.Hosts\[\]\.Ports is in the order of a map`
			a.Hosts[i].Ports = append(a.Hosts[i].Ports, port)
		}
	}
	return a, nil
}

func others(context.Context, none) (a answer, err error) {
	a.Others = []*host{{Name: "one"}, {Name: "two"}}
	for _, h := range a.Others {
		for port := range open[h.Name] { // want `^field Out\.Others\[\]\.Ports is in the order of a map`
			h.Ports = append(h.Ports, port)
		}
	}
	return a, nil
}

func sortedLevels(context.Context, none) (a answer, err error) {
	for range 3 {
		a.Levels = append(a.Levels, nil)
	}
	for name, list := range needs {
		a.Levels[len(list)] = append(a.Levels[len(list)], name)
	}
	for i := range a.Levels {
		sort.Strings(a.Levels[i])
	}
	return a, nil
}

func sortedAnew(context.Context, none) (a answer, err error) {
	lists := make([][]string, 10)
	for name, list := range needs {
		lists[len(list)] = append(lists[len(list)], name)
	}
	for i := range lists {
		lists[i] = slices.Sorted(slices.Values(lists[i]))
	}
	a.Levels = lists
	return a, nil
}

func inOrder(context.Context, none) (a answer, err error) {
	a.Levels = make([][]string, 10)
	for _, name := range slices.Sorted(maps.Keys(needs)) {
		a.Levels[len(needs[name])] = append(a.Levels[len(needs[name])], name)
	}
	return a, nil
}

// counted has a list for each name, which are sorted then.
func counted(context.Context, none) (a answer, err error) {
	a.Levels = make([][]string, len(needs))
	i := 0
	for _, list := range needs {
		for _, name := range list {
			a.Levels[i] = append(a.Levels[i], name)
		}
		i++
	}
	slices.SortFunc(a.Levels, slices.Compare)
	return a, nil
}

// placed has a list for each name, where that has its place.
func placed(context.Context, none) (a answer, err error) {
	place := map[string]int{}
	for _, name := range slices.Sorted(maps.Keys(needs)) {
		place[name] = len(place)
	}
	a.Levels = make([][]string, len(needs))
	for name, list := range needs {
		i := place[name]
		for _, need := range list {
			a.Levels[i] = append(a.Levels[i], need)
		}
	}
	return a, nil
}

func numbered(context.Context, none) (a answer, err error) {
	byNumber := map[int]host{1: {Name: "one"}}
	a.Hosts = make([]host, 3)
	for i, h := range byNumber {
		a.Hosts[i].Ports = append(a.Hosts[i].Ports, h.Name)
	}
	return a, nil
}

func sortedHosts(context.Context, none) (a answer, err error) {
	for _, name := range []string{"one", "two"} {
		a.Hosts = append(a.Hosts, host{Name: name})
	}
	for i := range a.Hosts {
		for port := range open[a.Hosts[i].Name] {
			a.Hosts[i].Ports = append(a.Hosts[i].Ports, port)
		}
		sort.Strings(a.Hosts[i].Ports)
	}
	return a, nil
}

func tidied(context.Context, none) (a answer, err error) {
	a.Hosts = make([]host, 3)
	for i := range a.Hosts {
		for port := range open[a.Hosts[i].Name] {
			a.Hosts[i].Ports = append(a.Hosts[i].Ports, port)
		}
	}
	for i := range a.Hosts {
		a.Hosts[i].tidy()
	}
	return a, nil
}

func emptied(context.Context, none) (a answer, err error) {
	a.Others = []*host{{Name: "one"}, {Name: "two"}}
	for _, h := range a.Others {
		for port := range open[h.Name] {
			h.Ports = append(h.Ports, port)
		}
		h.Ports = nil
	}
	return a, nil
}

// filled has its lists filled by a literal, and sorted.
func filled(context.Context, none) (a answer, err error) {
	var all []host
	fill := func(i int) {
		for port := range open[all[i].Name] {
			all[i].Ports = append(all[i].Ports, port)
		}
	}
	for i := range 3 {
		all = append(all, host{Name: "one"})
		fill(i)
	}
	for i := range all {
		sort.Strings(all[i].Ports)
	}
	a.Hosts = all
	return a, nil
}

func main() {
	app := envelope.New("levels")
	register(app, "levels", levels)
	register(app, "depths", depths)
	register(app, "halves", halves)
	register(app, "hosts", hosts)
	register(app, "others", others)
	register(app, "sorted-levels", sortedLevels)
	register(app, "sorted-anew", sortedAnew)
	register(app, "in-order", inOrder)
	register(app, "counted", counted)
	register(app, "placed", placed)
	register(app, "numbered", numbered)
	register(app, "sorted-hosts", sortedHosts)
	register(app, "tidied", tidied)
	register(app, "emptied", emptied)
	register(app, "filled", filled)
	app.Main()
}

func register(app *envelope.App, name string, run func(context.Context, none) (answer, error)) {
	envelope.Register(app, envelope.Command[none, answer]{Name: name, Summary: "List", Effect: envelope.Safe, Run: run})
}
