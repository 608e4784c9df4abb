// Command makers_kept has handlers ask clients that a function makes which is kept in a field, or
// in a variable.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/makers_kept/client"
)

func main() {
	if os.Getenv("CHECK") != "" {
		client.New(client.Traced(), client.Level(9)).Get("health")
		(&page{loud: true}).show()
		return
	}
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(quiet(newQuiet), loud(), either(), later(), given(), changed(), own())
	root.Execute()
}

type app struct {
	newClient func() *client.Client
	open      func(level int) (*client.Client, error)
	from      func(...client.Option) *client.Client
	other     func() *client.Client
}

func newQuiet() *client.Client { return client.New(client.Level(1)) }

var dial = func() *client.Client { return client.New() }

func quiet(other func() *client.Client) *cobra.Command {
	a := &app{
		newClient: func() *client.Client { return &client.Client{} },
		open: func(level int) (*client.Client, error) {
			if level < 0 {
				return nil, fmt.Errorf("no level: %d", level)
			}
			return client.New(client.Level(level)), nil
		},
		from:  client.New,
		other: other,
	}
	return &cobra.Command{Use: "quiet", RunE: func(cmd *cobra.Command, args []string) error {
		a.newClient().Get("a")
		c, err := a.open(2)
		if err != nil {
			return err
		}
		c.Get("a")
		a.from().Get("a")
		a.other().Get("a")
		dial().Get("a")
		return a.run(cmd, args)
	}}
}

func (a *app) run(cmd *cobra.Command, args []string) error {
	c := a.newClient()
	c.SetLevel(3)
	c.Get("a")
	return nil
}

type loudApp struct {
	newClient func() *client.Client
	open      func(level int) *client.Client
	from      func(...client.Option) *client.Client
}

func loud() *cobra.Command {
	a := &loudApp{
		newClient: func() *client.Client { return client.New() },
		open:      func(level int) *client.Client { return client.New(client.Level(level)) },
		from:      client.New,
	}
	return &cobra.Command{Use: "loud", Run: func(cmd *cobra.Command, args []string) {
		a.open(4).Get("a")               // want `call of client.Client.Get in handler "loud" writes to stdout with fmt.Println`
		a.from(client.Traced()).Get("a") // want `call of client.Client.Get in handler "loud" writes to stdout with fmt.Println`
		c := a.newClient()
		c.Trace = true
		c.Get("a") // want `call of client.Client.Get in handler "loud" writes to stdout with fmt.Println`
		d := a.newClient()
		d.SetLevel(4)
		d.Get("a") // want `call of client.Client.Get in handler "loud" writes to stdout with fmt.Println`
	}}
}

// One of two functions makes a client that prints.
type eitherApp struct{ newClient func() *client.Client }

func either() *cobra.Command {
	a := &eitherApp{newClient: newQuiet}
	if os.Getenv("TRACE") != "" {
		a.newClient = func() *client.Client { return client.New(client.Traced()) }
	}
	return &cobra.Command{Use: "either", Run: func(cmd *cobra.Command, args []string) {
		a.newClient().Get("a") // want `call of client.Client.Get in handler "either" writes to stdout with fmt.Println`
	}}
}

// Another one is put there later.
type laterApp struct{ newClient func() *client.Client }

func later() *cobra.Command {
	a := &laterApp{newClient: newQuiet}
	return &cobra.Command{
		Use:    "later",
		PreRun: func(cmd *cobra.Command, args []string) { a.newClient = traced },
		Run: func(cmd *cobra.Command, args []string) {
			a.newClient().Get("a") // want `call of client.Client.Get in handler "later" writes to stdout with fmt.Println`
		},
	}
}

func traced() *client.Client { return client.New(client.Traced()) }

// Others may put one into what they can name.
type App struct{ NewClient func() *client.Client }

func given() *cobra.Command {
	var loud bool
	newClient := func() *client.Client { return &client.Client{Trace: loud} }
	cmd := &cobra.Command{Use: "given", Run: func(cmd *cobra.Command, args []string) {
		newClient().Get("a") // want `call of client.Client.Get in handler "given" writes to stdout with fmt.Println`
	}}
	cmd.Flags().BoolVar(&loud, "loud", false, "")
	return cmd
}

func changed() *cobra.Command {
	a := &App{NewClient: newQuiet}
	return &cobra.Command{Use: "changed", Run: func(cmd *cobra.Command, args []string) {
		change(&a.NewClient)
		a.NewClient().Get("a") // want `call of client.Client.Get in handler "changed" writes to stdout with fmt.Println`
	}}
}

func change(to *func() *client.Client) { *to = traced }

// What the package has itself is told apart as well.
type page struct{ loud bool }

func (p *page) show() {
	if p.loud {
		fmt.Println("page")
	}
}

type book struct{ newPage func() *page }

func own() *cobra.Command {
	b := &book{newPage: func() *page { return &page{} }}
	return &cobra.Command{Use: "own", Run: func(cmd *cobra.Command, args []string) {
		b.newPage().show()
	}}
}
