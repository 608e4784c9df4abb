// Package repo has the commands for repositories.
package repo

import (
	"fmt"
	"path"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/forge/factory"
	"example.com/architectures/internal/forge/iostreams"
)

// NewCmdRepo returns the group.
func NewCmdRepo(f *factory.Factory) *cobra.Command {
	cmd := &cobra.Command{Use: "repo", Short: "Repositories"}
	cmd.AddCommand(newCmdClone(f, nil), newCmdLog(f, nil))
	return cmd
}

type cloneOptions struct {
	IO        *iostreams.IOStreams
	URL       string
	Directory string
}

func (o *cloneOptions) complete(args []string) {
	o.URL = args[0]
	if o.Directory == "" {
		o.Directory = path.Base(o.URL)
	}
}

func newCmdClone(f *factory.Factory, runF func(*cloneOptions) error) *cobra.Command {
	opts := &cloneOptions{}
	cmd := &cobra.Command{
		Use:  "clone <url>",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // ok: git is quiet on stdout and only ErrOut is written to
			opts.IO = f.IO()
			opts.complete(args)
			if runF != nil {
				return runF(opts)
			}
			if err := f.Git().Run(cmd.Context(), "version"); err != nil {
				return err
			}
			fmt.Fprintf(opts.IO.ErrOut, "would clone %s into %s\n", opts.URL, opts.Directory)
			return nil
		},
	}
	cmd.Flags().StringVar(&opts.Directory, "dir", "", "where to")
	return cmd
}

type logOptions struct {
	IO    *iostreams.IOStreams
	Limit int
}

func newCmdLog(f *factory.Factory, runF func(*logOptions) error) *cobra.Command {
	opts := &logOptions{}
	cmd := &cobra.Command{
		Use: "log",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: the pager inherits the real stdout
			opts.IO = f.IO()
			if runF != nil {
				return runF(opts)
			}
			if err := opts.IO.StartPager(); err != nil { // want stdoutwrite
				fmt.Fprintln(opts.IO.ErrOut, "no pager:", err)
			}
			defer opts.IO.StopPager()
			for i := range opts.Limit {
				fmt.Fprintf(opts.IO.Out, "commit %d\n", i)
			}
			return nil
		},
	}
	cmd.Flags().IntVarP(&opts.Limit, "limit", "n", 3, "how many")
	return cmd
}
