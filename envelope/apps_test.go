package envelope_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"runtime"
	"time"

	"github.com/envvet/envvet/envelope"
)

// apps are the programs that the tests run.
var apps = map[string]func() *envelope.App{
	"answers":  tool(answers),
	"answers1": tool(answers, envelope.Use(envelope.ClawV1)),
	"answers2": tool(answers, envelope.Use(envelope.ClawV2)),
	"errors":   tool(failures),
	"errors1":  tool(failures, envelope.Use(envelope.ClawV1)),
	"errors2":  tool(failures, envelope.Use(envelope.ClawV2)),
	"errorsA":  tool(failures, envelope.Use(envelope.AnimusV1)),
	"input":    tool(inputs),
	"people":   tool(people),
	"escapes":  tool(escapes),
	"escapesL": tool(escapes, envelope.DefaultTimeout(60*time.Millisecond)),
	"escapes1": tool(escapes, envelope.Use(envelope.ClawV1)),
	"escapes2": tool(escapes, envelope.Use(envelope.ClawV2)),
	"escapesA": tool(escapes, envelope.Use(envelope.AnimusV1)),
	"nothing":  tool(nothing),
	"nothing2": tool(nothing, envelope.Use(envelope.ClawV2)),
	"nothingA": tool(nothingOfAny, envelope.Use(envelope.AnimusV1)),
	"contract": tool(contract),
	"changing": tool(changing),
	"roomy":    tool(contract, envelope.MaxOutput(4<<20)),
	"strict":   tool(contract, envelope.StrictUpstream(), envelope.ConfigHash("sha256:00")),
	"claw1":    tool(contract, envelope.Use(envelope.ClawV1)),
	"claw2":    tool(contract, envelope.Use(envelope.ClawV2)),
	"small": tool(func(app *envelope.App) {
		grow[struct {
			A string `name:"a" help:"A"`
		}, item](app)
	}),
	"grown": tool(func(app *envelope.App) { grow[grownIn, grownOut](app) }),
	"prefixed": func() *envelope.App {
		app := envelope.New("my-tool", envelope.Version("2.4.1"))
		contract(app)
		return app
	},
	"claw3":  tool(contract, envelope.Use(envelope.ClawV2), envelope.Phase(3)),
	"claw4":  tool(contract, envelope.Use(envelope.ClawV2), envelope.Phase(4)),
	"ao":     tool(contract, envelope.Use(envelope.AnimusV1), envelope.SchemaID("ao.cli.v1")),
	"animus": tool(contract, envelope.Use(envelope.AnimusV1)),
	"unsupported": tool(func(app *envelope.App) {
		command(app, "channel", func(context.Context, none) (struct{ C chan int }, error) { return struct{ C chan int }{}, nil })
	}),
	"twice": tool(func(app *envelope.App) {
		command(app, "list", func(context.Context, struct{}) (struct{}, error) { return struct{}{}, nil })
		command(app, "list", func(context.Context, struct{}) (struct{}, error) { return struct{}{}, nil })
	}),
	"wrongly": tool(func(app *envelope.App) {
		command(app, "pay", func(context.Context, struct {
			Sum int `name:"sum" help:"How much" required:"true" default:"1"`
		}) (none, error) {
			return none{}, nil
		})
		command(app, "count", func(context.Context, none) (int, error) { return 1, nil })
	}),
	"scalar": tool(func(app *envelope.App) {
		command(app, "count", func(context.Context, struct{}) (int, error) { return 1, nil })
	}),
}

// tool returns a maker of an app with the commands.
func tool(register func(*envelope.App), opts ...envelope.Option) func() *envelope.App {
	return func() *envelope.App {
		app := envelope.New("tool", append([]envelope.Option{envelope.Version("2.4.1")}, opts...)...)
		register(app)
		return app
	}
}

type grownIn struct {
	A     string `name:"a" help:"A"`
	Added string `name:"added" help:"One more"`
}

type grownOut struct {
	item
	More string `json:"more"`
}

func grow[In, Out any](app *envelope.App) {
	command(app, "grow", func(context.Context, In) (out Out, err error) { return out, nil })
}

// command registers a command that is nothing but its Run.
func command[In, Out any](app *envelope.App, name string, run func(context.Context, In) (Out, error)) {
	envelope.Register(app, envelope.Command[In, Out]{Name: name, Summary: "Test " + name, Effect: envelope.Safe, Run: run})
}

type none = struct{}

