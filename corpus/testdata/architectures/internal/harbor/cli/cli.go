// Package cli has the commands of harbor.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"go.uber.org/fx"

	"example.com/architectures/internal/harbor/atexit"
	"example.com/architectures/internal/harbor/metrics"
	"example.com/architectures/internal/harbor/present"
)

// Deps are what the commands need.
type Deps struct{ Store Store }

// Image is an image.
type Image struct {
	Name string
	Size int
}

var images = []Image{{"alpine", 3}, {"golang", 300}}

const debug = false

// New returns the root command.
func New(d Deps) *cobra.Command {
	root := &cobra.Command{Use: "harbor", SilenceErrors: true, SilenceUsage: true}
	root.AddCommand(
		&cobra.Command{Use: "push", PreRunE: banner, RunE: push, PostRun: bye},
		&cobra.Command{Use: "pull", RunE: pull},
		&cobra.Command{Use: "images", RunE: list},
		&cobra.Command{Use: "prune", Run: prune},
		&cobra.Command{Use: "login", RunE: d.login},
		&cobra.Command{Use: "logout", RunE: d.logout},
		&cobra.Command{Use: "stats", RunE: stats},
		&cobra.Command{Use: "tidy", RunE: tidy},
		&cobra.Command{Use: "serve", RunE: serve},
		&cobra.Command{Use: "ready", RunE: ready},
		&cobra.Command{Use: "scan", RunE: scan},
		&cobra.Command{Use: "verify", RunE: verify},
		&cobra.Command{Use: "diff", RunE: diff},
		&cobra.Command{Use: "patch", RunE: patch},
		&cobra.Command{Use: "history", RunE: history},
		&cobra.Command{Use: "tag", RunE: tag},
		&cobra.Command{Use: "untag", RunE: untag},
	)
	return root
}

func banner(cmd *cobra.Command, args []string) error { // bad: the banner before the run is printed
	lines := []string{"harbor", strings.Repeat("=", 6)}
	for _, line := range lines {
		defer fmt.Println(line) // want stdoutwrite
	}
	return nil
}

func push(cmd *cobra.Command, args []string) error { // ok: progress is on stderr
	for i := range 3 {
		fmt.Fprintf(cmd.ErrOrStderr(), "\rlayer %d", i)
	}
	cmd.PrintErrln()
	return nil
}

func bye(cmd *cobra.Command, args []string) { // ok: Println of cobra goes to its own error stream
	cmd.Println("pushed")
}

func pull(cmd *cobra.Command, args []string) error { // bad: the default presenter is the terminal
	p := present.Default[Image]()
	return p.Show(images...) // want stdoutwrite
}

func list(cmd *cobra.Command, args []string) error { // ok: presented on cobra's writer
	p := present.To(cmd.OutOrStdout(), func(i Image) string { return fmt.Sprintf("%s\t%d", i.Name, i.Size) })
	return p.Show(images...)
}

func prune(cmd *cobra.Command, args []string) { // bad: CheckErr of cobra ends the process for an error
	var err error
	if len(args) == 0 {
		err = errors.New("nothing to prune")
	}
	cobra.CheckErr(err) // want exitcall
}

func (d Deps) login(cmd *cobra.Command, args []string) error { // bad: saving keeps a trail on file descriptor 1
	return d.Store.Save(user(args))
}

func (d Deps) logout(cmd *cobra.Command, args []string) error { // ok: erasing is promoted from the store in memory, which is silent
	return d.Store.Erase(user(args))
}

func user(args []string) string {
	if len(args) > 0 {
		return args[0]
	}
	return "root"
}

func stats(cmd *cobra.Command, args []string) error { // ok: main has set the output of metrics to stderr
	metrics.Show("images", len(images)) // false stdoutwrite: main has set where counts are shown
	return nil
}

func tidy(cmd *cobra.Command, args []string) error { // bad: the way out through atexit ends the process
	atexit.Register(func() { fmt.Fprintln(os.Stderr, "tidied") })
	if len(args) == 0 {
		atexit.Exit(5) // want exitcall
	}
	return nil
}

func lifecycle(ctx context.Context, w io.Writer) error {
	app := fx.New(
		fx.NopLogger,
		fx.Supply(fx.Annotate(w, fx.As(new(io.Writer)))),
		fx.Invoke(func(lc fx.Lifecycle, w io.Writer) {
			lc.Append(fx.Hook{
				OnStart: func(context.Context) error {
					_, err := fmt.Fprintln(w, "started")
					return err
				},
			})
		}),
	)
	if err := app.Start(ctx); err != nil {
		return err
	}
	return app.Stop(ctx)
}

func serve(cmd *cobra.Command, args []string) error { // bad: a hook of the lifecycle prints when the app stops
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	app := fx.New(fx.NopLogger, fx.Invoke(func(lc fx.Lifecycle) {
		lc.Append(fx.Hook{OnStop: func(context.Context) error {
			_, err := fmt.Println("served") // missed stdoutwrite: what fx calls by reflection is not followed
			return err
		}})
	}))
	if err := app.Start(ctx); err != nil {
		return err
	}
	return app.Stop(ctx)
}

func ready(cmd *cobra.Command, args []string) error { // ok: the hook writes to what is supplied, stderr
	return lifecycle(context.Background(), os.Stderr)
}

func scan(cmd *cobra.Command, args []string) error { // bad: the buffered writer out of the pool is reset to stdout
	return present.Buffered(os.Stdout, func(w io.Writer) error { // want stdoutwrite
		_, err := fmt.Fprintln(w, len(images), "scanned")
		return err
	})
}

func verify(cmd *cobra.Command, args []string) error { // ok: the buffered writer out of the pool is reset to a string
	var b strings.Builder
	err := present.Buffered(&b, func(w io.Writer) error {
		_, err := io.WriteString(w, "verified")
		return err
	})
	if err != nil || b.Len() == 0 {
		return errors.Join(err, errors.New("cannot verify"))
	}
	return nil
}

func diff(cmd *cobra.Command, args []string) error { // ok: colors on cobra's streams
	present.Red.Fprintln(cmd.ErrOrStderr(), "- old")
	present.Green.Fprintln(cmd.OutOrStdout(), "+ new")
	return nil
}

func patch(cmd *cobra.Command, args []string) error { // bad: a method value that prints in color
	done := present.Green.Println
	for _, img := range images {
		defer done(img.Name) // want stdoutwrite
	}
	return nil
}

func history(cmd *cobra.Command, args []string) error { // ok: the print stands behind a constant that is false
	if debug {
		fmt.Println("history:", args)
	}
	fmt.Fprintln(cmd.ErrOrStderr(), "no history")
	return nil
}

func usage(problem string) {
	fmt.Println("usage: harbor tag <image> <tag>") // want stdoutwrite
	fmt.Fprintln(os.Stderr, problem)
	os.Exit(2) // want exitcall
}

func tag(cmd *cobra.Command, args []string) error { // bad: shows the usage on stdout and exits
	if len(args) != 2 {
		usage("an image and a tag are needed")
	}
	return nil
}

func untag(cmd *cobra.Command, args []string) error { // ok: the usage is that of cobra, on its own stream
	if len(args) != 2 {
		cmd.SetOut(cmd.ErrOrStderr())
		return errors.Join(cmd.Usage(), errors.New("an image and a tag are needed"))
	}
	return nil
}
