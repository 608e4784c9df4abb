// Command hosts clears what differs from call to call in lists, in each element or in some.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct {
	All bool `name:"all" help:"Show all"`
}

type host struct {
	Name string `json:"name"`
	Seen string `json:"last"`
}

type inner struct {
	Hosts []host `json:"hosts"`
}

type listed struct {
	Hosts  []host  `json:"hosts"`
	Groups []inner `json:"groups"`
}

type pointed struct {
	Hosts []*host `json:"hosts"`
}

var names = []string{"a", "b"}

// Each element is cleared.

func ask(name string) host { return host{name, time.Now().String()} }

func askAll() (all []host) {
	for _, name := range names {
		all = append(all, ask(name))
	}
	return all
}

func indexed(ctx context.Context, in none) (listed, error) {
	var o listed
	for _, name := range names {
		o.Hosts = append(o.Hosts, ask(name))
	}
	for i := range o.Hosts {
		o.Hosts[i].Seen = ""
	}
	return o, nil
}

func copied(ctx context.Context, in none) (listed, error) {
	all := askAll()
	for i, h := range all {
		h.Seen = ""
		all[i] = h
	}
	return listed{Hosts: all}, nil
}

func addressed(ctx context.Context, in none) (listed, error) {
	all := make([]host, 0, len(names))
	for _, name := range names {
		all = append(all, ask(name))
	}
	for i := range all {
		h := &all[i]
		if in.All {
			h.Seen = "now"
		} else {
			h.Seen = ""
		}
	}
	return listed{Hosts: all}, nil
}

func counted(ctx context.Context, in none) (listed, error) {
	all := askAll()
	for i := 0; i < len(all); i++ {
		all[i].Seen = ""
	}
	return listed{Hosts: all}, nil
}

func hide(all []host) {
	for i := range all {
		all[i].Seen = ""
	}
}

func helped(ctx context.Context, in none) (listed, error) {
	all := askAll()
	hide(all)
	return listed{Hosts: all}, nil
}

func grown(ctx context.Context, in none) (listed, error) {
	all := make([]host, 0, len(names))
	for _, name := range names {
		all = append(all, ask(name))
	}
	hide(all)
	return listed{Hosts: all}, nil
}

func (h *host) hide() { h.Seen = "" }

func called(ctx context.Context, in none) (listed, error) {
	all := askAll()
	for i := range all {
		all[i].hide()
	}
	return listed{Hosts: all}, nil
}

func askPointers() (all []*host) {
	for _, name := range names {
		all = append(all, &host{name, time.Now().String()})
	}
	return all
}

func pointers(ctx context.Context, in none) (pointed, error) {
	all := askPointers()
	for _, h := range all {
		h.Seen = ""
	}
	return pointed{all}, nil
}

func made(ctx context.Context, in none) (pointed, error) {
	var all []*host
	for _, name := range names {
		all = append(all, &host{name, time.Now().String()})
	}
	for _, h := range all {
		h.Seen = ""
	}
	return pointed{all}, nil
}

// A key that is deleted is not there.
func deleted(ctx context.Context, in none) (map[string]any, error) {
	m := map[string]any{"name": "a", "last": time.Now().String()}
	delete(m, "last")
	return m, nil
}

// A map that is cleared holds nothing.
func emptied(ctx context.Context, in none) (map[string]any, error) {
	m := map[string]any{"last": time.Now().String()}
	clear(m)
	m["name"] = "a"
	return m, nil
}

// In these some elements keep what they have.

func some(ctx context.Context, in none) (listed, error) {
	var all []host
	for _, name := range names {
		all = append(all, host{name, time.Now().String()}) // want `^field Out\.Hosts\[\]\.Seen comes from time\.Now`
	}
	for i := range all {
		if all[i].Name == "a" {
			all[i].Seen = ""
		}
	}
	return listed{Hosts: all}, nil
}

func skipped(ctx context.Context, in none) (listed, error) {
	var all []host
	for _, name := range names {
		all = append(all, host{name, time.Now().String()}) // want `^field Out\.Hosts\[\]\.Seen comes from time\.Now`
	}
	for i, h := range all {
		if h.Name == "a" {
			continue
		}
		all[i].Seen = ""
	}
	return listed{Hosts: all}, nil
}

func left(ctx context.Context, in none) (listed, error) {
	var all []host
	for _, name := range names {
		all = append(all, host{name, time.Now().String()}) // want `^field Out\.Hosts\[\]\.Seen comes from time\.Now`
	}
	for i, h := range all {
		all[i].Seen = ""
		if h.Name == "a" {
			break
		}
	}
	return listed{Hosts: all}, nil
}

func returned(ctx context.Context, in none) (listed, error) {
	var all []host
	for _, name := range names {
		all = append(all, host{name, time.Now().String()}) // want `^field Out\.Hosts\[\]\.Seen comes from time\.Now`
	}
	for i := range all {
		all[i].Seen = ""
		if in.All {
			return listed{Hosts: all}, nil
		}
	}
	return listed{}, nil
}

