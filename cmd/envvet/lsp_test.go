package main_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creachadair/jrpc2/channel"

	"github.com/envvet/envvet/internal/editor"
)

// edit opens an editor beside envvet lsp in a folder with the files.
func edit(t *testing.T, utf8 bool, files map[string]string) *editor.Editor {
	t.Helper()
	return editor.Start(t, editor.Server{
		Program: binary, Args: []string{"lsp"}, UTF8: utf8,
		Env: []string{
			"GOFLAGS=", "GOPROXY=off", "GOTOOLCHAIN=local", "GOWORK=", "XDG_CACHE_HOME=" + t.TempDir(),
			"GOCACHE=" + goEnv["GOCACHE"], "GOMODCACHE=" + goEnv["GOMODCACHE"],
		},
	}, files)
}

const goMod = "module example.com/tool\n\ngo 1.26.0\n"

const tool = `package main

import (
	"fmt"

	"example.com/tool/report"
)

//envvet:handler
func list() {
	fmt.Println("one")
	report.Write("two")
}

//envvet:handler
func quiet() { report.Count() }

func main() { list(); quiet() }
`

const reportGo = `package report

var n int

func Write(text string) { n += len(text) }

func Count() int { return n }
`

// TestEditor holds that findings follow the text as it is edited, saved or not,
// in one package and through another.
func TestEditor(t *testing.T) {
	readByOthers(t, "envelope", "singlechecker", "testdata/stubs")
	for _, utf8 := range []bool{false, true} {
		t.Run(fmt.Sprintf("utf8=%v", utf8), func(t *testing.T) {
			e := edit(t, utf8, map[string]string{"go.mod": goMod, "main.go": tool, "report/report.go": reportGo})
			e.Open("main.go")
			d := e.Wants("main.go", 11).Diagnostics[0]
			if got := e.Code(tool, d.Range); got != `fmt.Println("one")` {
				t.Errorf("the diagnostic is at %q", got)
			}
			if d.Source != "envvet" || d.Severity != 2 || !strings.HasPrefix(d.Code, "stdoutwrite/") || !strings.HasSuffix(d.CodeDescription.Href, "stdoutwrite.md") {
				t.Errorf("diagnostic %+v", d)
			}
			if len(d.Related) == 0 || e.File(d.Related[0].Location.URI) != "main.go" || d.Related[0].Location.Range.Start.Line != 9 {
				t.Errorf("related %+v", d.Related)
			}

			// What people type is two or four bytes, or two units.
			text := strings.Replace(tool, `	fmt.Println("one")`, `	/* 😀 é */ fmt.Println("ünï𝔠öde")`, 1)
			e.Change("main.go", text)
			e.WaitFor(func() bool { return e.Current("main.go") })
			d = e.Wants("main.go", 11).Diagnostics[0]
			if got := e.Code(text, d.Range); got != `fmt.Println("ünï𝔠öde")` {
				t.Errorf("the diagnostic is at %q", got)
			}

			// Every named fix is a choice. Once it is applied nothing is left.
			var hover struct {
				Contents struct{ Kind, Value string } `json:"contents"`
			}
			e.Call("textDocument/hover", map[string]any{"textDocument": map[string]any{"uri": e.URI("main.go")}, "position": d.Range.Start}, &hover)
			if hover.Contents.Kind != "markdown" || !strings.HasPrefix(hover.Contents.Value, "# stdoutwrite: ") || !strings.Contains(hover.Contents.Value, "```") && !strings.Contains(hover.Contents.Value, "\tpackage main") {
				t.Errorf("hover %.200q", hover.Contents.Value)
			}
			offered := e.Actions("main.go", editor.Range{Start: d.Range.Start, End: d.Range.Start})
			if len(offered) != 1 || offered[0].Kind != "quickfix" {
				t.Fatalf("actions %+v", offered)
			}
			if elsewhere := e.Actions("main.go", editor.Range{}); len(elsewhere) != 0 {
				t.Errorf("actions at the top %+v", elsewhere)
			}
			text = e.Apply(offered[0], "main.go", text)
			if !strings.Contains(text, `/* 😀 é */ fmt.Fprintln(os.Stderr, "ünï𝔠öde")`) {
				t.Errorf("after the fix:\n%s", text)
			}
			e.Change("main.go", text)
			e.Wants("main.go")
			if len(e.Actions("main.go", d.Range)) != 0 {
				t.Error("a fix of what is mended")
			}

			// A package that is not open, and then one that is and not saved.
			e.Open("report/report.go")
			prints := strings.Replace(reportGo, "{ n += len(text) }", "{ println(text); os.Stdout.WriteString(text) }", 1)
			prints = strings.Replace(prints, "var n int", "import \"os\"\n\nvar n int", 1)
			e.Change("report/report.go", prints)
			d = e.Wants("main.go", 13).Diagnostics[0]
			if !strings.Contains(d.Message, "example.com/tool/report/report.go:7") {
				t.Error(d.Message)
			}

			// While it does not compile the last diagnostics stay.
			e.Change("report/report.go", prints+"\nfunc {")
			e.WaitFor(func() bool {
				return e.Logged("window/logMessage", filepath.ToSlash(e.Dir)+"/report/report.go:11:6: expected")
			})
			e.Wants("main.go", 13)
			e.Change("report/report.go", reportGo)
			e.Wants("main.go")

			// On disk again.
			e.Write("report/report.go", prints)
			e.Notify("textDocument/didClose", map[string]any{"textDocument": map[string]any{"uri": e.URI("report/report.go")}})
			e.Notify("workspace/didChangeWatchedFiles", map[string]any{"changes": []any{map[string]any{"uri": e.URI("report/report.go"), "type": 2}}})
			e.Wants("main.go", 13)
			e.Notify("textDocument/didClose", map[string]any{"textDocument": map[string]any{"uri": e.URI("main.go")}})
			e.Wants("main.go")
			if status := e.Bye(); status != 0 {
				t.Errorf("exit status %d: %s", status, e.Stderr.String())
			}
			if e.Stderr.Len() > 0 {
				t.Errorf("standard error: %s", e.Stderr.String())
			}
			if !e.Asked("client/registerCapability") {
				t.Error("it does not ask for the files that change")
			}
		})
	}
}

