// Command undone says where a package shows texts, but not for good, or nothing else than
// standard output.
package main

import (
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/undone/console"
)

func main() {
	console.First = os.Stdout
	console.First = os.Stderr

	console.Second = os.Stderr
	if len(os.Args) < 3 {
		console.Second = os.Stdout
	}

	console.Third = shouting{}
	console.Fourth = each(func(b []byte) (int, error) { return os.Stdout.Write(b) })
	quietly(func() { console.SetReset(os.Stderr) })
	console.SetReset(os.Stderr)
	console.SetBoth(os.Stderr, os.Stdout)
	console.SetTee(os.Stderr)

	root := &cobra.Command{Use: "undone", RunE: run}
	root.Execute()
}

// quietly has one thing done without a text.
func quietly(do func()) {
	old := console.Fifth
	console.Fifth = io.Discard
	defer func() { console.Fifth = old }()
	do()
}

type shouting struct{}

func (shouting) Write(b []byte) (int, error) { return os.Stdout.Write(append(b, '!')) }

type each func([]byte) (int, error)

func (f each) Write(b []byte) (int, error) { return f(b) }

func run(cmd *cobra.Command, args []string) error {
	console.One("shown")
	console.Two("shown")   // want `^call of console\.Two in handler run writes to stdout`
	console.Three("shown") // want `^call of console\.Three in handler run writes to stdout`
	console.Four("shown")  // want `^call of console\.Four in handler run writes to stdout`
	console.Five("shown")  // want `^call of console\.Five in handler run writes to stdout`
	console.Reset()
	console.Again("shown") // want `^call of console\.Again in handler run writes to stdout`
	console.Both("shown")  // want `^call of console\.Both in handler run writes to stdout`
	console.Tee("shown")   // want `^call of console\.Tee in handler run writes to stdout`
	return nil
}
