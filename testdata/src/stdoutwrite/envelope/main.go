// Command users answers with envelopes, and prints beside them.
package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"

	"github.com/envvet/envvet/envelope"
)

type getIn struct {
	ID string `name:"id" help:"User id" arg:"true" required:"true"`
}

type user struct {
	ID string `json:"id" description:"User id"`
}

type store struct{ users map[string]user }

func main() {
	s := &store{users: map[string]user{"a": {ID: "a"}}}
	app := envelope.New("users", envelope.Version("1.0.0"))
	envelope.Register(app, envelope.Command[getIn, user]{
		Name: "get", Summary: "Show one user", Effect: envelope.Safe,
		Validate: check,
		Run:      s.get,
	})
	envelope.Register(app, envelope.Command[getIn, user]{
		Name: "find", Summary: "Find one user", Effect: envelope.Safe,
		Validate: func(ctx context.Context, in getIn) error {
			if in.ID == "" {
				return errors.New("no id")
			}
			return nil
		},
		Run: func(ctx context.Context, in getIn) (user, error) {
			fmt.Printf("finding %s\n", in.ID) // want `^handler "find" writes to stdout with fmt\.Printf, which mixes with the command's answer; return the value, or write to stderr \(stdoutwrite\)$`
			return s.get(ctx, in)
		},
	})
	fmt.Fprintln(os.Stderr, "starting")
	if len(os.Args) == 1 {
		fmt.Println("usage: users get ID") // not a handler
	}
	app.Main()
}

func check(ctx context.Context, in getIn) error {
	if in.ID == "a" {
		fmt.Println("checking") // want `^handler check writes to stdout with fmt\.Println, `
	}
	return nil
}

func (s *store) get(ctx context.Context, in getIn) (user, error) {
	envelope.Logger(ctx).Info("getting", "id", in.ID)
	slog.New(slog.NewTextHandler(os.Stderr, nil)).Info("getting")
	u, ok := s.users[in.ID]
	if !ok {
		envelope.Warn(ctx, "NO_USER", "there is no user %s", in.ID)
		return user{}, envelope.Errorf(envelope.NotFound, "no user %s", in.ID)
	}
	defer fmt.Println("found") // want `^handler store\.get writes to stdout with fmt\.Println, `
	envelope.SetMeta(ctx, "store", "memory")
	return u, nil
}
