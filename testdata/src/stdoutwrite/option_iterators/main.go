// Package main makes notices whose options are called in loops over iterators.
package main

import (
	"fmt"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/option_iterators/notice"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	for name := range slices.Values([]string{"one", "two"}) {
		root.AddCommand(&cobra.Command{Use: name, Run: func(cmd *cobra.Command, args []string) {
			fmt.Println(name) // want `handler Run of command name writes to stdout with fmt.Println`
		}})
	}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: quiet},
		&cobra.Command{Use: "loud", Run: loud},
		&cobra.Command{Use: "anyway", Run: anyway},
	)
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) {
	notice.New(notice.To(os.Stderr)).Say("x")
	notice.New(notice.Quiet()).Say("x")
	notice.Indexed(notice.Quiet(), notice.To(cmd.ErrOrStderr())).Say("x")
	notice.Parted(notice.To(os.Stderr)).Say("x")
}

func loud(cmd *cobra.Command, args []string) {
	notice.New().Say("x")                     // want `call of notice.New in handler loud writes to stdout with os.Stdout`
	notice.New(notice.To(os.Stdout)).Say("x") // want `handler loud writes to stdout with os.Stdout`
	notice.Indexed().Say("x")                 // want `call of notice.Indexed in handler loud writes to stdout with os.Stdout`
	notice.Parted().Say("x")                  // want `call of notice.Parted in handler loud writes to stdout with os.Stdout`
	for text := range slices.Values(args) {
		fmt.Println(text) // want `handler loud writes to stdout with fmt.Println`
	}
}

func anyway(cmd *cobra.Command, args []string) {
	notice.First(notice.Quiet(), notice.To(os.Stderr)).Say("x") // want `call of notice.First in handler anyway writes to stdout with os.Stdout`
	notice.Late(notice.To(os.Stderr)).Say("x")                  // want `call of notice.Late in handler anyway writes to stdout with os.Stdout`
}
