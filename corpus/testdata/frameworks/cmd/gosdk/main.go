// Command gosdk serves a calendar on stdio with the official SDK.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strings"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/sirupsen/logrus"
	"go.uber.org/zap"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/store"
	"example.com/frameworks/internal/ui"
)

type eventIn struct {
	ID   string `json:"id" jsonschema:"the event"`
	When string `json:"when,omitempty"`
}

type eventOut struct {
	ID   string   `json:"id"`
	Tags []string `json:"tags"`
}

type empty struct{}

// journal is told what happens.
type journal interface {
	Record(what string) error
}

type fileJournal struct{ f *os.File }

func (j fileJournal) Record(what string) error {
	_, err := fmt.Fprintln(j.f, time.Now().Unix(), what)
	return err
}

type memJournal struct{ lines []string }

func (j *memJournal) Record(what string) error {
	j.lines = append(j.lines, what)
	return nil
}

type calendar struct {
	store   *store.Store
	journal journal
	log     *zap.Logger
	strict  bool
}

func main() {
	st, err := store.Open("calendar.json")
	if err != nil {
		log.Fatal(err)
	}
	zl, err := zap.NewProduction(zap.AddCaller())
	if err != nil {
		log.Fatal(err)
	}
	c := &calendar{store: st, journal: fileJournal{os.Stderr}, log: zl}

	s := mcp.NewServer(&mcp.Implementation{Name: "calendar", Version: "0.3"}, &mcp.ServerOptions{
		InitializedHandler: func(ctx context.Context, req *mcp.InitializedRequest) {
			zl.Info("initialized")
		},
	})
	mcp.AddTool(s, &mcp.Tool{Name: "get"}, c.get)
	mcp.AddTool(s, &mcp.Tool{Name: "create"}, c.create)
	mcp.AddTool(s, &mcp.Tool{Name: "move"}, c.move)
	mcp.AddTool(s, &mcp.Tool{Name: "cancel"}, c.cancel)
	mcp.AddTool(s, &mcp.Tool{Name: "export"}, c.export)
	mcp.AddTool(s, &mcp.Tool{Name: "export-file"}, c.exportFile)
	mcp.AddTool(s, &mcp.Tool{Name: "remind"}, c.remind)
	mcp.AddTool(s, &mcp.Tool{Name: "remind-later"}, c.remindLater)
	mcp.AddTool(s, &mcp.Tool{Name: "agenda"}, safely(c.agenda))
	mcp.AddTool(s, &mcp.Tool{Name: "week"}, safely(c.week))
	mcp.AddTool(s, &mcp.Tool{Name: "note"}, note)
	mcp.AddTool(s, &mcp.Tool{Name: "upgrade"}, c.upgrade)
	mcp.AddTool(s, &mcp.Tool{Name: "upgrade-from"}, c.upgradeFrom)
	mcp.AddTool(s, &mcp.Tool{Name: "echo"}, func(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, eventOut, error) { // bad: an encoder on stdout
		if err := json.NewEncoder(os.Stdout).Encode(in); err != nil { // want stdoutwrite
			return nil, eventOut{}, err
		}
		return nil, eventOut{ID: in.ID}, nil
	})
	s.AddResource(&mcp.Resource{URI: "calendar://all", Name: "all"}, c.all)
	s.AddResource(&mcp.Resource{URI: "calendar://log", Name: "log"}, c.logFile)
	s.AddPrompt(&mcp.Prompt{Name: "plan"}, c.plan)
	s.AddPrompt(&mcp.Prompt{Name: "replan"}, replan)
	if err := s.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Printf("server: %v", err)
		os.Exit(1)
	}
}

func (c *calendar) get(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, eventOut, error) { // ok: zap's production logger is on stderr
	it, err := c.store.Get(in.ID)
	if err != nil {
		c.log.Warn("get", zap.Error(err))
		return nil, eventOut{}, err
	}
	return nil, eventOut{ID: it.ID, Tags: it.Tags}, nil
}

func (c *calendar) create(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, eventOut, error) { // ok: the journal is a file, which is stderr
	if _, err := time.Parse(time.RFC3339, in.When); err != nil {
		return nil, eventOut{}, fmt.Errorf("when: %w", err)
	}
	c.store.Put(store.Item{ID: in.ID, Name: in.When})
	if err := c.journal.Record("create " + in.ID); err != nil {
		return nil, eventOut{}, err
	}
	return nil, eventOut{ID: in.ID}, c.store.Save()
}

func (c *calendar) move(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, eventOut, error) { // bad: zap's Fatal on a wrong time
	if _, err := time.Parse(time.RFC3339, in.When); err != nil {
		c.log.Fatal("wrong time", zap.String("when", in.When)) // want exitcall
	}
	it, err := c.store.Get(in.ID)
	if err != nil {
		return nil, eventOut{}, err
	}
	it.Name = in.When
	c.store.Put(it)
	return nil, eventOut{ID: it.ID}, nil
}

