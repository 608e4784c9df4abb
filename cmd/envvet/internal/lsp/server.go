package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/handler"
	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/config"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/manual"
)

// A server answers one editor.
type server struct {
	rpc        *jrpc2.Server
	in         *io.PipeReader // what the editor writes
	docs       documents
	checker    *checker
	findings   findings
	translator translator
	manuals    map[string]string // of the rules, in Markdown

	version      string
	progress     bool // the editor shows progress
	versions     bool // the editor takes edits of versions
	watches      bool // the editor can be asked to watch files
	checks       int
	shuttingDown atomic.Bool
}

// Options say what is checked and with what.
type Options struct {
	Suite   []*analysis.Analyzer
	Tool    string // the vet tool: this program
	Version string // of this program

	// Configure returns what the configuration says of a run in a folder.
	Configure func(ctx context.Context, dir string) (Configured, error)
}

// Configured says how the packages of a folder are checked.
type Configured struct {
	Flags    []string // of go vet, as -name=value
	Baseline string   // the file of findings that are accepted, or ""

	// Severity returns that of a finding, until Configure is called again.
	Severity func(*finding.Finding) analyzers.Severity
}

// Serve answers the editor that writes to in and reads from out, until it asks to
// exit or goes away, or ctx is done. It reports whether the editor has said good-bye.
func Serve(ctx context.Context, in io.Reader, out io.WriteCloser, o Options) (orderly bool) {
	s := &server{manuals: make(map[string]string), version: o.Version}
	// A read of what the editor writes ends when the editor ends, which may wait
	// for this process to do so. Nobody has to wait for the end of this one.
	var written *io.PipeWriter
	s.in, written = io.Pipe()
	go func() {
		_, err := io.Copy(written, in)
		written.CloseWithError(err)
	}()
	s.translator = translator{encoding: utf16Units, urls: make(map[string]string)}
	for _, a := range o.Suite {
		title, _ := manual.Cut(a)
		s.manuals[a.Name] = "# " + a.Name + ": " + title + "\n\n" + manual.Markdown(a)
		s.translator.urls[a.Name] = a.URL
	}
	texts := newOverlay()
	s.checker = &checker{
		docs: &s.docs, tool: o.Tool, configure: o.Configure, overlay: texts, units: newUnits(o.Tool, texts),
		begin: s.begin, show: s.show, fail: s.fail, log: s.log,
	}
	// One request at a time: all are quick, what is not is the checker's.
	s.rpc = jrpc2.NewServer(s.methods(), &jrpc2.ServerOptions{AllowPush: true, Concurrency: 1, DisableBuiltin: true})
	s.rpc.Start(frame(s.in, out))
	defer context.AfterFunc(ctx, s.stop)()
	// That the editor is gone is no error, be it in the middle of a message.
	if err := s.rpc.Wait(); err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
		fmt.Fprintf(os.Stderr, "envvet: %v\n", err)
	}
	s.checker.stop()
	return s.shuttingDown.Load()
}

func (s *server) methods() jrpc2.Assigner {
	return &session{known: handler.Map{
		"initialize":                       handler.New(s.initialize),
		"initialized":                      s.initialized,
		"shutdown":                         s.shutdown,
		"exit":                             s.exit,
		"textDocument/didOpen":             handler.New(s.didOpen),
		"textDocument/didChange":           handler.New(s.didChange),
		"textDocument/didSave":             handler.New(s.didSave),
		"textDocument/didClose":            handler.New(s.didClose),
		"textDocument/codeAction":          handler.New(s.codeAction),
		"textDocument/hover":               handler.New(s.hoverAt),
		"workspace/didChangeWatchedFiles":  s.filesChanged,
		"$/cancelRequest":                  handler.New(s.cancelRequest),
		"$/setTrace":                       nothing,
		"window/workDoneProgress/cancel":   nothing,
		"workspace/didChangeConfiguration": nothing,
	}}
}

func (s *server) initialize(_ context.Context, p initializeParams) (initializeResult, error) {
	c := p.Capabilities
	s.translator.encoding = choose(c.General.PositionEncodings)
	s.translator.related = c.TextDocument.PublishDiagnostics.RelatedInformation
	s.translator.links = c.TextDocument.PublishDiagnostics.CodeDescriptionSupport
	s.progress = c.Window.WorkDoneProgress
	s.versions = c.Workspace.WorkspaceEdit.DocumentChanges
	s.watches = c.Workspace.DidChangeWatchedFiles.DynamicRegistration
	return initializeResult{
		Capabilities: capabilities{
			PositionEncoding:   string(s.translator.encoding),
			TextDocumentSync:   textDocumentSync{OpenClose: true, Change: 1, Save: true},
			CodeActionProvider: codeActionOptions{CodeActionKinds: []string{quickFix}},
			HoverProvider:      true,
		},
		ServerInfo: serverInfo{Name: "envvet", Version: s.version},
	}, nil
}

