// Hundred registers 100 commands, each with types of its own, and answers one.
package main

import (
	"context"
	"fmt"

	"github.com/envvet/envvet/envelope"
)

type in[A, B any] struct {
	ID      string   `name:"id" help:"Id" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
	Names   []string `name:"name" help:"Names" pattern:"^[a-z]+$"`
	Role    string   `name:"role" help:"Role" enum:"admin,member" default:"member"`
	Count   int      `name:"count" help:"How many" default:"5"`
	Verbose bool     `name:"verbose" short:"v" help:"Say more"`
}

type address[A, B any] struct {
	Street string `json:"street" description:"Street"`
	City   string `json:"city" description:"City"`
}

type out[A, B any] struct {
	ID      string            `json:"id" description:"Id"`
	Role    string            `json:"role" enum:"admin,member"`
	Tags    []string          `json:"tags" envelope:"set"`
	Labels  map[string]string `json:"labels"`
	Address address[A, B]     `json:"address"`
	Others  []address[A, B]   `json:"others"`
}

// Ten types make a hundred pairs.
type (
	t0 struct{}
	t1 struct{}
	t2 struct{}
	t3 struct{}
	t4 struct{}
	t5 struct{}
	t6 struct{}
	t7 struct{}
	t8 struct{}
	t9 struct{}
)

var count int

func register[A, B any](app *envelope.App) {
	envelope.Register(app, envelope.Command[in[A, B], out[A, B]]{
		Name: fmt.Sprintf("command-%d", count), Summary: "Do something", Effect: envelope.Safe,
		ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "There is no such thing"}},
		Run: func(_ context.Context, in in[A, B]) (out[A, B], error) {
			return out[A, B]{ID: in.ID, Role: in.Role}, nil
		},
	})
	count++
}

func ten[A any](app *envelope.App) {
	register[A, t0](app)
	register[A, t1](app)
	register[A, t2](app)
	register[A, t3](app)
	register[A, t4](app)
	register[A, t5](app)
	register[A, t6](app)
	register[A, t7](app)
	register[A, t8](app)
	register[A, t9](app)
}

func main() {
	app := envelope.New("tool", envelope.Version("1.0.0"))
	ten[t0](app)
	ten[t1](app)
	ten[t2](app)
	ten[t3](app)
	ten[t4](app)
	ten[t5](app)
	ten[t6](app)
	ten[t7](app)
	ten[t8](app)
	ten[t9](app)
	app.Main()
}
