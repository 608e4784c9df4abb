// Package editor lets tests look at a language server as an editor does: a
// scripted one, which talks to a server in a process of its own.
package editor

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
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

// A Server is how a language server is started.
type Server struct {
	Program string
	Args    []string
	Env     []string // "NAME=value", on top of the environment

	// UTF8 has the editor count columns in bytes, if the server can.
	UTF8 bool

	// Root has the editor name the folder as its workspace.
	Root bool

	// Dir is the folder, "" for one of its own.
	Dir string
}

// An Editor is a session with a server in a folder. Files are named as seen from
// there.
type Editor struct {
	Dir    string
	Stderr bytes.Buffer // what the server has written, when it has ended

	t       testing.TB
	utf8    bool
	process *exec.Cmd
	rpc     *jrpc2.Client

	versions map[string]int // of the texts that were opened
	version  int            // of the last one

	mu        sync.Mutex
	asked     []string                     // the server's requests: method, a space and parameters
	published map[string]Published         // by file
	raw       map[string][]json.RawMessage // the diagnostics in it, as they came
	times     map[string]int               // how often it came
	log       []string
	changed   chan struct{} // closed at the next notification
}

// Start starts a server in a folder with the files, and ends it with the test.
func Start(t testing.TB, server Server, files map[string]string) *Editor {
	t.Helper()
	if server.Dir == "" {
		server.Dir = t.TempDir()
	}
	e := &Editor{
		t: t, utf8: server.UTF8, Dir: server.Dir, published: make(map[string]Published), raw: make(map[string][]json.RawMessage), times: make(map[string]int), versions: make(map[string]int), changed: make(chan struct{}),
	}
	for name, text := range files {
		e.Write(name, text)
	}
	e.process = exec.Command(server.Program, server.Args...)
	e.process.Dir = e.Dir
	e.process.Env = append(os.Environ(), server.Env...)
	e.process.Stderr = &e.Stderr
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
			var text json.RawMessage
			_ = r.UnmarshalParams(&text)
			e.mu.Lock()
			defer e.mu.Unlock()
			e.asked = append(e.asked, r.Method()+" "+string(text))
			return nil, nil
		},
	})
	t.Cleanup(func() {
		e.rpc.Close()
		e.process.Process.Kill()
		e.process.Wait()
		if t.Failed() {
			t.Logf("log: %q\nstderr: %s", e.log, e.Stderr.String())
		}
	})
	encodings := []string{"utf-16"}
	if e.utf8 {
		encodings = []string{"utf-16", "utf-8"}
	}
	var answer struct {
		Capabilities struct {
			PositionEncoding string `json:"positionEncoding"`
		} `json:"capabilities"`
	}
	params := map[string]any{"capabilities": map[string]any{
		"general":      map[string]any{"positionEncodings": encodings},
		"window":       map[string]any{"workDoneProgress": true},
		"textDocument": map[string]any{"publishDiagnostics": map[string]any{"relatedInformation": true, "codeDescriptionSupport": true}},
		"workspace": map[string]any{
			"workspaceEdit": map[string]any{"documentChanges": true}, "didChangeWatchedFiles": map[string]any{"dynamicRegistration": true},
		},
	}}
	if server.Root {
		params["rootUri"] = e.URI("")
	}
	e.Call("initialize", params, &answer)
	if answer.Capabilities.PositionEncoding == "" {
		answer.Capabilities.PositionEncoding = "utf-16" // as before LSP 3.17
	}
	if want := encodings[len(encodings)-1]; answer.Capabilities.PositionEncoding != want {
		t.Errorf("encoding %q, want %q", answer.Capabilities.PositionEncoding, want)
	}
	e.Notify("initialized", struct{}{})
	return e
}

// Process returns the number of the server's process.
func (e *Editor) Process() int { return e.process.Process.Pid }

// Write writes a file.
func (e *Editor) Write(name, text string) {
	e.t.Helper()
	file := filepath.Join(e.Dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		e.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		e.t.Fatal(err)
	}
}

