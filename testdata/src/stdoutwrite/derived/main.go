// Command show decides where to print by how many arguments there are, by their types, and by
// bits of a number.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func say(out ...io.Writer) {
	if len(out) == 0 {
		fmt.Println("x") // want `function say, called by handler runOut, writes to stdout`
		return
	}
	fmt.Fprintln(out[0], "x")
}

func env(name string, fallback ...string) string {
	if v, ok := os.LookupEnv(name); ok {
		return v
	}
	if len(fallback) > 0 {
		return fallback[0]
	}
	fmt.Println(name, "is not set") // want `function env, called by handler runOut, writes to stdout`
	return ""
}

func envOf(name string, fallback ...string) string { return env("SHOW_"+name, fallback...) }

type shown struct{ text string }

func show(v any) {
	switch v := v.(type) {
	case error:
		fmt.Fprintln(os.Stderr, v)
	case *shown:
		fmt.Println(v.text) // want `function show, called by handler runOut, writes to stdout`
	case string:
		fmt.Print(v) // want `function show, called by handler runOut, writes to stdout`
	}
}

func tell(v any) {
	if s, ok := v.(*shown); ok {
		fmt.Println(s.text) // want `function tell, called by handler runOut, writes to stdout`
	}
}

// What its argument points to may be of any type.
func tellOf[T any](v *T) { tell(v) }

func check(v any) {
	if err, ok := v.(error); ok && err != nil {
		fmt.Println(err) // want `function check, called by handler runOut, writes to stdout`
	}
}

type style uint

const (
	toErr style = 1 << iota
	bold
)

func styled(s style) {
	if s&toErr != 0 {
		fmt.Fprintln(os.Stderr, "x")
		return
	}
	fmt.Println("x") // want `function styled, called by handler runOut, writes to stdout`
}

func runErr(cmd *cobra.Command, args []string) {
	say(os.Stderr)
	env("HOME", "/")
	envOf("HOME", "/")
	show(errors.New("x"))
	show(3)
	show(nil)
	check("x")
	check(nil)
	styled(toErr | bold)
}

func runOut(cmd *cobra.Command, args []string) {
	say()
	envOf("HOME")
	show("x")
	show(&shown{"x"})
	check(errors.New("x"))
	styled(bold)
	tellOf(&shown{"x"})
}

func main() {
	root := &cobra.Command{Use: "show"}
	root.AddCommand(
		&cobra.Command{Use: "err", Run: runErr},
		&cobra.Command{Use: "out", Run: runOut},
	)
	root.Execute()
}
