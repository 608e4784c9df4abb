// Command keys registers its commands out of tables.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	Name string `name:"name" help:"Name of the key" required:"true"`
}

type out struct {
	Name string `json:"name"`
}

type run = func(context.Context, in) (out, error)

var shown = map[string]run{"show": show, "fine": fine}

var made = []struct {
	name string
	run  run
}{
	{name: "make", run: makeKey},
	{name: "remake", run: fine},
}

// changed may have other functions when main goes through it.
var changed = map[string]run{"rename": rename}

func main() {
	app := envelope.New("keys")
	for name, f := range shown {
		envelope.Register(app, envelope.Command[in, out]{Name: name, Summary: "Show", Effect: envelope.Safe, Run: f})
	}
	for _, c := range made {
		envelope.Register(app, envelope.Command[in, out]{Name: c.name, Summary: "Make", Effect: envelope.Safe, Run: c.run})
	}
	for _, f := range []run{drop} {
		envelope.Register(app, envelope.Command[in, out]{
			Name: "drop", Summary: "Drop", Effect: envelope.Safe, Run: f,
			ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "No such key"}},
		})
	}
	changed["rename"] = fine
	for name, f := range changed {
		envelope.Register(app, envelope.Command[in, out]{Name: name, Summary: "Change", Effect: envelope.Safe, Run: f})
	}
	app.Main()
}

func show(ctx context.Context, i in) (out, error) {
	return out{}, envelope.Errorf(envelope.NotFound, "no key %s", i.Name) // want `^exit code 5 NOT_FOUND ends the command of show, which does not declare it`
}

func fine(ctx context.Context, i in) (out, error) { return out{Name: i.Name}, nil }

func makeKey(ctx context.Context, i in) (out, error) {
	return out{}, envelope.Errorf(envelope.Conflict, "%s is there", i.Name) // want `^exit code 6 CONFLICT ends the command of makeKey, which does not declare it`
}

func drop(ctx context.Context, i in) (out, error) {
	return out{}, envelope.Errorf(envelope.NotFound, "no key %s", i.Name)
}

func rename(ctx context.Context, i in) (out, error) {
	return out{}, envelope.Errorf(envelope.Conflict, "%s is there", i.Name)
}
