package main_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf16"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/channel"
)

// An editor is a scripted one, which talks to a server in a process of its own.
type editor struct {
	t       *testing.T
	dir     string
	utf8    bool
	process *exec.Cmd
	rpc     *jrpc2.Client
	stderr  bytes.Buffer
	said    []string // methods of the server's requests

	mu        sync.Mutex
	published map[string]published // by file, relative to dir
	log       []string
	changed   chan struct{} // closed at the next notification
	version   int
}

type published struct {
	Version     *int `json:"version"`
	Diagnostics []struct {
		Range           lspRange `json:"range"`
		Severity        int      `json:"severity"`
		Code            string   `json:"code"`
		CodeDescription struct {
			Href string `json:"href"`
		} `json:"codeDescription"`
		Source  string `json:"source"`
		Message string `json:"message"`
		Related []struct {
			Location struct {
				URI   string   `json:"uri"`
				Range lspRange `json:"range"`
			} `json:"location"`
			Message string `json:"message"`
		} `json:"relatedInformation"`
	} `json:"diagnostics"`
}

type lspRange struct {
	Start lspPosition `json:"start"`
	End   lspPosition `json:"end"`
}

type lspPosition struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// edit starts a server in a folder with the files.
func edit(t *testing.T, utf8 bool, files map[string]string) *editor {
	t.Helper()
	e := &editor{
		t: t, utf8: utf8, dir: t.TempDir(), published: make(map[string]published), changed: make(chan struct{}),
	}
	for name, text := range files {
		e.write(name, text)
	}
	e.process = exec.Command(binary, "lsp")
	e.process.Dir = e.dir
	e.process.Env = append(os.Environ(), "GOFLAGS=", "GOPROXY=off", "GOTOOLCHAIN=local", "GOWORK=", "XDG_CACHE_HOME="+t.TempDir(),
		"GOCACHE="+goEnv["GOCACHE"], "GOMODCACHE="+goEnv["GOMODCACHE"])
	e.process.Stderr = &e.stderr
	in, err := e.process.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := e.process.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := e.process.Start(); err != nil {
		t.Fatal(err)
	}
	e.rpc = jrpc2.NewClient(channel.LSP(out, in), &jrpc2.ClientOptions{
		OnNotify: e.notified,
		OnCallback: func(_ context.Context, r *jrpc2.Request) (any, error) {
			e.mu.Lock()
			defer e.mu.Unlock()
			e.said = append(e.said, r.Method())
			return nil, nil
		},
	})
	t.Cleanup(func() {
		e.rpc.Close()
		e.process.Process.Kill()
		e.process.Wait()
		if t.Failed() {
			t.Logf("log: %q\nstderr: %s", e.log, e.stderr.String())
		}
	})
	encodings := []string{"utf-16"}
	if utf8 {
		encodings = []string{"utf-16", "utf-8"}
	}
	var answer struct {
		Capabilities struct {
			PositionEncoding string `json:"positionEncoding"`
		} `json:"capabilities"`
	}
	e.call("initialize", map[string]any{"capabilities": map[string]any{
		"general":      map[string]any{"positionEncodings": encodings},
		"window":       map[string]any{"workDoneProgress": true},
		"textDocument": map[string]any{"publishDiagnostics": map[string]any{"relatedInformation": true, "codeDescriptionSupport": true}},
		"workspace": map[string]any{
			"workspaceEdit": map[string]any{"documentChanges": true}, "didChangeWatchedFiles": map[string]any{"dynamicRegistration": true},
		},
	}}, &answer)
	if want := encodings[len(encodings)-1]; answer.Capabilities.PositionEncoding != want {
		t.Errorf("encoding %q, want %q", answer.Capabilities.PositionEncoding, want)
	}
	e.notify("initialized", struct{}{})
	return e
}

func (e *editor) write(name, text string) {
	e.t.Helper()
	file := filepath.Join(e.dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		e.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		e.t.Fatal(err)
	}
}

