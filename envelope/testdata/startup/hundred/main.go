// Hundred registers 100 commands and answers one.
package main

import (
	"context"
	"fmt"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	ID      string   `name:"id" help:"Id" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
	Names   []string `name:"name" help:"Names" pattern:"^[a-z]+$"`
	Role    string   `name:"role" help:"Role" enum:"admin,member" default:"member"`
	Count   int      `name:"count" help:"How many" default:"5"`
	Verbose bool     `name:"verbose" short:"v" help:"Say more"`
}

type address struct {
	Street string `json:"street" description:"Street"`
	City   string `json:"city" description:"City"`
}

type out struct {
	ID      string            `json:"id" description:"Id"`
	Role    string            `json:"role" enum:"admin,member"`
	Tags    []string          `json:"tags" envelope:"set"`
	Labels  map[string]string `json:"labels"`
	Address address           `json:"address"`
	Others  []address         `json:"others"`
}

func main() {
	app := envelope.New("tool", envelope.Version("1.0.0"))
	for i := range 100 {
		envelope.Register(app, envelope.Command[in, out]{
			Name: fmt.Sprintf("command-%d", i), Summary: "Do something", Effect: envelope.Safe,
			ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "There is no such thing"}},
			Run:       func(_ context.Context, in in) (out, error) { return out{ID: in.ID, Role: in.Role}, nil },
		})
	}
	app.Main()
}
