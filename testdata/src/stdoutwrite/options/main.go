// Command options sets up painters by options, of which some write to standard output by
// what they are made of.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/paint"
)

func main() {
	root := &cobra.Command{Use: "options", RunE: run}
	root.AddCommand(&cobra.Command{Use: "dark", RunE: dark}, &cobra.Command{Use: "auto", RunE: auto}, &cobra.Command{Use: "wide", RunE: wide})
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	_, err := paint.Paint("x", args[0]) // want `call of paint.Paint in handler run writes to stdout with fmt.Print`
	return err
}

func dark(cmd *cobra.Command, args []string) error {
	if _, err := paint.Paint("x", "dark"); err != nil {
		return err
	}
	p, err := paint.New(paint.WithTheme("dark"), paint.WithWidth(80, false))
	if err != nil {
		return err
	}
	if err := p.Paint(os.Stderr, "x"); err != nil {
		return err
	}
	// This option sets the name again, so that it is not known.
	_, err = paint.New(paint.WithStyle("dark")) // want `call of paint.New in handler dark writes to stdout with fmt.Print`
	return err
}

func auto(cmd *cobra.Command, args []string) error {
	if _, err := paint.Paint("x", paint.Auto); err != nil { // want `call of paint.Paint in handler auto writes to stdout with fmt.Print`
		return err
	}
	p, err := paint.New(paint.WithTheme(paint.Auto)) // want `call of paint.New in handler auto writes to stdout with fmt.Print`
	if err != nil {
		return err
	}
	return p.Paint(os.Stderr, "x")
}

// wide has what is wide told of.
func wide(cmd *cobra.Command, args []string) error {
	p, err := paint.New(paint.WithWidth(80, true))
	if err != nil {
		return err
	}
	return p.Paint(os.Stderr, args[0]) // want `call of paint.Painter.Paint in handler wide writes to stdout with fmt.Println`
}