// TestEditorBrokenTest holds that findings follow the text of a package whose
// external tests do not compile.
func TestEditorBrokenTest(t *testing.T) {
	readByOthers(t, "envelope", "singlechecker", "testdata/stubs")
	const handler = "package m\n\nimport \"fmt\"\n\n//envvet:handler\nfunc show() { fmt.Println() }\n"
	e := edit(t, true, map[string]string{
		"go.mod": "module example.com/m\n\ngo 1.26.0\n", "m.go": handler, "m_test.go": "package m_test\n\nvar x = nosuch\n",
	})
	e.Open("m.go")
	e.Wants("m.go", 6)
	e.Change("m.go", "package m\n")
	e.Wants("m.go")
	e.Bye()
}

// TestEditorModules holds that packages of several modules are checked, in a
// workspace and out of one, and that many quick changes end in the last one.
func TestEditorModules(t *testing.T) {
	readByOthers(t, "envelope", "singlechecker", "testdata/stubs")
	const handler = "package main\n\nimport \"fmt\"\n\n//envvet:handler\nfunc show() { fmt.Println() }\n\nfunc main() { show() }\n"
	const shared = "package main\n\nimport \"example.com/shared\"\n\n//envvet:handler\nfunc show() { shared.Show() }\n\nfunc main() { show() }\n"
	e := edit(t, true, map[string]string{
		"alone/go.mod":     "module example.com/alone\n\ngo 1.26.0\n",
		"alone/main.go":    handler,
		"off/go.mod":       "module example.com/off\n\ngo 1.26.0\n",
		"off/main.go":      handler,
		"off/.envvet.toml": "[stdoutwrite]\nenabled = false\n",
		"space/go.work":    "go 1.26.0\n\nuse (\n\t./a\n\t./b\n)\n",
		"space/a/go.mod":   "module example.com/a\n\ngo 1.26.0\n\nrequire example.com/shared v0.0.0\n",
		"space/a/a.go":     shared,
		"space/b/go.mod":   "module example.com/shared\n\ngo 1.26.0\n",
		"space/b/b.go":     "package shared\n\nimport \"fmt\"\n\nfunc Show() { fmt.Println() }\n",
	})
	e.Open("alone/main.go")
	e.Open("space/a/a.go")
	e.Open("off/main.go")
	e.Wants("alone/main.go", 6)
	e.Wants("space/a/a.go", 6)
	text := handler
	for i := range 30 {
		text = strings.Repeat("\n", i%7) + handler
		e.Change("alone/main.go", text)
	}
	e.WaitFor(func() bool { return e.Current("alone/main.go") })
	e.Wants("alone/main.go", 6+29%7)
	e.Wants("space/a/a.go", 6)
	e.Wants("off/main.go")
	e.Write("off/.envvet.toml", "[stdoutwrit]\nenabled = false\n")
	e.Change("off/main.go", "\n"+handler)
	e.WaitFor(func() bool { return e.Logged("window/showMessage", ".envvet.toml:1: ") })
	e.Write("off/.envvet.toml", "")
	e.Change("off/main.go", "\n\n"+handler)
	e.Wants("off/main.go", 8)

	// What a baseline accepts is not shown, wherever it has moved.
	baseline := exec.Command(binary, "baseline", "-baseline", "accepted.json", "./...")
	baseline.Dir = filepath.Join(e.Dir, "off")
	if out, err := baseline.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	e.Write("off/.envvet.toml", "baseline = \"accepted.json\"\n")
	e.Change("off/main.go", strings.Repeat("\n", 5)+handler+"\n//envvet:handler\nfunc more() { fmt.Print() }\n")
	e.Wants("off/main.go", 5+11)
}

