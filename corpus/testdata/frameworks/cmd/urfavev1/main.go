// Command urfavev1 looks after backups.
package main

import (
	"bufio"
	"fmt"
	"io"
	"log"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/sirupsen/logrus"
	"github.com/urfave/cli"

	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/store"
	"example.com/frameworks/internal/ui"
)

var logger = logrus.New()

func init() {
	logger.SetOutput(os.Stderr)
	logger.ExitFunc = func(int) {}
}

func main() {
	app := cli.NewApp()
	app.Name = "backups"
	app.Usage = "look after backups"
	app.Flags = []cli.Flag{
		cli.StringFlag{Name: "root", Value: "backups.json", EnvVar: "BACKUPS"},
		cli.BoolFlag{Name: "debug"},
	}
	app.Before = func(c *cli.Context) error { // ok: only sets a level
		if c.GlobalBool("debug") {
			logger.SetLevel(logrus.DebugLevel)
		}
		logger.Debug("start")
		return nil
	}
	app.Commands = []cli.Command{
		{Name: "list", Action: list},
		{Name: "show", Action: show},
		{Name: "prune", Action: prune, Subcommands: []cli.Command{
			{Name: "old", Action: pruneOld},
		}},
		{Name: "check", Action: check},
		{Name: "restore", Action: restore},
		{Name: "status", Action: func(c *cli.Context) error { // bad: a tab writer on stdout
			w := tabwriter.NewWriter(os.Stdout, 0, 8, 1, '\t', tabwriter.AlignRight) // want stdoutwrite
			fmt.Fprintln(w, "ROOT\tDEBUG")
			fmt.Fprintf(w, "%s\t%t\n", c.GlobalString("root"), c.GlobalBool("debug"))
			return w.Flush()
		}},
		{Name: "where", Action: func(c *cli.Context) error { // ok: the writer of the framework
			_, err := fmt.Fprintln(c.App.Writer, filepath.Dir(c.GlobalString("root")))
			return err
		}},
		{Name: "purge", Action: purge, After: func(c *cli.Context) error { // bad: After prints
			fmt.Print("purged\n") // want stdoutwrite
			return nil
		}},
		{Name: "unlock", Action: unlock},
		{Name: "age", Action: age},
		{Name: "help-me", Action: func(c *cli.Context) error { // ok: help of the framework
			if c.NArg() == 0 {
				return cli.ShowAppHelp(c)
			}
			return cli.ShowCommandHelp(c, c.Args().First())
		}},
	}
	if err := app.Run(os.Args); err != nil {
		log.Fatal(err)
	}
}

func list(c *cli.Context) error { // bad: the encoder writes to stdout
	s, err := store.Open(c.GlobalString("root"))
	if err != nil {
		return cli.NewExitError(err.Error(), 2)
	}
	return s.Dump(os.Stdout) // want stdoutwrite
}

func show(c *cli.Context) error { // ok: Fatal of a logger whose exit function does nothing
	s, err := store.Open(c.GlobalString("root"))
	if err != nil {
		logger.Fatalf("open: %v", err)
		return err
	}
	it, err := s.Get(c.Args().First())
	if err != nil {
		return cli.NewExitError("no such backup", 3)
	}
	logger.WithField("size", it.Size).Info(it.Name)
	return nil
}

func prune(c *cli.Context) error { // bad: exits after asking
	ios := &ui.IOStreams{In: os.Stdin, Out: io.Discard, ErrOut: os.Stderr}
	if !ios.Confirm("prune all?") {
		os.Exit(1) // want exitcall
	}
	ios.Infof("pruned")
	return nil
}

func pruneOld(c *cli.Context) error { // ok: streams that throw the output away
	ios := &ui.IOStreams{In: os.Stdin, Out: io.Discard, ErrOut: os.Stderr}
	if !ios.Confirm("prune old ones?") {
		return cli.NewExitError("stopped", 1)
	}
	ios.Infof("pruned")
	return nil
}

func check(c *cli.Context) error { // bad: log.Fatal in a deferred function
	started := time.Now()
	defer func() {
		if time.Since(started) > time.Minute {
			log.Fatalln("check took too long") // want exitcall
		}
	}()
	s, err := store.Open(c.GlobalString("root"))
	if err != nil {
		return err
	}
	return s.Each(func(it store.Item) error {
		if it.Size == 0 {
			return fmt.Errorf("%s is empty", it.ID)
		}
		return nil
	})
}

func restore(c *cli.Context) error { // ok: into a file, progress to stderr
	f, err := os.Create(c.Args().Get(1))
	if err != nil {
		return err
	}
	defer f.Close()
	w := bufio.NewWriter(f)
	p := ui.NewPrinter(w, func(it store.Item) string { return it.ID + " " + it.Name })
	s, err := store.Open(c.GlobalString("root"))
	if err != nil {
		return err
	}
	for _, it := range s.All() {
		p.Print(it)
		fmt.Fprint(os.Stderr, ".")
	}
	return w.Flush()
}

func purge(c *cli.Context) error { // ok: returns what is wrong
	s, err := store.Open(c.GlobalString("root"), store.WithEvict(func(it store.Item) {
		logger.Infof("purged %s", strings.ToLower(it.Name))
	}))
	if err != nil {
		return err
	}
	for _, id := range c.Args() {
		if err := s.Evict(id); err != nil {
			return cli.NewExitError(err, 4)
		}
	}
	return s.Save()
}

func unlock(c *cli.Context) { // bad: Fatal of the logger of this program exits
	if err := os.Remove(c.GlobalString("root") + ".lock"); err != nil {
		logx.Default().Fatalf("unlock: %v", err) // want exitcall
	}
}

func age(c *cli.Context) error { // ok: text into a string, which becomes an error
	info, err := os.Stat(c.GlobalString("root"))
	if err != nil {
		return cli.NewExitError(err, 1)
	}
	text, err := render.String("{{.}} old", time.Since(info.ModTime()).Round(time.Second))
	if err != nil {
		return err
	}
	return cli.NewExitError(text, 0)
}
