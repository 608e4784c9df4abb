// Command builders builds what prints, and what does not.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/builders/runner"
)

type app struct{ builder *runner.Builder }

type widener struct{ style *runner.Style }

type talker struct{ builder *runner.Builder }

func main() {
	root := &cobra.Command{Use: "builders"}
	quiet := &app{runner.New().Quiet()}
	told := &talker{runner.New().Quiet()}
	root.AddCommand(
		&cobra.Command{Use: "chain", Run: chain},
		&cobra.Command{Use: "statements", Run: statements},
		&cobra.Command{Use: "styles", Run: styles},
		&cobra.Command{Use: "ui", Run: ui},
		&cobra.Command{Use: "kept", Run: quiet.run},
		&cobra.Command{Use: "told", Run: told.tell},
		&cobra.Command{Use: "widen", Run: (&widener{&runner.Style{}}).widen},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func chain(cmd *cobra.Command, args []string) {
	runner.New().Quiet().Step("a").Build().Run()
	runner.New().Step("a").Quiet().Step("b").Level(2).Build().Run()
	runner.New().Step("a").Build().Run() // want `call of runner\.Runner\.Run in handler chain writes to stdout with fmt\.Println`
	runner.New().Silent().Step("a").Build().Run()
	runner.New().Level(2).Step("a").Build().Trace()
	runner.New().Level(3).Step("a").Build().Trace() // want `call of runner\.Runner\.Trace in handler chain writes to stdout with fmt\.Println`
	runner.New().Level(3).Level(1).Build().Trace()
	runner.New().Quiet().Loudly().Build().Run() // want `call of runner\.Runner\.Run in handler chain writes to stdout with fmt\.Println`
}

func statements(cmd *cobra.Command, args []string) {
	b := runner.New()
	b.Quiet()
	b.Step("a")
	b.Build().Run()
	c := runner.New().Step("a")
	if len(args) > 0 {
		c.Quiet()
	}
	c.Build().Run() // want `call of runner\.Runner\.Run in handler statements writes to stdout with fmt\.Println`
	d := runner.New().Level(1)
	e := d.Step("a")
	d.Level(3)
	e.Build().Trace() // want `call of runner\.Runner\.Trace in handler statements writes to stdout with fmt\.Println`
}

func styles(cmd *cobra.Command, args []string) {
	runner.Style{}.Plain().Width(3).Show()
	runner.Style{}.Width(3).Show() // want `call of runner\.Style\.Show in handler styles writes to stdout with fmt\.Println`
	style := runner.Style{}.Plain()
	style.Show()
}

func ui(cmd *cobra.Command, args []string) {
	runner.NewUI(true).Say("a")
	runner.NewUI(false).Say("a") // want `call of runner\.NewUI in handler ui writes to stdout with os\.Stdout`
	runner.Prefixed(runner.NewUI(true), "> ").Say("a")
	runner.Prefixed(runner.NewUI(false), "> ").Say("a") // want `call of runner\.NewUI in handler ui writes to stdout with os\.Stdout`
}

func (a *app) run(cmd *cobra.Command, args []string) { a.builder.Step(args[0]).Build().Run() }

// tell has the next one talk.
func (t *talker) tell(cmd *cobra.Command, args []string) {
	t.builder.Step(args[0]).Build().Trace() // want `call of runner\.Runner\.Trace in handler talker\.tell writes to stdout with fmt\.Println`
	t.builder.Step(args[0]).Level(3)
}

// widen makes of what it has what it has next.
func (w *widener) widen(cmd *cobra.Command, args []string) {
	next := runner.Wider(*w.style)
	w.style = &next
	w.style.Show() // want `call of runner\.Style\.Show in handler widener\.widen writes to stdout with fmt\.Println`
}
