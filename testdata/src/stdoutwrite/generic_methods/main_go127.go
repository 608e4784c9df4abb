//go:build go1.27

// Command generic_methods calls methods with type parameters, of its own and of a
// library.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/methods"
)

type printer struct{ out io.Writer }

func (p printer) show[T any](v T) { fmt.Fprintln(p.out, v) }

func (p printer) loud[T any](v T) {
	fmt.Println(v) // want `function printer.loud, called by handler own, writes to stdout with fmt.Println`
}

func main() {
	root := &cobra.Command{Use: "tool", RunE: own}
	root.AddCommand(&cobra.Command{Use: "given", RunE: given}, &cobra.Command{Use: "quiet", RunE: quiet})
	root.AddCommand(&cobra.Command{Use: "library", RunE: library}, &cobra.Command{Use: "method", RunE: handler{}.handle[int]})
	root.Execute()
}

func own(cmd *cobra.Command, args []string) error {
	printer{}.loud(len(args))
	return nil
}

func given(cmd *cobra.Command, args []string) error {
	printer{os.Stdout}.show(args) // want `handler given writes to stdout with os.Stdout`
	return nil
}

func quiet(cmd *cobra.Command, args []string) error {
	printer{os.Stderr}.show(args)
	new(methods.Table).Add(1)
	methods.New(os.Stderr).Show(1)
	return nil
}

func library(cmd *cobra.Command, args []string) error {
	new(methods.Table).Print(args) // want `^call of methods.Table.Print in handler library writes to stdout with fmt.Println`
	methods.New(os.Stdout).Show(1) // want `handler library writes to stdout with os.Stdout`
	return nil
}

// A handler has a method that is one of commands, for any type.
type handler struct{}

func (handler) handle[T any](cmd *cobra.Command, args []string) error {
	var zero T
	fmt.Println(zero) // want `handler .*handle.* writes to stdout with fmt.Println`
	return nil
}
