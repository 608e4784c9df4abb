// Package codes has commands that fail in all kinds of ways.
package codes

import (
	"context"

	"example.com/schemas/internal/codeset"
	"example.com/schemas/internal/failure"
	"github.com/envvet/envvet/envelope"
)

type empty struct{}

type hostIn struct {
	Name string `name:"name" help:"Name of the host" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
	Port int    `name:"port" help:"Port" default:"22"`
}

type host struct {
	Name string `json:"name" description:"Name of the host"`
	Up   bool   `json:"up" description:"It answers"`
}

// NewApp makes the application.
func NewApp() *envelope.App {
	app := envelope.New("codes", envelope.Version("0.9.0"))
	for name, run := range undeclaring {
		envelope.Register(app, envelope.Command[hostIn, host]{Name: name, Summary: "Try " + name, Effect: envelope.Safe, Run: run})
	}
	envelope.Register(app, envelope.Command[failure.In, failure.State]{Name: "check", Summary: "Check the store", Effect: envelope.Safe, Run: failure.Check}) /* bad: a failure of another package is not declared */ // want errorcode
	envelope.Register(app, envelope.Command[failure.In, failure.State]{                                                                                       // ok: the failure of another package is declared
		Name: "check-all", Summary: "Check all stores", Effect: envelope.Safe, Run: failure.Check,
		ExitCodes: envelope.ExitCodes{envelope.Precondition: {Description: "No folder is set"}},
	})
	registerTables(app)
	for _, c := range declared() {
		envelope.Register(app, c)
	}
	return app
}

func command(name string, codes envelope.ExitCodes, run func(context.Context, hostIn) (host, error)) envelope.Command[hostIn, host] {
	return envelope.Command[hostIn, host]{Name: name, Summary: "Do " + name, Effect: envelope.Safe, ExitCodes: codes, Run: run}
}

func declared() []envelope.Command[hostIn, host] {
	lookup := envelope.ExitCodes{
		envelope.NotFound:         {Description: "No such host"},
		envelope.Conflict:         {Description: "Somebody else has it"},
		envelope.Unavailable:      {Description: "It does not answer", Retryable: true},
		envelope.RateLimited:      {Description: "Too many calls", Retryable: true},
		envelope.Redirected:       {Description: "It has moved"},
		envelope.PermissionDenied: {Description: "Not allowed"},
		codeset.QuotaExit:         {Name: "QUOTA", Description: "No room left"},
	}
	return []envelope.Command[hostIn, host]{
		command("cancel", lookup, cancel), command("eject", lookup, eject), command("build", lookup, build),
		command("status", lookup, status), command("claim", lookup, claim), command("throttle", lookup, throttle),
		command("move", lookup, move), command("refer", lookup, refer), command("wait", lookup, wait),
		command("hurry", lookup, hurry), command("space", lookup, space), command("mend", lookup, mend),
		command("wild", lookup, wild), command("number", lookup, number), command("warn", lookup, warn),
		command("find", lookup, find), command("fill", lookup, fill), command("lock", lookup, lock),
		command("slow", lookup, slow), command("follow", lookup, follow), command("answer", lookup, answer),
		command("translate", lookup, translate), command("zero", lookup, zero),
	}
}
