// Command generic_calls calls generic functions of another package that end the process.
package main

import (
	"os"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/generic_calls/must"
)

func main() {
	root := &cobra.Command{Use: "sum", RunE: sum}
	root.AddCommand(
		&cobra.Command{Use: "again", RunE: again},
		&cobra.Command{Use: "accepted", RunE: accepted},
		&cobra.Command{Use: "declared", RunE: declared},
		&cobra.Command{Use: "queue", RunE: queue},
		&cobra.Command{Use: "quit", RunE: quit},
		&cobra.Command{Use: "handed", RunE: handed},
		&cobra.Command{Use: "first", RunE: first},
		&cobra.Command{Use: "second", RunE: second},
	)
	root.Execute()
}

func sum(cmd *cobra.Command, args []string) error {
	a := must.Get(strconv.Atoi(args[0])) // want `^call of must\.Get in handler sum ends the process with log\.Fatal at .*/must/must\.go:\d+, `
	b := must.Get(strconv.Atoi(args[1])) // want `^call of must\.Get in handler sum ends the process with log\.Fatal at .*/must/must\.go:\d+, `
	text := must.Get(os.ReadFile("c"))   // want `^call of must\.Get in handler sum ends the process with `
	cmd.Println(a+b+must.Or(strconv.Atoi(args[2])), len(text))
	return nil
}

func again(cmd *cobra.Command, args []string) error {
	cmd.Println(must.Get(strconv.Atoi(args[0]))) // want `^call of must\.Get in handler again ends the process with `
	cmd.Println(len(must.Get(os.ReadFile("c")))) // want `^call of must\.Get in handler again ends the process with `
	cmd.Println(len(must.Get[[]byte](nil, error(nil))))
	if len(args) == 2 {
		must.Fail(2) // want `^call of must\.Fail in handler again ends the process with os\.Exit at `
		os.Exit(3)
	}
	return nil
}

func accepted(cmd *cobra.Command, args []string) error {
	cmd.Println(must.Get(strconv.Atoi(args[0]))) //envvet:ignore exitcall checked by Args
	//envvet:ignore exitcall checked by Args
	cmd.Println(must.Get(strconv.Atoi(args[1])))
	cmd.Println(must.Get(strconv.Atoi(args[2]))) // want `^call of must\.Get in handler accepted ends the process with `
	return nil
}

//envvet:ignore exitcall checked by Args
func declared(cmd *cobra.Command, args []string) error {
	cmd.Println(must.Get(strconv.Atoi(args[0])))
	cmd.Println(must.Queue[int]{}.Next())
	return nil
}

func queue(cmd *cobra.Command, args []string) error {
	var numbers must.Queue[int]
	cmd.Println(numbers.Next())                 // want `^call of must\.Queue\.Next in handler queue ends the process with log\.Fatal at `
	cmd.Println(numbers.Next())                 // want `^call of must\.Queue\.Next in handler queue ends the process with log\.Fatal at `
	cmd.Println((&must.Queue[string]{}).Next()) // want `^call of must\.Queue\.Next in handler queue ends the process with log\.Fatal at `
	_, err := numbers.Peek()
	return err
}

func quit(cmd *cobra.Command, args []string) error {
	must.Quit(must.Request{}, 1)
	must.Quit(must.Process{}, 1) // want `^call of must\.Quit in handler quit ends the process with os\.Exit at `
	must.Quit(must.Process{}, 2) // want `^call of must\.Quit in handler quit ends the process with os\.Exit at `
	must.Quit(own{}, 3)
	must.QuitAll(must.Request{})
	must.QuitAll(must.Process{}) // want `^call of must\.QuitAll in handler quit ends the process with os\.Exit at `
	return nil
}

type own struct{}

func (own) Exit(code int) {
	os.Exit(code) // want `^function own\.Exit, called by handler quit, ends the process with os\.Exit, `
}

func handed(cmd *cobra.Command, args []string) error {
	cmd.Println(must.Map(args, func(s string) int { return must.Or(strconv.Atoi(s)) }))
	cmd.Println(must.Map(args, func(s string) int {
		return must.Get(strconv.Atoi(s)) // want `^call of must\.Get in a function literal in handed, called by handler handed, ends the process with `
	}))
	cmd.Println(must.Map(args, must.Fail)) // want `^call of must\.Map in handler handed ends the process with os\.Exit at `
	f := must.Fail[string]
	cmd.Println(f(args[0])) // want `^call of must\.Fail in handler handed ends the process with os\.Exit at `
	return nil
}

// first and second call the same method.
func first(cmd *cobra.Command, args []string) error {
	cmd.Println(must.Map([]must.Queue[int]{{}}, must.Queue[int].Next)) // want `^call of must\.Queue\.Next in handler first ends the process with log\.Fatal at `
	return nil
}

func second(cmd *cobra.Command, args []string) error {
	f := must.Queue[int]{}.Next
	cmd.Println(f()) // want `^call of must\.Queue\.Next in handler second ends the process with `
	g := must.Queue[int]{}.Next
	cmd.Println(g()) // want `^call of must\.Queue\.Next in handler second ends the process with `
	return nil
}
