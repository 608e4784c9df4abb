// Command mcpgo serves a wiki on stdio with mark3labs/mcp-go.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/rs/zerolog"
	"golang.org/x/sync/errgroup"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/runner"
	"example.com/frameworks/internal/store"
	"example.com/frameworks/internal/ui"
)

// wiki has the tools.
type wiki struct {
	path  string
	log   *slog.Logger
	audit io.Writer
	mu    sync.Mutex
	st    *store.Store
}

func main() {
	w := &wiki{path: "wiki.json", log: logx.Slog(os.Stderr, true), audit: io.Discard}
	if name := os.Getenv("WIKI_AUDIT"); name != "" {
		f, err := os.Create(name)
		if err != nil {
			log.Fatal(err)
		}
		defer f.Close()
		w.audit = f
	}
	s := server.NewMCPServer("wiki", "1.0.0",
		server.WithToolCapabilities(true),
		server.WithRecovery(),
	)
	s.AddTool(mcp.NewTool("search", mcp.WithString("q", mcp.Required())), w.search)
	s.AddTool(mcp.NewTool("read", mcp.WithString("id", mcp.Required())), w.read)
	s.AddTool(mcp.NewTool("write", mcp.WithString("id"), mcp.WithString("text")), w.write)
	s.AddTool(mcp.NewTool("delete", mcp.WithString("id")), w.delete)
	s.AddTool(mcp.NewTool("render", mcp.WithString("id")), w.render)
	s.AddTool(mcp.NewTool("history", mcp.WithString("id")), w.history)
	s.AddTool(mcp.NewTool("blame", mcp.WithString("id")), w.blame)
	s.AddTool(mcp.NewTool("reload"), w.reload)
	s.AddTool(mcp.NewTool("reset"), w.reset)
	s.AddTool(mcp.NewTool("crawl", mcp.WithString("dir")), timed(w.crawl))
	s.AddTool(mcp.NewTool("shutdown"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: ends the server a moment later
		time.AfterFunc(100*time.Millisecond, func() { os.Exit(0) }) // want exitcall
		return mcp.NewToolResultText("bye"), nil
	})
	s.AddTools(
		server.ServerTool{Tool: mcp.NewTool("whoami"), Handler: whoami},
		server.ServerTool{Tool: mcp.NewTool("uptime"), Handler: uptime},
		server.ServerTool{Tool: mcp.NewTool("links"), Handler: w.links},
	)
	s.AddResource(mcp.NewResource("wiki://index", "index"), w.index)
	s.AddResourceTemplate(mcp.NewResourceTemplate("wiki://{id}", "page"), w.page)
	s.AddPrompt(mcp.NewPrompt("summary", mcp.WithArgument("id")), w.summary)
	s.AddPrompt(mcp.NewPrompt("review", mcp.WithArgument("id")), review)
	s.AddNotificationHandler("notifications/cancelled", func(ctx context.Context, n mcp.JSONRPCNotification) {
		w.log.Info("cancelled", "method", n.Method)
	})
	if err := server.ServeStdio(s); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func (w *wiki) open() (*store.Store, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.st == nil {
		st, err := store.Open(w.path, store.WithStrict())
		if err != nil {
			return nil, err
		}
		w.st = st
	}
	return w.st, nil
}

func (w *wiki) search(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: slog to stderr, text as the result
	q, err := req.RequireString("q")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	st, err := w.open()
	if err != nil {
		w.log.ErrorContext(ctx, "open", "err", err)
		return nil, err
	}
	var b strings.Builder
	for id, it := range st.All() {
		if strings.Contains(it.Name, q) {
			fmt.Fprintln(&b, id)
		}
	}
	return mcp.NewToolResultText(b.String()), nil
}

func (w *wiki) read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: a line for debugging was left
	id := req.GetString("id", "")
	fmt.Printf("read id=%q\n", id) // want stdoutwrite
	st, err := w.open()
	if err != nil {
		return nil, err
	}
	it, err := st.Get(id)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("read", err), nil
	}
	return mcp.NewToolResultText(it.Name), nil
}

func (w *wiki) write(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: audited to what main chose, a file or nothing
	st, err := w.open()
	if err != nil {
		return nil, err
	}
	it := store.Item{ID: req.GetString("id", ""), Name: req.GetString("text", "")}
	w.mu.Lock()
	defer w.mu.Unlock()
	st.Put(it)
	fmt.Fprintf(w.audit, "%s write %s\n", time.Now().Format(time.RFC3339), it.ID)
	return mcp.NewToolResultText("written"), st.Save()
}

func (w *wiki) delete(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: the shared helper prints its success
	st, err := w.open()
	if err != nil {
		return nil, err
	}
	id := req.GetString("id", "")
	if err := st.Evict(id); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	ui.Successf("deleted %s", id) // want stdoutwrite
	return mcp.NewToolResultText("deleted"), nil
}

