// Command cobraapp keeps an inventory.
package main

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"time"

	"github.com/spf13/cobra"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/ui"
)

var (
	flagStore   string
	flagVerbose bool
	flagQuiet   bool
)

func main() {
	start := time.Now()
	ios := ui.System()
	root := newRootCmd(ios)
	slog.SetDefault(logx.Slog(os.Stderr, false))
	err := root.Execute()
	if err == nil && os.Getenv("INVENTORY_TIMING") != "" {
		fmt.Println("took", time.Since(start))
	}
	var exit *app.ExitError
	if errors.As(err, &exit) {
		os.Exit(exit.Code)
	}
	if err != nil {
		os.Exit(1)
	}
}

func newRootCmd(ios *ui.IOStreams) *cobra.Command {
	root := &cobra.Command{
		Use:           "inventory",
		Short:         "Keep an inventory",
		SilenceUsage:  true,
		SilenceErrors: false,
		PersistentPreRunE: func(cmd *cobra.Command, args []string) error { // ok: puts a logger to stderr into the context
			level := logx.Info
			if flagVerbose {
				level = logx.Debug
			}
			var w io.Writer = os.Stderr
			if flagQuiet {
				w = io.Discard
			}
			l := logx.New(w, level)
			l.Debugf("command %s", cmd.CommandPath())
			cmd.SetContext(logx.NewContext(cmd.Context(), l))
			return nil
		},
		PersistentPostRun: func(cmd *cobra.Command, args []string) { // ok: logs to stderr
			logx.FromContext(cmd.Context()).Debugf("done %s", cmd.Name())
		},
		RunE: func(cmd *cobra.Command, args []string) error { // ok: help goes to the framework's writer
			if len(args) > 0 {
				return fmt.Errorf("unknown command %q", args[0])
			}
			return cmd.Help()
		},
	}
	fs := root.PersistentFlags()
	fs.StringVar(&flagStore, "store", "inventory.json", "path of the store")
	fs.BoolVarP(&flagVerbose, "verbose", "v", false, "log more")
	fs.BoolVarP(&flagQuiet, "quiet", "q", false, "log nothing")

	root.AddCommand(
		newVersionCmd(), newAboutCmd(), newCompletionCmd(), newZshCmd(),
		newListCmd(ios, nil), newWideCmd(), newGetCmd(), newAddCmd(),
		newRmCmd(), newEvictCmd(), newCompactCmd(), newVerifyCmd(),
		newMigrateCmd(), newMigrateToCmd(), newImportCmd(), newImportAllCmd(),
		newExportCmd(), newDumpCmd(), newNamesCmd(), newCountCmd(), newStatCmd(),
	)
	root.AddCommand(logCommands()...)
	root.AddCommand(processCommands()...)
	root.AddCommand(outputCommands(ios)...)
	return root
}
