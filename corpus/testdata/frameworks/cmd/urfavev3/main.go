// Command urfavev3 sends notices.
package main

import (
	"context"
	"errors"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"iter"
	"log"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/rs/zerolog"
	"github.com/urfave/cli/v3"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/store"
	"example.com/frameworks/internal/ui"
)

type writerKey struct{}

// handler is an action with an app.
type handler func(ctx context.Context, a *app.App, args []string) error

func main() {
	tool := app.New("notices.json", app.WithOut(os.Stdout))
	loud := app.New("notices.json", app.WithEmitter(app.StdoutEmitter{}))
	root := &cli.Command{
		Name:   "notices",
		Before: before,
		Commands: []*cli.Command{
			{Name: "send", Action: func(ctx context.Context, c *cli.Command) error { // bad: the emitter of the app prints
				loud.Emit.Emit("send", c.Args().Len()) // want stdoutwrite
				return nil
			}},
			{Name: "queue", Action: func(ctx context.Context, c *cli.Command) error { // ok: injected: main set the writer of the app
				tool.Printf("%d queued\n", c.Args().Len())
				return nil
			}},
			{Name: "drop", Action: drop},
			{Name: "list", Action: list},
			{Name: "find", Action: find},
			{Name: "tree", Action: tree},
			{Name: "tree-err", Action: treeErr},
			{Name: "html", Action: html},
			{Name: "html-file", Action: htmlFile},
			{Name: "poll", Action: poll},
			{Name: "poll-safe", Action: pollSafe},
			{Name: "first", Action: first},
			{Name: "writer", Action: writer},
			{Name: "log", Action: logCmd},
			{Name: "fatal", Action: fatal},
			{Name: "root", Action: func(ctx context.Context, c *cli.Command) error { // ok: the framework's writer
				_, err := fmt.Fprintln(c.Root().Writer, c.FullName())
				return err
			}},
			command("archive", archive),
			command("expire", expire),
		},
	}
	err := root.Run(context.Background(), os.Args)
	app.Die(err)
}

func before(ctx context.Context, c *cli.Command) (context.Context, error) { // ok: puts stderr into the context
	return context.WithValue(ctx, writerKey{}, io.Writer(os.Stderr)), nil
}

// command makes a command of a handler.
func command(name string, h handler) *cli.Command {
	return &cli.Command{Name: name, Action: func(ctx context.Context, c *cli.Command) error { // bad: expire exits, archive does not
		a := app.New("notices.json")
		return app.Guard(ctx, func(ctx context.Context) error { return h(ctx, a, c.Args().Slice()) })
	}}
}

func archive(ctx context.Context, a *app.App, args []string) error {
	s, err := a.Store()
	if err != nil {
		return err
	}
	for _, id := range args {
		if err := s.Evict(id); err != nil {
			return cli.Exit(err, 3)
		}
		a.Printf("archived %s\n", id)
	}
	return s.Save()
}

func expire(ctx context.Context, a *app.App, args []string) error {
	s, err := a.Store()
	if err != nil {
		a.Log.Errorf("open: %v", err)
		os.Exit(3) // want exitcall
	}
	return s.Save()
}

func drop(ctx context.Context, c *cli.Command) error { // ok: a recorder keeps the events
	rec := &app.Recorder{}
	a := app.New("notices.json", app.WithEmitter(rec))
	for _, id := range c.Args().Slice() {
		a.Emit.Emit("drop", id)
	}
	if len(rec.Events) == 0 {
		return cli.Exit("nothing to drop", 2)
	}
	return nil
}

func list(ctx context.Context, c *cli.Command) error { // bad: lines are rendered to stdout
	s, err := store.Open("notices.json")
	if err != nil {
		return err
	}
	n, err := render.Lines(os.Stdout, s.Names(), func(s string) string { return "- " + s }) // want stdoutwrite
	if n == 0 && err == nil {
		return cli.Exit("none", 4)
	}
	return err
}

func matching(s *store.Store, glob string) iter.Seq[store.Item] {
	return func(yield func(store.Item) bool) {
		for _, it := range s.All() {
			if ok, _ := filepath.Match(glob, it.Name); ok && !yield(it) {
				return
			}
		}
	}
}

