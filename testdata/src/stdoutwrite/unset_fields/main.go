// Command unset_fields shows exported fields that nothing sets, as nobody else can name their
// type, and such as somebody may set all the same.
package main

import (
	"encoding/json"
	"flag"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/unset_fields/conf"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "plain", RunE: plain},
		&cobra.Command{Use: "exported", RunE: exported},
		&cobra.Command{Use: "inner", RunE: inner},
		&cobra.Command{Use: "decode", RunE: decode},
		&cobra.Command{Use: "within", RunE: within},
		&cobra.Command{Use: "generic", RunE: generic},
		&cobra.Command{Use: "handed", RunE: handed},
		&cobra.Command{Use: "widened", RunE: widened},
		&cobra.Command{Use: "flags", RunE: flags},
		&cobra.Command{Use: "assigned", RunE: assigned},
		&cobra.Command{Use: "said", RunE: said},
	)
	root.Execute()
}

type settings struct {
	Debug bool
	name  string
}

func newSettings() *settings { return &settings{name: "x"} }

func plain(cmd *cobra.Command, args []string) error {
	s := newSettings()
	if s.Debug {
		fmt.Println("debug")
	}
	return nil
}

// Options can be named by nobody else either: nothing imports a command.
type Options struct{ Level int }

func exported(cmd *cobra.Command, args []string) error {
	o := Options{}
	if o.Level > 0 {
		fmt.Println("debug")
	}
	return nil
}

type outer struct{ settings }

func inner(cmd *cobra.Command, args []string) error {
	if o := new(outer); o.Debug {
		fmt.Println("debug")
	}
	return nil
}

type decoded struct{ Debug bool }

func decode(cmd *cobra.Command, args []string) error {
	var d decoded
	if err := json.Unmarshal([]byte(args[0]), &d); err != nil {
		return err
	}
	if d.Debug {
		fmt.Println("debug") // want `^handler decode writes to stdout with fmt\.Println`
	}
	return nil
}

type part struct{ Debug bool }

type whole struct{ Part map[string]*part }

func within(cmd *cobra.Command, args []string) error {
	w := new(whole)
	if err := json.Unmarshal([]byte(args[0]), w); err != nil {
		return err
	}
	if w.Part["x"].Debug {
		fmt.Println("debug") // want `^handler within writes to stdout with fmt\.Println`
	}
	return nil
}

type kept struct{ Debug bool }

func generic(cmd *cobra.Command, args []string) error {
	read := conf.As[kept]
	k, err := read(args[0])
	if err != nil {
		return err
	}
	if k.Debug {
		fmt.Println("debug") // want `^handler generic writes to stdout with fmt\.Println`
	}
	return nil
}

type named struct{ Debug bool }

func (named) Validate() error { return nil }

func handed(cmd *cobra.Command, args []string) error {
	n := &named{}
	if err := conf.Read(args[0], n); err != nil {
		return err
	}
	if n.Debug {
		fmt.Println("debug") // want `^handler handed writes to stdout with fmt\.Println`
	}
	return nil
}

type shape interface{ sides() int }

type square struct{ Debug bool }

func (square) sides() int { return 4 }

func widened(cmd *cobra.Command, args []string) error {
	var s shape = &square{}
	if err := json.Unmarshal([]byte(args[0]), s); err != nil {
		return err
	}
	if q := s.(*square); q.Debug {
		fmt.Println("debug") // want `^handler widened writes to stdout with fmt\.Println`
	}
	return nil
}

type flagged struct{ Debug bool }

func flags(cmd *cobra.Command, args []string) error {
	var f flagged
	set := flag.NewFlagSet("x", flag.ContinueOnError)
	set.BoolVar(&f.Debug, "debug", false, "")
	if err := set.Parse(args); err != nil {
		return err
	}
	if f.Debug {
		fmt.Println("debug") // want `^handler flags writes to stdout with fmt\.Println`
	}
	return nil
}

type changed struct{ Debug bool }

func change(c *changed, to bool) { c.Debug = to }

func assigned(cmd *cobra.Command, args []string) error {
	c := new(changed)
	change(c, len(args) > 0)
	if c.Debug {
		fmt.Println("debug") // want `^handler assigned writes to stdout with fmt\.Println`
	}
	return nil
}

// A failure is an error, of which others ask for no more than what it says.
type failure struct{ Verbose bool }

func (*failure) Error() string { return "failed" }

func fail() error { return &failure{} }

func said(cmd *cobra.Command, args []string) error {
	if f, ok := fail().(*failure); ok && f.Verbose {
		fmt.Println("debug")
	}
	return nil
}
