// Command charts calls through interfaces, embedded types, type parameters and
// itself.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type renderer interface{ render(s string) error }

type loud struct{}

func (loud) render(s string) error {
	_, err := fmt.Println(s) // want `^function loud\.render, called by handler interfaces, writes to stdout with fmt\.Println, `
	return err
}

type quiet struct{ w io.Writer }

func (q quiet) render(s string) error {
	_, err := fmt.Fprintln(q.w, s)
	return err
}

// unused would write, but is never a renderer here.
type unused struct{}

func (unused) render(s string) error {
	_, err := fmt.Println(s)
	return err
}

func main() {
	root := &cobra.Command{Use: "charts", RunE: interfaces}
	root.AddCommand(
		&cobra.Command{Use: "embedded", RunE: embedded},
		&cobra.Command{Use: "generic", RunE: generic},
		&cobra.Command{Use: "recursive", RunE: recursive},
	)
	root.Execute()
	fmt.Println(unused{}.render("main may"))
}

func newRenderer(verbose bool) renderer {
	if verbose {
		return loud{}
	}
	return quiet{os.Stderr}
}

func interfaces(cmd *cobra.Command, args []string) error {
	var r renderer = quiet{io.Discard}
	if err := r.render("a"); err != nil {
		return err
	}
	return newRenderer(len(args) > 0).render("a")
}

type base struct{}

func (*base) log(s string) {
	fmt.Println(s) // want `^function base\.log, called by handler embedded, writes to stdout with fmt\.Println, `
}

func (*base) warn(s string) { fmt.Fprintln(os.Stderr, s) }

type service struct{ *base }

// overriding hides the method that writes.
type overriding struct{ service }

func (overriding) log(s string) {}

func embedded(cmd *cobra.Command, args []string) error {
	s := service{new(base)}
	s.warn("a")
	overriding{s}.log("a")
	s.log("a")
	return nil
}

func each[T any](xs []T, f func(T)) {
	for _, x := range xs {
		f(x)
	}
}

func show[T fmt.Stringer](x T) {
	fmt.Println(x.String()) // want `^function show, called by handler generic, writes to stdout with fmt\.Println, `
}

func hide[T any](x T) {}

type name string

func (n name) String() string { return string(n) }

func generic(cmd *cobra.Command, args []string) error {
	each([]name{"a"}, show)
	each([]name{"a"}, hide[name])
	return nil
}

func recursive(cmd *cobra.Command, args []string) error {
	even(len(args))
	return nil
}

func even(n int) bool {
	if n == 0 {
		return true
	}
	return odd(n - 1)
}

func odd(n int) bool {
	if n == 0 {
		fmt.Println("odd") // want `^function odd, called by handler recursive, writes to stdout with fmt\.Println, `
		return false
	}
	return even(n - 1)
}