// TestEditorWorker holds that a change of nothing but the text of a package is
// answered without the go command, with what it finds a moment later, and that
// the end of the process that answers is the end of nothing else.
func TestEditorWorker(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("counts with a shell script")
	}
	readByOthers(t, "envelope", "singlechecker", "testdata/stubs")
	goCommand, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	bin, log := t.TempDir(), filepath.Join(t.TempDir(), "log")
	script := fmt.Sprintf("#!/bin/sh\necho \"$1\" >>%q\nexec %q \"$@\"\n", log, goCommand)
	if err := os.WriteFile(filepath.Join(bin, "go"), []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	vets := func() int {
		text, _ := os.ReadFile(log)
		return strings.Count(string(text), "vet\n")
	}
	e := edit(t, true, map[string]string{"go.mod": goMod, "main.go": tool, "report/report.go": reportGo})
	e.Open("main.go")
	e.Wants("main.go", 11)
	lines := 0
	quick := func() bool { // after a change, whether it was told of without the go command
		lines++
		before := vets()
		e.Change("main.go", strings.Replace(tool, "\nfunc main", strings.Repeat("\n", lines)+"//envvet:handler\nfunc more() { fmt.Println() }\n\nfunc main", 1))
		var first editor.Published
		var times int
		e.WaitFor(func() bool {
			first, times = e.Published("main.go"), e.Times("main.go")
			return e.Current("main.go")
		})
		e.Wants("main.go", 11, 18+lines)
		if vets() != before {
			return false
		}
		// What go vet says of it is the same.
		var last editor.Published
		e.WaitFor(func() bool {
			last = e.Published("main.go")
			return e.Times("main.go") > times
		})
		if !reflect.DeepEqual(first, last) {
			t.Errorf("without the go command: %+v\nwith it: %+v", first, last)
		}
		return true
	}
	eventually := func() {
		t.Helper()
		for range 20 {
			if quick() {
				return
			}
		}
		t.Error("no change is told of without the go command")
	}
	eventually()

	// An import that is new, and another text of a package that is imported.
	e.Change("main.go", strings.Replace(tool, "\"fmt\"", "\"fmt\"\n\t\"os\"", 1)+"\n//envvet:handler\nfunc end() { os.Exit(1) }\n")
	e.Wants("main.go", 12, 22)
	e.Change("main.go", tool)
	e.Wants("main.go", 11)
	e.Open("report/report.go")
	e.Change("report/report.go", "package report\n\nimport \"fmt\"\n\nfunc Write(text string) { fmt.Println(text) }\n\nfunc Count() int { return 0 }\n")
	e.Wants("main.go", 11, 12)
	e.Change("report/report.go", reportGo)
	e.Wants("main.go", 11)

	eventually()
	if err := exec.Command("pkill", "-P", fmt.Sprint(e.Process())).Run(); err != nil {
		t.Logf("ending the worker: %v", err)
	}
	eventually()
	if status := e.Bye(); status != 0 {
		t.Errorf("exit status %d: %s", status, e.Stderr.String())
	}
}

