package envelope

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"testing"
	"time"
)

type benchUser struct {
	ID     string            `json:"id"`
	Name   string            `json:"name"`
	Role   string            `json:"role"`
	Age    int               `json:"age"`
	Score  float64           `json:"score"`
	Active bool              `json:"active"`
	Tags   []string          `json:"tags"`
	Labels map[string]string `json:"labels"`
}

func benchUsers(n int) []benchUser {
	all := make([]benchUser, n)
	for i := range all {
		all[i] = benchUser{
			ID: fmt.Sprintf("user-%06d", i), Name: "Ada Lovelace of somewhere", Role: "admin", Age: i % 90, Score: float64(i) / 7,
			Active: i%2 == 0, Tags: []string{"one", "two", "three"}, Labels: map[string]string{"team": "core", "site": "London"},
		}
	}
	return all
}

type small struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Role   string `json:"role"`
	Active bool   `json:"active"`
}

// finished returns an invocation whose command has ended.
func finished[T any](name string, v T) *invocation {
	app := New("tool", Version("1.0.0"))
	Register(app, Command[struct{}, T]{Name: name, Summary: "x", Effect: Safe, Run: func(context.Context, struct{}) (T, error) { return v, nil }})
	inv := app.begin(context.Background(), []string{name, "--output=json"})
	inv.command = app.commands[0]
	inv.set.limitGiven = inv.command.declared().isList // to 0: all of it
	return inv
}

// BenchmarkRender compares the rendering of a finished result with the plain
// encoder in the same run: large has 900 kB of data, small 100 bytes. Both are
// timed in turns, and the fastest turn of each counts, so that what else the
// machine does weighs on neither.
func BenchmarkRender(b *testing.B) {
	b.Run("large", func(b *testing.B) { compare(b, "list", benchUsers(4800), 1) })
	b.Run("small", func(b *testing.B) {
		compare(b, "get", small{"user-000042", "Ada Lovelace of somewhere in London", "administrator", true}, 1000)
	})
}

func compare[T any](b *testing.B, name string, v T, batch int) {
	inv := finished(name, v)
	var bytes int
	render := func() {
		a := inv.answer(succeeded(v))
		bytes, _ = io.Discard.Write(a.stdout)
		a.clear()
	}
	plain := func() { _ = json.NewEncoder(io.Discard).Encode(v) }
	ours, theirs := time.Hour, time.Hour
	for b.Loop() {
		ours, theirs = min(ours, timed(render, batch)), min(theirs, timed(plain, batch))
	}
	b.ReportMetric(float64(bytes), "bytes")
	b.ReportMetric(float64(ours.Nanoseconds()), "envelope-ns")
	b.ReportMetric(float64(theirs.Nanoseconds()), "plain-ns")
	b.ReportMetric(float64(ours)/float64(theirs), "ratio")
	b.ReportMetric(testing.AllocsPerRun(5, render)-testing.AllocsPerRun(5, plain), "more-allocs")
}

func timed(f func(), batch int) time.Duration {
	start := time.Now()
	for range batch {
		f()
	}
	return time.Since(start) / time.Duration(batch)
}
