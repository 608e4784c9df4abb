package vetrun_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/perform"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

// The test binary stands in for the go command: in a folder of its own under
// the name go, it does what the variable GOCOMMAND says.
func TestMain(m *testing.M) {
	switch os.Getenv("GOCOMMAND") {
	case "":
		os.Exit(m.Run())
	case "echo":
		fmt.Printf("%q", os.Args[1:])
		os.Exit(0)
	case "old":
		fmt.Fprint(os.Stderr, "# example.com/m\n# [example.com/m]\n{\n\t\"example.com/m\": {}\n}\n")
		os.Exit(0)
	case "compile":
		fmt.Print("{}\n")
		fmt.Fprint(os.Stderr, "# a\na.go:1:1: no\n# b [b.test]\nb.go:1:1: no\n# b\n# [b]\nb.go:2:2: {\n")
		os.Exit(1)
	case "trace":
		fmt.Print("{}\n")
		fmt.Fprint(os.Stderr, "cat >$WORK/b001/importcfg << 'EOF' # internal\n# import config\nEOF\ncat >/tmp/b001/vet.cfg << 'EOF' # internal\n{\n}\nEOF\ncd .\n# a\na.go:1:1: no\n")
		os.Exit(1)
	case "crash":
		fmt.Fprint(os.Stderr, "# a\npanic: no\n\ngoroutine 9 [running]:\ngolang.org/x/tools/go/analysis/unitchecker.run()\n")
		os.Exit(1)
	case "panic":
		fmt.Fprintln(os.Stderr, "# a")
		perform.All([]*analysis.Analyzer{{Name: "bad"}}, func(*analysis.Analyzer) { panic("no") })
	case "silent":
		os.Exit(3)
	case "chatty":
		for range 40 {
			os.Stdout.Write(make([]byte, 100_000))
			os.Stderr.WriteString(strings.Repeat("message\n", 10_000))
		}
		os.Exit(1)
	case "hang":
		os.Stdout.WriteString("{}\n")
		time.Sleep(time.Minute)
	}
	os.Exit(99)
}

// standIn makes the test binary the go command, doing what is asked.
func standIn(t *testing.T, what string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	name := "go"
	if runtime.GOOS == "windows" {
		name = "go.exe"
	}
	if err := os.WriteFile(filepath.Join(dir, name), text, 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
	t.Setenv("GOCOMMAND", what)
}

func ignore(io.Reader) error { return nil }

func TestRunArguments(t *testing.T) {
	standIn(t, "echo")
	var got []byte
	_, err := vetrun.Run(t.Context(), vetrun.Command{
		Tool:     "/bin/envvet",
		Flags:    []string{"-tags=x", "-exitcall=false"},
		Patterns: []string{"./a", "-b"},
	}, func(r io.Reader) (err error) {
		got, err = io.ReadAll(r)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	const want = `["vet" "-vettool=/bin/envvet" "-json" "-tags=x" "-exitcall=false" "-trimpath=false" "--" "./a" "-b"]`
	if string(got) != want {
		t.Errorf("the go command got %s, want %s", got, want)
	}
}

func TestRun(t *testing.T) {
	tests := []struct {
		does     string
		want     vetrun.Result
		messages string // part of them
	}{
		{"echo", vetrun.Result{}, ""},
		{"compile", vetrun.Result{Failed: true, Packages: []string{"a", "b"}}, "a.go:1:1: no\n"},
		{"trace", vetrun.Result{Failed: true, Packages: []string{"a"}}, "a.go:1:1: no\n"},
		{"crash", vetrun.Result{Failed: true, Packages: []string{"a"}, Crashed: true}, "panic: no"},
		{"panic", vetrun.Result{Failed: true, Packages: []string{"a"}, Crashed: true}, "panic: no"},
		{"silent", vetrun.Result{Failed: true}, "go vet ended without a message: exit status 3"},
		{"chatty", vetrun.Result{Failed: true}, "... (more messages of the go command left out)"},
	}
	for _, test := range tests {
		t.Run(test.does, func(t *testing.T) {
			standIn(t, test.does)
			got, err := vetrun.Run(t.Context(), vetrun.Command{}, ignore)
			if err != nil {
				t.Fatal(err)
			}
			messages := got.Messages
			got.Messages = ""
			if !reflect.DeepEqual(got, test.want) {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
			if !strings.Contains(messages, test.messages) || len(messages) > 2<<20 {
				t.Errorf("messages (%d bytes) lack %q", len(messages), test.messages)
			}
		})
	}
}

func TestRunErrors(t *testing.T) {
	t.Run("old go command", func(t *testing.T) {
		standIn(t, "old")
		if _, err := vetrun.Run(t.Context(), vetrun.Command{}, ignore); !errors.Is(err, vetrun.ErrOldGo) {
			t.Errorf("got %v, want ErrOldGo", err)
		}
	})
	t.Run("no go command", func(t *testing.T) {
		t.Setenv("PATH", t.TempDir())
		if _, err := vetrun.Run(t.Context(), vetrun.Command{}, ignore); !errors.Is(err, vetrun.ErrNoGo) {
			t.Errorf("got %v, want ErrNoGo", err)
		}
	})
	t.Run("no such folder", func(t *testing.T) {
		standIn(t, "echo")
		_, err := vetrun.Run(t.Context(), vetrun.Command{Dir: "nosuch"}, ignore)
		if pathError := (*os.PathError)(nil); !errors.As(err, &pathError) {
			t.Errorf("got %v, want an error of a path", err)
		}
	})
	t.Run("output not understood", func(t *testing.T) {
		standIn(t, "chatty") // more than a pipe holds
		want := errors.New("not understood")
		_, err := vetrun.Run(t.Context(), vetrun.Command{}, func(io.Reader) error { return want })
		if !errors.Is(err, want) {
			t.Errorf("got %v, want what decode returned", err)
		}
	})
}

func TestRunCanceled(t *testing.T) {
	standIn(t, "hang")
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("the cause")
	begin := time.Now()
	_, err := vetrun.Run(ctx, vetrun.Command{}, func(r io.Reader) error {
		io.ReadFull(r, make([]byte, 3)) // the child is up
		cancel(cause)
		_, err := io.ReadAll(r)
		return err
	})
	if !errors.Is(err, cause) {
		t.Errorf("got %v, want the cause of the cancellation", err)
	}
	if took := time.Since(begin); took > 10*time.Second {
		t.Errorf("took %v", took)
	}
}

func TestNewerGo(t *testing.T) {
	for messages, want := range map[string]string{
		"": "", "a.go:1:1: undefined: x": "",
		"a.go:1:9: package requires newer Go version go1.99 (application built with go1.26)":                                                                                   "go1.99",
		"a.go:1:9: file requires newer Go version go1.99 (application built with go1.26)\nb.go:1:9: package requires newer Go version go1.100 (application built with go1.26)": "go1.100",
		"go: go.mod requires go >= 1.99 (running go 1.26.0; GOTOOLCHAIN=local)":                                                                                                "", // envvet was not asked yet
	} {
		if got := vetrun.NewerGo(messages); got != want {
			t.Errorf("NewerGo(%q) = %q, want %q", messages, got, want)
		}
	}
}