func find(ctx context.Context, c *cli.Command) error { // ok: the iterator is only counted
	s, err := store.Open("notices.json")
	if err != nil {
		return err
	}
	var size int64
	for it := range matching(s, c.Args().First()) {
		size += it.Size
	}
	if size == 0 {
		return fmt.Errorf("%s: %w", c.Args().First(), store.ErrNotFound)
	}
	return nil
}

func tree(ctx context.Context, c *cli.Command) error { // bad: the walk prints
	return filepath.WalkDir(c.Args().First(), func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			fmt.Println(path + "/") // want stdoutwrite
		}
		return nil
	})
}

type walker struct {
	w     io.Writer
	depth int
}

func (w *walker) visit(path string, d fs.DirEntry, err error) error {
	if err != nil {
		fmt.Fprintln(w.w, err)
		return fs.SkipDir
	}
	w.depth++
	_, err = fmt.Fprintln(w.w, path)
	return err
}

func treeErr(ctx context.Context, c *cli.Command) error { // ok: the walker has stderr
	w := &walker{w: os.Stderr}
	return filepath.WalkDir(c.Args().First(), w.visit)
}

var page = template.Must(template.New("page").Parse(`<ul>{{range .}}<li>{{.Name}}</li>{{end}}</ul>`))

func html(ctx context.Context, c *cli.Command) error { // bad: the template is executed to stdout
	s, err := store.Open("notices.json")
	if err != nil {
		return err
	}
	return page.Execute(os.Stdout, s.Sorted(store.BySize)) // want stdoutwrite
}

func htmlFile(ctx context.Context, c *cli.Command) error { // ok: the template is executed to a file
	s, err := store.Open("notices.json")
	if err != nil {
		return err
	}
	f, err := os.Create(c.Args().First())
	if err != nil {
		return err
	}
	return errors.Join(page.Execute(f, s.Sorted(store.BySize)), f.Close())
}

func poll(ctx context.Context, c *cli.Command) error { // bad: a timer exits
	t := time.AfterFunc(time.Minute, func() {
		fmt.Fprintln(os.Stderr, "timeout")
		os.Exit(124) // want exitcall
	})
	defer t.Stop()
	<-ctx.Done()
	return ctx.Err()
}

func pollSafe(ctx context.Context, c *cli.Command) error { // ok: a timer cancels
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	t := time.AfterFunc(time.Minute, func() { cancel(cli.Exit("timeout", 124)) })
	defer t.Stop()
	<-ctx.Done()
	return context.Cause(ctx)
}

var firstOnce ui.Once

func first(ctx context.Context, c *cli.Command) error { // ok: the note goes to stderr, once
	firstOnce.Deprecated(os.Stderr, "first", "list")
	var wg sync.WaitGroup
	errs := make([]error, c.Args().Len())
	for i, a := range c.Args().Slice() {
		wg.Go(func() { _, errs[i] = os.Stat(a) })
	}
	wg.Wait()
	return errors.Join(errs...)
}

var secondOnce ui.Once

func writer(ctx context.Context, c *cli.Command) error { // bad: the note goes to stdout, once; the writer of the context is stderr
	secondOnce.Deprecated(os.Stdout, "writer", "list") // want stdoutwrite
	if w, ok := ctx.Value(writerKey{}).(io.Writer); ok {
		fmt.Fprintln(w, c.Name)
	}
	return nil
}

func logCmd(ctx context.Context, c *cli.Command) error { // bad: the standard logger is set to stdout
	log.SetOutput(os.Stdout) // want stdoutwrite
	defer log.SetOutput(os.Stderr)
	log.Printf("%d arguments", c.Args().Len())
	return nil
}

func fatal(ctx context.Context, c *cli.Command) error { // bad: zerolog's Fatal exits
	l := zerolog.New(os.Stderr).With().Str("command", c.Name).Logger()
	if err := ctx.Err(); err != nil {
		l.Fatal().Err(err).Msg("context is over") // want exitcall
	}
	logx.Default().Warnf("not fatal")
	return nil
}
