package envelope

import (
	"context"
	"os"
	"testing"
	"time"
)

// BenchmarkCapture tells what it costs a call to have its standard output taken
// away: the difference to the same call within a command, which has none of its
// own, is capture-ns.
func BenchmarkCapture(b *testing.B) {
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		b.Fatal(err)
	}
	defer null.Close()
	stdout := os.Stdout
	os.Stdout = null
	defer func() { os.Stdout = stdout }()
	app := New("tool")
	Register(app, Command[struct{}, small]{Name: "get", Summary: "x", Effect: Safe, Run: func(context.Context, struct{}) (small, error) { return small{}, nil }})
	run := func(ctx context.Context) func() {
		return func() { app.Run(ctx, []string{"get", "--output=json"}) }
	}
	outer := app.begin(nil)
	with, without := time.Hour, time.Hour
	for b.Loop() {
		with = min(with, timed(run(context.Background()), 100))
		without = min(without, timed(run(context.WithValue(context.Background(), invocationKey{}, outer)), 100))
	}
	b.ReportMetric(float64(with.Nanoseconds()), "call-ns")
	b.ReportMetric(float64((with - without).Nanoseconds()), "capture-ns")
}
