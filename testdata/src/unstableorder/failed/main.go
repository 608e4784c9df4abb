// Command jobs gives up with what it has so far, which no answer has.
package main

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type jobs struct {
	Names []string `json:"names"`
}

var (
	queued   = map[string]int{"a": 1, "b": 2}
	errStuck = errors.New("stuck")
)

func list(ctx context.Context, in none) (jobs, error) {
	var j jobs
	for name, n := range queued {
		j.Names = append(j.Names, name)
		if n > 10 {
			return j, fmt.Errorf("%s is stuck", name)
		}
	}
	if len(j.Names) > 100 {
		return j, errStuck
	}
	slices.Sort(j.Names)
	return j, nil
}

func wrapped(ctx context.Context, in none) (jobs, error) {
	var j jobs
	for name := range queued {
		j.Names = append(j.Names, name)
	}
	if err := check(j.Names); err != nil {
		return j, err
	}
	slices.Sort(j.Names)
	return j, nil
}

func check(names []string) error {
	if len(names) > 10 {
		return errStuck
	}
	return nil
}

// answered gives what it has to the caller beside the error.
func answered(ctx context.Context, in none) (jobs, error) {
	var j jobs
	for name := range queued { // want `^field data\.Names is in the order of a map`
		j.Names = append(j.Names, name)
	}
	if err := check(j.Names); err != nil {
		return j, envelope.Errorf(envelope.Conflict, "stuck").WithData(j)
	}
	slices.Sort(j.Names)
	return j, nil
}

// passed may have no error.
func passed(ctx context.Context, in none) (jobs, error) {
	var j jobs
	for name := range queued { // want `^field Out\.Names is in the order of a map`
		j.Names = append(j.Names, name)
	}
	return j, check(j.Names)
}

// helped drops the error of what it calls.
func helped(ctx context.Context, in none) (jobs, error) {
	j, err := half()
	if err != nil {
		return j, nil
	}
	return j, nil
}

// handed returns what another function does.
func handed(ctx context.Context, in none) (jobs, error) {
	return list(ctx, in)
}

// retried may have the jobs of a call that has not failed.
func retried(ctx context.Context, in none) (jobs, error) {
	_, err := list(ctx, in)
	if err == nil {
		return half()
	}
	j, err := whole()
	return j, err
}

// probed leaves out how many jobs there are.
func probed(ctx context.Context, in none) (jobs, error) {
	j, _, err := counted()
	return j, err
}

// each returns what a function does with the numbers of the jobs, which has results of its own.
func each(ctx context.Context, in none) (jobs, error) {
	return visited(func(j jobs) (jobs, int, error) {
		c, n, err := counted()
		return c, n, err
	})
}

func visited(do func(jobs) (jobs, int, error)) (jobs, error) {
	j, n, err := do(jobs{})
	if n == 0 {
		return jobs{}, err
	}
	return j, err
}

func counted() (jobs, int, error) {
	j, err := whole()
	return j, len(j.Names), err
}

func whole() (jobs, error) {
	var j jobs
	for name := range queued { // want `^field Out\.Names is in the order of a map`
		j.Names = append(j.Names, name)
	}
	return j, check(j.Names)
}

type service struct{}

func (service) list(ctx context.Context, in none) (jobs, error) {
	j, _ := half()
	return j, fmt.Errorf("no service: %w", errStuck)
}

func half() (jobs, error) {
	var j jobs
	for name := range queued { // want `^field Out\.Names is in the order of a map`
		j.Names = append(j.Names, name)
	}
	return j, errStuck
}

func main() {
	app := envelope.New("jobs")
	envelope.Register(app, envelope.Command[none, jobs]{Name: "list", Summary: "List", Effect: envelope.Safe, Run: list})
	envelope.Register(app, envelope.Command[none, jobs]{Name: "wrapped", Summary: "List", Effect: envelope.Safe, Run: wrapped})
	envelope.Register(app, envelope.Command[none, jobs]{Name: "answered", Summary: "List", Effect: envelope.Safe, Run: answered})
	envelope.Register(app, envelope.Command[none, jobs]{Name: "passed", Summary: "List", Effect: envelope.Safe, Run: passed})
	envelope.Register(app, envelope.Command[none, jobs]{Name: "helped", Summary: "List", Effect: envelope.Safe, Run: helped})
	envelope.Register(app, envelope.Command[none, jobs]{Name: "handed", Summary: "List", Effect: envelope.Safe, Run: handed})
	envelope.Register(app, envelope.Command[none, jobs]{Name: "retried", Summary: "List", Effect: envelope.Safe, Run: retried})
	envelope.Register(app, envelope.Command[none, jobs]{Name: "probed", Summary: "List", Effect: envelope.Safe, Run: probed})
	envelope.Register(app, envelope.Command[none, jobs]{Name: "each", Summary: "List", Effect: envelope.Safe, Run: each})
	envelope.Register(app, envelope.Command[none, jobs]{Name: "service", Summary: "List", Effect: envelope.Safe, Run: service{}.list})
	app.Main()
}
