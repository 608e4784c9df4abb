// Command relay runs the commands of its plugins.
package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/relay/admin"
	"example.com/architectures/internal/relay/registry"

	_ "example.com/architectures/internal/relay/plugins/hash"
	_ "example.com/architectures/internal/relay/plugins/kv"
	_ "example.com/architectures/internal/relay/plugins/text"
	_ "example.com/architectures/internal/relay/plugins/walk"
)

func main() {
	os.Exit(run())
}

func run() int {
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, nil)))
	root := &cobra.Command{Use: "relay", SilenceErrors: true, SilenceUsage: true}
	root.AddCommand(registry.Commands()...)
	root.AddCommand(admin.NewCommand())
	if err := root.ExecuteContext(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "relay:", err)
		return 1
	}
	return 0
}
