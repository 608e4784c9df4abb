// Command tags has flags for schemas that are fields of structs of several frameworks, or have
// other names.
package main

import (
	"github.com/alecthomas/kong"
	"github.com/jessevdk/go-flags"
	"github.com/peterbourgon/ff/v4"
	"github.com/urfave/cli/v2"
)

type grammar struct {
	Schema bool   `help:"Print the schema"` // want `^flag schema is declared by hand`
	DB     string `name:"schema"`
	Dump   dump   `cmd:""`
}

type dump struct {
	All bool `name:"dump-schema"` // want `^flag dump-schema is declared by hand`
}

func (dump) Run() error { return nil }

type options struct {
	JSON bool   `long:"json-schema"` // want `^flag json-schema is declared by hand`
	Name string `long:"schema"`
	Say  bool   `long:"verbose"`
}

type fields struct {
	Show  bool   `ff:"short=s | long: show-schema | usage: print the schema"` // want `^flag show-schema is declared by hand`
	Long  bool   `ff:"long=schema, usage='the schema, as JSON'"`              // want `^flag schema is declared by hand`
	Short bool   `ff:"short=schema"`
	Name  string `ff:"long=schema"`
	Says  bool   `ff:"long=quiet, usage=long"`
}

func main() {
	kong.Parse(&grammar{})
	flags.Parse(&options{})
	fs := ff.NewFlagSetFrom("tags", &fields{})
	var b bool
	fs.BoolVar(&b, 's', "schema-json", "print the schema") // want `^flag schema-json is declared by hand`
	fs.BoolLong("print-schema", "print the schema")        // want `^flag print-schema is declared by hand`
	fs.StringLong("schema", "", "where the schema is")
	_ = []cli.Flag{
		&cli.BoolFlag{Name: "describe", Aliases: []string{"d", "schema"}}, // want `^flag schema is declared by hand`
		&cli.StringFlag{Name: "from", Aliases: []string{"schema"}},
	}
}
