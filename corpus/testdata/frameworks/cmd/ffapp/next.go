package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"text/template"

	"github.com/peterbourgon/ff/v4"
	"github.com/sirupsen/logrus"

	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/store"
	"example.com/frameworks/internal/ui"
)

func init() {
	if os.Getenv("FFAPP_TRACE") != "" {
		fmt.Println("ffapp: trace is on") // want stdoutwrite
	}
}

type rootConfig struct {
	out, errOut io.Writer
	store       string
	color       bool
}

type putConfig struct {
	*rootConfig
	name string
}

func nextRoot(out, errOut io.Writer) *ff.Command {
	cfg := &rootConfig{out: out, errOut: errOut}
	fs := ff.NewFlagSet("next")
	fs.StringVar(&cfg.store, 's', "store", "things.json", "store")
	fs.BoolVar(&cfg.color, 'c', "color", "colors")
	put := &putConfig{rootConfig: cfg}
	pfs := ff.NewFlagSet("put").SetParent(fs)
	pfs.StringVar(&put.name, 'n', "name", "", "name")
	return &ff.Command{
		Name:  "next",
		Flags: fs,
		Subcommands: []*ff.Command{
			{Name: "put", Flags: pfs, Exec: put.exec},
			{Name: "ls", Exec: cfg.ls},
			{Name: "tmpl", Exec: cfg.tmpl},
			{Name: "tmpl-check", Exec: cfg.tmplCheck},
			{Name: "load", Exec: cfg.load},
			{Name: "note", Exec: func(ctx context.Context, args []string) error { // bad: logrus's Fatal exits
				l := logrus.StandardLogger().WithField("n", len(args))
				if len(args) == 0 {
					l.Fatalln("no note") // want exitcall
				}
				return nil
			}},
			{Name: "memo", Exec: func(ctx context.Context, args []string) error { // ok: logrus to stderr
				l := logrus.StandardLogger().WithField("n", len(args))
				if len(args) == 0 {
					l.Errorln("no memo")
					return ff.ErrHelp
				}
				l.Infoln(args)
				return nil
			}},
		},
	}
}

func (p *putConfig) exec(ctx context.Context, args []string) error { // ok: injected error stream only, which is stderr
	s, err := store.Open(p.store)
	if err != nil {
		return fmt.Errorf("put: %w", err)
	}
	for _, a := range args {
		s.Put(store.Item{ID: a, Name: p.name})
		fmt.Fprintln(p.errOut, "put", a)
	}
	return s.Save()
}

func (c *rootConfig) ls(ctx context.Context, args []string) error { // ok: injected: the writer is a parameter of what makes the command
	s, err := store.Open(c.store)
	if err != nil {
		return err
	}
	return s.Dump(c.out)
}

func (c *rootConfig) tmpl(ctx context.Context, args []string) error { // bad: the template is executed to stdout
	t, err := template.New("t").Parse("{{range .}}{{.}}\n{{end}}")
	if err != nil {
		return err
	}
	var w io.Writer = c.errOut
	if len(args) > 1 {
		w = os.Stdout // want stdoutwrite
	}
	return t.Execute(w, args)
}

func (c *rootConfig) tmplCheck(ctx context.Context, args []string) error { // ok: executed to nothing
	for _, a := range args {
		if err := render.Template(io.Discard, a, c); err != nil {
			return err
		}
	}
	ui.Debugf("%d templates", len(args))
	return nil
}

func (c *rootConfig) load(ctx context.Context, args []string) error { // bad: Must exits
	for _, a := range args {
		data := logx.Must(os.ReadFile(a)) // want exitcall
		fmt.Fprintln(c.errOut, a, len(data))
	}
	return nil
}
