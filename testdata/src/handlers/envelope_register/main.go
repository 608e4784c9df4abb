// Command users answers with envelopes.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/handlers/envelope_register/register"
)

type (
	getIn struct {
		ID string `name:"id" help:"User id"`
	}
	user struct {
		ID string `json:"id" description:"User id"`
	}
)

type store struct{}

func (s *store) list(ctx context.Context, in getIn) ([]user, error) { return nil, nil }

func check(ctx context.Context, in getIn) error { return nil }

func get[In, Out any](ctx context.Context, in In) (out Out, err error) { return out, nil }

// lookup only has the fields of a command.
type lookup struct {
	Name string
	Run  func(ctx context.Context, in getIn) (user, error)
}

func (lookup) Validate(ctx context.Context, in getIn) error { return nil }

func main() {
	app := envelope.New("users", envelope.Version("1.0.0"))
	s := new(store)
	envelope.Register(app, envelope.Command[getIn, []user]{
		Name: "list", Summary: "List users", Effect: envelope.Safe,
		Validate: check,  // want `handler envelope Validate check`
		Run:      s.list, // want `handler envelope Run store\.list`
	})
	envelope.Register(app, envelope.Command[getIn, user]{
		Name: "user get", Summary: "Show one user", Effect: envelope.Safe,
		Validate: nil,
		Run: func(ctx context.Context, in getIn) (user, error) { // want `handler envelope Run "user get"`
			return user{ID: in.ID}, nil
		},
	})
	c := envelope.Command[getIn, user]{Name: "get"}
	c.Run = get[getIn, user] // want `handler envelope Run get`
	envelope.Register(app, c)

	register.Safe(app, "find", get[getIn, user]) // want `handler envelope argument 3 get`
	_ = lookup{Name: "look", Run: get[getIn, user]}
	register.Safe(app, "none", func(ctx context.Context, in getIn) (user, error) { // want `handler envelope argument 3 "none"`
		return user{}, envelope.Errorf(envelope.NotFound, "no user %s", in.ID)
	})
	app.Main()
}