// TestEditorGone holds that the server ends when its editor does, with a status
// that says so, and leaves nothing behind.
func TestEditorGone(t *testing.T) {
	cache := t.TempDir()
	cmd := exec.Command(binary, "lsp")
	cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+cache)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	io.WriteString(in, "Content-Length: 2\r\n\r\n{]")
	in.Close()
	var exit *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != 1 {
		t.Errorf("it ends with %v, want status 1", err)
	}
	left, err := filepath.Glob(filepath.Join(cache, "envvet", "overlay", "*"))
	if err != nil || len(left) > 0 {
		t.Errorf("files left: %q, %v", left, err)
	}
}

// TestEditorSettings holds that a finding has the severity which the settings of its
// own module give it, that what a comment accepts is no finding even where a setting
// has it reported, and that the editor is asked to tell of other settings.
func TestEditorSettings(t *testing.T) {
	readByOthers(t, "envelope", "singlechecker", "testdata/stubs")
	const handler = "package main\n\nimport \"fmt\"\n\n//envvet:handler\nfunc show() { fmt.Println() }\n\n" +
		"//envvet:handler\nfunc banner() { fmt.Println() } //envvet:ignore stdoutwrite asked for\n\nfunc main() { show(); banner() }\n"
	const settings = "suppressed = true\nseverity = [\"stdoutwrite=error\"]\n"
	e := edit(t, true, map[string]string{
		"strict/go.mod":       "module example.com/strict\n\ngo 1.26.0\n",
		"strict/main.go":      handler,
		"strict/.envvet.toml": settings,
		"plain/go.mod":        "module example.com/plain\n\ngo 1.26.0\n",
		"plain/main.go":       handler,
	})
	severity := func(name string, want int) {
		t.Helper()
		if got := e.Wants(name, 6).Diagnostics[0].Severity; got != want {
			t.Errorf("%s: severity %d, want %d", name, got, want)
		}
	}
	e.Open("strict/main.go")
	severity("strict/main.go", 1)
	e.Open("plain/main.go")
	severity("plain/main.go", 2)

	e.Write("strict/.envvet.toml", "")
	e.Change("strict/main.go", handler+"\n")
	e.WaitFor(func() bool { return e.Current("strict/main.go") })
	severity("strict/main.go", 2)
	e.WaitFor(func() bool { return e.AskedFor("client/registerCapability", ".envvet.toml") })
}

// TestEditorEmbedded holds that what a file embeds is known while its text is not
// saved.
func TestEditorEmbedded(t *testing.T) {
	readByOthers(t, "envelope", "singlechecker", "testdata/stubs")
	const text = `package main

import (
	_ "embed"

	"github.com/envvet/envvet/envelope"
)

//go:embed schemas/item.json
var schema []byte

type item struct {
	Name string ` + "`json:\"name\"`" + `
}

func main() {
	app := envelope.New("stock")
	envelope.Register(app, envelope.Command[struct{}, item]{
		Name: "show", Summary: "Show it", Effect: envelope.Safe,
		OutputSchema: schema,
	})
	app.Main()
}
`
	e := editor.Start(t, editor.Server{
		Program: binary, Args: []string{"lsp"}, UTF8: true,
		Env: []string{
			"GOFLAGS=-mod=mod", "GOPROXY=off", "GOSUMDB=off", "GOTOOLCHAIN=local", "GOWORK=off", "XDG_CACHE_HOME=" + t.TempDir(),
			"GOCACHE=" + goEnv["GOCACHE"], "GOMODCACHE=" + goEnv["GOMODCACHE"],
		},
	}, map[string]string{
		"go.mod":  "module example.com/stock\n\ngo 1.26.0\n\nrequire github.com/envvet/envvet v0.0.0\n\nreplace github.com/envvet/envvet => " + root + "\n",
		"main.go": text, "schemas/item.json": `{"type": "object", "properties": {"name": {"type": "integer"}}, "required": ["name"]}`,
	})
	e.Open("main.go")
	e.Wants("main.go", 20)
	for i := range 3 { // by go vet at least once, and by a process that looks at the text alone
		e.Change("main.go", strings.Repeat("\n", i+1)+text)
		e.WaitFor(func() bool { return e.Current("main.go") })
		e.Wants("main.go", 20+i+1)
	}
}

