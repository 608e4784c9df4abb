// Command structs_held has handlers ask gauges that are in fields of structs, not behind pointers.
package main

import (
	"encoding/json"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/structs_held/gauge"
)

func main() {
	var g gauge.Gauge
	g.Set(1)
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(quiet(), returned(), copied(), loud(), woken(), kept(), decoded(), replaced(), overwritten(), late(), handed())
	root.Execute()
}

type app struct{ gauge gauge.Gauge }

// What nothing sets but what makes the whole.
func quiet() *cobra.Command {
	a := &app{gauge: gauge.Gauge{Quiet: true}}
	a.gauge.Set(0)
	return &cobra.Command{Use: "quiet", Run: func(cmd *cobra.Command, args []string) {
		defer a.gauge.Reset()
		a.gauge.Set(len(args))
		a.gauge.Show()
	}, PostRun: a.run}
}

func (a *app) run(cmd *cobra.Command, args []string) {
	cmd.PrintErrln(isQuiet(&a.gauge))
	a.gauge.Set(len(args))
}

func isQuiet(g *gauge.Gauge) bool { return g.Quiet }

// A function makes it, and it is in a struct that is in another one.
type outer struct{ in struct{ gauge gauge.Gauge } }

func returned() *cobra.Command {
	o := new(outer)
	o.in.gauge = gauge.Quiet()
	return &cobra.Command{Use: "returned", Run: o.run}
}

func (o *outer) run(cmd *cobra.Command, args []string) { o.in.gauge.Set(len(args)) }

// A copy is as quiet, until it is woken.
type copying struct{ gauge gauge.Gauge }

func copied() *cobra.Command {
	c := &copying{gauge.Quiet()}
	return &cobra.Command{Use: "copied", PreRun: c.before, Run: func(cmd *cobra.Command, args []string) {
		g := c.gauge
		g.Set(len(args))
	}, PostRun: c.after}
}

func (c *copying) before(cmd *cobra.Command, args []string) {
	g := c.gauge
	g.Set(len(args))
	g.Show()
}

func (c *copying) after(cmd *cobra.Command, args []string) {
	g := c.gauge
	g.Quiet = false
	g.Set(len(args)) // want `call of gauge.Gauge.Set in handler copying.after writes to stdout with fmt.Println`
}

// Of the same type, one is quiet and the other is not.
type pair struct{ gauge gauge.Gauge }

func loud() *cobra.Command {
	a, b := &pair{gauge.Quiet()}, &pair{}
	return &cobra.Command{Use: "loud", Run: func(cmd *cobra.Command, args []string) {
		a.gauge.Set(1)
		b.gauge.Set(1) // want `call of gauge.Gauge.Set in handler "loud" writes to stdout with fmt.Println`
	}}
}

// Its own methods wake it.
type waking struct{ gauge gauge.Gauge }

func woken() *cobra.Command {
	w := &waking{gauge.Quiet()}
	return &cobra.Command{Use: "woken", PreRun: func(cmd *cobra.Command, args []string) {
		w.gauge.Wake()
	}, Run: w.run}
}

func (w *waking) run(cmd *cobra.Command, args []string) {
	w.gauge.Set(1) // want `call of gauge.Gauge.Set in handler waking.run writes to stdout with fmt.Println`
}

// Others have its address.
type keeping struct{ gauge gauge.Gauge }

func kept() *cobra.Command {
	k := &keeping{gauge.Quiet()}
	return &cobra.Command{Use: "kept", Run: func(cmd *cobra.Command, args []string) {
		k.gauge.Keep()
		gauge.Kept().Quiet = false
		k.gauge.Set(1) // want `call of gauge.Gauge.Set in handler "kept" writes to stdout with fmt.Println`
	}}
}

// It is decoded.
type decoding struct{ gauge gauge.Gauge }

func decoded() *cobra.Command {
	d := &decoding{gauge.Quiet()}
	return &cobra.Command{Use: "decoded", RunE: func(cmd *cobra.Command, args []string) error {
		if err := json.Unmarshal([]byte(args[0]), &d.gauge); err != nil {
			return err
		}
		d.gauge.Set(1) // want `call of gauge.Gauge.Set in handler "decoded" writes to stdout with fmt.Println`
		return nil
	}}
}

// Another one is put in its place.
type replacing struct{ gauge gauge.Gauge }

func replaced() *cobra.Command {
	r := &replacing{gauge.Quiet()}
	return &cobra.Command{Use: "replaced", PreRun: func(cmd *cobra.Command, args []string) {
		r.gauge = gauge.Gauge{}
	}, Run: func(cmd *cobra.Command, args []string) {
		r.gauge.Set(1) // want `call of gauge.Gauge.Set in handler "replaced" writes to stdout with fmt.Println`
	}}
}

// So it is with what it is in.
type overwriting struct{ gauge gauge.Gauge }

func overwritten() *cobra.Command {
	o := &overwriting{gauge.Quiet()}
	return &cobra.Command{Use: "overwritten", Run: func(cmd *cobra.Command, args []string) {
		*o = overwriting{}
		o.gauge.Set(1) // want `call of gauge.Gauge.Set in handler "overwritten" writes to stdout with fmt.Println`
	}}
}

// It is set once the command is made.
type belated struct{ gauge gauge.Gauge }

func late() *cobra.Command {
	b := &belated{gauge.Quiet()}
	cmd := &cobra.Command{Use: "late", Run: b.run}
	b.gauge.Quiet = false
	return cmd
}

func (b *belated) run(cmd *cobra.Command, args []string) {
	b.gauge.Set(1) // want `call of gauge.Gauge.Set in handler belated.run writes to stdout with fmt.Println`
}

// A function of the package is handed it, and wakes it.
type handing struct{ gauge gauge.Gauge }

func handed() *cobra.Command {
	h := &handing{gauge.Quiet()}
	return &cobra.Command{Use: "handed", Run: func(cmd *cobra.Command, args []string) {
		wake(&h.gauge)
		h.gauge.Set(1) // want `call of gauge.Gauge.Set in handler "handed" writes to stdout with fmt.Println`
	}}
}

func wake(g *gauge.Gauge) {
	if g.Quiet {
		g.Wake()
	}
}
