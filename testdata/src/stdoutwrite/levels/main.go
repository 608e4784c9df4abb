// Command levels has helpers whose arguments decide what they do.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/levels/log"
)

func main() {
	root := &cobra.Command{Use: "levels"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: list},
		&cobra.Command{Use: "show", RunE: show},
		&cobra.Command{Use: "exec", RunE: exec},
	)
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	log.Write(false, "a")
	note(0, "a")
	(&runner{detach: true}).run(nil)
	return nil
}

func show(cmd *cobra.Command, args []string) error {
	log.Write(true, "a") // want `^call of log\.Write in handler show writes to stdout with fmt\.Println at `
	note(2, "a")
	(&runner{action: create}).run(nil)
	return nil
}

func note(level int, text string) {
	if level > 1 {
		fmt.Println(text) // want `^function note, called by handler show, writes to stdout with fmt\.Println, `
	}
	if level > 2 {
		fmt.Println(text)
	}
}

func exec(cmd *cobra.Command, args []string) error {
	loud(!hidden())
	(&runner{}).run(&os.PathError{Op: "exec"})
	return nil
}

type action int

const create action = 1

// A runner does by itself what is not detached.
type runner struct {
	action action
	detach bool
	done   func(*runner)
}

func (r *runner) run(err error) {
	r.prepare()
	detach := r.detach || r.action == create
	r.attach(!detach, err)
}

func (r *runner) prepare() { r.done(r) }

func (r *runner) attach(really bool, err error) {
	if !really {
		return
	}
	fmt.Println("attached") // want `^function runner\.attach, called by handler exec, writes to stdout with fmt\.Println, `
	if err == nil {
		fmt.Println("all is well")
	}
}

// hidden is computed of nothing that is known.
func hidden() bool { return len(os.Args) > 3 }

func loud(really bool) {
	if really {
		fmt.Println("loud") // want `^function loud, called by handler exec, writes to stdout with fmt\.Println, `
	}
}