func (e *editor) read(name string) string {
	e.t.Helper()
	text, err := os.ReadFile(filepath.Join(e.dir, filepath.FromSlash(name)))
	if err != nil {
		e.t.Fatal(err)
	}
	return string(text)
}

func (e *editor) uri(name string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(filepath.Join(e.dir, name))}).String()
}

// file is the other way round.
func (e *editor) file(uri string) string {
	u, err := url.Parse(uri)
	if err != nil {
		e.t.Error(err)
	}
	name, err := filepath.Rel(e.dir, filepath.FromSlash(u.Path))
	if err != nil {
		e.t.Error(err)
	}
	return filepath.ToSlash(name)
}

func (e *editor) notified(r *jrpc2.Request) {
	e.mu.Lock()
	defer e.mu.Unlock()
	switch r.Method() {
	case "textDocument/publishDiagnostics":
		var p struct {
			URI string `json:"uri"`
			published
		}
		if err := r.UnmarshalParams(&p); err != nil {
			e.t.Error(err)
		}
		e.published[e.file(p.URI)] = p.published
	default:
		var text json.RawMessage
		_ = r.UnmarshalParams(&text)
		e.log = append(e.log, r.Method()+" "+string(text))
	}
	close(e.changed)
	e.changed = make(chan struct{})
}

func (e *editor) call(method string, params, result any) {
	e.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if err := e.rpc.CallResult(ctx, method, params, result); err != nil {
		e.t.Fatalf("%s: %v", method, err)
	}
}

func (e *editor) notify(method string, params any) {
	e.t.Helper()
	if err := e.rpc.Notify(context.Background(), method, params); err != nil {
		e.t.Fatal(err)
	}
}

func (e *editor) open(name string) {
	e.t.Helper()
	e.version++
	e.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{
		"uri": e.uri(name), "languageId": "go", "version": e.version, "text": e.read(name),
	}})
}

// change gives an open document another text, which is not saved.
func (e *editor) change(name, text string) {
	e.t.Helper()
	e.version++
	e.notify("textDocument/didChange", map[string]any{
		"textDocument": map[string]any{"uri": e.uri(name), "version": e.version}, "contentChanges": []any{map[string]any{"text": text}},
	})
}

// wants waits until the lines of a file with a diagnostic are the ones given.
func (e *editor) wants(name string, lines ...int) published {
	e.t.Helper()
	late := time.After(3 * time.Minute) // a first check analyzes the standard library
	for {
		e.mu.Lock()
		p, told := e.published[name]
		changed := e.changed
		e.mu.Unlock()
		var got []int
		for _, d := range p.Diagnostics {
			got = append(got, d.Range.Start.Line+1)
		}
		if (told || len(lines) == 0) && slices.Equal(got, lines) {
			return p
		}
		select {
		case <-changed:
		case <-late:
			e.t.Fatalf("%s: diagnostics in lines %v, want %v", name, got, lines)
		}
	}
}

// code returns what a range of a text holds.
func (e *editor) code(text string, r lspRange) string {
	return text[e.offset(text, r.Start):e.offset(text, r.End)]
}

func (e *editor) offset(text string, p lspPosition) int {
	start := 0
	for range p.Line {
		start += strings.IndexByte(text[start:], '\n') + 1
	}
	if e.utf8 {
		return start + p.Character
	}
	units := 0
	for i, r := range text[start:] {
		if units == p.Character {
			return start + i
		}
		units += utf16.RuneLen(r)
	}
	return len(text)
}

// An action is a choice that the server offers.
type action struct {
	Title       string `json:"title"`
	Kind        string `json:"kind"`
	IsPreferred bool   `json:"isPreferred"`
	Edit        struct {
		DocumentChanges []struct {
			TextDocument struct {
				URI     string `json:"uri"`
				Version *int   `json:"version"`
			} `json:"textDocument"`
			Edits []struct {
				Range   lspRange `json:"range"`
				NewText string   `json:"newText"`
			} `json:"edits"`
		} `json:"documentChanges"`
	} `json:"edit"`
}

