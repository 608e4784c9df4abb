package cmd

import (
	"fmt"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/shipctl/describe"
	"example.com/architectures/internal/shipctl/genericiooptions"
	"example.com/architectures/internal/shipctl/printers"
	"example.com/architectures/internal/shipctl/resource"
)

// GetOptions are those of get.
type GetOptions struct {
	PrintFlags *printers.PrintFlags
	names      []string
	genericiooptions.IOStreams
}

// NewCmdGet returns get.
func NewCmdGet(streams genericiooptions.IOStreams) *cobra.Command {
	o := &GetOptions{PrintFlags: printers.NewPrintFlags(""), IOStreams: streams}
	cmd := &cobra.Command{
		Use: "get [name...]",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: all printers write to the streams, which follow the root command
			if err := o.Complete(args); err != nil {
				return err
			}
			return o.Run()
		},
	}
	cmd.Flags().StringVarP(o.PrintFlags.OutputFormat, "output", "o", "", "json or name")
	return cmd
}

// Complete takes the arguments.
func (o *GetOptions) Complete(args []string) error {
	o.names = args
	return nil
}

// Run prints the objects.
func (o *GetOptions) Run() error {
	printer, err := o.PrintFlags.ToPrinter()
	if err != nil {
		return err
	}
	v, err := resource.NewBuilder().Names(o.names...).Do()
	if err != nil {
		return err
	}
	return v.Visit(func(info *resource.Info, err error) error {
		if err != nil {
			return err
		}
		return printer.PrintObj(info.Object, o.Out)
	})
}

// NewCmdDescribe returns describe.
func NewCmdDescribe(streams genericiooptions.IOStreams) *cobra.Command {
	return &cobra.Command{
		Use: "describe [name...]",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: the describer of ships prints its events
			v, err := resource.NewBuilder().Names(args...).Do()
			if err != nil {
				return err
			}
			return v.Visit(func(info *resource.Info, err error) error {
				if err != nil {
					return err
				}
				d, err := describe.For(info.Object.Kind())
				if err != nil {
					return err
				}
				s, err := d.Describe(info.Object) // want stdoutwrite
				if err != nil {
					return err
				}
				_, err = fmt.Fprint(streams.Out, s)
				return err
			})
		},
	}
}
