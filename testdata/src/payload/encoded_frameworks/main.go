// Handlers of all frameworks encode to what the framework calls output.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"

	"github.com/alecthomas/kingpin/v2"
	"github.com/alecthomas/kong"
	"github.com/google/subcommands"
	hashicorp "github.com/hashicorp/cli"
	"github.com/jessevdk/go-flags"
	"github.com/peterbourgon/ff/v3/ffcli"
	ff "github.com/peterbourgon/ff/v4"
	cli1 "github.com/urfave/cli"
	cli2 "github.com/urfave/cli/v2"
	cli3 "github.com/urfave/cli/v3"
)

type user struct{ Name string }

var urfave1 = cli1.Command{Action: func(c *cli1.Context) error {
	return json.NewEncoder(c.App.Writer).Encode(user{}) // want `encodes user \(framework\)`
}}

var urfave2 = &cli2.Command{Action: func(c *cli2.Context) error {
	enc := json.NewEncoder(c.App.Writer)
	return enc.Encode(user{}) // want `encodes user \(framework\)`
}}

var urfave3 = &cli3.Command{Action: func(ctx context.Context, c *cli3.Command) error {
	if err := json.NewEncoder(c.Writer).Encode(user{}); err != nil { // want `encodes user \(framework\)`
		return err
	}
	return json.NewEncoder(c.Root().Writer).Encode([]user{}) // want `encodes \[\]user \(framework\)`
}}

var ff3 = &ffcli.Command{Exec: func(ctx context.Context, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(user{}) // want `encodes user \(process\)`
}}

var ff4 = &ff.Command{Exec: func(ctx context.Context, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(user{}) // want `encodes user \(process\)`
}}

type list struct{}

func (l *list) Run(ctx *kong.Context) error {
	if err := json.NewEncoder(ctx.Stdout).Encode(user{}); err != nil { // want `encodes user \(framework\)`
		return err
	}
	return print(user{}) // want `encodes user \(process\) by print`
}

func print(v any) error {
	b, err := json.Marshal(v)
	fmt.Println(string(b))
	return err
}

type show struct{}

func (s *show) Execute(args []string) error {
	return print([]user{}) // want `encodes \[\]user \(process\)`
}

type status struct{ ui hashicorp.Ui }

func (s *status) Help() string     { return "" }
func (s *status) Synopsis() string { return "" }
func (s *status) Run(args []string) int {
	b, err := json.MarshalIndent(user{}, "", "  ") // want `encodes user \(framework\)`
	if err != nil {
		s.ui.Error(err.Error())
		return 1
	}
	s.ui.Output(string(b))
	return 0
}

type count struct{}

func (*count) Name() string             { return "" }
func (*count) Synopsis() string         { return "" }
func (*count) Usage() string            { return "" }
func (*count) SetFlags(f *flag.FlagSet) {}
func (*count) Execute(ctx context.Context, f *flag.FlagSet, args ...any) subcommands.ExitStatus {
	print(3) // want `encodes int \(process\)`
	return subcommands.ExitSuccess
}

func main() {
	var grammar struct {
		List list `cmd:""`
	}
	kong.Parse(&grammar)
	parser := flags.NewParser(nil, 0)
	parser.AddCommand("show", "", "", &show{})
	kingpin.New("", "").Command("x", "").Action(func(*kingpin.ParseContext) error {
		return print(map[string]int{}) // want `encodes map\[string\]int \(process\)`
	})
	app := hashicorp.NewCLI("", "")
	app.Commands = map[string]hashicorp.CommandFactory{
		"status": func() (hashicorp.Command, error) { return &status{}, nil },
	}
	subcommands.Register(&count{}, "")
}