func (c *calendar) cancel(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, empty, error) { // ok: the field that exits is never set
	if err := c.store.Evict(in.ID); err != nil {
		if c.strict {
			os.Exit(2)
		}
		return nil, empty{}, app.Exit(2, "cancel: %w", err)
	}
	return nil, empty{}, nil
}

func (c *calendar) export(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, empty, error) { // bad: a buffered writer on stdout
	w := bufio.NewWriterSize(os.Stdout, 4096) // want stdoutwrite
	if err := c.store.Dump(w); err != nil {
		return nil, empty{}, err
	}
	return nil, empty{}, w.Flush()
}

func (c *calendar) exportFile(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, empty, error) { // ok: a buffered writer on a file
	f, err := os.Create(in.ID + ".ndjson")
	if err != nil {
		return nil, empty{}, err
	}
	w := bufio.NewWriter(f)
	err = errors.Join(c.store.Dump(w), w.Flush(), f.Close())
	return nil, empty{}, err
}

func (c *calendar) remind(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, empty, error) { // bad: a goroutine prints later
	go func() {
		time.Sleep(time.Second)
		fmt.Print("\aremember ", in.ID, "\n") // want stdoutwrite
	}()
	return nil, empty{}, nil
}

func (c *calendar) remindLater(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, empty, error) { // ok: a goroutine logs later
	go func() {
		defer func() { recover() }()
		time.Sleep(time.Second)
		c.log.Sugar().Infof("remember %s", in.ID)
	}()
	return nil, empty{}, nil
}

// safely makes errors of panics.
func safely[In, Out any](next mcp.ToolHandlerFor[In, Out]) mcp.ToolHandlerFor[In, Out] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in In) (res *mcp.CallToolResult, out Out, err error) { // bad: week, which it wraps, prints; agenda does not
		err = app.Guard(ctx, func(ctx context.Context) error {
			res, out, err = next(ctx, req, in)
			return err
		})
		return res, out, err
	}
}

func (c *calendar) agenda(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, eventOut, error) {
	var b strings.Builder
	p := ui.NewPrinter(&b, func(it store.Item) string { return "* " + it.Name })
	err := c.store.Each(func(it store.Item) error { p.Print(it); return ctx.Err() })
	return nil, eventOut{ID: b.String()}, err
}

func (c *calendar) week(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, eventOut, error) {
	p := ui.NewPrinter(io.Writer(os.Stdout), func(it store.Item) string { return "* " + it.Name }) // want stdoutwrite
	err := c.store.Each(func(it store.Item) error { p.Print(it); return ctx.Err() })
	return nil, eventOut{ID: in.ID}, err
}

func note(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, empty, error) { // ok: logrus on stderr
	logrus.WithField("id", in.ID).Infof("noted at %s", in.When)
	if in.ID == "" {
		logrus.Error("no id")
		return nil, empty{}, errors.New("no id")
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "noted"}}}, empty{}, nil
}

const schemaVersion = 3

func (c *calendar) upgrade(ctx context.Context, req *mcp.CallToolRequest, in empty) (*mcp.CallToolResult, empty, error) { // ok: the version is never the one that exits
	if err := c.store.Migrate(schemaVersion); err != nil {
		return nil, empty{}, err
	}
	n := c.store.Compact()
	c.log.Info("upgraded", zap.Int("dropped", n))
	return nil, empty{}, c.store.Save()
}

func (c *calendar) upgradeFrom(ctx context.Context, req *mcp.CallToolRequest, in eventIn) (*mcp.CallToolResult, empty, error) { // bad: may be version 0, which exits
	var version int
	if _, err := fmt.Sscanf(in.ID, "v%d", &version); err != nil {
		return nil, empty{}, err
	}
	return nil, empty{}, c.store.Migrate(version) // want exitcall
}

func (c *calendar) all(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) { // ok: rendered to memory
	var b strings.Builder
	if err := render.JSON(&b, c.store.Sorted(store.BySize)); err != nil {
		return nil, err
	}
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: req.Params.URI, Text: b.String()}}}, nil
}

func (c *calendar) logFile(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) { // bad: what is read is copied to stdout as well
	f, err := os.Open("calendar.log")
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.TeeReader(f, os.Stdout)) // want stdoutwrite
	if err != nil {
		return nil, err
	}
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: req.Params.URI, Text: string(data)}}}, nil
}

func (c *calendar) plan(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { // bad: Check exits
	l := logx.FromContext(ctx)
	_, err := c.store.Get(req.Params.Arguments["id"])
	l.Check(err, "plan") // want exitcall
	return prompt("Plan " + req.Params.Arguments["id"]), nil
}

func replan(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { // ok: a journal in memory
	var j journal = &memJournal{}
	if err := j.Record("replan"); err != nil {
		return nil, err
	}
	return prompt("Plan again"), nil
}

func prompt(text string) *mcp.GetPromptResult {
	return &mcp.GetPromptResult{Messages: []*mcp.PromptMessage{{Role: "user", Content: &mcp.TextContent{Text: text}}}}
}