func again(ctx context.Context, in none) (listed, error) {
	now := time.Now().String() // want `^field Out\.Hosts\[\]\.Seen comes from time\.Now`
	var all []host
	for _, name := range names {
		all = append(all, host{name, now})
	}
	for i := range all {
		all[i].Seen = ""
		if in.All {
			all[i].Seen = now
		}
	}
	return listed{Hosts: all}, nil
}

func rest(ctx context.Context, in none) (listed, error) {
	var all []host
	for _, name := range names {
		all = append(all, host{name, time.Now().String()}) // want `^field Out\.Hosts\[\]\.Seen comes from time\.Now`
	}
	hide(all[1:])
	return listed{Hosts: all}, nil
}

func later(ctx context.Context, in none) (listed, error) {
	var all []host
	for _, name := range names {
		all = append(all, host{name, time.Now().String()}) // want `^field Out\.Hosts\[\]\.Seen comes from time\.Now`
	}
	for i := 1; i < len(all); i++ {
		all[i].Seen = ""
	}
	return listed{Hosts: all}, nil
}

func either(ctx context.Context, in none) (listed, error) {
	a, b := []host{{"a", time.Now().String()}}, []host{} // want `^field Out\.Hosts\[\]\.Seen comes from time\.Now`
	l := a
	if in.All {
		l = b
	}
	for i := range l {
		l[i].Seen = ""
	}
	return listed{Hosts: a}, nil
}

func good(ctx context.Context, in none) (pointed, error) {
	var all, some []*host
	for _, name := range names {
		h := &host{name, time.Now().String()} // want `^field Out\.Hosts\[\]\.Seen comes from time\.Now`
		all = append(all, h)
		if name == "a" {
			some = append(some, h)
		}
	}
	for _, h := range some {
		h.Seen = ""
	}
	return pointed{all}, nil
}

func chosen(ctx context.Context, in none) (pointed, error) {
	var all, some []*host
	for _, name := range names {
		all = append(all, &host{name, time.Now().String()}) // want `^field Out\.Hosts\[\]\.Seen comes from time\.Now`
	}
	for _, h := range all {
		if h.Name == "a" {
			some = append(some, h)
		}
	}
	for _, h := range some {
		h.Seen = ""
	}
	return pointed{all}, nil
}

func group(ctx context.Context, in none) (listed, error) {
	o := listed{Groups: []inner{{Hosts: []host{{"a", time.Now().String()}}}, {}}} // want `^field Out\.Groups\[\]\.Hosts\[\]\.Seen comes from time\.Now`
	for j := range o.Groups[1].Hosts {
		o.Groups[1].Hosts[j].Seen = ""
	}
	return o, nil
}

func other(ctx context.Context, in none) (map[string]any, error) {
	m := map[string]any{"last": time.Now().String(), "name": "a"} // want `^field Out\{last\} comes from time\.Now`
	delete(m, "name")
	if in.All {
		delete(m, "last")
	}
	return m, nil
}

func sometimes(ctx context.Context, in none) (map[string]any, error) {
	m := map[string]any{"last": time.Now().String()} // want `^field Out\{last\} comes from time\.Now`
	more := map[string]any{}
	if in.All {
		more = m
	}
	clear(more)
	return m, nil
}

func main() {
	app := envelope.New("hosts")
	show := func(name string, run func(context.Context, none) (listed, error)) {
		envelope.Register(app, envelope.Command[none, listed]{Name: name, Summary: "Show", Effect: envelope.Safe, Run: run})
	}
	show("indexed", indexed)
	show("copied", copied)
	show("addressed", addressed)
	show("counted", counted)
	show("helped", helped)
	show("grown", grown)
	show("called", called)
	show("some", some)
	show("skipped", skipped)
	show("left", left)
	show("returned", returned)
	show("again", again)
	show("rest", rest)
	show("later", later)
	show("either", either)
	show("group", group)
	point := func(name string, run func(context.Context, none) (pointed, error)) {
		envelope.Register(app, envelope.Command[none, pointed]{Name: name, Summary: "Show", Effect: envelope.Safe, Run: run})
	}
	point("pointers", pointers)
	point("made", made)
	point("good", good)
	point("chosen", chosen)
	envelope.Register(app, envelope.Command[none, map[string]any]{Name: "deleted", Summary: "Show", Effect: envelope.Safe, Run: deleted})
	envelope.Register(app, envelope.Command[none, map[string]any]{Name: "emptied", Summary: "Show", Effect: envelope.Safe, Run: emptied})
	envelope.Register(app, envelope.Command[none, map[string]any]{Name: "sometimes", Summary: "Show", Effect: envelope.Safe, Run: sometimes})
	envelope.Register(app, envelope.Command[none, map[string]any]{Name: "other", Summary: "Show", Effect: envelope.Safe, Run: other})
	app.Main()
}
