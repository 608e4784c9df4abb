// Command singletons makes a client the first time that one is asked for: it is that of
// whoever asked first, and so tells of what it does for who asked for a quiet one.
package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/singletons/pool"
)

type client interface{ fetch() }

type loud struct{}

func (*loud) fetch() {
	fmt.Println("fetching") // want `^function loud\.fetch, called by handler run, writes to stdout with fmt\.Println, `
}

type quiet struct{}

func (*quiet) fetch() {}

func newLoud() client { return &loud{} }

var made client

func get(verbose bool) client {
	if made == nil {
		if verbose {
			made = newLoud()
		} else {
			made = &quiet{}
		}
	}
	return made
}

var told func()

func teller(verbose bool) func() {
	if told == nil {
		told = func() {}
		if verbose {
			told = func() {
				fmt.Println("told") // want `^function literal in teller, called by handler run, writes to stdout with fmt\.Println, `
			}
		}
	}
	return told
}

// A reporter is known to all, but does what it was made for.
type reporter struct{ hooks []func() }

var reporters []*reporter

func newReporter(name string, verbose bool) *reporter {
	r := &reporter{}
	if verbose {
		r.hooks = append(r.hooks, func() { fmt.Println(name, "done") })
	}
	reporters = append(reporters, r)
	return r
}

func (r *reporter) done() {
	for _, h := range r.hooks {
		h()
	}
}

var listed []*reporter

func newListed(name string, verbose bool) *reporter {
	r := &reporter{}
	if verbose {
		r.hooks = append(r.hooks, func() {
			fmt.Println(name, "done") // want `^function literal in newListed, called by handler run, writes to stdout with fmt\.Println, `
		})
	}
	listed = append(listed, r)
	return r
}

var hooks []func()

func prepare(verbose bool) {
	if verbose {
		hooks = append(hooks, func() {
			fmt.Println("prepared") // want `^function literal in prepare, called by handler run, writes to stdout with fmt\.Println, `
		})
	}
}

// prepared has a list of its own.
func prepared(verbose bool) (all []func()) {
	if verbose {
		all = append(all, func() { fmt.Println("prepared") })
	}
	return all
}

func main() {
	root := &cobra.Command{Use: "singletons", RunE: run, PersistentPreRun: func(cmd *cobra.Command, args []string) {
		get(true)
		teller(true)
		pool.Get(true)
		pool.Teller(true)
		pool.Kept(true)
		pool.NewTask("a", true)
		pool.Cached("a", true)
		pool.Shared("a", true)
		pool.Last(true)
		newReporter("a", true)
		prepare(true)
		prepared(true)
	}}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	get(false).fetch()
	teller(false)()
	pool.Get(false).Fetch()  // want `^call of pool\.loud\.Fetch in handler run writes to stdout with fmt\.Println at `
	pool.Teller(false)()     // want `^call of a function literal in Teller in handler run writes to stdout with fmt\.Println at `
	pool.Kept(false).Fetch() // want `^call of pool\.loud\.Fetch in handler run writes to stdout with fmt\.Println at `

	pool.New(false).Fetch()
	pool.New(true).Fetch() // want `^call of pool\.loud\.Fetch in handler run writes to stdout with fmt\.Println at `
	pool.All()[0].Fetch()  // want `^call of pool\.loud\.Fetch in handler run writes to stdout with fmt\.Println at `
	pool.NewTask("b", false).Run()
	pool.NewTask("c", true).Run()   // want `^call of pool\.Task\.Run in handler run writes to stdout with fmt\.Println at `
	pool.Find("a").Run()            // want `^call of pool\.Task\.Run in handler run writes to stdout with fmt\.Println at `
	pool.Cached("a", false).Run()   // want `^call of pool\.Task\.Run in handler run writes to stdout with fmt\.Println at `
	pool.Shared("a", false).Fetch() // want `^call of pool\.loud\.Fetch in handler run writes to stdout with fmt\.Println at `
	pool.Latest(false).Fetch()
	pool.Latest(true).Fetch() // want `^call of pool\.loud\.Fetch in handler run writes to stdout with fmt\.Println at `
	pool.Last(false).Fetch()  // want `^call of pool\.loud\.Fetch in handler run writes to stdout with fmt\.Println at `

	newReporter("b", false).done()
	newListed("c", false).done()
	for _, l := range listed {
		l.done()
	}

	prepare(false)
	for _, h := range append(hooks, prepared(false)...) {
		h()
	}
	return nil
}
