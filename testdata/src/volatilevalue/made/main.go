// Command events fills what functions have made of which nothing else is known.
package main

import (
	"context"
	"log/slog"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type event struct {
	Name string `json:"name"`
	When string `json:"when"`
}

type out struct {
	Set     event             `json:"set"`
	Touched event             `json:"touched"`
	Labels  map[string]string `json:"labels"`
	List    []string          `json:"list"`
	Second  *event            `json:"second"`
	Kept    *event            `json:"kept"`
	Chained *event            `json:"chained"`

	Logged *event   `json:"logged"`
	Fresh  *event   `json:"fresh"`
	Reset  *event   `json:"reset"`
	Plain  []*event `json:"plain"`
}

func newEvent(name string) *event { return &event{Name: name} }

func labels() map[string]string { return map[string]string{} }

func names() []string { return strings.Fields("a b") }

func load() (int, *event, error) { return 1, &event{Name: "a"}, nil }

func touch(e *event) { e.When = time.Now().String() } // want `^field Out\.Touched\.When comes from time\.Now`

func (e *event) now() *event {
	e.When = time.Now().String() // want `^field Out\.Chained\.When comes from time\.Now`
	return e
}

func (e *event) named(name string) *event {
	e.Name = name
	return e
}

func show(ctx context.Context, in none) (o out, err error) {
	e := newEvent("a")
	e.When = time.Now().String() // want `^field Out\.Set\.When comes from time\.Now`
	o.Set = *e
	touched := newEvent("b")
	touch(touched)
	o.Touched = *touched
	l := labels()
	l["id"] = uuid.NewString() // want `^field Out\.Labels\{id\} comes from uuid\.NewString`
	o.Labels = l
	list := names()
	list[0] = uuid.NewString() // want `^field Out\.List\[\] comes from uuid\.NewString`
	o.List = list
	_, second, err := load()
	second.When = time.Now().String() // want `^field Out\.Second\.When comes from time\.Now`
	o.Second = second
	kept := newEvent("d")
	defer func() { slog.Info(kept.Name) }()
	kept.When = time.Now().String() // want `^field Out\.Kept\.When comes from time\.Now`
	o.Kept = kept
	o.Chained = newEvent("e").now().named("f")
	harmless(&o)
	return o, err
}

func harmless(o *out) {
	logged := newEvent("a")
	logged.When = time.Now().String()
	slog.Info("made", "event", logged)
	o.Logged = newEvent("a")
	for range 2 {
		fresh := newEvent("b")
		o.Fresh = fresh
		fresh = newEvent("b")
		fresh.When = time.Now().String()
	}
	reset := newEvent("c")
	reset.When = time.Now().String()
	reset.When = "never"
	o.Reset = reset
	for range 2 {
		plain := newEvent("d")
		o.Plain = append(o.Plain, plain)
	}
}

func main() {
	app := envelope.New("events")
	envelope.Register(app, envelope.Command[none, out]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
