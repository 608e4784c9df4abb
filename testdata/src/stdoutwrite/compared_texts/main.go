// Command site makes files of which it knows how their names begin or end, and never that they
// are "-", which stands for standard output.
package main

import (
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "site"}
	root.AddCommand(
		&cobra.Command{Use: "pages", RunE: pages},
		&cobra.Command{Use: "links", RunE: links},
		&cobra.Command{Use: "any", RunE: anything},
		&cobra.Command{Use: "short", RunE: short},
		&cobra.Command{Use: "folder", RunE: folder},
		&cobra.Command{Use: "log", RunE: logs},
	)
	root.Execute()
}

// pages makes files whose names have an end.
func pages(cmd *cobra.Command, args []string) error {
	page(args[0])
	create(args[0] + ".md")
	create("site/" + args[0])
	create("site/" + args[0] + ".md")
	create("-" + args[0] + "-") // as long as two
	create(fmt.Sprintf("%s.%d", args[0], len(args)) + ".md")
	create(fmt.Sprintf("page-%s", args[0]))
	create(fmt.Sprintf("%d%%-%s.md", len(args), args[0]))
	create(filepath.Join(args[0], "index.md"))
	create(path.Join(args[0], args[1]+".md"))
	createOf(options{name: args[0] + ".md"})
	write(args[0]+".md", "x")
	return nil
}

// page names a file for whoever calls it.
func page(name string) { create(name + ".html") }

// links hands on a text that has not only to be unlike one.
func links(cmd *cobra.Command, args []string) error {
	link("file:" + args[0])
	linkOf("http://" + args[0])
	return nil
}

// anything makes what nothing is known of.
func anything(cmd *cobra.Command, args []string) error {
	createAny(args[0])
	createAny(args[0] + args[1])
	createAny(filepath.Join(args...))
	return nil
}

// short names may be all there is.
func short(cmd *cobra.Command, args []string) error {
	createMinus(args[0] + "-")
	createPrefix("-" + args[0])
	createFormat(fmt.Sprintf("-%s", args[0]))
	createExtra(fmt.Sprintf("%s.md", args[0], "-")) // ends in what is too much
	createStd("std" + args[0])
	createOver("std" + args[0] + "out")
	return nil
}

// folder names may be of no folder.
func folder(cmd *cobra.Command, args []string) error {
	createJoined(filepath.Join(args[0], "-"))
	createUp(filepath.Join(args[0], ".."))
	createDown(path.Join(args[0], "x/.."))
	return nil
}

// logs names the streams.
func logs(cmd *cobra.Command, args []string) error {
	logTo("stderr", "x")
	logTo("StdErr", "x")
	logTo(strings.TrimSpace(" stderr "), "x")
	logOut("StdOut", "x")
	logAny(args[0], "x")
	return nil
}

type options struct{ name string }

func open(name string) (io.WriteCloser, error) {
	if name == "-" {
		return os.Stdout, nil
	}
	return os.Create(name)
}

func create(name string) {
	w, err := open(name)
	if err == nil {
		fmt.Fprintln(w, "x")
	}
}

func createOf(o options) { create(o.name) }

func write(name, text string) {
	if name != "-" {
		os.WriteFile(name, []byte(text), 0o644)
		return
	}
	fmt.Println(text)
}

func link(name string) {
	if name == "" || name == "-" || name == "stdout" {
		fmt.Println(name)
	}
}

func linkOf(name string) {
	if name != "" {
		fmt.Println(name) // want `function linkOf, called by handler links, writes to stdout`
	}
}

func createAny(name string) {
	if name == "-" {
		fmt.Println("x") // want `function createAny, called by handler anything, writes to stdout`
	}
}

func createMinus(name string) {
	if name == "-" {
		fmt.Println("x") // want `function createMinus, called by handler short, writes to stdout`
	}
}

func createPrefix(name string) {
	if name == "-" {
		fmt.Println("x") // want `function createPrefix, called by handler short, writes to stdout`
	}
}

func createFormat(name string) {
	if name == "-" {
		fmt.Println("x") // want `function createFormat, called by handler short, writes to stdout`
	}
}

func createExtra(name string) {
	if name == "a.md%!(EXTRA string=-)" {
		fmt.Println("x") // want `function createExtra, called by handler short, writes to stdout`
	}
}

func createStd(name string) {
	switch name {
	case "stdout", "-":
		fmt.Println("x") // want `function createStd, called by handler short, writes to stdout`
	}
}

func createOver(name string) {
	if name == "stdout" {
		fmt.Println("x") // want `function createOver, called by handler short, writes to stdout`
	}
}

func createJoined(name string) {
	if name == "-" {
		fmt.Println("x") // want `function createJoined, called by handler folder, writes to stdout`
	}
}

func createUp(name string) {
	if name == "a" {
		fmt.Println("x") // want `function createUp, called by handler folder, writes to stdout`
	}
}

func createDown(name string) {
	if name == "a" {
		fmt.Println("x") // want `function createDown, called by handler folder, writes to stdout`
	}
}

func named(name string) io.Writer {
	switch strings.ToLower(name) {
	case "stdout", "-":
		return os.Stdout
	}
	return os.Stderr
}

func logTo(name, text string) { fmt.Fprintln(named(name), text) }

func logOut(name, text string) {
	if strings.ToLower(strings.TrimSpace(name)) == "stdout" {
		fmt.Println(text) // want `function logOut, called by handler logs, writes to stdout`
	}
}

func logAny(name, text string) {
	if strings.ToUpper(name) == "STDOUT" {
		fmt.Println(text) // want `function logAny, called by handler logs, writes to stdout`
	}
}
