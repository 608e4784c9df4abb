// Command interpreter runs scripts: the machine, what is on its stack and its errors are made by
// functions that all lead to each other.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "run", RunE: run}
	root.AddCommand(
		&cobra.Command{Use: "check", RunE: check},
		&cobra.Command{Use: "trace", RunE: trace},
		&cobra.Command{Use: "count", RunE: count},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func run(cmd *cobra.Command, args []string) error {
	m := newMachine(os.Stdout, cmd.ErrOrStderr()) // want `^handler run writes to stdout with os\.Stdout, `
	m.code = []func(*machine){(*machine).load, (*machine).print}
	return m.run()
}

func check(cmd *cobra.Command, args []string) error {
	m := newMachine(io.Discard, cmd.ErrOrStderr())
	m.code = []func(*machine){(*machine).load, (*machine).print}
	return m.run()
}

func trace(cmd *cobra.Command, args []string) error {
	m := newMachine(io.Discard, os.Stdout) // want `^handler trace writes to stdout with os\.Stdout, `
	m.handler = func(m *machine, reason value) { fmt.Fprintln(reason.(*object).log, reason.text(m)) }
	m.code = []func(*machine){(*machine).load}
	return m.run()
}

func count(cmd *cobra.Command, args []string) error {
	m := newMachine(os.Stdout, cmd.ErrOrStderr()) // which nothing is printed to
	failures := 0
	m.handler = func(*machine, value) { failures++ }
	m.load()
	if failures > 0 {
		return errors.New("failed")
	}
	return nil
}

type value interface{ text(m *machine) string }

type object struct {
	class string
	proto *object
	get   func(m *machine, name string) value // which nothing sets
	log   io.Writer
}

func (o *object) text(m *machine) string {
	if o.get != nil {
		return o.get(m, "text").text(m)
	}
	if o.proto != nil {
		return o.proto.text(m)
	}
	return o.class
}

type machine struct {
	out, log io.Writer
	stack    []value
	objects  map[string]*object
	handler  func(m *machine, reason value)
	code     []func(*machine)
}

func newMachine(out, log io.Writer) *machine {
	return &machine{out: out, log: log, objects: make(map[string]*object)}
}

func (m *machine) run() error {
	for _, op := range m.code {
		op(m)
	}
	if len(m.stack) > 0 {
		return errors.New("something is left")
	}
	return nil
}

func (m *machine) throw(text string) {
	if m.handler != nil {
		m.handler(m, m.box(text))
	}
}

func (m *machine) box(text string) value {
	return &object{class: text, proto: m.proto("error"), log: m.log}
}

func (m *machine) proto(class string) *object {
	o := m.objects[class]
	if o == nil && class != "error" {
		m.throw("no " + class)
	}
	return o
}

func (m *machine) load() {
	v := &object{class: "number", proto: m.proto("number"), log: m.log}
	if v.text(m) == "" {
		m.throw("no text")
	}
	m.stack = append(m.stack, v)
}

func (m *machine) print() {
	if len(m.stack) == 0 {
		m.throw("stack is empty")
		return
	}
	fmt.Fprintln(m.out, m.stack[len(m.stack)-1].text(m))
	m.stack = m.stack[:0]
}
