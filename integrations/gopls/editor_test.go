package gopls_test

import (
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/internal/editor"
)

var built = flag.String("gopls", "", "the gopls that build has made, as an absolute `file`; without it the tests that need one are skipped")

// The program that all three look at. The accent stands before a finding, the
// directive has a fix that changes nothing.
const (
	toolGo = `package main

import (
	"fmt"
	"os"

	"example.com/lib"
)

//envvet:handler
func list() {
	/* é😀 */ fmt.Println("one")
	lib.Write("two")
	os.Exit(1)
}

//envvet:ignore stdoutwrite nothing here writes
func quiet() {}

func main() { list(); quiet() }
`
	libGo = `package lib

import "os"

func Write(text string) { os.Stdout.WriteString(text) }
`
)

func workspace() map[string]string {
	return map[string]string{
		"go.work":     "go 1.26.0\n\nuse (\n\t./tool\n\t./lib\n)\n",
		"tool/go.mod": "module example.com/tool\n\ngo 1.26.0\n\nrequire example.com/lib v0.0.0\n",
		"tool/a.go":   toolGo,
		"tool/b.go":   "package main\n\nvar other int\n",
		"lib/go.mod":  "module example.com/lib\n\ngo 1.26.0\n",
		"lib/lib.go":  libGo,
	}
}

// A seen finding is what an editor or a terminal shows of one.
type seen struct {
	Rule string
	Line int
	Code string
	Fix  string // what the text is after the fix, if it has one that changes nothing
}

// TestEditors holds that gopls with the rules, envvet lsp and envvet find the same
// with the same safe fixes: as the files are on disk, and as they are edited.
func TestEditors(t *testing.T) {
	if *built == "" {
		t.Skip("no -gopls; make gopls builds one and runs this")
	}
	envvet := filepath.Join(t.TempDir(), "envvet")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-o", envvet, "github.com/envvet/envvet/cmd/envvet")
	cmd.Dir = filepath.Join("..", "..")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	env := []string{"GOWORK=", "GOFLAGS=", "GOPROXY=off", "GOTOOLCHAIN=local"}
	servers := map[string]editor.Server{
		"gopls":      {Program: *built, Args: []string{"serve"}, Env: append(env, "XDG_CACHE_HOME="+t.TempDir(), "GOCACHE="+goenv(t, "GOCACHE")), Root: true},
		"envvet lsp": {Program: envvet, Args: []string{"lsp"}, Env: append(env, "XDG_CACHE_HOME="+t.TempDir(), "GOCACHE="+goenv(t, "GOCACHE")), Root: true},
	}
	edited := strings.Replace(toolGo, "\t/* é😀 */", "\n\t/* 𝔘nicode */ fmt.Print(\"ß\"); /* é😀 */", 1)
	for name, server := range servers {
		t.Run(name, func(t *testing.T) {
			e := editor.Start(t, server, workspace())
			alone := terminal(t, envvet, env, e.Dir)
			if len(alone) != 4 {
				t.Fatalf("envvet alone: %+v", alone)
			}
			e.Open("tool/a.go")
			same(t, "saved", e, toolGo, alone)

			e.Change("tool/a.go", edited)
			// What envvet finds once it is saved, from a folder where it is.
			saved := t.TempDir()
			for name, text := range workspace() {
				write(t, filepath.Join(saved, name), text)
			}
			write(t, filepath.Join(saved, "tool", "a.go"), edited)
			alone = terminal(t, envvet, env, saved)
			same(t, "edited", e, edited, alone)

			// What is broken elsewhere in the package costs the findings that need
			// it, and no more than that.
			e.Open("tool/b.go")
			e.Change("tool/b.go", "package main\n\nvar other int = \"\"\n")
			e.Change("tool/b.go", "package main\n\nvar other int\n")
			same(t, "mended", e, edited, alone)
		})
	}
}

// same waits until the server shows for a.go what envvet finds alone: after an edit
// elsewhere it may first show less, without a new version of this file.
func same(t *testing.T, when string, e *editor.Editor, content string, want []seen) {
	t.Helper()
	var got []seen
	for late := time.Now().Add(time.Minute); time.Now().Before(late); time.Sleep(100 * time.Millisecond) {
		if got = shown(t, e, "tool/a.go", content, len(want)); slices.Equal(got, want) {
			return
		}
	}
	t.Errorf("%s:\n%s\nenvvet alone:\n%s", when, text(got), text(want))
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func text(all []seen) string {
	var lines []string
	for _, s := range all {
		lines = append(lines, fmt.Sprintf("%+v", s))
	}
	return strings.Join(lines, "\n")
}

func order(a, b seen) int { return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Rule, b.Rule)) }

// ours returns the rule that a diagnostic is of, or "" if gopls has more to say.
func ours(d editor.Diagnostic) string {
	rule, _, _ := strings.Cut(d.Code, "/")
	for _, a := range analyzers.Suite {
		if a.Name == rule {
			return rule
		}
	}
	return ""
}

// shown waits for n findings in a file and returns them.
func shown(t *testing.T, e *editor.Editor, name, content string, n int) (all []seen) {
	t.Helper()
	var found []editor.Diagnostic
	e.WaitFor(func() bool {
		p := e.Published(name)
		found = nil
		for _, d := range p.Diagnostics {
			if ours(d) != "" {
				found = append(found, d)
			}
		}
		return e.Current(name) && len(found) == n
	})
	for _, d := range found {
		s := seen{Rule: ours(d), Line: d.Range.Start.Line + 1, Code: e.Code(content, d.Range)}
		for _, a := range e.Actions(name, d.Range) {
			if a.Kind == "quickfix" && strings.Contains(a.Title, "directive") {
				s.Fix = e.Apply(a, name, content)
			}
		}
		all = append(all, s)
	}
	slices.SortFunc(all, order)
	return all
}

// terminal returns what envvet finds by itself.
func terminal(t *testing.T, envvet string, env []string, dir string) (all []seen) {
	t.Helper()
	cmd := exec.Command(envvet, "-o", "json", "./...")
	cmd.Dir = filepath.Join(dir, "tool")
	cmd.Env = append(os.Environ(), env...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if exit := (*exec.ExitError)(nil); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		t.Fatal(err)
	}
	type place struct {
		File         string
		Line, Column int
	}
	var answer struct {
		Data struct {
			Findings []struct {
				Rule          string
				Position, End place
				Fixes         []struct {
					Edits []struct {
						Start, End int
						New        string
					}
				}
			}
		}
	}
	if err := json.Unmarshal(out, &answer); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, f := range answer.Data.Findings {
		content, err := os.ReadFile(filepath.Join(dir, "tool", filepath.FromSlash(f.Position.File)))
		if err != nil {
			t.Fatal(err)
		}
		offset := func(p place) int {
			lines := strings.SplitAfter(string(content), "\n")
			return len(strings.Join(lines[:p.Line-1], "")) + p.Column - 1
		}
		s := seen{Rule: f.Rule, Line: f.Position.Line, Code: string(content[offset(f.Position):offset(f.End)])}
		for _, fix := range f.Fixes {
			s.Fix = string(content)
			for _, e := range slices.Backward(fix.Edits) {
				s.Fix = s.Fix[:e.Start] + e.New + s.Fix[e.End:]
			}
		}
		all = append(all, s)
	}
	slices.SortFunc(all, order)
	return all
}

func goenv(t *testing.T, name string) string {
	t.Helper()
	out, err := exec.Command("go", "env", name).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}
