package envelope_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/envvet/envvet/envelope"
)

// markerIn has the file that a command of escapes leaves traces in.
type markerIn struct {
	Marker string `name:"marker" help:"A file to append to"`
}

// trace appends a line to the file.
func (in markerIn) trace(line string) {
	if f, err := os.OpenFile(in.Marker, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644); err == nil {
		_, _ = f.WriteString(line + "\n")
		_ = f.Close()
	}
}

var done = map[string]string{"state": "done"}

type state = map[string]string

// escapes has a command for each way out of a command.
func escapes(app *envelope.App) {
	escapesByEnding(app)
	escapesByPrinting(app)
	escapesByWaiting(app)
	escapesByHeeding(app)
	escapesByDying(app)
}

type goexits struct{}

func (goexits) MarshalJSON() ([]byte, error) { runtime.Goexit(); return nil, nil }
func (goexits) Text() string                 { runtime.Goexit(); return "" }

// loud prints when it is asked for its JSON.
type loud struct{}

func (loud) MarshalJSON() ([]byte, error) {
	fmt.Println("debug: here")
	return []byte(`{"state":"done"}`), nil
}

type hangs struct{}

func (hangs) MarshalJSON() ([]byte, error) { select {} }

type panicsInText struct{}

func (panicsInText) Error() string { panic("no text today") }

// A speechless panic panics when it is asked for its text, with a value that does
// the same.
type speechless struct{}

func (speechless) Error() string                { panic(speechless{}) }
func (speechless) MarshalJSON() ([]byte, error) { panic(speechless{}) }

// A vanishing panic ends the goroutine that asks for its text.
type vanishing struct{}

func (vanishing) Error() string { runtime.Goexit(); return "" }

// A stuck payload says in the file when it is asked for its JSON, and never has any.
type stuck struct{ in markerIn }

func (s stuck) MarshalJSON() ([]byte, error) { s.in.trace("ready"); select {} }

func escapesByEnding(app *envelope.App) {
	end := func(name string, how func()) {
		command(app, name, func(context.Context, none) (state, error) { how(); return done, nil })
	}
	end("panic", func() { panic("on purpose") })
	end("panic-nil", func() { panic(nil) })
	end("panic-error", func() { panic(panicsInText{}) })
	end("panic-speechless", func() { panic(speechless{}) })
	end("panic-vanishing", func() { panic(vanishing{}) })
	command(app, "go-panic-speechless", func(ctx context.Context, _ none) (state, error) {
		envelope.Go(ctx, func() { panic(speechless{}) })
		<-ctx.Done()
		return done, context.Cause(ctx)
	})
	command(app, "marshal-speechless", func(ctx context.Context, _ none) (speechless, error) {
		envelope.SetMeta(ctx, "odd", speechless{})
		return speechless{}, nil
	})
	command(app, "fail-vanishing", func(context.Context, none) (state, error) { return nil, vanishing{} })
	end("panic-runtime", func() { var m map[string]int; m["x"] = 1 })
	end("panic-deep", func() { defer func() { panic("second") }(); panic("first") })
	end("goexit", runtime.Goexit)
	command(app, "marshal-goexit", func(context.Context, none) (goexits, error) { return goexits{}, nil })
	limited(app, "marshal-hang", func(context.Context, none) (hangs, error) { return hangs{}, nil })
	envelope.Register(app, envelope.Command[none, state]{
		Name: "validate-panic", Summary: "Panic in Validate", Effect: envelope.Safe,
		Validate: func(context.Context, none) error { panic("on purpose") },
		Run:      func(context.Context, none) (state, error) { return done, nil },
	})
	command(app, "go-panic", func(ctx context.Context, _ none) (state, error) {
		envelope.Go(ctx, func() { panic("in a goroutine") })
		<-ctx.Done()
		return done, context.Cause(ctx)
	})
	command(app, "go-panic-waited", func(ctx context.Context, _ none) (state, error) {
		var all sync.WaitGroup
		for i := range 4 {
			all.Add(1)
			envelope.Go(ctx, func() {
				defer all.Done()
				if i == 2 {
					panic("in a goroutine")
				}
			})
		}
		all.Wait()
		return done, nil
	})
	command(app, "go-panic-ignored", func(ctx context.Context, _ none) (state, error) {
		envelope.Go(ctx, func() { panic("in a goroutine") })
		select {}
	})
	command(app, "go", func(ctx context.Context, _ none) (state, error) {
		answer := make(chan string)
		envelope.Go(ctx, func() { answer <- "done" })
		return state{"state": <-answer}, nil
	})
	command(app, "cleanup", func(ctx context.Context, in markerIn) (state, error) {
		for _, name := range []string{"first", "panicking", "last"} {
			envelope.Cleanup(ctx, func() {
				in.trace(name)
				if name == "panicking" {
					panic("while cleaning up")
				}
			})
		}
		return done, nil
	})
}

