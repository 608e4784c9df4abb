// Command kiln builds artifacts.
package main

import (
	"fmt"
	"log"
	"os"

	"github.com/alecthomas/kong"

	"example.com/architectures/internal/kiln/cli"
	"example.com/architectures/internal/kiln/fail"
)

func main() {
	os.Exit(run())
}

type interrupted struct{ status int }

func run() (status int) {
	log.SetOutput(os.Stderr)
	fail.Exit = func(code int) { panic(interrupted{code}) }
	defer func() {
		if v := recover(); v != nil {
			i, ok := v.(interrupted)
			if !ok {
				panic(v)
			}
			status = i.status
		}
	}()
	var root cli.Root
	parser, err := kong.New(&root,
		kong.Name("kiln"),
		kong.Description("Builds artifacts."),
	)
	if err != nil {
		fmt.Fprintln(os.Stderr, "kiln:", err)
		return 2
	}
	kctx, err := parser.Parse(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "kiln:", err)
		return 2
	}
	if err := kctx.Run(&root.Globals); err != nil {
		fmt.Fprintln(os.Stderr, "kiln:", err)
		return 1
	}
	return 0
}
