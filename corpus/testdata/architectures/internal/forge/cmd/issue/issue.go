// Package issue has the commands for issues.
package issue

import (
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/forge/api"
	"example.com/architectures/internal/forge/cmdutil"
	"example.com/architectures/internal/forge/factory"
	"example.com/architectures/internal/forge/iostreams"
)

// NewCmdIssue returns the group.
func NewCmdIssue(f *factory.Factory) *cobra.Command {
	cmd := &cobra.Command{Use: "issue", Short: "Issues"}
	cmd.AddCommand(newCmdList(f, nil), newCmdClose(f), newCmdStatus(f))
	return cmd
}

type listOptions struct {
	IO       *iostreams.IOStreams
	Client   func() (*api.Client, error)
	Exporter cmdutil.Exporter
}

func newCmdList(f *factory.Factory, runF func(*listOptions) error) *cobra.Command {
	opts := &listOptions{Client: f.Client, Exporter: cmdutil.NewJSONExporter("number", "title")}
	return &cobra.Command{
		Use: "list",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the exporter encodes to the command's writer
			opts.IO = f.IO()
			if runF != nil {
				return runF(opts)
			}
			client, err := opts.Client()
			if err != nil {
				return err
			}
			list, err := client.Issues(cmd.Context())
			if err != nil {
				return err
			}
			return opts.Exporter.Write(opts.IO, list)
		},
	}
}

func newCmdClose(f *factory.Factory) *cobra.Command {
	old := cmdutil.NewDeprecation("v3")
	return &cobra.Command{
		Use:  "close <number>",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // bad: the deprecation notice is a func field that prints to stdout
			number, err := strconv.Atoi(args[0])
			if err != nil {
				return cmdutil.FlagErrorf("not a number: %q", args[0])
			}
			client, err := f.Client()
			if err != nil {
				return err
			}
			defer old.Warn("issue close", "issue edit --state closed") // want stdoutwrite
			return client.CloseIssue(cmd.Context(), number)
		},
	}
}

func newCmdStatus(f *factory.Factory) *cobra.Command {
	return &cobra.Command{
		Use: "status",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: without a token RequireToken ends the process
			cfg, err := f.Config()
			if err != nil {
				return err
			}
			cmdutil.RequireToken(cfg) // want exitcall
			_, err = fmt.Fprintln(f.IO().Out, "2 open issues on", cfg.Host)
			return err
		},
	}
}
