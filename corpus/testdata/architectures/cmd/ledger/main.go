// Command ledger keeps accounts.
package main

import (
	"context"
	"fmt"
	"os"

	"example.com/architectures/internal/ledger/app"
)

func main() {
	os.Exit(run())
}

func run() int {
	root := app.New()
	if err := root.Run(context.Background(), os.Args); err != nil {
		fmt.Fprintln(os.Stderr, "ledger:", err)
		return 1
	}
	return 0
}
