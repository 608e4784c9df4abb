// Command fleet lists machines, processes and transactions. Each of them has a name, a number or
// a nonce of its own, which are none of the call. What was measured or read for a list is.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type server struct {
	Hostname  string `json:"hostname"`
	LatencyMS int    `json:"latency_ms"` // want `^field Out\.Servers\[\]\.LatencyMS is called latency_ms`
	CheckedAt string `json:"checked_at"` // want `^field Out\.Servers\[\]\.CheckedAt is called checked_at`
}

type process struct {
	PID   int    `json:"pid"`
	Cwd   string `json:"cwd"`
	Where place  `json:"where"`
}

type place struct {
	Hostname string `json:"hostname"`
}

type transfer struct {
	From      string `json:"from"`
	Nonce     uint64 `json:"nonce"`
	RequestID string `json:"request_id"` // want `^field Out\.Transfers\[\]\.RequestID is called request_id`
}

type fleet struct {
	Servers   []server            `json:"servers"`
	Processes map[string]*process `json:"processes"`
	Transfers [2]transfer         `json:"transfers"`

	Hostname string `json:"hostname"` // want `^field Out\.Hostname is called hostname`
	Self     self   `json:"self"`
}

// self is the program that answers.
type self struct {
	PID int    `json:"pid"` // want `^field Out\.Self\.PID is called pid`
	Cwd string `json:"cwd"` // want `^field Out\.Self\.Cwd is called cwd`
}

func list(context.Context, struct{}) (fleet, error) { return fleet{}, nil }

func all(context.Context, struct{}) ([]process, error) { return nil, nil }

func main() {
	app := envelope.New("fleet")
	envelope.Register(app, envelope.Command[struct{}, fleet]{Name: "list", Summary: "List the fleet", Effect: envelope.Safe, Run: list})
	envelope.Register(app, envelope.Command[struct{}, []process]{Name: "ps", Summary: "List processes", Effect: envelope.Safe, Run: all})
	app.Main()
}
