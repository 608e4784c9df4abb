package envelope_test

import (
	"context"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/envvet/envvet/envelope"
)

// TestTraceOfRun holds that the environment has the trace id of a command while it runs, and
// what it had before when it has.
func TestTraceOfRun(t *testing.T) {
	const name = "TOOL_TRACE_ID"
	for _, before := range []string{"", "outer"} {
		t.Run("before "+before, func(t *testing.T) {
			if t.Setenv(name, before); before == "" {
				_ = os.Unsetenv(name)
			}
			t.Setenv("FIRST_TRACE_ID", "one")
			within := make(map[string]string)
			run := func(ctx context.Context, tool string, meanwhile func(ctx context.Context)) string {
				app := envelope.New(tool, envelope.Version("2.4.1"))
				command(app, "go", func(ctx context.Context, _ none) (state, error) {
					within[tool] = os.Getenv(name)
					meanwhile(ctx)
					return done, nil
				})
				return printed(t, func() { app.Run(ctx, []string{"go", "--output=json"}) })
			}
			nothing := func(context.Context) {}
			first := run(t.Context(), "first", func(ctx context.Context) { run(ctx, "tool", nothing) })
			if !strings.Contains(first, `"trace_id":"one"`) || within["first"] != "one" || within["tool"] != "one" {
				t.Errorf("%v\n%s", within, first)
			}
			if got, ok := os.LookupEnv(name); got != before || ok != (before != "") {
				t.Errorf("the variable is %q, %v", got, ok)
			}
			// Two at once that have nothing to do with each other.
			t.Setenv("SECOND_TRACE_ID", "two")
			other := ""
			run(t.Context(), "first", func(context.Context) {
				other = run(context.Background(), "second", nothing)
				if got := os.Getenv(name); got != "one" {
					t.Errorf("after the second one: %q", got)
				}
				other += run(context.Background(), "third", nothing)
			})
			if within["second"] != before || !strings.Contains(other, `"trace_id":"two"`) || strings.Contains(other, `"trace_id":"one"`) || strings.Contains(other, `"trace_id":"outer"`) != (before != "") {
				t.Errorf("%v\n%s", within, other)
			}
			if got, ok := os.LookupEnv(name); got != before || ok != (before != "") {
				t.Errorf("the variable is %q, %v", got, ok)
			}
		})
	}
}

// TestTracesAtOnce holds that many commands at once leave nothing in the environment.
func TestTracesAtOnce(t *testing.T) {
	t.Setenv("TOOL_TRACE_ID", "x")
	_ = os.Unsetenv("TOOL_TRACE_ID")
	t.Setenv("FIRST_TRACE_ID", "one")
	app := envelope.New("first", envelope.Version("2.4.1"))
	command(app, "go", func(context.Context, none) (state, error) { return state{"is": os.Getenv("TOOL_TRACE_ID")}, nil })
	text := printed(t, func() {
		var all sync.WaitGroup
		for range 20 {
			all.Go(func() { app.Run(context.Background(), []string{"go", "--output=json"}) })
		}
		all.Wait()
	})
	if got, ok := os.LookupEnv("TOOL_TRACE_ID"); ok || strings.Count(text, `{"is":"one"}`) != 20 {
		t.Errorf("%q is left\n%s", got, text)
	}
}