func (e *editor) actions(name string, at lspRange) (offered []action) {
	e.t.Helper()
	e.call("textDocument/codeAction", map[string]any{
		"textDocument": map[string]any{"uri": e.uri(name)}, "range": at, "context": map[string]any{"diagnostics": []any{}},
	}, &offered)
	return offered
}

// apply returns the text of the document after an action.
func (e *editor) apply(a action, name, text string) string {
	e.t.Helper()
	for _, d := range a.Edit.DocumentChanges {
		if d.TextDocument.URI != e.uri(name) || d.TextDocument.Version == nil || *d.TextDocument.Version != e.version {
			e.t.Errorf("an edit of %+v, want version %d of %s", d.TextDocument, e.version, e.uri(name))
		}
		slices.SortFunc(d.Edits, func(a, b struct {
			Range   lspRange `json:"range"`
			NewText string   `json:"newText"`
		}) int {
			return e.offset(text, b.Range.Start) - e.offset(text, a.Range.Start)
		})
		for _, edit := range d.Edits {
			text = text[:e.offset(text, edit.Range.Start)] + edit.NewText + text[e.offset(text, edit.Range.End):]
		}
	}
	return text
}

// bye ends the session and returns the exit status.
func (e *editor) bye() int {
	e.t.Helper()
	var nothing any
	e.call("shutdown", nil, &nothing)
	e.notify("exit", nil)
	return e.status()
}

