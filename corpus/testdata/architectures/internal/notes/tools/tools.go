// Package tools has the tools of the server.
package tools

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"log/slog"
	"os"
	"os/exec"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/architectures/internal/notes/search"
	"example.com/architectures/internal/notes/service"
	"example.com/architectures/internal/notes/store"
)

type tools struct {
	svc   *service.Service
	log   *slog.Logger
	audit *slog.Logger
}

// Register adds the tools to a server.
func Register(server *mcp.Server, svc *service.Service) {
	t := &tools{
		svc:   svc,
		log:   slog.New(slog.NewJSONHandler(os.Stderr, nil)),
		audit: slog.New(newAuditHandler()),
	}
	mcp.AddTool(server, &mcp.Tool{Name: "get_note", Description: "Get a note"}, t.get)
	mcp.AddTool(server, &mcp.Tool{Name: "put_note", Description: "Put a note"}, t.put)
	mcp.AddTool(server, &mcp.Tool{Name: "delete_note", Description: "Delete a note"}, t.delete)
	mcp.AddTool(server, &mcp.Tool{Name: "search_words", Description: "Search text"}, t.searchWords)
	mcp.AddTool(server, &mcp.Tool{Name: "search_tags", Description: "Search tags"}, t.searchTags)
	mcp.AddTool(server, &mcp.Tool{Name: "find_tag", Description: "Find a tag"}, t.findTag)
	mcp.AddTool(server, &mcp.Tool{Name: "warm", Description: "Fill the index"}, t.warm)
	mcp.AddTool(server, &mcp.Tool{Name: "count_word", Description: "Count a word"}, t.count)
	mcp.AddTool(server, &mcp.Tool{Name: "table", Description: "All notes"}, t.table)
	mcp.AddTool(server, &mcp.Tool{Name: "backup", Description: "Save all notes"}, t.backup)
	mcp.AddTool(server, &mcp.Tool{Name: "share", Description: "Share a note"}, t.share)
	mcp.AddTool(server, &mcp.Tool{Name: "format_note", Description: "Format a note"}, guarded(t.format))
	mcp.AddTool(server, &mcp.Tool{Name: "validate", Description: "Check a note"}, guarded(t.validate))
	mcp.AddTool(server, &mcp.Tool{Name: "publish", Description: "Publish a note"}, observed(t.publish))
}

type auditHandler struct {
	slog.Handler
	name string
}

func newAuditHandler() slog.Handler {
	return &auditHandler{Handler: slog.NewTextHandler(os.Stdout, nil), name: "audit"}
}

// Handle adds the name.
func (h *auditHandler) Handle(ctx context.Context, r slog.Record) error {
	r.AddAttrs(slog.String("log", h.name))
	return h.Handler.Handle(ctx, r) // missed stdoutwrite: what is made before any handler runs counts as handed in
}

// WithAttrs keeps the name.
func (h *auditHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return &auditHandler{Handler: h.Handler.WithAttrs(attrs), name: h.name}
}

type idIn struct {
	ID string `json:"id" jsonschema:"the note"`
}

type wordIn struct {
	Word    string `json:"word" jsonschema:"a word"`
	Explain bool   `json:"explain,omitempty" jsonschema:"say why"`
}

type textOut struct {
	Text string `json:"text"`
}

type notesOut struct {
	Notes []store.Note `json:"notes"`
}

func (t *tools) get(ctx context.Context, req *mcp.CallToolRequest, in idIn) (*mcp.CallToolResult, store.Note, error) { // ok: logs to stderr
	t.log.InfoContext(ctx, "get", "id", in.ID)
	n, err := t.svc.Get(in.ID)
	return nil, n, err
}

func (t *tools) put(ctx context.Context, req *mcp.CallToolRequest, in store.Note) (*mcp.CallToolResult, store.Note, error) { // ok: main uses the notifier that logs, and the log is on stderr
	if in.Text == "" {
		return nil, store.Note{}, errors.New("a note needs a text")
	}
	return nil, in, t.svc.Put(ctx, in)
}

func (t *tools) delete(ctx context.Context, req *mcp.CallToolRequest, in idIn) (*mcp.CallToolResult, textOut, error) { // bad: the store prints what it deleted
	if err := t.svc.Delete(ctx, in.ID); err != nil {
		return nil, textOut{}, err
	}
	return nil, textOut{Text: in.ID}, nil
}

