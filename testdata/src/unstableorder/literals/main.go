// Command rota has lists that function literals fill, and sorts or empties some of them
// afterwards: in a loop, in another literal or in one that is deferred.
package main

import (
	"context"
	"maps"
	"slices"
	"sort"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type list struct {
	Names []string `json:"names"`
}

type team struct {
	Name  string   `json:"name"`
	Names []string `json:"names"`
}

type rota struct {
	Teams []team `json:"teams"`
}

var people = map[string]int{"ann": 1, "bob": 2}

func added(context.Context, none) (list, error) {
	var names []string
	add := func(name string) { names = append(names, name) }
	for name := range people {
		add(name)
	}
	sort.Strings(names)
	return list{names}, nil
}

func filled(context.Context, none) (list, error) {
	var names []string
	fill := func() {
		for name := range people { // want `^field Out\.Names is in the order of a map`
			names = append(names, name)
		}
	}
	fill()
	return list{names}, nil
}

func restarted(context.Context, none) (list, error) {
	var names []string
	fill := func() {
		for name := range people {
			names = append(names, name)
		}
	}
	fill()
	names = names[:0]
	names = append(names, "ann")
	return list{names}, nil
}

func flushed(context.Context, none) (l list, err error) {
	var names []string
	flush := func() {
		slices.Sort(names)
		l.Names = append(l.Names, names...)
		names = names[:0]
	}
	for _, shift := range []string{"day", "night"} {
		for name := range people {
			names = append(names, shift+name)
		}
		flush()
	}
	return l, nil
}

func deferred(context.Context, none) (l list, err error) {
	defer func() { sort.Strings(l.Names) }() // the last of all
	defer func() {
		for name := range people {
			l.Names = append(l.Names, name)
		}
	}()
	return l, nil
}

func tooEarly(context.Context, none) (l list, err error) {
	defer func() {
		for name := range people { // want `^field Out\.Names is in the order of a map`
			l.Names = append(l.Names, name)
		}
	}()
	defer func() { sort.Strings(l.Names) }()
	return l, nil
}

func cleared(context.Context, none) (rota, error) {
	var teams []team
	add := func() {
		t := team{Name: "night"}
		for name := range people {
			t.Names = append(t.Names, name)
		}
		teams = append(teams, t)
	}
	add()
	for i := range teams {
		teams[i].Names = nil
	}
	return rota{teams}, nil
}

func clearedPointers(context.Context, none) ([]*team, error) {
	var teams []*team
	add := func() {
		t := &team{Name: "night"}
		for name := range people {
			t.Names = append(t.Names, name)
		}
		teams = append(teams, t)
	}
	add()
	for _, t := range teams {
		t.Names = nil
	}
	return teams, nil
}

func clearedSome(context.Context, none) (rota, error) {
	var teams []team
	add := func() {
		t := team{Name: "night"}
		for name := range people { // want `^field Out\.Teams\[\]\.Names is in the order of a map`
			t.Names = append(t.Names, name)
		}
		teams = append(teams, t)
	}
	add()
	for i := range teams {
		if i > 0 {
			teams[i].Names = nil
		}
	}
	return rota{teams}, nil
}

func clearedOthers(context.Context, none) (rota, error) {
	var teams, others []team
	add := func() {
		t := team{Name: "night"}
		for name := range people { // want `^field Out\.Teams\[\]\.Names is in the order of a map`
			t.Names = append(t.Names, name)
		}
		teams = append(teams, t)
		others = append(others, t)
	}
	add()
	for i := range others {
		others[i].Names = nil
	}
	return rota{teams}, nil
}

func addedMeanwhile(context.Context, none) (rota, error) {
	var teams []team
	add := func() {
		t := team{Name: "night"}
		for name := range people { // want `^field Out\.Teams\[\]\.Names is in the order of a map`
			t.Names = append(t.Names, name)
		}
		teams = append(teams, t)
	}
	add()
	for i := range teams {
		add()
		teams[i].Names = nil
	}
	return rota{teams}, nil
}

func late(context.Context, none) (r rota, err error) {
	defer func() {
		for i := range r.Teams {
			r.Teams[i].Names = nil
		}
	}()
	var t team
	for name := range people {
		t.Names = append(t.Names, name)
	}
	r.Teams = append(r.Teams, t)
	return r, nil
}

func forget(r *rota) {
	for i := range r.Teams {
		r.Teams[i].Names = nil
	}
}

// forgetMost leaves the first ones alone, and stops.
func forgetMost(r *rota) {
	for i := range r.Teams {
		if i > 2 {
			r.Teams[i].Names = nil
		}
		if i > 5 {
			break
		}
	}
}

func handed(context.Context, none) (r rota, err error) {
	var t team
	for name := range people {
		t.Names = append(t.Names, name)
	}
	r.Teams = append(r.Teams, t)
	forget(&r)
	return r, nil
}

func handedOver(context.Context, none) (r rota, err error) {
	var t team
	for name := range people { // want `^field Out\.Teams\[\]\.Names is in the order of a map`
		t.Names = append(t.Names, name)
	}
	r.Teams = append(r.Teams, t)
	forgetMost(&r)
	return r, nil
}

func handedAnother(context.Context, none) (r rota, err error) {
	var t team
	for name := range people { // want `^field Out\.Teams\[\]\.Names is in the order of a map`
		t.Names = append(t.Names, name)
	}
	other := rota{[]team{t}}
	r.Teams = append(r.Teams, t)
	forget(&other)
	return r, nil
}

func clearedPart(context.Context, none) (r rota, err error) {
	var t team
	for name := range people { // want `^field Out\.Teams\[\]\.Names is in the order of a map`
		t.Names = append(t.Names, name)
	}
	r.Teams = append(r.Teams, t, t)
	later := r.Teams[1:]
	for i := range later {
		later[i].Names = nil
	}
	return r, nil
}

func handedPart(context.Context, none) (r rota, err error) {
	var t team
	for name := range people { // want `^field Out\.Teams\[\]\.Names is in the order of a map`
		t.Names = append(t.Names, name)
	}
	r.Teams = append(r.Teams, t, t)
	later := rota{r.Teams[1:]}
	forget(&later)
	return r, nil
}

func main() {
	app := envelope.New("rota")
	register(app, "added", added)
	register(app, "filled", filled)
	register(app, "restarted", restarted)
	register(app, "flushed", flushed)
	register(app, "deferred", deferred)
	register(app, "too-early", tooEarly)
	register(app, "cleared", cleared)
	register(app, "cleared-pointers", clearedPointers)
	register(app, "cleared-some", clearedSome)
	register(app, "cleared-others", clearedOthers)
	register(app, "added-meanwhile", addedMeanwhile)
	register(app, "late", late)
	register(app, "handed", handed)
	register(app, "handed-over", handedOver)
	register(app, "handed-another", handedAnother)
	register(app, "taken", taken)
	register(app, "cleared-part", clearedPart)
	register(app, "handed-part", handedPart)
	app.Main()
}

func register[T any](app *envelope.App, name string, run func(context.Context, none) (T, error)) {
	envelope.Register(app, envelope.Command[none, T]{Name: name, Summary: "List", Effect: envelope.Safe, Run: run})
}

// taken has what a literal takes from a list, another one each time.
func taken(context.Context, none) (l list, err error) {
	names := slices.Collect(maps.Keys(people)) // want `^field Out\.Names is in the order of a map`
	take := func() string {
		name := names[0]
		names = names[1:]
		return name
	}
	for range 2 {
		l.Names = append(l.Names, take())
	}
	return l, nil
}