func (e *editor) status() int {
	err := e.process.Wait()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return exit.ExitCode()
	}
	return 0
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
			e.open("main.go")
			d := e.wants("main.go", 11).Diagnostics[0]
			if got := e.code(tool, d.Range); got != `fmt.Println("one")` {
				t.Errorf("the diagnostic is at %q", got)
			}
			if d.Source != "envvet" || d.Severity != 2 || !strings.HasPrefix(d.Code, "stdoutwrite/") || !strings.HasSuffix(d.CodeDescription.Href, "stdoutwrite.md") {
				t.Errorf("diagnostic %+v", d)
			}
			if len(d.Related) == 0 || e.file(d.Related[0].Location.URI) != "main.go" || d.Related[0].Location.Range.Start.Line != 9 {
				t.Errorf("related %+v", d.Related)
			}

			// What people type is two or four bytes, or two units.
			text := strings.Replace(tool, `	fmt.Println("one")`, `	/* 😀 é */ fmt.Println("ünï𝔠öde")`, 1)
			e.change("main.go", text)
			e.waitFor(func() bool { return *e.published["main.go"].Version == e.version })
			d = e.wants("main.go", 11).Diagnostics[0]
			if got := e.code(text, d.Range); got != `fmt.Println("ünï𝔠öde")` {
				t.Errorf("the diagnostic is at %q", got)
			}

			// Every named fix is a choice. Once it is applied nothing is left.
			var hover struct {
				Contents struct{ Kind, Value string } `json:"contents"`
			}
			e.call("textDocument/hover", map[string]any{"textDocument": map[string]any{"uri": e.uri("main.go")}, "position": d.Range.Start}, &hover)
			if hover.Contents.Kind != "markdown" || !strings.HasPrefix(hover.Contents.Value, "# stdoutwrite: ") || !strings.Contains(hover.Contents.Value, "```") && !strings.Contains(hover.Contents.Value, "\tpackage main") {
				t.Errorf("hover %.200q", hover.Contents.Value)
			}
			offered := e.actions("main.go", lspRange{d.Range.Start, d.Range.Start})
			if len(offered) != 1 || offered[0].Kind != "quickfix" {
				t.Fatalf("actions %+v", offered)
			}
			if elsewhere := e.actions("main.go", lspRange{}); len(elsewhere) != 0 {
				t.Errorf("actions at the top %+v", elsewhere)
			}
			text = e.apply(offered[0], "main.go", text)
			if !strings.Contains(text, `/* 😀 é */ fmt.Fprintln(os.Stderr, "ünï𝔠öde")`) {
				t.Errorf("after the fix:\n%s", text)
			}
			e.change("main.go", text)
			e.wants("main.go")
			if len(e.actions("main.go", d.Range)) != 0 {
				t.Error("a fix of what is mended")
			}

			// A package that is not open, and then one that is and not saved.
			e.open("report/report.go")
			prints := strings.Replace(reportGo, "{ n += len(text) }", "{ println(text); os.Stdout.WriteString(text) }", 1)
			prints = strings.Replace(prints, "var n int", "import \"os\"\n\nvar n int", 1)
			e.change("report/report.go", prints)
			d = e.wants("main.go", 13).Diagnostics[0]
			if !strings.Contains(d.Message, "example.com/tool/report/report.go:7") {
				t.Error(d.Message)
			}

			// While it does not compile the last diagnostics stay.
			e.change("report/report.go", prints+"\nfunc {")
			e.waitFor(func() bool {
				return slices.ContainsFunc(e.log, func(line string) bool {
					return strings.HasPrefix(line, "window/logMessage") && strings.Contains(line, filepath.ToSlash(e.dir)+"/report/report.go:11:6: expected")
				})
			})
			e.wants("main.go", 13)
			e.change("report/report.go", reportGo)
			e.wants("main.go")

			// On disk again.
			e.write("report/report.go", prints)
			e.notify("textDocument/didClose", map[string]any{"textDocument": map[string]any{"uri": e.uri("report/report.go")}})
			e.notify("workspace/didChangeWatchedFiles", map[string]any{"changes": []any{map[string]any{"uri": e.uri("report/report.go"), "type": 2}}})
			e.wants("main.go", 13)
			e.notify("textDocument/didClose", map[string]any{"textDocument": map[string]any{"uri": e.uri("main.go")}})
			e.wants("main.go")
			if status := e.bye(); status != 0 {
				t.Errorf("exit status %d: %s", status, e.stderr.String())
			}
			if e.stderr.Len() > 0 {
				t.Errorf("standard error: %s", e.stderr.String())
			}
			if !slices.Contains(e.said, "client/registerCapability") {
				t.Errorf("requests %q", e.said)
			}
		})
	}
}

// waitFor waits until something holds, which it asks after each notification.
func (e *editor) waitFor(holds func() bool) {
	e.t.Helper()
	late := time.After(3 * time.Minute)
	for {
		e.mu.Lock()
		ok, changed := holds(), e.changed
		e.mu.Unlock()
		if ok {
			return
		}
		select {
		case <-changed:
		case <-late:
			e.t.Fatal("nothing happens")
		}
	}
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
	e.open("alone/main.go")
	e.open("space/a/a.go")
	e.open("off/main.go")
	e.wants("alone/main.go", 6)
	e.wants("space/a/a.go", 6)
	text := handler
	for i := range 30 {
		text = strings.Repeat("\n", i%7) + handler
		e.change("alone/main.go", text)
	}
	e.waitFor(func() bool { return *e.published["alone/main.go"].Version == e.version })
	e.wants("alone/main.go", 6+29%7)
	e.wants("space/a/a.go", 6)
	e.wants("off/main.go")
	e.write("off/.envvet.toml", "[stdoutwrit]\nenabled = false\n")
	e.change("off/main.go", "\n"+handler)
	e.waitFor(func() bool {
		return slices.ContainsFunc(e.log, func(line string) bool {
			return strings.HasPrefix(line, "window/showMessage") && strings.Contains(line, ".envvet.toml:1: ")
		})
	})
	e.write("off/.envvet.toml", "")
	e.change("off/main.go", "\n\n"+handler)
	e.wants("off/main.go", 8)
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
