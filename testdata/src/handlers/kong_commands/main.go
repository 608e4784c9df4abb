// Command files has its commands in a struct.
package main

import (
	"context"
	"fmt"

	"github.com/alecthomas/kong"
)

type context_ struct{ context.Context }

type listCmd struct {
	All   bool     `help:"Hidden files as well."`
	Paths []string `arg:"" optional:""`
}

// Run takes what the parser binds.
func (l *listCmd) Run(ctx *context_, debug bool) error { return nil }

// BeforeApply is a hook of the parser.
func (l *listCmd) BeforeApply(app *kong.Kong) error {
	fmt.Fprintln(app.Stdout, "applying")
	return nil
}

// AfterRun is another one.
func (l *listCmd) AfterRun() error { return nil }

// Help is asked for, and runs nothing.
func (l listCmd) Help() string { return "" }

type removeCmd struct {
	Force bool
	Path  struct {
		Path string `arg:""`
		To   moveTo `cmd:"" help:"Move instead."` // want `handler kong Run moveTo\.Run` To:`command`
	} `arg:""`
}

func (removeCmd) Run() error { return nil }

type moveTo struct{}

func (*moveTo) Run(k *kong.Context) error { return nil }

// common is embedded for its flags and for its method.
type common struct {
	Verbose bool
	Sync    syncCmd `cmd:""` // want `handler kong Run syncCmd\.Run` Sync:`command`
}

func (common) Run() error { return nil }

type syncCmd struct{}

func (syncCmd) Run() error { return nil }

type copyCmd struct{ common }

type netFlags struct {
	Ping pingCmd `kong:"cmd,name='ping'"` // want `handler kong Run pingCmd\.Run` Ping:`command`
}

type pingCmd struct{}

func (*pingCmd) Run() error { return nil }

type wrongResult struct{}

func (wrongResult) Run() {}

type flagOnly struct{}

// Run of what is no command is nobody's.
func (flagOnly) Run() error { return nil }

type unexported struct{}

func (unexported) Run() error { return nil }

type pluginCmd struct{}

func (pluginCmd) Run() error { return nil }

type plugin struct {
	Extra pluginCmd `cmd:""` // want `handler kong Run pluginCmd\.Run` Extra:`command`
}

type appended struct {
	Late pluginCmd `cmd:""` // want `handler kong Run pluginCmd\.Run` Late:`command`
}

type dynamic struct{}

func (*dynamic) Run() error { return nil }

type embeddedOption struct {
	Opt pluginCmd `cmd:""` // want `handler kong Run pluginCmd\.Run` Opt:`command`
}

// Run of a struct that only holds commands is not called.
func (*embeddedOption) Run() error { return nil }

// unused has the tags, and is handed to nobody.
type unused struct {
	Ping pingCmd `cmd:""`
}

// Run of the root is called after that of the command.
func (c *cli) Run() error { return nil }

type cli struct {
	kong.Plugins
	Version kong.VersionFlag
	List    listCmd     `cmd:"" default:"withargs" help:"List files."` // want `handler kong Run listCmd\.Run` List:`command`
	Remove  *removeCmd  `cmd:"" help:"Remove files."`                  // want `handler kong Run removeCmd\.Run` Remove:`command`
	Copy    copyCmd     `cmd:""`                                       // want `handler kong Run common\.Run` Copy:`command`
	Wrong   wrongResult `cmd:""`
	Flags   flagOnly
	hidden  unexported `cmd:""`
	Ignored unexported `kong:"-" cmd:""`
	Net     netFlags   `embed:"" prefix:"net-"`
	Group   struct {
		Ping pingCmd `cmd:""` // want `handler kong Run pingCmd\.Run` Ping:`command`
	} `cmd:"" help:"Of a group."`
	Name string `help:"cmd is only a word here"`
}

func main() {
	var c cli
	c.Plugins = kong.Plugins{&plugin{}, nil}
	c.Plugins = append(c.Plugins, &appended{})
	ctx := kong.Parse(&c, // want `handler kong Run cli\.Run`
		kong.Name("files"),
		kong.Bind(&context_{}),
		kong.WithBeforeApply(func() error { return nil }),
		kong.DynamicCommand("dyn", "", "", &dynamic{}), // want `handler kong Run dynamic\.Run`
		kong.Embed(&embeddedOption{}),
	)
	ctx.FatalIfErrorf(ctx.Run(&context_{}, false))

	var local struct {
		Ping pingCmd `cmd:""` // want `handler kong Run pingCmd\.Run` Ping:`command`
	}
	kong.Must(&local)
	parse(&struct { // want +1 `handler kong Run pingCmd\.Run` Ping:`command`
		Ping pingCmd `cmd:""`
	}{})
	parse(nil)
	_ = flagOnly{}.Run()
	_ = unused{}
}

// parse is a registrar.
func parse(grammar any) {
	k, err := kong.New(grammar)
	if err != nil {
		return
	}
	k.Parse(nil)
}
