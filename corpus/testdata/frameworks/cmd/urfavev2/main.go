// Command urfavev2 deploys services.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/schollz/progressbar/v3"
	"github.com/urfave/cli/v2"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/store"
	"example.com/frameworks/internal/ui"
)

// deployer has what the commands need.
type deployer struct {
	out   io.Writer
	log   *slog.Logger
	clock func() time.Time
	exit  func(int)
	plan  planner
}

type planner interface {
	Plan(service string) ([]string, error)
}

// dryPlanner only tells.
type dryPlanner struct{}

func (dryPlanner) Plan(service string) ([]string, error) {
	fmt.Println("would deploy", service)
	return nil, nil
}

// realPlanner plans.
type realPlanner struct{ stages []string }

func (p realPlanner) Plan(service string) ([]string, error) {
	if service == "" {
		return nil, cli.Exit("no service", 2)
	}
	var steps []string
	for _, s := range p.stages {
		steps = append(steps, s+":"+service)
	}
	return steps, nil
}

var _ planner = dryPlanner{}

func main() {
	d := &deployer{
		out:   os.Stderr,
		log:   logx.Slog(os.Stderr, true),
		clock: time.Now,
		plan:  realPlanner{stages: []string{"build", "push"}},
	}
	d.exit = func(code int) { d.log.Info("would exit", "code", code) }
	a := &cli.App{
		Name:   "deploy",
		Before: d.before,
		After:  d.after,
		Flags:  []cli.Flag{&cli.StringFlag{Name: "env", Value: "dev"}, &cli.BoolFlag{Name: "json"}},
		Commands: []*cli.Command{
			{Name: "plan", Action: d.planCmd},
			{Name: "run", Action: d.run},
			{Name: "rollback", Action: d.rollback},
			{Name: "status", Action: with(d, (*deployer).status)},
			{Name: "history", Action: with(d, (*deployer).history)},
			{Name: "build", Action: build},
			{Name: "build-log", Action: buildLog},
			{Name: "upload", Action: upload},
			{Name: "upload-quiet", Action: uploadQuiet},
			{Name: "env", Action: func(c *cli.Context) error { // bad: prints the environment
				for _, e := range os.Environ() {
					if strings.HasPrefix(e, "DEPLOY_") {
						os.Stdout.WriteString(e + "\n") // want stdoutwrite
					}
				}
				return nil
			}},
			{Name: "ctx", Action: func(c *cli.Context) error { // ok: the logger of the context is on stderr
				ctx := logx.NewContext(c.Context, logx.New(c.App.ErrWriter, logx.Debug))
				return walk(ctx, c.Args().Slice())
			}},
			{Name: "ctx-out", Action: func(c *cli.Context) error { // bad: the logger of the context is on stdout
				l := logx.New(os.Stdout, logx.Debug) // want stdoutwrite
				return walk(logx.NewContext(c.Context, l), c.Args().Slice())
			}},
			{Name: "abort", Action: func(c *cli.Context) error { // bad: Die exits
				err := c.Err()
				if err == nil {
					err = app.Exit(9, "aborted by hand")
				}
				app.Die(err) // want exitcall
				return nil
			}},
			{Name: "code", Action: func(c *cli.Context) error { // ok: an error that has a status
				if c.NArg() > 3 {
					return cli.Exit(fmt.Sprintf("%d arguments", c.NArg()), 86)
				}
				return cli.Exit("", 0)
			}},
			{Name: "formats", Action: formats},
		},
	}
	if err := a.Run(os.Args); err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
}

func (d *deployer) before(c *cli.Context) error { // ok: logs to stderr
	d.log = d.log.With("env", c.String("env"))
	d.log.Debug("before", "at", d.clock())
	return nil
}

func (d *deployer) after(c *cli.Context) error { // ok: logs to stderr
	d.log.Debug("after", "at", d.clock())
	return nil
}