func (w *wiki) render(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: rendered into a string
	st, err := w.open()
	if err != nil {
		return nil, err
	}
	it, err := st.Get(req.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	text, err := render.String("# {{.Name}}\n", it)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("render", err), nil
	}
	return mcp.NewToolResultText(text), nil
}

func (w *wiki) history(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: git writes to stdout of the server
	cmd := exec.CommandContext(ctx, "git", "log", "--oneline", req.GetString("id", "."))
	cmd.Stderr = os.Stderr
	if req.GetString("id", "") == "" {
		cmd.Stdout = os.Stdout // want stdoutwrite
		return mcp.NewToolResultText("see above"), cmd.Run()
	}
	out, err := cmd.Output()
	return mcp.NewToolResultText(string(out)), err
}

func (w *wiki) blame(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: git's output is kept
	out, err := runner.Output(ctx, "git", "blame", req.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	var buf bytes.Buffer
	if err := ui.Table(&buf, []string{"LINE"}, [][]string{{string(out)}}); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(buf.String()), nil
}

func (w *wiki) reload(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: ends the server if the store is broken
	st := store.MustOpen(w.path) // want exitcall
	w.mu.Lock()
	w.st = st
	w.mu.Unlock()
	return mcp.NewToolResultText(fmt.Sprintf("%d pages", st.Len())), nil
}

func (w *wiki) reset(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: a panic is recovered from
	st := logx.MustPanic(store.Open(w.path))
	if st.Len() > 100 {
		panic(errors.New("too many pages"))
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.st = st
	return mcp.NewToolResultText("reset"), nil
}

// timed logs how long a tool takes.
func timed(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	l := zerolog.New(os.Stderr)
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: crawl, which it wraps, prints
		start := time.Now()
		defer func() { l.Info().Dur("took", time.Since(start)).Msg(req.Params.Name) }()
		return next(ctx, req)
	}
}

func (w *wiki) crawl(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	files, err := filepath.Glob(filepath.Join(req.GetString("dir", "."), "*.md"))
	if err != nil {
		return nil, err
	}
	g, ctx := errgroup.WithContext(ctx)
	for _, f := range files {
		g.Go(func() error {
			if _, err := os.Stat(f); err != nil {
				return err
			}
			_, err := fmt.Fprintln(os.Stdout, "crawled", f) // want stdoutwrite
			return err
		})
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(strings.Join(files, "\n")), ctx.Err()
}

func whoami(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: the notice goes to stderr
	ui.Notice(ui.ToStderr, "whoami was called")
	name := os.Getenv("USER")
	if name == "" {
		return mcp.NewToolResultErrorFromErr("whoami", app.Exit(77, "nobody")), nil
	}
	return mcp.NewToolResultText(name), nil
}

func uptime(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: the process's streams
	ios := ui.System() // want stdoutwrite
	up, err := os.ReadFile("/proc/uptime")
	if err != nil {
		ios.Infof("no uptime: %v", err)
		return nil, err
	}
	return mcp.NewToolResultText(string(up)), nil
}

func (w *wiki) links(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: streams that keep what is written
	ios, out, _ := ui.Buffers()
	st, err := w.open()
	if err != nil {
		return nil, err
	}
	for name := range st.Names() {
		ios.Infof("[[%s]]", name)
	}
	return mcp.NewToolResultText(out.String()), nil
}

func (w *wiki) index(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { // bad: Verify prints
	st, err := w.open()
	if err != nil {
		return nil, err
	}
	if err := st.Verify(); err != nil { // want stdoutwrite
		return nil, err
	}
	var buf bytes.Buffer
	if err := st.Dump(&buf); err != nil {
		return nil, err
	}
	return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI, MIMEType: "application/x-ndjson", Text: buf.String()}}, nil
}

func (w *wiki) page(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { // ok: text as the resource
	st, err := w.open()
	if err != nil {
		return nil, err
	}
	it, err := st.Get(strings.TrimPrefix(req.Params.URI, "wiki://"))
	if err != nil {
		w.log.Warn("page", "uri", req.Params.URI)
		return nil, err
	}
	return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI, Text: it.Name}}, nil
}

func (w *wiki) summary(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { // bad: log.Fatal without a page
	id := req.Params.Arguments["id"]
	if id == "" {
		log.Fatal("summary of what?") // want exitcall
	}
	msg := mcp.NewPromptMessage(mcp.RoleUser, mcp.NewTextContent("Summarize "+id))
	return mcp.NewGetPromptResult("summary", []mcp.PromptMessage{msg}), nil
}

func review(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { // ok: the standard logger is on stderr
	log.Println("review", req.Params.Arguments["id"])
	msg := mcp.NewPromptMessage(mcp.RoleUser, mcp.NewTextContent("Review "+req.Params.Arguments["id"]))
	return mcp.NewGetPromptResult("review", []mcp.PromptMessage{msg}), nil
}