// Read returns the text of a file.
func (e *Editor) Read(name string) string {
	e.t.Helper()
	text, err := os.ReadFile(filepath.Join(e.Dir, filepath.FromSlash(name)))
	if err != nil {
		e.t.Fatal(err)
	}
	return string(text)
}

// URI returns that of a file.
func (e *Editor) URI(name string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(filepath.Join(e.Dir, name))}).String()
}

// File returns the file of a URI.
func (e *Editor) File(uri string) string {
	u, err := url.Parse(uri)
	if err != nil {
		e.t.Error(err)
	}
	name, err := filepath.Rel(e.Dir, filepath.FromSlash(u.Path))
	if err != nil {
		e.t.Error(err)
	}
	return filepath.ToSlash(name)
}

// Call asks the server.
func (e *Editor) Call(method string, params, result any) {
	e.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if err := e.rpc.CallResult(ctx, method, params, result); err != nil {
		e.t.Fatalf("%s: %v", method, err)
	}
}

// Notify tells the server.
func (e *Editor) Notify(method string, params any) {
	e.t.Helper()
	if err := e.rpc.Notify(context.Background(), method, params); err != nil {
		e.t.Fatal(err)
	}
}

// Open opens a file.
func (e *Editor) Open(name string) {
	e.t.Helper()
	e.version++
	e.versions[name] = e.version
	e.Notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{
		"uri": e.URI(name), "languageId": "go", "version": e.version, "text": e.Read(name),
	}})
}

// Change gives an open document another text, which is not saved.
func (e *Editor) Change(name, text string) {
	e.t.Helper()
	e.version++
	e.versions[name] = e.version
	e.Notify("textDocument/didChange", map[string]any{
		"textDocument": map[string]any{"uri": e.URI(name), "version": e.version}, "contentChanges": []any{map[string]any{"text": text}},
	})
}

// Wants waits until the lines of a file with a diagnostic are the ones given.
func (e *Editor) Wants(name string, lines ...int) Published {
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

// Code returns what a range of a text holds.
func (e *Editor) Code(text string, r Range) string {
	return text[e.offset(text, r.Start):e.offset(text, r.End)]
}

func (e *Editor) offset(text string, p Position) int {
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

// Actions returns what the server offers for a range. As editors do, it hands over
// the diagnostics that the range touches: some servers go by them, others by the
// range.
func (e *Editor) Actions(name string, at Range) (offered []Action) {
	e.t.Helper()
	diagnostics := []json.RawMessage{}
	e.mu.Lock()
	for i, d := range e.published[name].Diagnostics {
		if !before(d.Range.End, at.Start) && !before(at.End, d.Range.Start) {
			diagnostics = append(diagnostics, e.raw[name][i])
		}
	}
	e.mu.Unlock()
	e.Call("textDocument/codeAction", map[string]any{
		"textDocument": map[string]any{"uri": e.URI(name)}, "range": at, "context": map[string]any{"diagnostics": diagnostics},
	}, &offered)
	return offered
}

func before(a, b Position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Character < b.Character
}

// Apply returns the text of the document after an Action.
func (e *Editor) Apply(a Action, name, text string) string {
	e.t.Helper()
	for _, d := range a.Edit.DocumentChanges {
		if d.TextDocument.URI != e.URI(name) || d.TextDocument.Version == nil || *d.TextDocument.Version != e.versions[name] {
			e.t.Errorf("an edit of %+v, want version %d of %s", d.TextDocument, e.versions[name], e.URI(name))
		}
		slices.SortFunc(d.Edits, func(a, b TextEdit) int {
			return e.offset(text, b.Range.Start) - e.offset(text, a.Range.Start)
		})
		for _, edit := range d.Edits {
			text = text[:e.offset(text, edit.Range.Start)] + edit.NewText + text[e.offset(text, edit.Range.End):]
		}
	}
	return text
}

// Bye ends the session and returns the exit status.
func (e *Editor) Bye() int {
	e.t.Helper()
	var nothing any
	e.Call("shutdown", nil, &nothing)
	e.Notify("exit", nil)
	return e.Ended()
}

// Ended waits for the end of the server and returns its exit status.
func (e *Editor) Ended() int {
	err := e.process.Wait()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return exit.ExitCode()
	}
	return 0
}