func escapesByPrinting(app *envelope.App) {
	child := func(script string) func() {
		return func() {
			cmd := exec.Command("sh", "-c", script)
			cmd.Stdout = os.Stdout
			if err := cmd.Run(); err != nil {
				panic(err)
			}
		}
	}
	for name, print := range map[string]func(){
		"print":      func() { fmt.Println("debug: here") },
		"print-raw":  func() { fmt.Fprint(os.NewFile(uintptr(1), "one"), "debug: here") },
		"print-json": func() { fmt.Println(`{"ok":true,"data":{"fake":1}}`) },
		"print-much": func() {
			line := bytes.Repeat([]byte("x"), 1<<16)
			for range 160 {
				_, _ = os.Stdout.Write(line)
			}
		},
		"print-child":      child("echo debug: here"),
		"print-background": child("(sleep 3; echo late) & echo debug: here"),
		"print-flood":      child("yes & echo $!"),
		"close":            func() { _ = os.Stdout.Close() },
		"quiet":            func() {},
	} {
		command(app, name, func(context.Context, none) (state, error) { print(); return done, nil })
	}
	command(app, "print-marshal", func(context.Context, none) (loud, error) { return loud{}, nil })
	command(app, "print-late", func(context.Context, none) (state, error) {
		go func() {
			for {
				fmt.Println("late")
			}
		}()
		time.Sleep(10 * time.Millisecond)
		return done, nil
	})
	command(app, "nested", func(ctx context.Context, _ none) (state, error) {
		inner := envelope.New("inner")
		command(inner, "hello", func(context.Context, none) (state, error) { return done, nil })
		return state{"exit": fmt.Sprint(int(inner.Run(ctx, []string{"hello", "--output=json"})))}, nil
	})
	command(app, "megabyte", func(context.Context, none) (state, error) {
		return state{"text": strings.Repeat("x", 900_000)}, nil
	})
	command(app, "megabyte-fails", func(context.Context, none) (state, error) {
		return nil, envelope.Errorf(envelope.GeneralError, "no").WithData(state{"text": strings.Repeat("x", 900_000)})
	})
	envelope.Register(app, envelope.Command[none, state]{
		Name: "ask", Summary: "Test ask", Effect: envelope.Safe,
		Run: func(ctx context.Context, _ none) (state, error) {
			name, err := envelope.Prompt(ctx, "Your name? ")
			return state{"name": name}, err
		},
	})
}

func escapesByWaiting(app *envelope.App) {
	limited(app, "hang-limited", func(ctx context.Context, in markerIn) (state, error) {
		envelope.Cleanup(ctx, func() { in.trace("cleanup") })
		envelope.Warn(ctx, "SLOW", "said before")
		fmt.Println("printed before")
		select {}
	})
	limited(app, "stop-limited", func(ctx context.Context, in markerIn) (state, error) {
		<-ctx.Done()
		return nil, envelope.Errorf(envelope.GeneralError, "%w", ctx.Err()).WithData(state{"done": "half"})
	})
	limited(app, "late-limited", func(ctx context.Context, in markerIn) (state, error) {
		<-ctx.Done()
		if _, ok := ctx.Deadline(); !ok || ctx.Err() != context.DeadlineExceeded {
			panic(ctx.Err())
		}
		return done, nil
	})
	limited(app, "error-limited", func(context.Context, markerIn) (state, error) { return nil, stuckError{} })
	limited(app, "quick-limited", func(context.Context, markerIn) (state, error) { return done, nil })
	envelope.Register(app, envelope.Command[markerIn, state]{
		Name: "retry-limited", Summary: "Hang", Effect: envelope.Safe, Timeout: 50 * time.Millisecond,
		ExitCodes: envelope.ExitCodes{envelope.Timeout: {Description: "Too slow", Retryable: true, SideEffects: envelope.NoSideEffects}},
		Run:       func(context.Context, markerIn) (state, error) { select {} },
	})

	// These say in the file when they are ready for a signal.
	command(app, "hang", func(ctx context.Context, in markerIn) (state, error) {
		envelope.Cleanup(ctx, func() { in.trace("cleanup") })
		in.trace("ready")
		select {}
	})
	command(app, "marshal-stuck", func(_ context.Context, in markerIn) (stuck, error) { return stuck{in}, nil })
	command(app, "stop-stuck", func(ctx context.Context, in markerIn) (stuck, error) {
		in.trace("ready")
		<-ctx.Done()
		in.Marker = os.DevNull
		return stuck{in}, nil
	})
	command(app, "stop", func(ctx context.Context, in markerIn) (state, error) {
		envelope.Cleanup(ctx, func() { in.trace("cleanup") })
		in.trace("ready")
		<-ctx.Done()
		if context.Cause(ctx) != envelope.ErrStopped {
			panic(context.Cause(ctx))
		}
		return nil, envelope.Errorf(envelope.GeneralError, "%w", ctx.Err()).WithData(state{"done": "half"})
	})
	command(app, "finish", func(ctx context.Context, in markerIn) (state, error) {
		in.trace("ready")
		<-ctx.Done()
		return done, nil
	})
	command(app, "hang-cleanup", func(ctx context.Context, in markerIn) (state, error) {
		envelope.Cleanup(ctx, func() { in.trace("cleanup"); select {} })
		in.trace("ready")
		<-ctx.Done()
		return done, nil
	})
}

// A stuckError never says what it is.
type stuckError struct{}

func (stuckError) Error() string { select {} }

// limited registers a command with a time limit.
func limited[In, Out any](app *envelope.App, name string, run func(context.Context, In) (Out, error)) {
	envelope.Register(app, envelope.Command[In, Out]{
		Name: name, Summary: "Test " + name, Effect: envelope.Safe, Timeout: 50 * time.Millisecond, Run: run,
	})
}
