// Command server says what its commands do.
package main

import (
	"context"
	"time"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/package_variable/app"
)

func serve(ctx context.Context) error { return nil }

func load(path string) (string, error) { return "", nil }

func init() {
	app.Serve = serve // want `handler cobra Serve serve`
	app.Load = load
	app.Now = func() time.Time { return time.Time{} }
}

func main() {
	app.Check = func(cmd *cobra.Command, args []string) error { return nil } // want `handler cobra Check Check of a command`
	app.Root.Execute()
}
