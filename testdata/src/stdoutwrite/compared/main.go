// Package main prints otherwise where the writer that it is given is standard output.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "list"}
	root.AddCommand(
		&cobra.Command{Use: "saved", RunE: saved},
		&cobra.Command{Use: "shown", RunE: shown},
		&cobra.Command{Use: "either", RunE: either},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

// saved gives nothing that could be standard output.
func saved(cmd *cobra.Command, args []string) error {
	var b bytes.Buffer
	synced(&b, "a")
	synced(os.Stderr, "a")
	plain(&b, "a")
	plain(os.Stderr, "a")
	file(os.Stderr, "a")
	unlike(&b, "a")
	return nil
}

// shown gives standard output, or nothing, which stands for it.
func shown(cmd *cobra.Command, args []string) error {
	synced(os.Stdout, "a")
	plain(nil, "a")
	file(os.Stdout, "a")
	unlike(os.Stdout, "a")
	return nil
}

// either gives what may be standard output.
func either(cmd *cobra.Command, args []string) error {
	w := cmd.OutOrStdout()
	maybe(w, "a")
	return nil
}

func synced(w io.Writer, text string) {
	if w == os.Stdout {
		fmt.Println(text) // want `function synced, called by handler shown, writes to stdout with fmt.Println`
	} else {
		fmt.Fprintln(w, text)
	}
}

func plain(w io.Writer, text string) {
	if w == nil || w == os.Stdout {
		fmt.Println(text) // want `function plain, called by handler shown, writes to stdout with fmt.Println`
		return
	}
	fmt.Fprintln(w, text)
}

func file(f *os.File, text string) {
	if os.Stdout == f {
		fmt.Println(text) // want `function file, called by handler shown, writes to stdout with fmt.Println`
	}
}

func unlike(w io.Writer, text string) {
	if w != os.Stdout {
		fmt.Fprintln(w, text)
		return
	}
	fmt.Println(text) // want `function unlike, called by handler shown, writes to stdout with fmt.Println`
}

func maybe(w io.Writer, text string) {
	if w == os.Stdout {
		fmt.Println(text) // want `function maybe, called by handler either, writes to stdout with fmt.Println`
	}
}
