// Commands are registered with types made of type parameters, and by methods of
// generic types.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatiledata/generics/register"
)

type user struct {
	Took int `json:"took"` // want `^field Out\.Items\[\]\.Took is called took`
}

type group struct {
	Now int64 `json:"now"` // want `^field Out\.Now is called now`
}

type role struct {
	Uptime int `json:"uptime"` // want `^field Out\{\}\.Uptime is called uptime`
}

type job struct {
	Took int `json:"took"` // want `^field Out\.Items\[\]\.Items\[\]\.Took is called took`
}

type event struct {
	TraceID string `json:"trace_id"` // want `^field Out\[\]\.TraceID is called trace_id`
}

// page is of nobody's answer.
type page struct {
	Fetched string `json:"fetched_at"`
}

type server[T any] struct{ app *envelope.App }

// add registers from a generic method of this package, by way of another one.
func (s *server[T]) add(name string) { s.register(name) }

func (s *server[T]) register(name string) {
	envelope.Register(s.app, envelope.Command[struct{}, []T]{Name: name, Summary: "List", Effect: envelope.Safe})
}

type other[T any] struct{}

func (other[T]) Show(run func(context.Context, register.None) (T, error)) {}

func main() {
	app := envelope.New("users")
	register.List(app, "list", func(context.Context, register.None) (register.Page[user], error) {
		return register.Page[user]{}, nil
	})
	groups := &register.Group[group]{App: app}
	groups.Show(func(context.Context, register.None) (group, error) { return group{}, nil })
	register.Group[role]{App: app}.All(nil)
	register.Group[job]{App: app}.Pages(nil)
	s := &server[event]{app}
	s.add("events")
	other[page]{}.Show(nil)
	app.Main()
}