type nested struct {
	List  []string          `json:"list"`
	Map   map[string]int    `json:"map"`
	Bytes []byte            `json:"bytes"`
	Sub   *nested           `json:"sub"`
	Any   any               `json:"any"`
	Omit  []string          `json:"omit,omitempty"`
	Zero  []string          `json:"zero,omitzero"`
	Deep  map[string][]bool `json:"deep"`
}

func answers(app *envelope.App) {
	envelope.Register(app, envelope.Command[none, none]{
		Name: "versioned", Summary: "Have a version", Effect: envelope.Safe, DataVersion: "2.1.0",
		Run: func(context.Context, none) (none, error) { return none{}, nil },
	})
	command(app, "object", func(context.Context, none) (map[string]int, error) {
		return map[string]int{"b": 2, "a": 1}, nil
	})
	command(app, "nothing", func(context.Context, none) (*nested, error) { return nil, nil })
	command(app, "nil-any", func(context.Context, none) (any, error) { return nil, nil })
	command(app, "nil-slice", func(context.Context, none) ([]int, error) { return nil, nil })
	command(app, "nil-list", func(context.Context, none) (*[]int, error) { return nil, nil })
	command(app, "nil-map", func(context.Context, none) (map[string]int, error) { return nil, nil })
	command(app, "nested", func(context.Context, none) ([]nested, error) {
		return []nested{{Sub: &nested{Any: []int(nil)}, Deep: map[string][]bool{"x": nil}}}, nil
	})
	command(app, "html", func(context.Context, none) (map[string]string, error) {
		return map[string]string{"text": "<a&b>"}, nil
	})
	command(app, "nan", func(context.Context, none) (map[string]float64, error) {
		return map[string]float64{"x": math.NaN()}, nil
	})
	command(app, "cycle", func(context.Context, none) (*nested, error) {
		n := &nested{}
		n.Sub = n
		return n, nil
	})
	command(app, "channel", func(context.Context, none) (any, error) { return make(chan int), nil })
	command(app, "any-text", func(context.Context, none) (any, error) { return "text", nil })
	command(app, "marshal-panic", func(context.Context, none) (panics, error) { return panics{}, nil })
	command(app, "warn-oddly", func(ctx context.Context, _ none) (none, error) {
		envelope.Warn(ctx, "slow: very", "took %d steps", 3)
		return none{}, nil
	})
	command(app, "taken-keys", func(context.Context, none) (map[string]string, error) {
		return map[string]string{"kind": "a", "type": "error", "error": "b", "hint": "c", "name": "x"}, nil
	})
	command(app, "taken-meta", func(ctx context.Context, _ none) (none, error) {
		envelope.SetMeta(ctx, "\x1b[0mcommand", "mine")
		envelope.SetMeta(ctx, "\x1b[0mbackend", "eu-1")
		envelope.SetMeta(ctx, "backend", "eu-2")
		return none{}, envelope.Errorf(envelope.GeneralError, "no").WithData(struct {
			Command string `json:"command" envelope:"volatile"`
			Seen    string `json:"seen" envelope:"volatile"`
		}{"mine", "here"})
	})
	command(app, "warn", func(ctx context.Context, _ none) (none, error) {
		envelope.Warn(ctx, "SLOW", "took %d steps", 3)
		envelope.SetMeta(ctx, "backend", "eu-1")
		envelope.SetMeta(ctx, "hosts", []string(nil))
		envelope.SetMeta(ctx, "request_id", "mine")
		envelope.SetMeta(ctx, "bad", math.Inf(1))
		envelope.Logger(ctx).Info("working")
		return none{}, nil
	})
	command(app, "panic", func(context.Context, none) (none, error) { panic("on purpose") })
	command(app, "panic-nil", func(context.Context, none) (none, error) { panic(nil) })
	command(app, "goexit", func(context.Context, none) (none, error) { runtime.Goexit(); return none{}, nil })
	command(app, "group first", func(context.Context, none) (none, error) { return none{}, nil })
	command(app, "group second", func(context.Context, none) (none, error) { return none{}, nil })
}

type panics struct{}

func (panics) MarshalJSON() ([]byte, error) { panic("no JSON today") }

