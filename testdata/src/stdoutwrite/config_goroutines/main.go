// Command gauges shows things that goroutines write, which ask for what was said before they were
// started.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/config_goroutines/gauge"
)

func main() {
	root := &cobra.Command{Use: "gauges"}
	root.AddCommand(
		&cobra.Command{Use: "aside", RunE: aside},
		&cobra.Command{Use: "shown", RunE: shown},
		&cobra.Command{Use: "told", RunE: told},
	)
	root.Execute()
}

func aside(cmd *cobra.Command, args []string) error {
	g := gauge.New()
	g.Out = os.Stderr
	g.Start()
	g.Show()
	g.Finish()

	silent := quiet().Start()
	silent.Show()
	silent.Finish()
	silent.Finish()

	manual := gauge.New()
	manual.Manual = true
	manual.Start()
	return nil
}

func quiet() *gauge.Gauge {
	g := gauge.New()
	g.Silent = true
	return g
}

func shown(cmd *cobra.Command, args []string) error {
	g := gauge.New().Start() // want `^call of gauge\.Gauge\.Start in handler shown writes to stdout with fmt\.Println`
	g.Silent = true
	g.Finish()

	late := quiet()
	late.Silent = len(args) > 0
	late.Start() // want `^call of gauge\.Gauge\.Start in handler shown writes to stdout with fmt\.Println`
	return nil
}

// told has goroutines write that are told of it after they were started.
func told(cmd *cobra.Command, args []string) error {
	lamp := gauge.NewLamp()
	lamp.Start() // want `^call of gauge\.Lamp\.Start in handler told writes to stdout with fmt\.Println`
	lamp.Put(false)

	sign := gauge.NewSign()
	sign.Start() // want `^call of gauge\.Sign\.Start in handler told writes to stdout with fmt\.Println`
	sign.Put(false)

	light := gauge.NewLight("x")
	light.Start() // want `^call of gauge\.Light\.Start in handler told writes to stdout with fmt\.Println`
	light.Put(false)

	bell := gauge.NewBell()
	bell.Start() // want `^call of gauge\.Bell\.Start in handler told writes to stdout with fmt\.Println`
	bell.Unmute()

	say := make(chan bool)
	gauge.NewWatch(say).Start() // want `^call of gauge\.Watch\.Start in handler told writes to stdout with fmt\.Println`
	say <- true
	return nil
}
