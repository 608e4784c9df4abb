// Command kongapp keeps notes.
package main

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"
	"slices"
	"strings"
	"sync"
	"syscall"

	"github.com/alecthomas/kong"
	"go.uber.org/zap"
	"go.uber.org/zap/zapcore"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/runner"
	"example.com/frameworks/internal/store"
	"example.com/frameworks/internal/ui"
)

// globals are bound to every command.
type globals struct {
	Ctx context.Context
	Out io.Writer
	Log *slog.Logger
}

type cli struct {
	Version versionFlag `help:"Print the version."`
	Store   string      `default:"notes.json"`

	List    listCmd    `cmd:""`
	Show    showCmd    `cmd:""`
	New     newCmd     `cmd:""`
	Edit    editCmd    `cmd:""`
	View    viewCmd    `cmd:""`
	CSV     csvCmd     `cmd:"" name:"csv"`
	CSVBuf  csvBufCmd  `cmd:"" name:"csv-buf"`
	Hook    hookCmd    `cmd:""`
	Sync    syncCmd    `cmd:""`
	Fetch   fetchCmd   `cmd:""`
	Lint    lintCmd    `cmd:""`
	Fix     fixCmd     `cmd:""`
	Quit    quitCmd    `cmd:""`
	Zap     zapCmd     `cmd:""`
	ZapOut  zapOutCmd  `cmd:"" name:"zap-out"`
	Archive archiveCmd `cmd:""`
	Info    infoCmd    `cmd:""`
}

// versionFlag is the way of kong's own manual.
type versionFlag bool

func (versionFlag) BeforeApply(k *kong.Kong, vars kong.Vars) error { // ok: writer and exit of the framework
	fmt.Fprintln(k.Stdout, vars["version"])
	k.Exit(0)
	return nil
}

func main() {
	var c cli
	k := kong.Parse(&c, kong.Name("notes"), kong.Vars{"version": "0.9"})
	err := k.Run(&globals{Ctx: context.Background(), Out: os.Stdout, Log: logx.Slog(os.Stderr, false)}, &c)
	k.FatalIfErrorf(err)
}

type listCmd struct {
	Long bool
}

func (l *listCmd) Run(g *globals, c *cli) error { // ok: injected: main bound the writer
	s, err := store.Open(c.Store)
	if err != nil {
		return err
	}
	for id, it := range s.All() {
		if l.Long {
			fmt.Fprintln(g.Out, id, it.Name, it.Size)
			continue
		}
		fmt.Fprintln(g.Out, id)
	}
	return nil
}

type showCmd struct {
	ID string `arg:""`
}

func (s *showCmd) Run(c *cli) error { // bad: JSON on stdout
	st, err := store.Open(c.Store)
	if err != nil {
		return err
	}
	it, err := st.Get(s.ID)
	if err != nil {
		return err
	}
	return render.JSON(os.Stdout, it) // want stdoutwrite
}

type newCmd struct {
	ID   string   `arg:""`
	Tags []string `short:"t"`
}

func (n *newCmd) Validate() error { // ok: an error
	if strings.ContainsAny(n.ID, " \t") {
		return errors.New("spaces in id")
	}
	return nil
}

func (n *newCmd) Run(g *globals, c *cli) error { // ok: logs with slog to stderr
	s, err := store.Open(c.Store)
	if err != nil {
		return err
	}
	slices.SortFunc(n.Tags, func(a, b string) int {
		g.Log.Debug("compare", "a", a, "b", b)
		return strings.Compare(a, b)
	})
	s.Put(store.Item{ID: n.ID, Tags: n.Tags})
	g.Log.InfoContext(g.Ctx, "new", "id", n.ID)
	return s.Save()
}

type editCmd struct {
	ID string `arg:""`
}

func (e *editCmd) Run(g *globals) error { // bad: the editor gets the streams of the process
	editor := os.Getenv("EDITOR")
	if editor == "" {
		return app.Exit(78, "EDITOR is not set")
	}
	return runner.Passthrough(g.Ctx, editor, e.ID) // want stdoutwrite
}

type viewCmd struct {
	ID string `arg:""`
}

func (v *viewCmd) Run(g *globals) error { // ok: the child writes into a buffer
	var buf bytes.Buffer
	if err := runner.Stream(g.Ctx, &buf, "cat", v.ID); err != nil {
		return app.Exit(runner.Status(err), "cat: %w", err)
	}
	g.Log.Info("viewed", "bytes", buf.Len())
	return nil
}

type csvCmd struct{}

func (csvCmd) Run(c *cli) error { // bad: a csv writer on stdout
	s, err := store.Open(c.Store)
	if err != nil {
		return err
	}
	w := csv.NewWriter(os.Stdout) // want stdoutwrite
	defer w.Flush()
	return s.Each(func(it store.Item) error { return w.Write([]string{it.ID, it.Name}) })
}

type csvBufCmd struct {
	To string `arg:""`
}

