// Package main makes exporters with options that fill in a configuration of theirs.
package main

import (
	"encoding/json"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/option_configs/export"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "sometimes", RunE: sometimes},
		&cobra.Command{Use: "own", RunE: own},
		&cobra.Command{Use: "tell", RunE: tell},
		&cobra.Command{Use: "tell-all", RunE: tellAll},
		&cobra.Command{Use: "shown", RunE: shown},
		&cobra.Command{Use: "panels", RunE: panels},
	)
	root.Execute()
}

// quiet has all of them write elsewhere.
func quiet(cmd *cobra.Command, args []string) error {
	w := cmd.ErrOrStderr()
	export.New(export.To(w)).Export("x")
	export.New(export.Pretty(), export.To(os.Stderr), export.Pretty()).Export("x")
	export.Sized(3, export.To(w)).Export("x")
	export.Copied(export.To(w)).Export("x")
	export.NewLog(export.LogTo(w)).Info("x")
	export.Begun(export.To(w))
	export.NewJob(export.To(w)).Run()
	export.NewJob(export.To(w)).Stop()
	export.Func(export.To(w))("x")
	e, err := export.Checked("x", export.Pretty(), export.To(w))
	if err != nil {
		return err
	}
	return e.Export("x")
}

// loud leaves them as they are, or says standard output.
func loud(cmd *cobra.Command, args []string) error {
	export.New().Export("x")                     // want `call of export.New in handler loud writes to stdout with os.Stdout`
	export.New(export.Pretty()).Export("x")      // want `call of export.New in handler loud writes to stdout with os.Stdout`
	export.New(export.To(os.Stdout)).Export("x") // want `handler loud writes to stdout with os.Stdout`
	export.Sized(3).Export("x")                  // want `call of export.Sized in handler loud writes to stdout with os.Stdout`
	export.Sized(3, export.Pretty()).Export("x") // want `call of export.Sized in handler loud writes to stdout with os.Stdout`
	export.Copied(export.Pretty()).Export("x")   // want `call of export.Exporter.Export in handler loud writes to stdout with json.Encoder.Encode`
	export.NewLog().Info("x")                    // want `call of export.NewLog in handler loud writes to stdout with os.Stdout`
	export.NewLog(export.Pretty()).Info("x")     // want `call of export.NewLog in handler loud writes to stdout with os.Stdout`
	export.Begun(export.Pretty())                // want `call of export.Begun in handler loud writes to stdout with os.Stdout`
	export.NewJob(export.Pretty()).Run()         // want `call of export.NewJob in handler loud writes to stdout with os.Stdout`
	export.NewJob(export.Pretty()).Stop()        // want `call of export.NewJob in handler loud writes to stdout with os.Stdout`
	export.Func(export.Pretty())("x")            // want `call of export.Func in handler loud writes to stdout with os.Stdout`
	e, err := export.Checked("x")                // want `call of export.Checked in handler loud writes to stdout with os.Stdout`
	if err != nil {
		return err
	}
	return e.Export("x")
}

// sometimes has them write elsewhere by some ways only.
func sometimes(cmd *cobra.Command, args []string) error {
	w := cmd.ErrOrStderr()
	var options []export.Option
	if len(args) > 0 {
		options = append(options, export.To(w))
	}
	export.New(options...).Export("x")                         // want `call of export.New in handler sometimes writes to stdout with os.Stdout`
	export.New(export.Maybe(w, len(args) > 0)).Export("x")     // want `call of export.New in handler sometimes writes to stdout with os.Stdout`
	export.New(export.To(w), export.To(os.Stdout)).Export("x") // want `handler sometimes writes to stdout with os.Stdout`
	export.Again(export.To(w), export.Pretty()).Export("x")    // want `call of export.Again in handler sometimes writes to stdout with os.Stdout`
	return export.Early(export.To(w)).Export("x")              // want `call of export.Early in handler sometimes writes to stdout with os.Stdout`
}

var aside, shownFirst = newAside(toAside(os.Stderr)), newAside()

type asideConfig struct{ out io.Writer }

type asideOption func(*asideConfig)

func toAside(w io.Writer) asideOption { return func(c *asideConfig) { c.out = w } }

// A teller is kept in a variable of the package.
type teller struct{ out io.Writer }

func newAside(options ...asideOption) *teller {
	c := asideConfig{out: os.Stdout}
	for _, set := range options {
		set(&c)
	}
	return &teller{c.out}
}

func tell(cmd *cobra.Command, args []string) error {
	_, err := io.WriteString(aside.out, "x")
	return err
}

func tellAll(cmd *cobra.Command, args []string) error {
	_, err := io.WriteString(shownFirst.out, "x") // want `handler tellAll writes to stdout with io.WriteString`
	return err
}

type settings struct{ out io.Writer }

type setting func(*settings) error

func to(w io.Writer) setting {
	return func(s *settings) error {
		s.out = w
		return nil
	}
}

func nothing() setting { return func(s *settings) error { return nil } }

type printer struct{ out io.Writer }

func (p *printer) print(v any) error { return json.NewEncoder(p.out).Encode(v) }

func newPrinter(of ...setting) (*printer, error) {
	s := &settings{out: os.Stdout}
	for _, set := range of {
		if err := set(s); err != nil {
			return nil, err
		}
	}
	return &printer{s.out}, nil
}

func own(cmd *cobra.Command, args []string) error {
	p, err := newPrinter(to(cmd.ErrOrStderr()))
	if err != nil {
		return err
	}
	return p.print("x")
}

func newLoud(of ...setting) (*printer, error) {
	s := &settings{out: os.Stdout} // want `function newLoud, called by handler shown, writes to stdout with os.Stdout`
	for _, set := range of {
		if err := set(s); err != nil {
			return nil, err
		}
	}
	return &printer{s.out}, nil
}

func shown(cmd *cobra.Command, args []string) error {
	p, err := newLoud(nothing())
	if err != nil {
		return err
	}
	return p.print("x")
}

// panels has some write elsewhere, and some not.
func panels(cmd *cobra.Command, args []string) error {
	quiet, err := export.NewPanel(export.Titled("x"), export.On(cmd.ErrOrStderr()))
	if err != nil {
		return err
	}
	quiet.Draw()
	if err := quiet.Flush(); err != nil {
		return err
	}
	loud, err := export.NewPanel(export.Titled("x")) // want `call of export.NewPanel in handler panels writes to stdout with os.Stdout`
	if err != nil {
		return err
	}
	loud.Draw()
	said, err := export.NewPanel(export.On(os.Stdout)) // want `handler panels writes to stdout with os.Stdout`
	if err != nil {
		return err
	}
	said.Draw()
	if err := said.Flush(); err != nil {
		return err
	}
	export.NewWindow(export.By(cmd.ErrOrStderr())).Draw() // want `call of export.NewWindow in handler panels writes to stdout with os.Stdout`
	return nil
}