func (t *tools) searchWords(ctx context.Context, req *mcp.CallToolRequest, in wordIn) (*mcp.CallToolResult, notesOut, error) { // ok: for words the explainer writes to stderr
	return nil, notesOut{t.svc.Search(search.Word(in.Word), in.Explain)}, nil
}

func (t *tools) searchTags(ctx context.Context, req *mcp.CallToolRequest, in wordIn) (*mcp.CallToolResult, notesOut, error) { // bad: for tags the explainer prints
	return nil, notesOut{t.svc.Search(search.Tag(in.Word), in.Explain)}, nil
}

func (t *tools) findTag(ctx context.Context, req *mcp.CallToolRequest, in wordIn) (*mcp.CallToolResult, notesOut, error) { // ok: without explanation only the matcher visits
	return nil, notesOut{t.svc.Search(search.Tag(in.Word), false)}, nil
}

func (t *tools) warm(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, textOut, error) { // bad: the first call prints how long it took
	t.svc.Warm() // want stdoutwrite
	return nil, textOut{"warm"}, nil
}

func (t *tools) count(ctx context.Context, req *mcp.CallToolRequest, in wordIn) (*mcp.CallToolResult, map[string]int, error) { // bad: an unknown word ends the server
	return nil, map[string]int{in.Word: t.svc.Count(in.Word)}, nil // want exitcall
}

func (t *tools) table(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, textOut, error) { // ok: a table in a buffer, and the trace discards
	var buf bytes.Buffer
	err := t.svc.Table(&buf)
	return nil, textOut{buf.String()}, err
}

func (t *tools) backup(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, textOut, error) { // ok: a file
	name, err := t.svc.Backup()
	if err != nil {
		return nil, textOut{}, err
	}
	log.Println("saved", name)
	return nil, textOut{name}, nil
}

func (t *tools) share(ctx context.Context, req *mcp.CallToolRequest, in idIn) (*mcp.CallToolResult, textOut, error) { // bad: the audit log is a handler of slog on stdout
	n, err := t.svc.Get(in.ID)
	if err != nil {
		return nil, textOut{}, err
	}
	t.audit.With("user", "agent").InfoContext(ctx, "share", "id", n.ID)
	return nil, textOut{n.Text}, nil
}

func guarded[I, O any](next mcp.ToolHandlerFor[I, O]) mcp.ToolHandlerFor[I, O] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in I) (res *mcp.CallToolResult, out O, err error) {
		defer func() {
			if v := recover(); v != nil {
				err = fmt.Errorf("internal error: %v", v)
			}
		}()
		return next(ctx, req, in)
	}
}

func observed[I, O any](next mcp.ToolHandlerFor[I, O]) mcp.ToolHandlerFor[I, O] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in I) (*mcp.CallToolResult, O, error) {
		res, out, err := next(ctx, req, in)
		json.NewEncoder(os.Stdout).Encode(map[string]any{"tool": req.Params.Name, "ok": err == nil}) // want stdoutwrite
		return res, out, err
	}
}

func (t *tools) format(ctx context.Context, req *mcp.CallToolRequest, in idIn) (*mcp.CallToolResult, textOut, error) { // bad: the formatter inherits stdout
	n, err := t.svc.Get(in.ID)
	if err != nil {
		return nil, textOut{}, err
	}
	cmd := exec.CommandContext(ctx, "fold", "-s", "-w", "60")
	cmd.Stdin = bytes.NewBufferString(n.Text)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr // want stdoutwrite
	return nil, textOut{n.Text}, cmd.Run()
}

func (t *tools) validate(ctx context.Context, req *mcp.CallToolRequest, in idIn) (*mcp.CallToolResult, textOut, error) { // ok: the panic is recovered, and nothing exits
	n, err := t.svc.Get(in.ID)
	if err != nil {
		panic(err)
	}
	return nil, textOut{n.Text}, nil
}

func (t *tools) publish(ctx context.Context, req *mcp.CallToolRequest, in idIn) (*mcp.CallToolResult, textOut, error) { // bad: it is wrapped in what observes calls on stdout
	n, err := t.svc.Get(in.ID)
	return nil, textOut{n.Text}, err
}
