// Command parity declares much that is wrong, and prints what registration says
// of it. A test holds that the pass says the same.
package main

import (
	"context"
	"encoding/json"
	"os"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type stored struct {
	ID        uuid.UUID            `json:"id"`
	CreatedAt time.Time            `json:"created_at"`
	UpdatedAt *time.Time           `json:"updated_at" envelope:"stable"`
	Visits    []time.Time          `json:"visits"`
	Seen      map[string]time.Time `json:"seen" envelope:"stable"`
	Kept      string               `json:"as_of" envelope:"stable,kept"`
}

type page[T any] struct {
	stored
	Items     []T    `json:"items" envelope:"set,ordered"`
	Next      *T     `json:"next"`
	RequestID string `json:"request_id"`
	Duration  int    `json:"duration_ms" envelope:"volatile"`
	Effect    string `json:"effect" enum:"created,lost"`
	Count     int    `json:"count" envelope:"set"`
}

type item struct {
	Any    any               `json:"any"`
	Raw    json.RawMessage   `json:"raw"`
	Opaque any               `json:"opaque" envelope:"opaque"`
	Maps   map[string]any    `json:"maps"`
	Chan   chan int          `json:"chan"`
	Func   func() error      `json:"func"`
	Bools  map[bool]string   `json:"bools"`
	Parent *item             `json:"parent"`
	Both   string            `json:"both" envelope:"stable,volatile"`
	Err    error             `json:"err"`
	Custom custom            `json:"custom"`
	Known  schemed           `json:"known"`
	Words  map[string]string `json:"words"`
	Skip   any               `json:"-"`
	Gone   []string          `json:"gone,omitempty"`
	Zero   int               `json:"zero,omitzero"`
	Maybe  *bool             `json:"maybe,omitempty"`
}

type custom struct{}

func (custom) MarshalJSON() ([]byte, error) { return []byte("1"), nil }

type schemed struct{}

func (schemed) MarshalJSON() ([]byte, error) { return []byte("1"), nil }
func (schemed) JSONSchema() json.RawMessage  { return json.RawMessage(`{"type":"integer"}`) }

type common struct {
	Verbose bool `name:"verbose" short:"v"`
}

type params struct {
	common
	ID      string        `name:"id" help:"Id"`
	Other   string        `name:"other_id" help:"Id" pattern:"[a-z]"`
	Bad     string        `name:"bad" help:"Bad" pattern:"("`
	NoName  string        `help:"No name"`
	Output  string        `name:"output" help:"Reserved"`
	Upper   string        `name:"Upper" help:"Upper"`
	Twice   string        `name:"verbose" help:"Again" short:"v"`
	Mode    string        `name:"mode" help:"Mode" enum:"a,b" default:"c"`
	Level   int8          `name:"level" help:"Level" enum:"1,x" default:"300" required:"true"`
	Empty   string        `name:"empty" help:"Empty" enum:""`
	Flag    bool          `name:"flag" help:"Flag" enum:"true" required:"yes"`
	Wait    time.Duration `name:"wait" help:"Wait"`
	Rest    []string      `name:"rest" help:"Rest" arg:"true" short:"r"`
	Last    string        `name:"last" help:"Last" arg:"true" required:"true"`
	Cert    string        `name:"cert" help:"Cert" requires:"key,cert" excludes:"key"`
	Key     string        `name:"key" help:"Key" requires:"none"`
	Ignored string        `name:"-"`
}

type none struct{}

func add[In, Out any](app *envelope.App, c envelope.Command[In, Out]) {
	c.Summary = "Something"
	envelope.Register(app, c)
}

func safe[Out any](app *envelope.App, name string, run func(context.Context, none) (Out, error)) {
	envelope.Register(app, envelope.Command[none, Out]{Name: name, Summary: name, Effect: envelope.Safe, Run: run})
}

func run[In, Out any](context.Context, In) (out Out, err error) { return out, nil }

func main() {
	app := envelope.New("parity")
	envelope.Register(app, envelope.Command[params, page[item]]{Name: "all", Summary: "All", Effect: envelope.Mutating, Run: run[params, page[item]]})
	envelope.Register(app, envelope.Command[none, map[string]stored]{Name: "map", Summary: "Map", Effect: envelope.Safe, Run: run[none, map[string]stored]})
	envelope.Register(app, envelope.Command[none, any]{Name: "any", Summary: "Any", Effect: envelope.Destructive, Run: run[none, any]})
	envelope.Register(app, envelope.Command[none, item]{
		Name: "explicit", Summary: "Explicit", Effect: envelope.Destructive, Run: run[none, item],
		OutputSchema: json.RawMessage(`{"type":"object"}`),
	})
	envelope.Register(app, envelope.Command[none, none]{
		Name: "bad-schema", Summary: "Bad schema", Effect: envelope.Safe, Run: run[none, none], OutputSchema: json.RawMessage(`[1]`),
	})
	envelope.Register(app, envelope.Command[none, int]{Name: "scalar", Summary: "Scalar", Effect: envelope.Safe, Run: run[none, int]})
	envelope.Register(app, envelope.Command[none, chan int]{Name: "chan", Summary: "Chan", Effect: envelope.Safe, Run: run[none, chan int]})
	envelope.Register(app, envelope.Command[int, []stored]{Name: "list", Summary: "List", Effect: envelope.Safe, Run: run[int, []stored]})
	c := envelope.Command[none, *item]{Name: "later", Effect: envelope.Destructive}
	c.Summary, c.Run = "Later", run[none, *item]
	c.OutputSchema = json.RawMessage("null")
	envelope.Register(app, c)
	add(app, envelope.Command[none, stored]{Name: "added", Effect: envelope.Mutating, Run: run[none, stored]})
	safe(app, "wrapped", run[none, page[stored]])
	exits(app)
	_ = json.NewEncoder(os.Stdout).Encode(app.Problems())
}
