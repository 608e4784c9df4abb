// Package pr has the commands for pull requests.
package pr

import (
	"context"
	"fmt"
	"strconv"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/forge/api"
	"example.com/architectures/internal/forge/browser"
	"example.com/architectures/internal/forge/cmdutil"
	"example.com/architectures/internal/forge/factory"
	"example.com/architectures/internal/forge/git"
	"example.com/architectures/internal/forge/iostreams"
)

// NewCmdPR returns the group.
func NewCmdPR(f *factory.Factory) *cobra.Command {
	cmd := &cobra.Command{Use: "pr", Short: "Pull requests"}
	cmd.AddCommand(
		NewCmdList(f, nil),
		NewCmdView(f, nil),
		NewCmdCreate(f, nil),
		NewCmdCheckout(f, nil),
		NewCmdChecks(f, nil),
	)
	return cmd
}

// ListOptions are those of pr list.
type ListOptions struct {
	IO     *iostreams.IOStreams
	Client func() (*api.Client, error)
	State  string
}

// NewCmdList returns pr list.
func NewCmdList(f *factory.Factory, runF func(*ListOptions) error) *cobra.Command {
	opts := &ListOptions{Client: f.Client}
	cmd := &cobra.Command{
		Use: "list",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the table goes to the command's own writer
			opts.IO = f.IO()
			if runF != nil {
				return runF(opts)
			}
			return listRun(cmd.Context(), opts)
		},
	}
	cmd.Flags().StringVar(&opts.State, "state", "", "only in this state")
	return cmd
}

func listRun(ctx context.Context, opts *ListOptions) error {
	client, err := opts.Client()
	if err != nil {
		return err
	}
	list, err := client.PullRequests(ctx, opts.State)
	if err != nil {
		return err
	}
	tw := tabwriter.NewWriter(opts.IO.Out, 0, 4, 2, ' ', 0)
	for _, pr := range list {
		fmt.Fprintf(tw, "#%d\t%s\t%s\n", pr.Number, pr.Title, pr.State)
	}
	return tw.Flush()
}

// ViewOptions are those of pr view.
type ViewOptions struct {
	IO      *iostreams.IOStreams
	Client  func() (*api.Client, error)
	Browser browser.Browser
	Number  int
	Web     bool
}

// NewCmdView returns pr view.
func NewCmdView(f *factory.Factory, runF func(*ViewOptions) error) *cobra.Command {
	opts := &ViewOptions{Client: f.Client}
	cmd := &cobra.Command{
		Use:  "view <number>",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // bad: --web without a launcher shows the address on stdout
			var err error
			if opts.Number, err = strconv.Atoi(args[0]); err != nil {
				return cmdutil.FlagErrorf("not a number: %q", args[0])
			}
			opts.IO, opts.Browser = f.IO(), f.Browser()
			if runF != nil {
				return runF(opts)
			}
			return viewRun(cmd.Context(), opts)
		},
	}
	cmd.Flags().BoolVarP(&opts.Web, "web", "w", false, "open in a browser")
	return cmd
}

func viewRun(ctx context.Context, opts *ViewOptions) error {
	client, err := opts.Client()
	if err != nil {
		return err
	}
	pr, err := client.PullRequest(ctx, opts.Number)
	if err != nil {
		return err
	}
	if opts.Web {
		return opts.Browser.Browse(client.URL(pr))
	}
	_, err = fmt.Fprintf(opts.IO.Out, "%s (%s)\n", pr.Title, pr.Branch)
	return err
}

// CreateOptions are those of pr create.
type CreateOptions struct {
	IO     *iostreams.IOStreams
	Client func() (*api.Client, error)
	Title  string
	DryRun bool
}

// Complete fills in what the user left out.
func (o *CreateOptions) Complete(f *factory.Factory, args []string) error {
	o.IO, o.Client = f.IO(), f.Client
	if o.Title == "" && len(args) > 0 {
		o.Title = args[0]
	}
	return nil
}

// Validate checks the options.
func (o *CreateOptions) Validate() error {
	if o.Title == "" {
		return cmdutil.FlagErrorf("a title is needed")
	}
	return nil
}

// Run creates the request.
func (o *CreateOptions) Run(ctx context.Context) error {
	o.IO.StartProgress("Creating " + o.Title)
	defer o.IO.StopProgress()
	client, err := o.Client()
	if err != nil {
		return err
	}
	if o.DryRun {
		fmt.Fprintln(o.IO.ErrOut, "dry run, nothing is sent")
		return nil
	}
	_, err = fmt.Fprintln(o.IO.Out, client.URL(api.PullRequest{Number: 10, Title: o.Title}))
	return err
}

// NewCmdCreate returns pr create.
func NewCmdCreate(f *factory.Factory, runF func(*CreateOptions) error) *cobra.Command {
	opts := &CreateOptions{}
	cmd := &cobra.Command{
		Use: "create [title]",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: progress is on ErrOut and the address on the command's writer
			if err := opts.Complete(f, args); err != nil {
				return err
			}
			if err := opts.Validate(); err != nil {
				return err
			}
			if runF != nil {
				return runF(opts)
			}
			return opts.Run(cmd.Context())
		},
	}
	cmd.Flags().StringVarP(&opts.Title, "title", "t", "", "title")
	cmd.Flags().BoolVar(&opts.DryRun, "dry-run", false, "send nothing")
	return cmd
}

// CheckoutOptions are those of pr checkout.
type CheckoutOptions struct {
	Git    *git.Client
	Branch string
}

// NewCmdCheckout returns pr checkout.
func NewCmdCheckout(f *factory.Factory, runF func(*CheckoutOptions) error) *cobra.Command {
	opts := &CheckoutOptions{}
	return &cobra.Command{
		Use:  "checkout <branch>",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the shared git client sends git's output to ErrOut
			opts.Git, opts.Branch = f.Git(), args[0]
			if runF != nil {
				return runF(opts)
			}
			return opts.Git.Run(cmd.Context(), "check-ref-format", "--branch", opts.Branch)
		},
	}
}

// ChecksOptions are those of pr checks.
type ChecksOptions struct {
	Git   *git.Client
	Watch bool
}

// NewCmdChecks returns pr checks.
func NewCmdChecks(f *factory.Factory, runF func(*ChecksOptions) error) *cobra.Command {
	opts := &ChecksOptions{}
	cmd := &cobra.Command{
		Use: "checks",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: with --watch git runs in the foreground, on the real stdout
			opts.Git = f.Git()
			if runF != nil {
				return runF(opts)
			}
			return checksRun(cmd.Context(), opts)
		},
	}
	cmd.Flags().BoolVar(&opts.Watch, "watch", false, "stay")
	return cmd
}

func checksRun(ctx context.Context, opts *ChecksOptions) error {
	client := opts.Git
	if opts.Watch {
		client = client.Foreground() // want stdoutwrite
	}
	return client.Run(ctx, "version")
}