// initialized asks the editor to tell of files that change on disk: another
// package may, the go.mod, or the configuration.
func (s *server) initialized(context.Context, *jrpc2.Request) (any, error) {
	if !s.watches {
		return nil, nil
	}
	go func() { // the answer comes after this call
		_, _ = s.rpc.Callback(context.Background(), "client/registerCapability", registrationParams{Registrations: []registration{{
			ID: "envvet-files", Method: "workspace/didChangeWatchedFiles",
			RegisterOptions: watchOptions{Watchers: []watcher{{"**/*.go"}, {"**/go.mod"}, {"**/go.work"}, {"**/" + config.Name}}},
		}}})
	}()
	return nil, nil
}

func (s *server) shutdown(context.Context, *jrpc2.Request) (any, error) {
	s.shuttingDown.Store(true)
	return nil, nil
}

func (s *server) exit(context.Context, *jrpc2.Request) (any, error) {
	go s.stop() // which waits for this call
	return nil, nil
}

// stop ends the session.
func (s *server) stop() {
	s.rpc.Stop()
	s.in.Close()
}

func (s *server) didOpen(_ context.Context, p didOpenParams) error {
	d := p.TextDocument
	if file := goFile(d.URI); file != "" {
		s.docs.set(file, document{uri: d.URI, version: d.Version, text: d.Text})
		s.checker.changed(filepath.Dir(file))
	}
	return nil
}

func (s *server) didChange(_ context.Context, p didChangeParams) error {
	file := goFile(p.TextDocument.URI)
	if file == "" || len(p.ContentChanges) == 0 {
		return nil
	}
	last := p.ContentChanges[len(p.ContentChanges)-1]
	if last.Range != nil {
		return jrpc2.Errorf(jrpc2.InvalidParams, "a change of a part of %s: the server has asked for the whole text", file)
	}
	if s.docs.change(file, p.TextDocument.Version, last.Text) {
		s.checker.changed(filepath.Dir(file))
	}
	return nil
}

func (s *server) didSave(_ context.Context, p documentParams) error {
	if file := goFile(p.TextDocument.URI); file != "" {
		s.checker.changed(filepath.Dir(file))
	}
	return nil
}

// didClose forgets what was found in a folder with the last of its documents:
// nothing there is looked at any more.
func (s *server) didClose(_ context.Context, p documentParams) error {
	file := goFile(p.TextDocument.URI)
	if file == "" {
		return nil
	}
	s.docs.close(file)
	dir, open := filepath.Dir(file), s.docs.snapshot()
	s.checker.changed(dir) // text that was not saved is gone
	if !slices.Contains(open.folders(), dir) {
		s.publish(dir, nil, open) // after the last that a check shows
	}
	return nil
}

func (s *server) filesChanged(context.Context, *jrpc2.Request) (any, error) {
	s.checker.changedOutside()
	return nil, nil
}

func (s *server) codeAction(_ context.Context, p codeActionParams) ([]codeAction, error) {
	return s.actions(goFile(p.TextDocument.URI), p.Range, p.Context.Only), nil
}

func (s *server) hoverAt(_ context.Context, p hoverParams) (*hover, error) {
	return s.hover(goFile(p.TextDocument.URI), p.Position), nil
}

func (s *server) cancelRequest(_ context.Context, p cancelParams) error {
	var id any
	if err := json.Unmarshal(p.ID, &id); err != nil {
		return err
	}
	s.rpc.CancelRequest(string(p.ID))
	return nil
}

// show hands the editor what was found in a folder.
func (s *server) show(r result) { s.publish(r.dir, s.translator.shown(r), r.open) }

func (s *server) publish(dir string, found map[string][]shown, open snapshot) {
	for _, file := range s.findings.replace(dir, found) {
		list := []diagnostic{}
		for _, f := range found[file] {
			list = append(list, f.diagnostic)
		}
		s.notify("textDocument/publishDiagnostics", publishDiagnosticsParams{
			URI: s.docs.uri(file), Version: open.version(file), Diagnostics: list,
		})
	}
}

// fail tells the person that nothing can be checked.
func (s *server) fail(err error) {
	s.notify("window/showMessage", messageParams{Type: messageError, Message: fmt.Sprintf("envvet: %v", err)})
}

// log hands the editor what is for its log.
func (s *server) log(text string) {
	s.notify("window/logMessage", messageParams{Type: messageLog, Message: strings.TrimSpace(text)})
}

func (s *server) notify(method string, params any) {
	if err := s.rpc.Notify(context.Background(), method, params); err != nil && !errors.Is(err, jrpc2.ErrConnClosed) {
		fmt.Fprintf(os.Stderr, "envvet: telling the editor: %v\n", err)
	}
}

// goFile returns the file of a URI if it is one of Go.
func goFile(uri string) string {
	file := fileOf(uri)
	if filepath.Ext(file) != ".go" || !filepath.IsAbs(file) {
		return ""
	}
	return file
}
