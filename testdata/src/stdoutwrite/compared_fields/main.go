// Command compared_fields prints otherwise where the writer of a struct, or the one that a
// function literal has captured, is standard output.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/compared_fields/list"
)

func main() {
	root := &cobra.Command{Use: "compared_fields"}
	root.AddCommand(
		&cobra.Command{Use: "saved", RunE: saved},
		&cobra.Command{Use: "shown", RunE: shown},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

// saved gives nothing that could be standard output.
func saved(cmd *cobra.Command, args []string) error {
	var b bytes.Buffer
	(&lister{w: os.Stderr}).put("a")
	newLister(&b).put("a")
	lister{w: &b}.say("a")
	captured(os.Stderr)
	helped(os.Stderr, "a")
	early(&b, "a")
	list.New(os.Stderr).Put("a")
	list.Each(&b, args)
	r := &resettable{w: os.Stderr}
	r.put("a")

	w := io.Writer(os.Stderr)
	each(args, func(text string) { synced(w, text) })
	return nil
}

// shown gives standard output, or nothing, which stands for it.
func shown(cmd *cobra.Command, args []string) error {
	(&lister{}).put("a")
	newLister(os.Stdout).put("a")
	lister{w: os.Stdout}.say("a")
	captured(os.Stdout)
	helped(os.Stdout, "a")
	early(os.Stdout, "a")
	list.New(os.Stdout).Put("a") // want `call of list\.Lister\.Put in handler shown writes to stdout with fmt\.Println at `
	list.Each(os.Stdout, args)   // want `call of list\.Each in handler shown writes to stdout with fmt\.Println at `
	r := &resettable{w: os.Stderr}
	r.reset()
	r.put("a")

	w := io.Writer(os.Stderr)
	if len(args) > 0 {
		w = os.Stdout
	}
	each(args, func(text string) { maybe(w, text) })
	return nil
}

type lister struct{ w io.Writer }

func newLister(w io.Writer) *lister { return &lister{w: w} }

func (l *lister) put(text string) {
	if l.w == nil || l.w == os.Stdout {
		fmt.Println(text) // want `function lister\.put, called by handler shown, writes to stdout with fmt\.Println`
		return
	}
	fmt.Fprintln(l.w, text)
}

func (l lister) say(text string) {
	if l.w != os.Stdout {
		fmt.Fprintln(l.w, text)
		return
	}
	fmt.Println(text) // want `function lister\.say, called by handler shown, writes to stdout with fmt\.Println`
}

// resettable has its writer replaced later.
type resettable struct{ w io.Writer }

func (r *resettable) reset() { r.w = os.Stdout }

func (r *resettable) put(text string) {
	if r.w == os.Stdout {
		fmt.Println(text) // want `function resettable\.put, called by handler shown, writes to stdout with fmt\.Println`
	}
}

func each(texts []string, f func(string)) {
	for _, text := range texts {
		f(text)
	}
}

func captured(w io.Writer) {
	each([]string{"a"}, func(text string) {
		if w == os.Stdout {
			fmt.Println(text) // want `function literal in captured, called by handler shown, writes to stdout with fmt\.Println`
		}
		synced(w, text)
	})
}

func synced(w io.Writer, text string) {
	if w == os.Stdout {
		fmt.Println(text) // want `function synced, called by handler shown, writes to stdout with fmt\.Println`
	}
}

func maybe(w io.Writer, text string) {
	if w == os.Stdout {
		fmt.Println(text) // want `function maybe, called by handler shown, writes to stdout with fmt\.Println`
	}
}

func isStdout(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && f == os.Stdout
}

func helped(w io.Writer, text string) {
	if isStdout(w) {
		fmt.Println(text) // want `function helped, called by handler shown, writes to stdout with fmt\.Println`
	}
}

func goesToStdout(w io.Writer) bool {
	if f, ok := w.(*os.File); ok {
		return f == os.Stdout
	}
	return false
}

func early(w io.Writer, text string) {
	if !goesToStdout(w) {
		return
	}
	fmt.Println(text) // want `function early, called by handler shown, writes to stdout with fmt\.Println`
}