func (b csvBufCmd) Run(c *cli) error { // ok: into memory, then into a file
	s, err := store.Open(c.Store)
	if err != nil {
		return err
	}
	var rows [][]string
	for id, it := range s.All() {
		rows = append(rows, []string{id, it.Name})
	}
	var buf bytes.Buffer
	if err := render.CSV(&buf, rows); err != nil {
		return err
	}
	return os.WriteFile(b.To, buf.Bytes(), 0o600)
}

// hooks are called by name.
type hooks map[string][]func(id string) error

func (h hooks) on(event string, fn func(string) error) { h[event] = append(h[event], fn) }

func (h hooks) fire(event, id string) error {
	for _, fn := range h[event] {
		if err := fn(id); err != nil {
			return err
		}
	}
	return nil
}

type hookCmd struct {
	ID string `arg:""`
}

func (h *hookCmd) Run(c *cli) error { // bad: one of the hooks prints
	hs := hooks{}
	hs.on("saved", func(id string) error {
		_, err := fmt.Println("saved", id) // want stdoutwrite
		return err
	})
	hs.on("failed", func(id string) error { return app.Exit(1, "failed: %s", id) })
	if _, err := os.Stat(c.Store); err != nil {
		return hs.fire("failed", h.ID)
	}
	return hs.fire("saved", h.ID)
}

type syncCmd struct {
	Remotes []string `arg:""`
}

func (s *syncCmd) Run(g *globals) error { // bad: a goroutine prints
	var wg sync.WaitGroup
	lines := make(chan string)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for l := range lines {
			fmt.Println(l) // want stdoutwrite
		}
	}()
	for _, r := range s.Remotes {
		wg.Add(1)
		go func() {
			defer wg.Done()
			lines <- "synced " + r
		}()
	}
	wg.Wait()
	close(lines)
	<-done
	return g.Ctx.Err()
}

type fetchCmd struct {
	Remotes []string `arg:""`
}

func (f *fetchCmd) Run(g *globals) error { // ok: a goroutine collects
	lines := make(chan string, len(f.Remotes))
	var wg sync.WaitGroup
	for _, r := range f.Remotes {
		wg.Go(func() { lines <- "fetched " + r })
	}
	wg.Wait()
	close(lines)
	var all []string
	for l := range lines {
		all = append(all, l)
	}
	ui.NewConsole().Say("%s", strings.Join(all, "; "))
	return nil
}

type lintCmd struct {
	Strict bool
}

func (l *lintCmd) Run(c *cli) error { // bad: syscall.Exit in strict mode
	s, err := store.Open(c.Store)
	if err != nil {
		return err
	}
	bad := 0
	for _, it := range s.All() {
		if it.Name == "" {
			bad++
		}
	}
	if bad > 0 && l.Strict {
		syscall.Exit(bad) // want exitcall
	}
	return nil
}

// exitOnLint was meant for continuous integration.
const exitOnLint = false

type fixCmd struct{}

func (fixCmd) Run(c *cli) error { // ok: the exit is behind a constant
	s, err := store.Open(c.Store)
	if err != nil {
		return err
	}
	for id, it := range s.All() {
		if it.Name == "" {
			it.Name = id
			s.Put(it)
		}
	}
	if err := s.Save(); err != nil {
		if exitOnLint {
			log.Fatal(err)
		}
		return err
	}
	return nil
}

type quitCmd struct {
	Code int
}

func (q *quitCmd) Run() error { // bad: a function value is os.Exit
	quit := os.Exit
	if q.Code > 0 {
		quit(q.Code) // want exitcall
	}
	return nil
}

type zapCmd struct{}

func (zapCmd) Run(g *globals) error { // ok: the production logger of zap is on stderr
	l, err := zap.NewProduction()
	if err != nil {
		return err
	}
	defer l.Sync()
	l.Info("zap", zap.String("cwd", os.Getenv("PWD")))
	return nil
}

type zapOutCmd struct{}

func (zapOutCmd) Run(g *globals) error { // bad: the core of the logger is on stdout
	enc := zapcore.NewConsoleEncoder(zap.NewDevelopmentEncoderConfig())
	ws := zapcore.Lock(os.Stdout) // want stdoutwrite
	l := zap.New(zapcore.NewCore(enc, ws, zap.DebugLevel))
	l.Sugar().Debugf("zap in %s", os.Getenv("PWD"))
	return l.Sync()
}

type archiveCmd struct {
	Dir string `arg:""`

	warn func(format string, args ...any)
}

func (a *archiveCmd) AfterApply() error { // ok: keeps a function that prints to stderr
	a.warn = ui.Failuref
	return nil
}

func (a *archiveCmd) Run(c *cli) error { // ok: calls what AfterApply kept
	if err := os.MkdirAll(a.Dir, 0o755); err != nil {
		a.warn("archive: %v", err)
		return err
	}
	return os.Rename(c.Store, a.Dir+"/"+c.Store)
}

type infoCmd struct {
	done func(format string, args ...any)
}

func (i *infoCmd) Run(c *cli) error { // bad: the function value prints to stdout
	i.done = ui.Successf
	if info, err := os.Stat(c.Store); err == nil {
		i.done("%s has %d bytes", c.Store, info.Size()) // want stdoutwrite
	}
	return nil
}
