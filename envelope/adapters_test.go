package envelope_test

import (
	"context"
	"encoding/json"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope/internal/adapter"
	"github.com/envvet/envvet/internal/process"
)

func values(pairs ...string) []adapter.Value {
	var all []adapter.Value
	for _, pair := range pairs {
		name, text, _ := strings.Cut(pair, "=")
		all = append(all, adapter.Value{Name: name, Text: text})
	}
	return all
}

// TestCall holds that a call with values by name is answered as a process that
// is given them on its command line, to the byte, in each dialect.
func TestCall(t *testing.T) {
	for _, test := range []struct {
		app, line string
		request   adapter.Request
	}{
		{"input", "echo x", adapter.Request{Command: "echo", Values: values("id=x")}},
		{"input", "echo x y z -v", adapter.Request{Command: "echo", Values: values("verbose=true", "id=x", "names=y", "names=z")}},
		{"input", "echo x y z -v", adapter.Request{Command: "echo", Values: values("verbose=true"), Places: []string{"x", "y", "z"}}},
		{"input", "echo --count=-8 --tag c x --tag d", adapter.Request{Command: "echo", Values: values("count=-8", "tag=c", "tag=d", "id=x")}},
		{"input", "echo", adapter.Request{Command: "echo"}},
		{"input", "echo X --role boss", adapter.Request{Command: "echo", Values: values("role=boss", "id=X")}},
		{"input", "echo X --role boss", adapter.Request{Command: "echo", Values: values("role=boss"), Places: []string{"X"}}},
		{"input", "check two", adapter.Request{Command: "check", Values: values("id=two")}},
		{"input", "check panic", adapter.Request{Command: "check", Values: values("id=panic")}},
		{"input", "release 1.0", adapter.Request{Command: "release", Values: []adapter.Value{{Name: "version", Text: "1.0", Arg: true}}}},
		{"input", "release 1.0 --version --output=json", adapter.Request{Command: "release", Values: values("version=true", "output=json"), Places: []string{"1.0"}}},
		{"contract", "items --limit=2", adapter.Request{Command: "items", Values: values("limit=2")}},
		{"contract", "items --limit=x", adapter.Request{Command: "items", Values: values("limit=x")}},
		{"escapes", "goexit", adapter.Request{Command: "goexit"}},
		{"twice", "list", adapter.Request{Command: "list"}},
		{"claw1", "items --output-format=json", adapter.Request{Command: "items"}},
		{"animus", "items --json", adapter.Request{Command: "items"}},
		{"animus", "missing --json", adapter.Request{Command: "missing"}},
	} {
		line, stable := strings.Fields(test.line), ""
		if !strings.HasPrefix(test.app, "claw") && test.app != "animus" {
			stable = "--stable-output"
			line = append(line, stable)
			test.request.Values = append(test.request.Values, values("stable-output=true")...)
		}
		want := process.Call{Program: test.app, Args: line}.Run(t)
		got := adapter.Call(context.Background(), apps[test.app](), test.request)
		wantText := want.Stdout
		if wantText == "" {
			wantText = want.Stderr
		}
		if string(got.Text)+"\n" != wantText || got.Exit != want.Exit {
			t.Errorf("%s %s: status %d\n got %s\nwant %s", test.app, test.line, got.Exit, got.Text, wantText)
		}
	}
}

// TestEmptyArray holds that an array that is given without elements has none, and
// not those of its default.
func TestEmptyArray(t *testing.T) {
	empty := adapter.Value{Name: "tag", Empty: true}
	r := adapter.Call(context.Background(), apps["input"](), adapter.Request{Command: "echo", Values: append(values("id=x"), empty)})
	has(t, string(r.Text), `"tags":[]`)
	r = adapter.Call(context.Background(), apps["input"](), adapter.Request{Command: "join", Values: []adapter.Value{{Name: "part", Empty: true}}})
	has(t, string(r.Text), `"message":"--part is required"`)
}

// TestCallIsStopped holds that a caller that does not wait any more has not to
// wait for a command that does not heed it, and that cleanups are done.
func TestCallIsStopped(t *testing.T) {
	for _, command := range []string{"hang", "marshal-stuck", "stop-stuck"} {
		ctx, cancel := context.WithCancel(context.Background())
		time.AfterFunc(50*time.Millisecond, cancel)
		isStopped(t, ctx, adapter.Request{Command: command, Values: values("marker=" + t.TempDir() + "/marker")})
	}
}

func isStopped(t *testing.T, ctx context.Context, request adapter.Request) {
	t.Helper()
	answered := make(chan adapter.Result, 1)
	go func() { answered <- adapter.Call(ctx, apps["escapes"](), request) }()
	var r adapter.Result
	select {
	case r = <-answered:
	case <-time.After(5 * time.Second):
		t.Fatalf("%s is waited for", request.Command)
	}
	var answer struct {
		OK    bool
		Error struct{ Code string }
		Meta  struct{ Partial bool }
	}
	if err := json.Unmarshal(r.Text, &answer); err != nil || answer.OK || answer.Error.Code != "CANCELLED" || !answer.Meta.Partial {
		t.Errorf("%s, %v", r.Text, err)
	}
}

// TestCallIsCancelled holds that a call that nobody waits for is answered as one,
// although the command is the first to see it.
func TestCallIsCancelled(t *testing.T) {
	app := apps["escapes"]()
	for range 200 {
		ctx, cancel := context.WithCancel(context.Background())
		time.AfterFunc(time.Millisecond, cancel)
		r := adapter.Call(ctx, app, adapter.Request{Command: "finish", Values: values("marker=/dev/null")})
		if !strings.Contains(string(r.Text), `"code":"CANCELLED"`) {
			t.Fatalf("%s", r.Text)
		}
	}
}

// TestServing holds that a process that serves keeps what commands write to
// standard output away from the protocol, tells the command that wrote it, and
// leaves nothing behind.
func TestServing(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "plan9" || runtime.GOOS == "js" {
		t.Skip("file descriptors cannot be exchanged here")
	}
	r := process.Call{Program: "serves"}.Run(t)
	lines := strings.Split(strings.TrimSuffix(r.Stdout, "\n"), "\n")
	if len(lines) != 3 || lines[0] != "before" || lines[2] != "after" {
		t.Fatalf("standard output is\n%s\nstandard error is\n%s", r.Stdout, r.Stderr)
	}
	has(t, lines[1], `"THIRD_PARTY_STDOUT: `)
	if n := strings.Count(r.Stderr, "THIRD_PARTY_STDOUT"); n < 1 || n > 11 { // of calls at the same time, and of nobody
		t.Errorf("standard error has it %d times:\n%s", n, r.Stderr)
	}
	has(t, r.Stderr, "while no command ran, they are not part of the answer: of nobody")
}

// serves is a process that serves one answer.
func serves() {
	os.Stdout.WriteString("before\n")
	_, out, release, err := adapter.TakeStdio()
	if err != nil {
		panic(err)
	}
	if _, _, _, err := adapter.TakeStdio(); err == nil {
		panic("taken twice")
	}
	app := apps["escapes"]()
	var all sync.WaitGroup
	for range 10 {
		all.Go(func() { adapter.Call(context.Background(), app, adapter.Request{Command: "print-child"}) })
	}
	all.Wait()
	os.Stdout.WriteString("of nobody\n")
	r := adapter.Call(context.Background(), app, adapter.Request{Command: "print"})
	out.Write(append(r.Text, '\n'))
	if n, err := os.Stdin.Read(make([]byte, 1)); n != 0 || err == nil {
		panic("standard input is not empty")
	}
	release()
	os.Stdout.WriteString("after\n")
}
