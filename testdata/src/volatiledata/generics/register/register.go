// Package register registers with types that it makes of those it is given.
package register

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type Page[T any] struct {
	Items []T    `json:"items"`
	Next  string `json:"next"`
}

type None struct{}

// List registers a command that answers with a page.
func List[T any](app *envelope.App, name string, run func(context.Context, None) (Page[T], error)) {
	envelope.Register(app, envelope.Command[None, Page[T]]{Name: name, Summary: "List", Effect: envelope.Safe, Run: run})
}

// Group registers under a name.
type Group[T any] struct {
	App  *envelope.App
	Name string
}

// Show registers a command that answers with one of them.
func (g *Group[T]) Show(run func(context.Context, None) (T, error)) {
	envelope.Register(g.App, envelope.Command[None, T]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: run})
}

// All registers a command that answers with all of them.
func (g Group[T]) All(run func(context.Context, None) (map[string]*T, error)) {
	envelope.Register(g.App, envelope.Command[None, map[string]*T]{Name: "all", Summary: "All", Effect: envelope.Safe, Run: run})
}

// Pages registers through a function of the package.
func (g Group[T]) Pages(run func(context.Context, None) (Page[Page[T]], error)) {
	List(g.App, "pages", run)
}
