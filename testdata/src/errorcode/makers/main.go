// Package main registers what functions return that make handlers.
package main

import (
	"context"
	"fmt"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/errorcode/makers/wrap"
)

type none struct{}

type handler = func(context.Context, none) (none, error)

func main() {
	app := envelope.New("makers")
	envelope.Register(app, envelope.Command[none, none]{Name: "made", Summary: "Made", Effect: envelope.Safe, Run: made()})
	envelope.Register(app, envelope.Command[none, none]{Name: "around", Summary: "Around", Effect: envelope.Safe, Run: around(get)})
	envelope.Register(app, envelope.Command[none, none]{Name: "generic", Summary: "Generic", Effect: envelope.Safe, Run: generic(plain)})
	envelope.Register(app, envelope.Command[none, none]{Name: "twice", Summary: "Twice", Effect: envelope.Safe, Run: around(same(lock))})
	envelope.Register(app, envelope.Command[none, none]{Name: "method", Summary: "Method", Effect: envelope.Safe, Run: new(service).with("x", pay)})
	envelope.Register(app, envelope.Command[none, none]{Name: "deep", Summary: "Deep", Effect: envelope.Safe, Run: deep(func(context.Context, none) (none, error) {
		return none{}, envelope.Errorf(envelope.AuthRequired, "slow down") // want `exit code 8 AUTH_REQUIRED ends command deep, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	})})
	envelope.Register(app, envelope.Command[none, none]{Name: "checked", Summary: "Checked", Effect: envelope.Safe, Run: wrap.Checked(plain)}) // want `exit code 12 UNAVAILABLE, made by wrap\.Checked.* ends command checked, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	envelope.Register(app, envelope.Command[none, none]{Name: "lenient", Summary: "Lenient", Effect: envelope.Safe, Run: wrap.Lenient(gone)})
	envelope.Register(app, envelope.Command[none, none]{Name: "declared", Summary: "Declared", Effect: envelope.Safe, Run: around(quota),
		ExitCodes: envelope.ExitCodes{envelope.AuthRequired: {Description: "Too many"}}})
	envelope.Register(app, envelope.Command[none, none]{Name: "unused", Summary: "Unused", Effect: envelope.Safe, Run: unused(quota)})
	envelope.Register(app, envelope.Command[none, none]{Name: "replaced", Summary: "Replaced", Effect: envelope.Safe, Run: replaced(quota)})
	app.Main()
}

func made() handler {
	return func(context.Context, none) (none, error) {
		return none{}, envelope.Errorf(envelope.Unavailable, "not now") // want `exit code 12 UNAVAILABLE ends command made, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	}
}

func around(run handler) handler {
	return func(ctx context.Context, in none) (none, error) {
		out, err := run(ctx, in)
		if err != nil {
			return out, fmt.Errorf("running: %w", err)
		}
		return out, nil
	}
}

func generic[In, Out any](run func(context.Context, In) (Out, error)) func(context.Context, In) (Out, error) {
	return func(ctx context.Context, in In) (Out, error) {
		out, err := run(ctx, in)
		if err != nil {
			return out, wrapped(err)
		}
		return out, nil
	}
}

func wrapped(err error) error {
	return envelope.Errorf(envelope.Conflict, "run: %w", err) // want `exit code 6 CONFLICT ends command generic, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
}

func same(run handler) handler { return run }

type service struct{}

func (s *service) with(name string, run handler) handler {
	return func(ctx context.Context, in none) (none, error) { return run(ctx, in) }
}

func deep(run handler) handler {
	return func(ctx context.Context, in none) (out none, err error) {
		inner := func() (none, error) { return run(ctx, in) }
		return inner()
	}
}

// unused never calls what it is given.
func unused(run handler) handler {
	return func(context.Context, none) (none, error) { return none{}, nil }
}

// replaced makes another error of each.
func replaced(run handler) handler {
	return func(ctx context.Context, in none) (none, error) {
		if _, err := run(ctx, in); err != nil {
			return none{}, fmt.Errorf("running: %v", err)
		}
		return none{}, nil
	}
}

func get(context.Context, none) (none, error) {
	return none{}, envelope.Errorf(envelope.NotFound, "there is none") // want `exit code 5 NOT_FOUND ends command around, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
}

func lock(context.Context, none) (none, error) {
	return none{}, envelope.Errorf(envelope.Conflict, "it is locked") // want `exit code 6 CONFLICT ends command twice, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
}

func pay(context.Context, none) (none, error) {
	return none{}, envelope.Errorf(envelope.PaymentRequired, "pay first") // want `exit code 9 PAYMENT_REQUIRED ends command method, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
}

func quota(context.Context, none) (none, error) {
	return none{}, envelope.Errorf(envelope.AuthRequired, "too many")
}

func plain(ctx context.Context, in none) (none, error) { return none{}, ctx.Err() }

func gone(context.Context, none) (none, error) { return none{}, wrap.ErrGone }
