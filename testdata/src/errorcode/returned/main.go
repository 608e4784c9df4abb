// Command shop has a function for each command, which returns it.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type (
	in  struct{}
	out struct {
		N int `json:"n"`
	}
	command = envelope.Command[in, out]
)

type shop struct{ items map[string]int }

func showCmd() command {
	return command{
		Name: "show", Summary: "Show an item", Effect: envelope.Safe, Run: show,
		ExitCodes: envelope.ExitCodes{envelope.Conflict: {}}, // want `exit code 6 has no description`
	}
}

func show(ctx context.Context, i in) (out, error) {
	return out{}, envelope.Errorf(envelope.NotFound, "no item") // want `exit code 5 NOT_FOUND ends command show, which does not declare it`
}

func (s *shop) count() command {
	c := command{Name: "count", Summary: "Count items", Effect: envelope.Safe}
	c.Run = func(ctx context.Context, i in) (out, error) {
		if len(s.items) == 0 {
			return out{}, envelope.Errorf(envelope.NotFound, "no items") // want `exit code 5 NOT_FOUND ends command count, which does not declare it`
		}
		return out{N: len(s.items)}, nil
	}
	return c
}

// find declares what it ends with.
func (s *shop) find() command {
	return command{
		Name: "find", Summary: "Find an item", Effect: envelope.Safe,
		ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "there is no such item"}},
		Run:       show2,
	}
}

func show2(ctx context.Context, i in) (out, error) {
	return out{}, envelope.Errorf(envelope.NotFound, "no item")
}

// again returns what another function returns.
func again() command { return removed() }

func removed() command {
	return command{Name: "remove", Summary: "Remove an item", Effect: envelope.Mutating, Run: remove}
}

func remove(ctx context.Context, i in) (out, error) {
	return out{}, envelope.Errorf(envelope.Conflict, "in a basket") // want `exit code 6 CONFLICT ends command remove, which does not declare it`
}

// chosen is one of two commands, and declared changes one that it is given: what they declare is
// not known.
func chosen(all bool) command {
	if all {
		return command{Name: "all", Summary: "Show all", Effect: envelope.Safe, Run: other}
	}
	return command{Name: "one", Summary: "Show one", Effect: envelope.Safe, Run: other}
}

func declared(c command) command {
	c.ExitCodes = envelope.ExitCodes{envelope.NotFound: {Description: "there is no such item"}}
	return c
}

func other(ctx context.Context, i in) (out, error) {
	return out{}, envelope.Errorf(envelope.NotFound, "no item")
}

func main() {
	app := envelope.New("shop")
	s := &shop{}
	envelope.Register(app, showCmd())
	envelope.Register(app, s.count())
	envelope.Register(app, s.find())
	envelope.Register(app, again())
	envelope.Register(app, chosen(true))
	envelope.Register(app, declared(command{Name: "other", Summary: "Show another", Effect: envelope.Safe, Run: other}))
	app.Main()
}
