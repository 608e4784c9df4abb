// Command factories hands its commands a factory of streams, which they ask when they run.
package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/factories/streams"
)

func main() {
	f := streams.NewFactory()
	root := &cobra.Command{Use: "factories"}
	root.AddCommand(newPrint(f), newWarn(f), newPrintTo(streams.System{}), newWarnTo(streams.System{}))
	root.AddCommand(newList(f), newFail(f), newShow(f))
	root.Execute()
}

func newPrint(f *streams.Factory) *cobra.Command {
	return &cobra.Command{Use: "print", RunE: func(cmd *cobra.Command, args []string) error {
		return streams.Print(f, "x") // want `call of streams.Print in handler "print" writes to stdout with os.Stdout`
	}}
}

func newWarn(f *streams.Factory) *cobra.Command {
	return &cobra.Command{Use: "warn", RunE: func(cmd *cobra.Command, args []string) error {
		return streams.Warn(f, "x")
	}}
}

func newPrintTo(s streams.Source) *cobra.Command {
	return &cobra.Command{Use: "printto", RunE: func(cmd *cobra.Command, args []string) error {
		return streams.PrintTo(s, "x") // want `call of streams.PrintTo in handler "printto" writes to stdout with os.Stdout`
	}}
}

func newWarnTo(s streams.Source) *cobra.Command {
	return &cobra.Command{Use: "warnto", RunE: func(cmd *cobra.Command, args []string) error {
		return streams.WarnTo(s, "x")
	}}
}

// options are those of a command.
type options struct{ streams *streams.Streams }

func newList(f *streams.Factory) *cobra.Command {
	return &cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
		o := &options{f.Streams()} // want `in handler "list" writes to stdout with os.Stdout`
		return o.list(args)
	}}
}

func (o *options) list(names []string) error {
	for _, name := range names {
		fmt.Fprintln(o.streams.Out, name)
	}
	return nil
}

func newFail(f *streams.Factory) *cobra.Command {
	return &cobra.Command{Use: "fail", RunE: func(cmd *cobra.Command, args []string) error {
		o := &options{f.Streams()}
		return o.fail(args)
	}}
}

func (o *options) fail(names []string) error {
	_, err := fmt.Fprintln(o.streams.Err, names)
	return err
}

// newShow asks for the streams itself: it is handed standard output, not the handler.
func newShow(f *streams.Factory) *cobra.Command {
	o := &options{f.Streams()}
	return &cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error {
		return o.list(args)
	}}
}
