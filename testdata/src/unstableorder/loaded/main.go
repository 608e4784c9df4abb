// Command teams sorts lists that it takes from fields into variables first.
package main

import (
	"context"
	"slices"
	"sort"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type team struct {
	Name    string   `json:"name"`
	Members []string `json:"members"`
}

type out struct {
	Names  []string `json:"names"`
	Others []string `json:"others,omitempty"`
	Teams  []team   `json:"teams,omitempty"`
}

type index struct{ names []string }

func (i *index) sorted() []string {
	list := i.names
	slices.Sort(list)
	return list
}

func (i index) ordered() []string {
	list := i.names
	sort.Strings(list)
	return list
}

var members = map[string]int{"ann": 1, "bob": 2}

type byName []string

func (b byName) Len() int           { return len(b) }
func (b byName) Less(i, j int) bool { return b[i] < b[j] }
func (b byName) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

type byLength struct{ names []string }

func (b byLength) Len() int           { return len(b.names) }
func (b byLength) Less(i, j int) bool { return len(b.names[i]) < len(b.names[j]) }
func (b byLength) Swap(i, j int)      { b.names[i], b.names[j] = b.names[j], b.names[i] }

func collect() *index {
	d := &index{}
	for n := range members {
		d.names = append(d.names, n)
	}
	return d
}

// taken sorts what it has taken from a field, however.
func taken(kind int) out {
	d := collect()
	names := d.names
	switch kind {
	case 0:
		slices.Sort(names)
		return out{Names: names, Others: d.names}
	case 1:
		slices.Sort(d.names)
		return out{Names: names}
	case 2:
		sort.Sort(byName(names))
	case 3:
		sort.Sort(sort.Reverse(sort.StringSlice(names)))
	case 4:
		sort.Sort(byLength{names})
	case 5:
		return out{Names: d.sorted()}
	case 6:
		return out{Names: d.ordered()}
	case 7:
		list := byName(names)
		sort.Sort(list)
		return out{Names: list}
	case 8:
		if len(members) > 3 {
			sort.Sort(sort.Reverse(sort.StringSlice(names)))
		} else {
			sort.Strings(names)
		}
	default:
		sort.Slice(names, func(i, j int) bool { return names[i] > names[j] })
		if len(names) > 3 {
			names = names[:3]
		}
	}
	return out{Names: names}
}

func kept(context.Context, none) (out, error) {
	names := collect().names
	if len(names) > 1 {
		sort.Strings(names)
	}
	return out{Names: names}, nil
}

func inorder(list []string) []string {
	slices.Sort(list)
	return list
}

func found() (o out) {
	for n := range members {
		o.Names = append(o.Names, n)
	}
	return o
}

func put(context.Context, none) (out, error) {
	o := found()
	o.Names = inorder(o.Names)
	return o, nil
}

func asked() (o out) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	for n := range 9 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.Lock()
			defer mu.Unlock()
			o.Names = append(o.Names, string(rune('a'+n)))
		}()
	}
	wg.Wait()
	names := o.Names
	slices.Sort(names)
	return out{Names: names}
}

func load(name string) team {
	t := team{Name: name}
	for n := range members {
		t.Members = append(t.Members, n)
	}
	return t
}

// all sorts what each of the teams has, in a copy of the team.
func all(context.Context, none) (o out, err error) {
	teams := []team{load("a"), load("b")}
	for _, t := range teams {
		names := t.Members
		sort.Strings(names)
		o.Names = append(o.Names, names...)
	}
	o.Teams = teams
	return o, nil
}

func first(context.Context, none) (o out, err error) {
	names := load("a").Members
	sort.Slice(names, func(i, j int) bool { return names[i] > names[j] })
	if len(names) > 3 {
		names = names[:3]
	}
	o.Names = names
	return o, nil
}

// The following are not sorted, or not on each way.

func list1() *index {
	d := &index{}
	for n := range members { // want `^field Out\.Names is in the order of a map`
		d.names = append(d.names, n)
	}
	return d
}

func sometimes(desc bool) []string {
	names := list1().names
	if desc {
		slices.Sort(names)
	}
	return names
}

func list2() *index {
	d := &index{}
	for n := range members { // want `^field Out\.Others is in the order of a map`
		d.names = append(d.names, n)
	}
	return d
}

func copied() out {
	names := list2().names
	other := slices.Clone(names)
	slices.Sort(other)
	return out{Names: other, Others: names}
}

func list3() *index {
	d := &index{}
	for n := range members { // want `^field Out\.Names is in the order of a map`
		d.names = append(d.names, n)
	}
	return d
}

// before sorts what there is before it takes more.
func before() out {
	d := new(index)
	names := d.names
	slices.Sort(names)
	d = list3()
	names = d.names
	return out{Names: names}
}

// more adds to what it has sorted.
func more() out {
	names := collect().names
	slices.Sort(names)
	for n := range members { // want `^field Out\.Names is in the order of a map`
		names = append(names, n)
	}
	return out{Names: names}
}

func list4() *index {
	d := &index{}
	for n := range members { // want `^field Out\.Names is in the order of a map`
		d.names = append(d.names, n)
	}
	return d
}

// another sorts one list, and answers with another one.
func another() out {
	a, b := list4(), collect()
	names, others := a.names, b.names
	slices.Sort(others)
	return out{Names: names, Others: others}
}

func list5() *index {
	d := &index{}
	for n := range members { // want `^field Out\.Names is in the order of a map`
		d.names = append(d.names, n)
	}
	return d
}

// replaced sorts what the field has after it was taken.
func replaced() out {
	d := list5()
	names := d.names
	d.names = collect().names
	slices.Sort(d.names)
	return out{Names: names, Others: d.names}
}

func list6() *index {
	d := &index{}
	for n := range members { // want `^field Out\.Names is in the order of a map`
		d.names = append(d.names, n)
	}
	return d
}

// either sorts one of two lists.
func either(other bool) out {
	names := list6().names
	if other {
		names = collect().names
		slices.Sort(names)
	}
	return out{Names: names}
}

func list7() *index {
	d := &index{}
	for n := range members { // want `^field Out\.Names is in the order of a map`
		d.names = append(d.names, n)
	}
	return d
}

// each sorts the list of each iteration, and answers with the one before.
func each() (o out) {
	for range 3 {
		d := list7()
		names := d.names
		o.Names = names
		d = collect()
		names = d.names
		slices.Sort(names)
	}
	return o
}

func main() {
	app := envelope.New("teams")
	add := func(name string, run func(context.Context, none) (out, error)) {
		envelope.Register(app, envelope.Command[none, out]{Name: name, Summary: "List", Effect: envelope.Safe, Run: run})
	}
	add("kept", kept)
	add("put", put)
	add("all", all)
	add("first", first)
	for i := range 10 {
		add("taken", func(context.Context, none) (out, error) { return taken(i), nil })
	}
	add("asked", func(context.Context, none) (out, error) { return asked(), nil })
	add("sometimes", func(context.Context, none) (out, error) { return out{Names: sometimes(len(members) > 3)}, nil })
	add("copied", func(context.Context, none) (out, error) { return copied(), nil })
	add("before", func(context.Context, none) (out, error) { return before(), nil })
	add("more", func(context.Context, none) (out, error) { return more(), nil })
	add("another", func(context.Context, none) (out, error) { return another(), nil })
	add("replaced", func(context.Context, none) (out, error) { return replaced(), nil })
	add("either", func(context.Context, none) (out, error) { return either(len(members) > 3), nil })
	add("each", func(context.Context, none) (out, error) { return each(), nil })
	app.Main()
}
