// Command kept_options has sinks of another package in a field, which keep their options.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/kept_options/ui"
)

type app struct {
	file, terminal, loud, zero *ui.Sink

	shared *ui.Shared
	open   *ui.Open
	turned *ui.Turned
	reset  *ui.Reset
	over   *ui.Over
}

func newApp(o *ui.Options) *app {
	return &app{
		file:     ui.New(ui.Options{Path: "out.txt"}),
		terminal: ui.New(ui.Options{Path: "-"}),
		loud:     ui.New(ui.Options{Path: "out.txt", Verbose: true}),
		zero:     ui.New(ui.Options{}),
		shared:   ui.Share(o),
		open:     ui.NewOpen(ui.Options{Path: "out.txt"}),
		turned:   ui.NewTurned(ui.Target{Path: "out.txt"}),
		reset:    ui.NewReset(ui.Mode{Path: "out.txt"}),
		over:     ui.NewOver(ui.Options{Path: "out.txt"}),
	}
}

func (a *app) save(cmd *cobra.Command, args []string) error {
	a.file.Save(args)
	a.zero.Save(args)
	return nil
}

func (a *app) say(cmd *cobra.Command, args []string) error {
	a.terminal.Save(args) // want `^call of ui\.Sink\.Save in handler app\.say writes to stdout with os\.Stdout at `
	a.loud.Save(args)     // want `^call of ui\.Sink\.Save in handler app\.say writes to stdout with fmt\.Println at `
	return nil
}

func (a *app) share(cmd *cobra.Command, args []string) error {
	a.shared.Save(args) // want `^call of ui\.Shared\.Save in handler app\.share writes to stdout with os\.Stdout at `
	return nil
}

func (a *app) write(cmd *cobra.Command, args []string) error {
	a.open.Opts.Path = "-"
	a.open.Save(args) // want `^call of ui\.Open\.Save in handler app\.write writes to stdout with os\.Stdout at `
	return nil
}

func (a *app) turn(cmd *cobra.Command, args []string) error {
	a.turned.To(args[0])
	a.turned.Save(args) // want `^call of ui\.Turned\.Save in handler app\.turn writes to stdout with os\.Stdout at `
	return nil
}

func (a *app) set(cmd *cobra.Command, args []string) error {
	a.reset.Set(ui.Mode{Path: args[0]})
	a.reset.Save(args) // want `^call of ui\.Reset\.Save in handler app\.set writes to stdout with os\.Stdout at `
	return nil
}

func (a *app) replace(cmd *cobra.Command, args []string) error {
	*a.over = *ui.NewOver(ui.Options{Path: "-"})
	a.over.Save(args) // want `^call of ui\.Over\.Save in handler app\.replace writes to stdout with os\.Stdout at `
	return nil
}

func (a *app) all(args []string) {
	a.file.Save(args)
	a.zero.Save(args)
}

func main() {
	o := &ui.Options{Path: "out.txt"}
	a := newApp(o)
	root := &cobra.Command{Use: "tool"}
	root.PersistentFlags().StringVar(&o.Path, "path", "out.txt", "where to write")
	root.AddCommand(
		&cobra.Command{Use: "save", RunE: a.save},
		&cobra.Command{Use: "say", RunE: a.say},
		&cobra.Command{Use: "share", RunE: a.share},
		&cobra.Command{Use: "write", RunE: a.write},
		&cobra.Command{Use: "turn", RunE: a.turn},
		&cobra.Command{Use: "set", RunE: a.set},
		&cobra.Command{Use: "replace", RunE: a.replace},
		&cobra.Command{Use: "own", RunE: func(cmd *cobra.Command, args []string) error {
			own := &app{file: ui.New(ui.Options{Path: "own.txt"}), zero: ui.New(ui.Options{})}
			own.all(args)
			return nil
		}},
	)
	root.Execute()
}
