package envelope_test

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope"
)

// printed returns what f writes to os.Stdout.
func printed(t *testing.T, f func()) string {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	stdout := os.Stdout
	defer func() { os.Stdout = stdout }()
	os.Stdout = write
	text := make(chan string)
	go func() {
		all, _ := io.ReadAll(read)
		text <- string(all)
	}()
	f()
	_ = write.Close()
	return <-text
}

// TestCallersDeadline holds the answer of a command whose caller's context has a deadline.
func TestCallersDeadline(t *testing.T) {
	const soon = 50 * time.Millisecond
	heeds := func(ctx context.Context, _ none) (state, error) { <-ctx.Done(); return nil, ctx.Err() }
	returns := func(ctx context.Context, _ none) (state, error) { <-ctx.Done(); return done, nil }
	ignores := func(context.Context, none) (state, error) { time.Sleep(5 * time.Second); return done, nil }
	for _, test := range []struct {
		run    func(context.Context, none) (state, error)
		limit  time.Duration // of the application
		time   time.Duration // that the caller gives
		want   string
		figure any
	}{
		{heeds, 0, soon, "the command did not end before the deadline of its caller", nil},
		{heeds, time.Hour, soon, "the command did not end before the deadline of its caller", nil},
		{returns, time.Hour, soon, "the command did not end before the deadline of its caller", nil},
		{ignores, 0, soon, "the command did not end before the deadline of its caller", nil},
		{heeds, soon, time.Hour, "the command did not end within its limit of 50ms", 50.0},
	} {
		app := envelope.New("tool", envelope.Version("2.4.1"), envelope.DefaultTimeout(test.limit))
		command(app, "wait", test.run)
		ctx, cancel := context.WithTimeout(context.Background(), test.time)
		var exit envelope.ExitCode
		text := printed(t, func() { exit = app.Run(ctx, []string{"wait", "--output=json"}) })
		cancel()
		var r reply
		if err := json.Unmarshal([]byte(text), &r); err != nil {
			t.Fatal(err, text)
		}
		if exit != envelope.Timeout || r.Error["code"] != "TIMEOUT" || r.Error["message"] != test.want || r.Meta["timeout_ms"] != test.figure || r.Meta["partial"] != true {
			t.Errorf("%d: %s", exit, text)
		}
	}
}
