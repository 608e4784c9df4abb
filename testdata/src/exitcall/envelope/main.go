// Command users has handlers of the runtime, which recovers from their panics
// but not from those of goroutines that they start.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type getIn struct {
	ID string `name:"id" help:"User id" arg:"true" required:"true"`
}

type user struct {
	ID string `json:"id" description:"User id"`
}

func main() {
	app := envelope.New("users", envelope.Version("1.0.0"))
	envelope.Register(app, envelope.Command[getIn, user]{
		Name: "get", Summary: "Show one user", Effect: envelope.Safe,
		Validate: func(ctx context.Context, in getIn) error {
			if in.ID == "" {
				os.Exit(2) // want `^handler "get" ends the process with os\.Exit, so its caller gets no answer; return an error \(exitcall\)$`
			}
			return nil
		},
		Run: get,
	})
	envelope.Register(app, envelope.Command[getIn, user]{
		Name: "find", Summary: "Find one user", Effect: envelope.Safe, Run: find,
	})
	go serve()
	app.Main()
}

// serve is started by main.
func serve() { panic("no server") }

func get(ctx context.Context, in getIn) (user, error) {
	if in.ID == "root" {
		return user{}, envelope.Errorf(envelope.PermissionDenied, "no access to %s", in.ID)
	}
	if in.ID == "panic" {
		panic("the runtime answers with a failure")
	}
	return user{ID: in.ID}, nil
}

func find(ctx context.Context, in getIn) (user, error) {
	done := make(chan error)
	go search(done, in.ID) // want `^handler find starts a goroutine without recover, and a panic there ends the process without an answer; recover in it, or start it with envelope\.Go \(exitcall\)$`
	go func() {            // want `^handler find starts a goroutine without recover, and `
		done <- nil
	}()
	var wg sync.WaitGroup
	wg.Go(func() { done <- nil }) // want `^handler find starts a goroutine without recover, and `
	wg.Go(func() {
		defer rescue(done)
		search(done, in.ID)
	})

	go guarded(done)
	go func() {
		defer rescue(done)
		search(done, in.ID)
	}()
	go func() {
		defer func() {
			if r := recover(); r != nil {
				done <- fmt.Errorf("search: %v", r)
			}
		}()
		search(done, in.ID)
	}()
	wg.Wait()
	return user{}, errors.Join(<-done, <-done)
}

func search(done chan<- error, id string) { done <- errors.New(id) }

func guarded(done chan<- error) {
	defer rescue(done)
	search(done, "a")
}

func rescue(done chan<- error) {
	if r := recover(); r != nil {
		done <- fmt.Errorf("search: %v", r)
	}
}