// failures has a command that fails with each of these errors.
func failures(app *envelope.App) {
	var typedNil *envelope.Error
	for name, err := range map[string]error{
		"plain":        errors.New("disk on fire"),
		"zero":         &envelope.Error{},
		"nil":          typedNil,
		"not-found":    envelope.Errorf(envelope.NotFound, "no user %s", "x"),
		"wrapped":      fmt.Errorf("reading: %w", envelope.Errorf(envelope.NotFound, "no user")),
		"described":    &envelope.Error{Exit: envelope.NotFound},
		"undeclared":   &envelope.Error{Exit: envelope.Conflict, Code: "ALREADY_EXISTS"},
		"argument":     envelope.Errorf(envelope.ArgError, "late"),
		"success":      &envelope.Error{Exit: envelope.Success, Message: "failed"},
		"out-of-range": envelope.Errorf(256, "far out"),
		"reserved":     envelope.Errorf(14, "reserved"),
		"own":          envelope.Errorf(80, "too heavy"),
		"bad-code":     &envelope.Error{Exit: envelope.NotFound, Code: "no such user", Message: "no user"},
		"limited":      envelope.Errorf(envelope.RateLimited, "slow down"),
		"unavailable":  &envelope.Error{Exit: envelope.Unavailable, RetryAfter: 1500 * time.Microsecond, RetryStrategy: envelope.RetryBackingOff, FixRequired: "wait"},
		"no-retry":     &envelope.Error{Exit: envelope.NotFound, RetryAfter: time.Second, RetryStrategy: envelope.RetryImmediately},
		"full": &envelope.Error{
			Exit: envelope.Precondition, Code: "NO_LOGIN", Message: "not logged in", Detail: "no token", Param: "id",
			FixRequired: "log in", FixCommand: "tool login", Suggestion: "ask somebody",
			Redirect: &envelope.Redirect{Command: "other"},
		},
		"moved":      &envelope.Error{Exit: envelope.Redirected, Redirect: &envelope.Redirect{Command: "tool other", Permanent: true, Reason: "renamed"}},
		"odd-retry":  &envelope.Error{Exit: envelope.Unavailable, Message: "busy", RetryStrategy: "sometimes"},
		"odd-reason": &envelope.Error{Exit: envelope.Redirected, Message: "gone", Redirect: &envelope.Redirect{Command: "tool other", Reason: "a whim"}},
		"to-nobody":  envelope.Errorf(envelope.Redirected, "gone"),
		"to-nothing": &envelope.Error{Exit: envelope.Redirected, Redirect: &envelope.Redirect{Permanent: true}},
		"bare-fix":   &envelope.Error{Exit: envelope.Conflict, Message: "taken", FixCommand: "tool list"},
		"with-data":  envelope.Errorf(envelope.Conflict, "exists").WithData(map[string]string{"id": "x"}),
		"with-text":  envelope.Errorf(envelope.Conflict, "exists").WithData("x"),
		"with-nan":   envelope.Errorf(envelope.NotFound, "no user").WithData(map[string]float64{"x": math.NaN()}),
		"with-nil":   envelope.Errorf(envelope.Conflict, "exists").WithData(nil),
		"panicking":  panickingError{},
	} {
		envelope.Register(app, envelope.Command[none, map[string]int]{
			Name: name, Summary: "Fail", Effect: envelope.Safe,
			ExitCodes: envelope.ExitCodes{
				envelope.NotFound: {Description: "No such user", FixRequired: "use a user that exists", FixCommand: "tool list"},
				80:                {Name: "TOO_HEAVY", Description: "The parcel is too heavy", SideEffects: envelope.NoSideEffects, Retryable: true},
			},
			Run: func(context.Context, none) (map[string]int, error) { return map[string]int{"dropped": 1}, err },
		})
	}
}

type panickingError struct{}

func (panickingError) Error() string { panic("no text") }

type common struct {
	Verbose bool `name:"verbose" short:"v" help:"Say more"`
}

type role string

