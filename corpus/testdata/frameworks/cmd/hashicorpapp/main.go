// Command hashicorpapp looks after secrets.
package main

import (
	"fmt"
	"log"
	"os"

	"github.com/hashicorp/cli"

	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/store"
)

type meta struct {
	ui   cli.Ui
	path string
}

type sealCmd struct{ *meta }

func (*sealCmd) Help() string     { return "seal ID" }
func (*sealCmd) Synopsis() string { return "seal a secret" }
func (c *sealCmd) Run(args []string) int { // ok: errors of the ui are on stderr
	s, err := store.Open(c.path)
	if err != nil {
		c.ui.Error(err.Error())
		return 1
	}
	for _, id := range args {
		s.Put(store.Item{ID: id})
	}
	if err := s.Save(); err != nil {
		c.ui.Error(err.Error())
		return 1
	}
	return 0
}

type openCmd struct{ *meta }

func (*openCmd) Help() string     { return "open ID" }
func (*openCmd) Synopsis() string { return "show a secret" }
func (c *openCmd) Run(args []string) int { // bad: prints the secret
	s, err := store.Open(c.path)
	if err != nil {
		c.ui.Error(err.Error())
		return 1
	}
	for _, id := range args {
		it, err := s.Get(id)
		if err != nil {
			return 2
		}
		if err := render.ByFormat["text"](os.Stdout, it); err != nil { // want stdoutwrite
			return 1
		}
	}
	return 0
}

type rotateCmd struct{ *meta }

func (*rotateCmd) Help() string { return "rotate" }

func (*rotateCmd) Synopsis() string { return "rotate the key" }

func (c *rotateCmd) Run(args []string) int { // bad: log.Fatal
	l := log.New(os.Stderr, "rotate: ", 0)
	if err := os.Rename(c.path, c.path+".old"); err != nil {
		l.Fatal(err) // want exitcall
	}
	return 0
}

type auditCmd struct{ *meta }

func (*auditCmd) Help() string     { return "audit" }
func (*auditCmd) Synopsis() string { return "audit the secrets" }
func (c *auditCmd) Run(args []string) int { // ok: a status, and lines to stderr
	l := log.New(os.Stderr, "audit: ", log.LstdFlags)
	s, err := store.Open(c.path)
	if err != nil {
		l.Print(err)
		return 1
	}
	n := 0
	for id := range s.All() {
		n++
		l.Output(2, fmt.Sprint(n, " ", id))
	}
	return min(n, 1)
}

func main() {
	m := &meta{ui: &cli.BasicUi{Reader: os.Stdin, Writer: os.Stderr, ErrorWriter: os.Stderr}, path: "secrets.json"}
	c := cli.NewCLI("secrets", "1.0")
	c.Args = os.Args[1:]
	c.Commands = map[string]cli.CommandFactory{
		"seal":   func() (cli.Command, error) { return &sealCmd{m}, nil },
		"open":   func() (cli.Command, error) { return &openCmd{m}, nil },
		"rotate": func() (cli.Command, error) { return &rotateCmd{m}, nil },
		"audit":  func() (cli.Command, error) { return &auditCmd{m}, nil },
	}
	status, err := c.Run()
	if err != nil {
		log.Fatal(err)
	}
	os.Exit(status)
}
