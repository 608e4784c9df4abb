// Command wired gives its commands, which another package registers, a store to work with.
package main

import (
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/wired/commands"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/wired/store"
)

func main() {
	root := commands.New(new(store.Memory)) // want `handler "delete" writes to stdout with fmt.Println at github.com/envvet/envvet/testdata/src/stdoutwrite/wired/store/store.go:15, which mixes with the command's answer`
	switch len(os.Args) {
	case 2:
		root = commands.New(store.None{})
	case 3:
		root = commands.New(store.Errors())
	case 4:
		// What main has put there counts as handed in, whoever writes to it.
		root = commands.New(store.Traced{Store: store.None{}, Trace: os.Stdout})
	case 5:
		root = commands.New(store.Traced{Store: new(store.Memory), Trace: os.Stderr}) // want `handler "delete" writes to stdout with fmt.Println`
	case 6:
		root = commands.New(new(store.Memory)) //envvet:ignore stdoutwrite it is a demonstration
	}
	root.Execute()
}
