// Command arguments hands functions and runners to a library, which calls them with arguments
// that say what they do.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/run"
)

func main() {
	root := &cobra.Command{Use: "arguments"}
	root.AddCommand(
		&cobra.Command{Use: "version", RunE: version},
		&cobra.Command{Use: "install", RunE: install},
		&cobra.Command{Use: "start", RunE: start},
		&cobra.Command{Use: "upgrade", RunE: upgrade},
		&cobra.Command{Use: "steps", RunE: steps},
		&cobra.Command{Use: "own", RunE: own},
	)
	root.Execute()
}

// A shell is a runner that has the output of what is live on standard output.
type shell struct{}

func (shell) Run(name string, live bool) error {
	fmt.Fprintln(os.Stderr, "running", name)
	if live {
		fmt.Println("output of", name) // want `^function shell\.Run, called by handler install, writes to stdout with fmt\.Println, `
	}
	return nil
}

func version(cmd *cobra.Command, args []string) error {
	if err := run.Start(shell{}, "help", false); err != nil {
		return err
	}
	return run.Version(shell{})
}

func install(cmd *cobra.Command, args []string) error { return run.Install(shell{}) }

func start(cmd *cobra.Command, args []string) error {
	return run.Start(tool{}, args[0], len(args) > 1)
}

type tool struct{}

func (tool) Run(name string, live bool) error {
	if live {
		fmt.Println("output of", name) // want `^function tool\.Run, called by handler start, writes to stdout with fmt\.Println, `
	}
	return nil
}

func upgrade(cmd *cobra.Command, args []string) error {
	once(local{}, false)
	once(local{}, true)
	return run.Upgrade(remote{})
}

type remote struct{}

func (remote) Run(name string, live bool) error {
	if live {
		fmt.Println("output of", name) // want `^function remote\.Run, called by handler upgrade, writes to stdout with fmt\.Println, `
	}
	return nil
}

type local struct{}

func (local) Run(name string, live bool) error {
	if live {
		fmt.Println("output of", name) // want `^function local\.Run, called by handler upgrade, writes to stdout with fmt\.Println, `
	}
	return nil
}

func steps(cmd *cobra.Command, args []string) error {
	run.Begin(report)
	run.Begin(func(step int, done bool) {
		if done {
			fmt.Println("done")
		}
	})
	run.Each(3, func(step int, done bool) {
		if done {
			fmt.Println("done") // want `^function literal in steps, called by handler steps, writes to stdout with fmt\.Println, `
		}
	})
	return nil
}

func report(step int, done bool) {
	if done {
		fmt.Println("done")
	}
}

// own has the same done in its own package.
func own(cmd *cobra.Command, args []string) error {
	once(shell{}, false)
	ask(func(step int, done bool) {
		if done {
			fmt.Println("done")
		}
	})
	return nil
}

type runner interface {
	Run(name string, live bool) error
}

func once(r runner, live bool) error { return r.Run("once", live) }

func ask(f func(step int, done bool)) { f(0, false) }