func (d *deployer) planCmd(c *cli.Context) error { // ok: only the planner that does not print is ever used
	steps, err := d.plan.Plan(c.Args().First())
	if err != nil {
		return err
	}
	return render.JSON(d.out, steps)
}

func (d *deployer) run(c *cli.Context) error { // bad: the helper prints the steps
	steps, err := d.plan.Plan(c.Args().First())
	if err != nil {
		return err
	}
	for i, s := range steps {
		d.step(i, s)
	}
	return nil
}

func (d *deployer) step(i int, s string) {
	d.log.Info("step", "n", i)
	fmt.Printf("[%d] %s\n", i, s) // want stdoutwrite
}

func (d *deployer) rollback(c *cli.Context) error { // ok: the exit function of the struct only logs
	if c.NArg() == 0 {
		d.exit(2)
		return cli.Exit("rollback to what?", 2)
	}
	fmt.Fprintf(d.out, "rolling back to %s\n", c.Args().First())
	return nil
}

// with makes an action of a method.
func with(d *deployer, fn func(*deployer, *cli.Context) error) cli.ActionFunc {
	return func(c *cli.Context) error { // bad: history exits, status does not
		d.log.Debug("with", "command", c.Command.Name)
		return fn(d, c)
	}
}

func (d *deployer) status(c *cli.Context) error {
	s, err := store.Open(c.String("env") + ".json")
	if err != nil {
		return err
	}
	return ui.Table(d.out, []string{"SERVICES"}, [][]string{{fmt.Sprint(s.Len())}})
}

func (d *deployer) history(c *cli.Context) error {
	s := store.MustOpen(c.String("env") + ".json") // want exitcall
	return ui.Table(d.out, []string{"SERVICES"}, [][]string{{fmt.Sprint(s.Len())}})
}

func build(c *cli.Context) error { // bad: the child writes to stdout
	cmd := exec.CommandContext(c.Context, "make", c.Args().Slice()...)
	cmd.Env = append(os.Environ(), "ENV="+c.String("env"))
	cmd.Stdout = os.Stdout // want stdoutwrite
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return cli.Exit(err, 1)
	}
	return nil
}

func buildLog(c *cli.Context) error { // ok: the child writes to a file and to stderr
	f, err := os.CreateTemp("", "build")
	if err != nil {
		return err
	}
	defer f.Close()
	cmd := exec.CommandContext(c.Context, "make", c.Args().Slice()...)
	cmd.Stdout = io.MultiWriter(f, os.Stderr)
	cmd.Stderr = cmd.Stdout
	return cmd.Run()
}

func upload(c *cli.Context) error { // bad: a new bar of this module is on stdout
	bar := progressbar.New(c.NArg()) // want stdoutwrite
	for range c.Args().Slice() {
		if err := bar.Add(1); err != nil {
			return err
		}
	}
	return bar.Finish()
}

func uploadQuiet(c *cli.Context) error { // ok: a bar on stderr
	bar := progressbar.NewOptions(c.NArg(), progressbar.OptionSetWriter(os.Stderr), progressbar.OptionSetDescription("upload"))
	for range c.Args().Slice() {
		if err := bar.Add(1); err != nil {
			return err
		}
	}
	return bar.Finish()
}

func walk(ctx context.Context, names []string) error {
	l := logx.FromContext(ctx)
	for _, n := range names {
		if _, err := os.Stat(n); err != nil {
			l.Warnf("stat: %v", err)
			return err
		}
		l.Infof("walked %s", n)
	}
	return nil
}

func formats(c *cli.Context) error { // ok: rendered into memory, then to stderr
	var b strings.Builder
	format := "text"
	if c.Bool("json") {
		format = "json"
	}
	if err := render.ByFormat[format](&b, c.FlagNames()); err != nil {
		return err
	}
	return json.NewEncoder(c.App.ErrWriter).Encode(b.String())
}
