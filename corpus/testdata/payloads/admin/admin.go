// Package admin has the commands of administrators.
package admin

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"

	"example.com/payload/inventory"
)

// Register adds the commands to the application.
func Register(app *envelope.App) {
	envelope.Register(app, envelope.Command[struct{}, healthOut]{Name: "admin health", Summary: "Health", Effect: envelope.Safe, Run: runHealth})
	envelope.Register(app, envelope.Command[struct{}, zonesOut]{Name: "admin zones", Summary: "Zones", Effect: envelope.Safe, Run: runZones})
	envelope.Register(app, envelope.Command[struct{}, userOut]{Name: "admin user", Summary: "User", Effect: envelope.Safe, Run: runUser})
	register(app, "admin stamped", runStamped)
}

// register adds a command without parameters.
func register[Out any](app *envelope.App, name string, run func(context.Context) (Out, error)) {
	envelope.Register(app, envelope.Command[struct{}, Out]{
		Name: name, Summary: name, Effect: envelope.Safe,
		Run: func(ctx context.Context, _ struct{}) (Out, error) { return run(ctx) },
	})
}

type healthOut struct {
	State string    `json:"state"`
	Last  time.Time `json:"last"` // want volatiledata
}

func runHealth(ctx context.Context, _ struct{}) (healthOut, error) { // bad: time that is not declared, of the clock
	return healthOut{State: "up", Last: time.Now()}, nil
}

type zonesOut struct {
	Zones []string `json:"zones"`
}

func runZones(ctx context.Context, _ struct{}) (zonesOut, error) { // bad: order of a map of another package
	return zonesOut{Zones: inventory.Zones()}, nil // want unstableorder
}

type userOut struct {
	Name   string   `json:"name"`
	Groups []string `json:"groups,omitempty"`
}

func runUser(ctx context.Context, _ struct{}) (userOut, error) { // ok: out of scope (the package does not make the application, its dialect is not known)
	return userOut{Name: "root"}, nil
}

type stampedOut struct {
	Line string `json:"line"`
}

func runStamped(ctx context.Context) (stampedOut, error) { // bad: registered by a generic function of the program
	return stampedOut{Line: "checked " + time.Now().Format(time.Kitchen)}, nil // want volatilevalue
}
