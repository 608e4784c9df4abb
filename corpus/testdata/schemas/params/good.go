package params

import (
	"context"
	"encoding/json"
	"time"

	"github.com/envvet/envvet/envelope"
)

func registerGood(app *envelope.App) {
	envelope.Register(app, envelope.Command[struct{}, out]{Name: "ping", Summary: "Ping", Effect: envelope.Safe, Run: ping})
	envelope.Register(app, envelope.Command[pauseIn, out]{Name: "pause", Summary: "Pause", Effect: envelope.Safe, Run: pause})
	envelope.Register(app, envelope.Command[rangeIn, out]{Name: "range", Summary: "Show a range", Effect: envelope.Safe, Run: showRange})
	envelope.Register(app, envelope.Command[argIn, out]{Name: "args", Summary: "Show arguments", Effect: envelope.Safe, Run: (*counter)(nil).args})
	envelope.Register(app, envelope.Command[retryIn, out]{Name: "retry", Summary: "Retry", Effect: envelope.Safe, Run: retry})
	envelope.Register(app, envelope.Command[freeIn, out]{Name: "free", Summary: "Free", Effect: envelope.Safe, Run: free})
}

func ping(ctx context.Context, in struct{}) (out, error) { // ok: no parameters at all
	deadline, ok := ctx.Deadline()
	if !ok {
		return say("pong")
	}
	return say("pong %v", deadline.IsZero())
}

type clock func() time.Time

type pauseIn struct {
	For     string        `name:"for" help:"How long" pattern:"^[0-9]+(s|m)$" default:"5s"`
	Every   time.Duration `name:"-"`
	Clock   clock         `name:"-"`
	started time.Time
	raw     map[string]any
}

func pause(ctx context.Context, in pauseIn) (out, error) { // ok: what no command line can fill is no parameter
	d, err := time.ParseDuration(in.For)
	if err != nil {
		return out{}, err
	}
	in.Every, in.raw = d, map[string]any{"for": d}
	return say("%s %v %d", in.Every, in.started.IsZero(), len(in.raw))
}

// window is used by several commands.
type window struct {
	From int `name:"from" short:"f" help:"First" default:"0"`
	To   int `name:"to" short:"t" help:"Last" default:"10"`
}

type rangeIn struct {
	window
	Step int `name:"step" help:"How far apart" default:"1" enum:"1,2,5"`
}

func showRange(ctx context.Context, in rangeIn) (out, error) { // ok: parameters of an embedded struct
	n := 0
	for i := in.From; i < in.To; i += max(in.Step, 1) {
		n++
	}
	return say("%d", n)
}

type argIn struct {
	Output string   `name:"output" help:"Where to" arg:"true" required:"true"`
	Rest   []string `name:"rest" help:"What is left" arg:"true"`
}

type counter struct{ n int }

func (c *counter) args(ctx context.Context, in argIn) (out, error) { // ok: an argument may have a name of the runtime's
	if len(in.Rest) == 0 {
		return say("nothing to %s", in.Output)
	}
	return say("%d to %s", len(in.Rest), in.Output)
}

type retryIn struct {
	Code  string `name:"status-code" help:"Which one" enum:"a,b" json:"code,omitempty"`
	IDs   string `name:"ids" help:"Which ones"`
	Valid string `name:"valid" help:"What is valid"`
	Rule  string `name:"rule" help:"A rule" pattern:"^(a|b)$" default:"a"`
}

func retry(ctx context.Context, in retryIn) (out, error) { // ok: names that only look like identifiers
	b, err := json.Marshal(in)
	if err != nil {
		return out{}, err
	}
	return say("%s", b)
}

type freeIn struct {
	Name string `name:"name"` //envvet:ignore paramschema the name is enough
}

func free(ctx context.Context, in freeIn) (out, error) { // ok: accepted with a reason
	if in.Name == "" {
		in.Name = "world"
	}
	return say("hello %s", in.Name)
}
