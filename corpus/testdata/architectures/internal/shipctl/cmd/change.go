package cmd

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/shipctl/genericiooptions"
	"example.com/architectures/internal/shipctl/printers"
	"example.com/architectures/internal/shipctl/resource"
	"example.com/architectures/internal/shipctl/term"
)

// DeleteOptions are those of delete.
type DeleteOptions struct {
	DryRun   bool
	PrintObj func(resource.Object) error
	genericiooptions.IOStreams
}

// NewCmdDelete returns delete.
func NewCmdDelete(streams genericiooptions.IOStreams) *cobra.Command {
	o := &DeleteOptions{IOStreams: streams}
	cmd := &cobra.Command{
		Use: "delete <name...>",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the closure PrintObj writes to ErrOut
			if err := o.Complete(); err != nil {
				return err
			}
			return o.Run(args)
		},
	}
	cmd.Flags().BoolVar(&o.DryRun, "dry-run", false, "change nothing")
	return cmd
}

// Complete makes the printer.
func (o *DeleteOptions) Complete() error {
	operation := "deleted"
	if o.DryRun {
		operation = "deleted (dry run)"
	}
	printer, err := printers.NewPrintFlags(operation).ToPrinter()
	if err != nil {
		return err
	}
	o.PrintObj = func(obj resource.Object) error { return printer.PrintObj(obj, o.ErrOut) }
	return nil
}

// Run deletes.
func (o *DeleteOptions) Run(names []string) error {
	v, err := resource.NewBuilder().Names(names...).Do()
	if err != nil {
		return err
	}
	return v.Visit(func(info *resource.Info, err error) error {
		if err != nil {
			return err
		}
		return o.PrintObj(info.Object)
	})
}

// ApplyOptions are those of apply.
type ApplyOptions struct {
	ServerSide bool
	ToPrinter  func(operation string) (printers.ResourcePrinterFunc, error)
	genericiooptions.IOStreams
}

// NewCmdApply returns apply.
func NewCmdApply(streams genericiooptions.IOStreams) *cobra.Command {
	o := &ApplyOptions{IOStreams: streams}
	cmd := &cobra.Command{
		Use:  "apply <name...>",
		RunE: o.RunE,
	}
	cmd.Flags().BoolVar(&o.ServerSide, "server-side", false, "on the server")
	return cmd
}

// RunE applies.
func (o *ApplyOptions) RunE(cmd *cobra.Command, args []string) error { // bad: the printer for the server side ignores the writer it is given
	o.ToPrinter = func(operation string) (printers.ResourcePrinterFunc, error) {
		p := &printers.NamePrinter{Operation: operation}
		if !o.ServerSide {
			return p.PrintObj, nil
		}
		return func(obj resource.Object, _ io.Writer) error {
			_, err := fmt.Fprintf(os.Stdout, "%s/%s server side %s\n", obj.Kind(), obj.Name(), operation) // want stdoutwrite
			return err
		}, nil
	}
	printer, err := o.ToPrinter("applied")
	if err != nil {
		return err
	}
	v, err := resource.NewBuilder().Names(args...).Local().Do()
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

// NewCmdLabel returns label.
func NewCmdLabel(streams genericiooptions.IOStreams) *cobra.Command {
	return &cobra.Command{
		Use:  "label <name> <label>",
		Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error { // ok: main has replaced the exit of term before any command
			v, err := resource.NewBuilder().Names(args[0]).Do()
			if err != nil {
				term.Fatalf("%v", err) // false exitcall: main has replaced what exits
			}
			return v.Visit(func(info *resource.Info, err error) error {
				fmt.Fprintln(streams.ErrOut, info.Object.Name(), "labeled", args[1])
				return err
			})
		},
	}
}
