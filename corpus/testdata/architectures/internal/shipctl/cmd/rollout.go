package cmd

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/shipctl/genericiooptions"
	"example.com/architectures/internal/shipctl/klog"
	"example.com/architectures/internal/shipctl/printers"
	"example.com/architectures/internal/shipctl/resource"
	"example.com/architectures/internal/shipctl/util"
)

type rolloutOptions struct {
	names []string
	genericiooptions.IOStreams
}

func (o *rolloutOptions) complete(args []string) error {
	o.names = args
	return nil
}

func (o *rolloutOptions) validate() error {
	if len(o.names) == 0 {
		return errors.New("a name is needed")
	}
	return nil
}

func (o *rolloutOptions) run(state string) error {
	for _, name := range o.names {
		fmt.Fprintf(o.ErrOut, "%s %s\n", name, state)
	}
	return nil
}

// NewCmdRollout returns rollout.
func NewCmdRollout(streams genericiooptions.IOStreams) *cobra.Command {
	cmd := &cobra.Command{Use: "rollout"}
	cmd.AddCommand(newCmdRolloutStatus(streams), newCmdRolloutUndo(streams))
	return cmd
}

func newCmdRolloutStatus(streams genericiooptions.IOStreams) *cobra.Command {
	o := &rolloutOptions{IOStreams: streams}
	return &cobra.Command{
		Use: "status",
		Run: func(cmd *cobra.Command, args []string) { // bad: CheckErr ends the process when no name is given
			util.CheckErr(o.complete(args))       // want exitcall
			util.CheckErr(o.validate())           // want exitcall
			util.CheckErr(o.run("is up to date")) // want exitcall
		},
	}
}

func newCmdRolloutUndo(streams genericiooptions.IOStreams) *cobra.Command {
	o := &rolloutOptions{IOStreams: streams}
	return &cobra.Command{
		Use: "undo",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the same options, with the errors returned
			return errors.Join(o.complete(args), o.validate(), o.run("rolled back"))
		},
	}
}

// NewCmdConfig returns config.
func NewCmdConfig(streams genericiooptions.IOStreams) *cobra.Command {
	cmd := &cobra.Command{Use: "config"}
	cmd.AddCommand(newCmdConfigView(streams), newCmdConfigSet(streams))
	return cmd
}

func newCmdConfigView(streams genericiooptions.IOStreams) *cobra.Command {
	return &cobra.Command{
		Use: "view",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: warnings of klog are on stderr, the answer on the command's stream
			klog.Warningf("no configuration, using %s", "defaults")
			p := &printers.JSONPrinter{}
			return p.PrintObj(&resource.Port{Meta: resource.Meta{KindName: "Port", ID: "home"}}, streams.Out)
		},
	}
}

func newCmdConfigSet(streams genericiooptions.IOStreams) *cobra.Command {
	return &cobra.Command{
		Use:  "set-context <name>",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { // bad: notices of klog are on stdout
			fmt.Fprintln(streams.ErrOut, "switching")
			klog.Noticef("switched to context %q", args[0]) // want stdoutwrite
			return nil
		},
	}
}

type versionOptions struct {
	short bool
	genericiooptions.IOStreams
}

func (o *versionOptions) render() string {
	if o.short {
		return "v1"
	}
	return "shipctl v1 (offline)"
}

// NewCmdVersion returns version.
func NewCmdVersion(streams genericiooptions.IOStreams) *cobra.Command {
	o := &versionOptions{IOStreams: streams}
	cmd := &cobra.Command{
		Use: "version",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: printed by cobra to its own writer
			fmt.Fprintln(cmd.OutOrStdout(), o.render())
			return nil
		},
	}
	cmd.Flags().BoolVar(&o.short, "short", false, "only the number")
	return cmd
}