type input struct {
	common
	ID      string   `name:"id" help:"User id" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
	Names   []string `name:"names" help:"More names" arg:"true"`
	Role    role     `name:"role" short:"r" help:"Role" enum:"admin,member" default:"member"`
	Count   int8     `name:"count" help:"How many" default:"5"`
	Size    uint     `name:"size" help:"How big"`
	Factor  float64  `name:"factor" help:"How much"`
	Tags    []string `name:"tag" help:"Tags" default:"a,b" pattern:"^[a-z]+$"`
	Ignored string   `name:"-"`
}

func inputs(app *envelope.App) {
	command(app, "echo", func(_ context.Context, in input) (map[string]any, error) {
		return map[string]any{
			"verbose": in.Verbose, "id": in.ID, "names": in.Names, "role": in.Role, "count": in.Count,
			"size": in.Size, "factor": in.Factor, "tags": in.Tags,
		}, nil
	})
	command(app, "release", func(_ context.Context, in struct {
		Version string `name:"version" help:"Which version" arg:"true" required:"true"`
	}) (map[string]string, error) {
		return map[string]string{"released": in.Version}, nil
	})
	command(app, "spelled", func(_ context.Context, in struct {
		Half    float64 `name:"half" help:"Half" default:".5"`
		One     float64 `name:"one" help:"One" default:"1."`
		Quarter float64 `name:"quarter" help:"A quarter" default:"0x1p-2"`
		Five    int     `name:"five" help:"Five" default:"+5"`
		Agent   uint64  `name:"agent" help:"An agent" default:"007"`
		Most    uint64  `name:"most" help:"The most" default:"18446744073709551615"`
		Price   float64 `name:"price" help:"A price" default:"1.50"`
		Rate    float32 `name:"rate" help:"A rate" enum:"1.0,.5" default:"1"`
	}) (map[string]any, error) {
		return map[string]any{"half": in.Half, "one": in.One, "quarter": in.Quarter, "five": in.Five, "agent": in.Agent}, nil
	})
	command(app, "conditions", func(context.Context, struct {
		Name string `name:"name" help:"A name" required:"true"`
		From string `name:"from" help:"Where from" requires:"to"`
		To   string `name:"to" help:"Where to"`
	}) (none, error) {
		return none{}, nil
	})
	command(app, "modes", func(_ context.Context, in struct {
		Mode string   `name:"mode" help:"A mode" enum:"strict,soft" requires:"strict=cert"`
		Tags []string `name:"tag" help:"Tags" requires:"a=cert"`
		Cert string   `name:"cert" help:"A certificate"`
	}) (map[string]string, error) {
		return map[string]string{"mode": in.Mode}, nil
	})
	command(app, "file", func(_ context.Context, in struct {
		common
		Names []string `name:"name" short:"n" help:"Names"`
	}) ([]string, error) {
		return in.Names, nil
	})
	command(app, "top", func(_ context.Context, in struct {
		Limit int `name:"limit" help:"How many are best" arg:"true"`
	}) ([]string, error) {
		return []string{"a", "b", "c"}[:in.Limit], nil
	})
	command(app, "paint", func(_ context.Context, in struct {
		Color string `name:"color" help:"A color" arg:"true" enum:"red,blue"`
		Size  string `name:"size" help:"A size" arg:"true" enum:"big,small"`
		Coat  string `name:"coat" help:"What kind of coat"`
		Dry   bool   `name:"dry" help:"It is dry"`
	}) (none, error) {
		return none{}, nil
	})
	command(app, "choose", func(_ context.Context, in struct {
		Layers []string `name:"layer" help:"Layers" enum:"land,sea"`
		Depth  int16    `name:"depth" help:"How deep"`
		Tiles  uint64   `name:"tiles" help:"How many"`
		Mark   string   `name:"mark" help:"A mark" pattern:"^[a-z]$"`
		Seed   int64    `name:"seed" help:"Any number"`
	}) (none, error) {
		return none{}, nil
	})
	command(app, "join", func(_ context.Context, in struct {
		Parts []string `name:"part" help:"Parts" required:"true"`
	}) ([]string, error) {
		return in.Parts, nil
	})
	envelope.Register(app, envelope.Command[input, none]{
		Name: "check", Summary: "Validate", Effect: envelope.Safe,
		Validate: func(_ context.Context, in input) error {
			switch in.ID {
			case "two":
				return errors.Join(
					&envelope.Error{Param: "id", Code: "ID_TAKEN", Message: "id two is taken"},
					errors.New("something else"))
			case "coded":
				return &envelope.Error{Exit: envelope.NotFound, Code: "NO_CENTRE", Message: "no such centre", Param: "id", Suggestion: "look it up"}
			case "absent":
				return envelope.Errorf(envelope.NotFound, "no centre absent")
			case "several":
				return fmt.Errorf("port %d: %w: %w", 70000, errors.New("out of range"), errors.New("the most is 65535"))
			case "file":
				return fmt.Errorf("config: %w", fs.ErrNotExist)
			case "panic":
				panic("in Validate")
			}
			return nil
		},
		Run: func(context.Context, input) (none, error) { return none{}, nil },
	})
}
