package envelope_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope"
)

// changing is a tool whose commands say on standard error that they change something.
func changing(app *envelope.App) {
	register := func(name string, run func(ctx context.Context) []item) {
		envelope.Register(app, envelope.Command[none, []item]{
			Name: name, Summary: "Test " + name, Effect: envelope.Mutating,
			Run: func(ctx context.Context, _ none) ([]item, error) {
				envelope.Logger(ctx).Info("changed")
				return run(ctx), nil
			},
		})
	}
	register("make", func(context.Context) []item { return make([]item, 30) })
	register("drain", func(ctx context.Context) []item {
		_, cursor := envelope.Page(ctx)
		envelope.SetTotal(ctx, -1, map[string]string{"": "batch-2", "batch-2": "batch-3"}[cursor])
		return []item{{Name: "after " + cursor}}
	})
}

// TestCursorBefore holds that a command that changes something does so only if the cursor
// is one that it has handed out.
func TestCursorBefore(t *testing.T) {
	next := func(r reply) string { return fmt.Sprint(r.Meta["pagination"].(map[string]any)["next_cursor"]) }
	for _, name := range []string{"make", "drain"} {
		for _, cursor := range []string{"bogus", "batch-2", "b2Zmc2V0Oi01"} {
			r := call(t, "changing", name, "--cursor="+cursor)
			if r.Exit != 4 || r.Error["code"] != "INVALID_CURSOR" || strings.Contains(r.Stderr, "changed") {
				t.Errorf("%s: exit status %d, error %v, stderr %q", cursor, r.Exit, r.Error, r.Stderr)
			}
		}
	}
	first := call(t, "changing", "drain")
	second := call(t, "changing", "drain", "--cursor="+next(first))
	third := call(t, "changing", "drain", "--cursor="+next(second))
	if first.Exit+second.Exit+third.Exit != 0 || next(third) != "<nil>" || !strings.Contains(string(third.Data), "after batch-3") {
		t.Errorf("%s%s%s", first.Stdout, second.Stdout, third.Stdout)
	}
	if r := call(t, "changing", "make", "--cursor="+next(call(t, "changing", "make"))); r.Exit != 0 || !strings.Contains(r.Stdout, `"returned":10,`) {
		t.Errorf("%s", r.Stdout)
	}
}
