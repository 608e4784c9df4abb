package envmcp_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envmcp"
)

type none = struct{}

type state struct {
	State string `json:"state" description:"How it went"`
}

var done = state{"done"}

type echoIn struct {
	ID    string   `name:"id" help:"What to echo" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
	Rest  []string `name:"rest" help:"More of it" arg:"true"`
	Role  string   `name:"role" help:"A role" enum:"admin,member" default:"member"`
	Count int8     `name:"count" help:"A number" default:"5" requires:"size"`
	Size  uint64   `name:"size" help:"Another one" default:"9"`
	Ratio float64  `name:"ratio" help:"A part" default:".5"`
	Tags  []string `name:"tag" short:"t" help:"Words" default:"a,b"`
	Loud  bool     `name:"loud" help:"Say it loud" excludes:"ratio"`
}

type echoOut struct {
	ID    string    `json:"id"`
	Rest  []string  `json:"rest"`
	Role  string    `json:"role"`
	Count int       `json:"count"`
	Size  uint64    `json:"size"`
	Ratio float64   `json:"ratio"`
	Tags  []string  `json:"tags"`
	Loud  bool      `json:"loud"`
	At    time.Time `json:"at" envelope:"volatile"`
}

type tree struct {
	Name     string `json:"name"`
	Children []tree `json:"children"`
}

type usage struct {
	Goroutines  int `json:"goroutines"`
	Descriptors int `json:"descriptors"`
}

func command[In, Out any](app *envelope.App, name string, run func(context.Context, In) (Out, error)) {
	envelope.Register(app, envelope.Command[In, Out]{Name: name, Summary: "Test " + name, Effect: envelope.Safe, Run: run})
}

// hostile is an application whose commands do what they should not.
func hostile(opts ...envelope.Option) *envelope.App {
	app := envelope.New("hostile", append([]envelope.Option{envelope.Version("2.4.1")}, opts...)...)
	command(app, "echo", func(_ context.Context, in echoIn) (echoOut, error) {
		return echoOut{in.ID, in.Rest, in.Role, int(in.Count), in.Size, in.Ratio, in.Tags, in.Loud, time.Now()}, nil
	})
	command(app, "release", func(_ context.Context, in struct {
		Version int `name:"version" help:"Which version" arg:"true" required:"true"`
	}) (map[string]int, error) {
		return map[string]int{"released": in.Version}, nil
	})
	command(app, "items", func(context.Context, none) (all []state, err error) {
		for i := range 50 {
			all = append(all, state{fmt.Sprint(i)})
		}
		return all, nil
	})
	command(app, "tree", func(context.Context, none) (tree, error) { return tree{"root", []tree{{Name: "leaf"}}}, nil })
	envelope.Register(app, envelope.Command[none, map[string]any]{
		Name: "declared", Summary: "Declare a schema", Effect: envelope.Safe,
		OutputSchema: json.RawMessage(`{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","required":["n"],"properties":{"n":{"$ref":"#/definitions/n"},"again":{"$ref":"#"}},"definitions":{"n":{"type":"integer","maximum":9223372036854775807}}}`),
		Run: func(context.Context, none) (map[string]any, error) {
			return map[string]any{"n": 1, "again": map[string]any{"n": 2}}, nil
		},
	})
	envelope.Register(app, envelope.Command[none, state]{
		Name: "deploy rollback", Summary: "Go back", Effect: envelope.Destructive,
		ExitCodes: envelope.ExitCodes{envelope.Conflict: {Description: "Already there"}},
		Run: func(context.Context, none) (state, error) {
			return state{}, envelope.Errorf(envelope.Conflict, "already there").WithData(map[string]string{"at": "v1"})
		},
	})
	end := func(name string, how func()) {
		command(app, name, func(context.Context, none) (state, error) { how(); return done, nil })
	}
	end("quiet", func() {})
	end("panic", func() { panic("on purpose") })
	end("goexit", runtime.Goexit)
	end("print", func() { fmt.Println(`{"jsonrpc":"2.0","id":1,"result":{}}`); fmt.Println("hello") })
	end("print-fd", func() { _, _ = syscall.Write(1, []byte("raw\n")) })
	var late sync.WaitGroup
	end("print-late", func() {
		late.Go(func() {
			for range 20 {
				time.Sleep(time.Millisecond)
				fmt.Println("late")
			}
		})
	})
	end("wait-late", func() { late.Wait() })
	end("print-child", func() {
		child := exec.Command("sh", "-c", "echo from a child; cat")
		child.Stdin, child.Stdout = os.Stdin, os.Stdout
		_ = child.Run()
	})
	end("print-much", func() { fmt.Print(strings.Repeat(strings.Repeat("x", 99)+"\n", 10<<20/100)) })
	end("background-child", func() {
		child := exec.Command("sh", "-c", "sleep 2; echo too late")
		child.Stdout = os.Stdout
		_ = child.Start()
	})
	command(app, "read", func(context.Context, none) (map[string]int, error) {
		n, _ := os.Stdin.Read(make([]byte, 100))
		return map[string]int{"read": n}, nil
	})
	command(app, "nan", func(context.Context, none) (map[string]float64, error) {
		return map[string]float64{"x": math.NaN()}, nil
	})
	command(app, "ask", func(ctx context.Context, _ none) (state, error) {
		_, err := envelope.Prompt(ctx, "Name? ")
		return done, err
	})
	envelope.Register(app, envelope.Command[none, state]{
		Name: "limited", Summary: "Take too long", Effect: envelope.Safe, Timeout: 50 * time.Millisecond,
		Run: func(context.Context, none) (state, error) { select {} },
	})
	command(app, "hang", func(ctx context.Context, in struct {
		Marker string `name:"marker" help:"A file to write when it is cleaned up"`
	}) (state, error) {
		envelope.Cleanup(ctx, func() { _ = os.WriteFile(in.Marker, []byte("cleaned"), 0o600) })
		_ = os.WriteFile(in.Marker, []byte("begun"), 0o600)
		select {}
	})
	command(app, "usage", func(context.Context, none) (usage, error) {
		entries, err := os.ReadDir("/proc/self/fd")
		return usage{runtime.NumGoroutine(), len(entries)}, err
	})
	return app
}

func serve(opts ...envelope.Option) func() {
	return func() {
		if len(os.Args) > 1 {
			hostile(opts...).Main()
		}
		envmcp.Main(hostile(opts...))
	}
}