// message returns one of JSON-RPC as editors write it.
func message(text string) string { return fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(text), text) }

// ends waits for the end of a process and returns its status, which is that of a
// shell for a signal that it did not see.
func ends(t *testing.T, cmd *exec.Cmd) int {
	t.Helper()
	late := time.AfterFunc(time.Minute, func() {
		t.Error("the server does not end")
		cmd.Process.Kill()
	})
	defer late.Stop()
	if state, err := cmd.Process.Wait(); err == nil {
		return state.ExitCode()
	} else {
		t.Fatal(err)
	}
	return 0
}

// startServer starts a server whose standard input is in, until the test is over.
func startServer(t *testing.T) (cmd *exec.Cmd, in io.WriteCloser, answers channel.Channel, complaints io.Reader) {
	t.Helper()
	cmd = exec.Command(binary, "lsp")
	cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+t.TempDir())
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { in.Close() })
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if complaints, err = cmd.StderrPipe(); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, in, channel.LSP(out, in), complaints
}

// TestEditorExit holds that the server ends when it is told to, be it that the
// editor keeps the pipe open.
func TestEditorExit(t *testing.T) {
	cmd, in, answers, _ := startServer(t)
	for _, request := range []string{`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}`, `{"jsonrpc":"2.0","id":2,"method":"shutdown"}`} {
		io.WriteString(in, message(request))
		if _, err := answers.Recv(); err != nil {
			t.Fatal(err)
		}
	}
	io.WriteString(in, message(`{"jsonrpc":"2.0","method":"exit"}`))
	if status := ends(t, cmd); status != 0 {
		t.Errorf("exit status %d", status)
	}
}

// TestEditorLifecycle holds that requests out of turn are refused with the codes of
// LSP, that an initialize which fails can be tried again, and that a header is not
// believed.
func TestEditorLifecycle(t *testing.T) {
	cmd, in, answers, complaints := startServer(t)
	const hover = `{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}`
	for _, call := range []struct{ request, answer string }{
		{hover, `"code":-32002,`},
		{`{"jsonrpc":"2.0","id":1,"method":"shutdown"}`, `"code":-32002,`},
		{`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":"utf-8"}}}}`, `"code":-32602,`},
		{hover, `"code":-32002,`},
		{`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}`, `"positionEncoding":"utf-16"`},
		{`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["utf-8"]}}}}`, `"code":-32600,`},
		{hover, `"result":null`},
		{`{"jsonrpc":"2.0","id":1,"method":"shutdown"}`, `"result":null`},
		{hover, `"code":-32600,`},
	} {
		io.WriteString(in, message(call.request))
		if got, err := answers.Recv(); err != nil || !strings.Contains(string(got), call.answer) {
			t.Errorf("%s: answer %s, %v; want %s", call.request, got, err, call.answer)
		}
	}
	io.WriteString(in, "Content-Length: 99999999999999\r\n\r\n{")
	text, err := io.ReadAll(complaints)
	ends(t, cmd)
	if err != nil || !strings.HasPrefix(string(text), "envvet: the editor announces a message that is too long: ") || strings.Count(string(text), "\n") != 1 {
		t.Errorf("standard error: %s, %v", text, err)
	}
}

