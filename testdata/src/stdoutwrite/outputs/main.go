// Command outputs tells frameworks to write their output where they write it anyway, and to
// write other things there.
package main

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"
	"github.com/google/subcommands"
	"github.com/spf13/cobra"
	cli2 "github.com/urfave/cli/v2"
	"github.com/urfave/cli/v3"
)

func main() {
	root := &cobra.Command{
		Use:              "outputs",
		PersistentPreRun: func(cmd *cobra.Command, args []string) { cmd.Root().SetOut(os.Stdout) },
	}
	root.AddCommand(
		&cobra.Command{Use: "set", RunE: set},
		&cobra.Command{Use: "errors", RunE: errors},
		&cobra.Command{Use: "buffered", RunE: buffered},
		&cobra.Command{Use: "nested", RunE: nested},
		&cobra.Command{Use: "older", RunE: older},
		&cobra.Command{Use: "others", RunE: others},
		&cobra.Command{Use: "shared", RunE: shared},
		&cobra.Command{Use: "printing", RunE: printing},
	)
	app := &cli.Command{
		Name: "outputs",
		Before: func(ctx context.Context, cmd *cli.Command) (context.Context, error) {
			cmd.Writer = os.Stdout
			return ctx, nil
		},
		Action: func(ctx context.Context, cmd *cli.Command) error {
			cmd.ErrWriter = os.Stderr
			_, err := fmt.Fprintln(cmd.Writer, "by the framework's writer")
			return err
		},
	}
	app.Run(context.Background(), os.Args)
	root.Execute()
}

func set(cmd *cobra.Command, args []string) error {
	cmd.SetOut(os.Stdout)
	fmt.Fprintln(cmd.OutOrStdout(), "by the framework's writer")
	fmt.Fprintln(os.Stdout, "set") // want `^handler set writes to stdout with os\.Stdout, `
	return nil
}

// errors has errors written there, too.
func errors(cmd *cobra.Command, args []string) error {
	cmd.SetErr(os.Stdout) // want `^handler errors writes to stdout with os\.Stdout, `
	return nil
}

func buffered(cmd *cobra.Command, args []string) error {
	cmd.SetOut(bufio.NewWriter(os.Stdout))
	return nil
}

func nested(cmd *cobra.Command, args []string) error {
	app := &cli.Command{Name: "inner", Writer: os.Stdout, Action: func(ctx context.Context, cmd *cli.Command) error {
		fmt.Println("inner") // want `^handler "inner" writes to stdout with fmt\.Println, `
		return nil
	}}
	return app.Run(cmd.Context(), args)
}

func older(cmd *cobra.Command, args []string) error {
	app := &cli2.App{Writer: os.Stdout}
	return app.Run(args)
}

func others(cmd *cobra.Command, args []string) error {
	var grammar struct{}
	parser, err := kong.New(&grammar)
	if err != nil {
		return err
	}
	parser.Stdout = os.Stdout
	commander := subcommands.NewCommander(flag.NewFlagSet("others", flag.ContinueOnError), "others")
	commander.Output = os.Stdout
	_, err = parser.Parse(args)
	return err
}

// shared writes to what it sets.
func shared(cmd *cobra.Command, args []string) error {
	var w io.Writer = os.Stdout // want `^handler shared writes to stdout with os\.Stdout, `
	cmd.SetOut(w)
	_, err := fmt.Fprintln(w, "shared")
	return err
}

// A printer prints what is written to it.
type printer struct{}

func (printer) Write(text []byte) (int, error) {
	fmt.Println("written:", string(text)) // want `^function printer\.Write, called by handler printing, writes to stdout with fmt\.Println, `
	return len(text), nil
}

func printing(cmd *cobra.Command, args []string) error {
	cmd.SetOut(printer{})
	_, err := fmt.Fprintln(cmd.OutOrStdout(), "printing")
	return err
}
