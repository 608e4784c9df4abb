// Command moved has what its commands print go elsewhere before it chooses between them.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"
)

var cli struct {
	List struct{} `cmd:""`
	Sync struct{} `cmd:""`
}

var (
	status io.Writer = os.Stdout
	quiet  bool
)

func main() {
	ctx := kong.Parse(&cli)
	os.Stdout = os.Stderr
	status, quiet = os.Stderr, true
	switch ctx.Command() {
	case "list":
		fmt.Println("listing")
		list()
	case "sync":
		sync()
	}
}

func list() { fmt.Println("listed") }

func sync() {
	fmt.Fprintln(status, "synced")
	if !quiet {
		show("synced")
	}
}

func show(text string) { fmt.Println(text) }