// TestEditorFraming holds that the server says why it ends over what is no message, and
// says nothing if the editor is gone.
func TestEditorFraming(t *testing.T) {
	for in, want := range map[string]string{
		"":                              "",
		"Content-Length: 5\r\n":         "",
		"Content-Length: 5\r\n\r\n{}":   "",
		"no header\r\n\r\n":             "envvet: what the editor writes has no header of LSP: malformed MIME header",
		"{\"jsonrpc\":\"2.0\"}\r\n\r\n": "envvet: what the editor writes has no header of LSP: malformed MIME header",
		"Content-Type: x\r\n\r\n":       "envvet: the editor announces a message without a length: Content-Length is \"\"\n",
		"Content-Length: -1\r\n\r\n":    "envvet: the editor announces a message without a length: Content-Length is \"-1\"\n",
	} {
		cmd := exec.Command(binary, "lsp")
		cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+t.TempDir())
		cmd.Stdin = strings.NewReader(in)
		var complaints strings.Builder
		cmd.Stderr = &complaints
		err := cmd.Run()
		if got := complaints.String(); cmd.ProcessState.ExitCode() != 1 || (got == "") != (want == "") || !strings.HasPrefix(got, want) || strings.Count(got, "\n") > 1 {
			t.Errorf("%q: %v, standard error %q, want %q", in, err, got, want)
		}
	}
}

// TestEditorSignal holds that a server which is stopped, or whose editor no longer
// reads, leaves no unsaved text behind.
func TestEditorSignal(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no process can be interrupted there")
	}
	left := func(temporary, cache string) (names []string) {
		for _, pattern := range []string{filepath.Join(temporary, "envvet-*"), filepath.Join(cache, "envvet", "overlay", "*")} {
			found, err := filepath.Glob(pattern)
			if err != nil {
				t.Fatal(err)
			}
			names = append(names, found...)
		}
		return names
	}
	readByOthers(t, "envelope", "singlechecker", "testdata/stubs")
	for signal, status := range map[syscall.Signal]int{syscall.SIGTERM: 143, os.Interrupt.(syscall.Signal): 130, syscall.SIGHUP: 129} {
		t.Run(signal.String(), func(t *testing.T) {
			temporary, cache := t.TempDir(), t.TempDir()
			e := editor.Start(t, editor.Server{
				Program: binary, Args: []string{"lsp"},
				Env: []string{
					"GOFLAGS=", "GOPROXY=off", "GOTOOLCHAIN=local", "GOWORK=", "XDG_CACHE_HOME=" + cache, "TMPDIR=" + temporary,
					"GOCACHE=" + goEnv["GOCACHE"], "GOMODCACHE=" + goEnv["GOMODCACHE"],
				},
			}, map[string]string{"go.mod": goMod, "main.go": tool, "report/report.go": reportGo})
			e.Open("main.go")
			e.Change("main.go", "// Unsaved.\n"+tool)
			e.Wants("main.go", 12)
			if len(left(temporary, cache)) == 0 {
				t.Error("no unsaved text is written, which shows nothing")
			}
			process, err := os.FindProcess(e.Process())
			if err != nil {
				t.Fatal(err)
			}
			if err := process.Signal(signal); err != nil {
				t.Fatal(err)
			}
			if got := e.Ended(); got != status {
				t.Errorf("exit status %d, want %d", got, status)
			}
			if names := left(temporary, cache); len(names) > 0 {
				t.Errorf("files left: %q", names)
			}
		})
	}
	t.Run("nobody reads", func(t *testing.T) {
		temporary, cache := t.TempDir(), t.TempDir()
		cmd := exec.Command(binary, "lsp")
		cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+cache, "TMPDIR="+temporary)
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		defer in.Close()
		us, them, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		cmd.Stdout = them
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		them.Close()
		us.Close()
		io.WriteString(in, message(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}`))
		if status := ends(t, cmd); status == 0 {
			t.Error("it ends well")
		}
		if names := left(temporary, cache); len(names) > 0 {
			t.Errorf("files left: %q", names)
		}
	})
}
