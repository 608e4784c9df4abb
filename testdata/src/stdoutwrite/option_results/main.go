// Package main makes things with options that return what they have changed.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/option_results/meter"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/option_results/trace"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "plain", RunE: plain},
		&cobra.Command{Use: "sometimes", RunE: sometimes},
	)
	root.Execute()
}

// quiet has all of them write elsewhere.
func quiet(cmd *cobra.Command, args []string) error {
	meter.New(meter.To(cmd.ErrOrStderr())).Count(1)
	meter.New(meter.Named("x"), meter.To(os.Stderr), meter.Named("y")).Count(1)
	meter.Set(meter.As("x"), meter.By(os.Stderr)).Count(1)
	meter.Set(meter.By(os.Stderr), meter.As("x")).Count(1)
	e, err := trace.New(trace.Pretty(), trace.WithOut(cmd.ErrOrStderr()))
	if err != nil {
		return err
	}
	return e.Export("x")
}

// loud leaves them as they are, or says standard output.
func loud(cmd *cobra.Command, args []string) error {
	meter.New().Count(1)                                         // want `call of meter.New in handler loud writes to stdout with os.Stdout`
	meter.New(meter.Named("x"), meter.Named("y")).Count(1)       // want `call of meter.New in handler loud writes to stdout with os.Stdout`
	meter.New(meter.To(os.Stdout)).Count(1)                      // want `handler loud writes to stdout with os.Stdout`
	meter.New(meter.To(os.Stderr), meter.Fresh()).Count(1)       // want `writes to stdout with os.Stdout`
	meter.Set().Count(1)                                         // want `call of meter.Set in handler loud writes to stdout with os.Stdout`
	meter.Set(meter.As("x")).Count(1)                            // want `call of meter.Set in handler loud writes to stdout with os.Stdout`
	meter.Set(meter.By(os.Stderr), meter.By(os.Stdout)).Count(1) // want `handler loud writes to stdout with os.Stdout`
	e, err := trace.New(trace.Pretty())
	if err != nil {
		return err
	}
	return e.Export("x") // want `call of trace.Exporter.Export in handler loud writes to stdout with json.Encoder.Encode`
}

func plain(cmd *cobra.Command, args []string) error {
	e, err := trace.New()
	if err != nil {
		return err
	}
	return e.Export("x") // want `call of trace.Exporter.Export in handler plain writes to stdout with json.Encoder.Encode`
}

// sometimes has them write elsewhere by some ways only.
func sometimes(cmd *cobra.Command, args []string) error {
	var options []meter.Option
	if len(args) > 0 {
		options = append(options, meter.To(os.Stderr))
	}
	meter.New(options...).Count(1) // want `call of meter.New in handler sometimes writes to stdout with os.Stdout`
	setting := meter.As("x")
	if len(args) > 0 {
		setting = meter.By(os.Stderr)
	}
	meter.Set(setting).Count(1) // want `call of meter.Set in handler sometimes writes to stdout with os.Stdout`
	return nil
}
