package params

import (
	"context"

	"example.com/schemas/internal/flags"
	"github.com/envvet/envvet/envelope"
)

func registerOdd(app *envelope.App) {
	envelope.Register(app, envelope.Command[map[string]string, out]{Name: "env", Summary: "Show variables", Effect: envelope.Safe, Run: env}) // want paramschema
	envelope.Register(app, envelope.Command[flags.Broken, out]{Name: "teams", Summary: "Show teams", Effect: envelope.Safe, Run: teams})      // want paramschema
	envelope.Register(app, envelope.Command[flags.Common, out]{Name: "crews", Summary: "Show crews", Effect: envelope.Safe, Run: crews})
	envelope.Register(app, envelope.Command[*flags.Common, out]{Name: "gangs", Summary: "Show gangs", Effect: envelope.Safe, Run: gangs}) // want paramschema
	for _, c := range []envelope.Command[filter[string], out]{
		{Name: "first", Summary: "Show the first", Effect: envelope.Safe, Run: pick(0)},
		{Name: "last", Summary: "Show the last", Effect: envelope.Safe, Run: pick(-1)},
	} {
		envelope.Register(app, c)
	}
}

func env(ctx context.Context, in map[string]string) (out, error) { // bad: parameters in a map
	for k, v := range in {
		if k == "PATH" {
			return say("%s", v)
		}
	}
	return say("none")
}

func teams(ctx context.Context, in flags.Broken) (out, error) { // bad: a struct of another package has a default that its enum refuses
	if in.Trace {
		return say("tracing %s", in.Team)
	}
	return say("%s", in.Team)
}

func crews(ctx context.Context, in flags.Common) (out, error) { // ok: a struct of another package
	if in.Trace {
		return say("tracing %s", in.Team)
	}
	return say("%s", in.Team)
}

func gangs(ctx context.Context, in *flags.Common) (out, error) { // bad: parameters by a pointer, In is no struct
	if in == nil {
		return say("none")
	}
	return say("%s", in.Team)
}

type filter[T ~string] struct {
	Value T   `name:"value" help:"What to look for"`
	Max   int `name:"max" short:"-" help:"How many"` // want paramschema
}

func pick(at int) func(context.Context, filter[string]) (out, error) { // bad: a short name that cannot be typed
	return func(ctx context.Context, in filter[string]) (out, error) {
		if at < 0 {
			at += in.Max
		}
		return say("%d %s", at, in.Value)
	}
}
