// Command kept has processes, which are made with standard output. Who reads what one
// of them says puts something else in its place: a finding names one that does not.
package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/kept_apart/runner"
)

func main() {
	root := &cobra.Command{Use: "kept"}
	root.AddCommand(&cobra.Command{Use: "about", RunE: about}, &cobra.Command{Use: "check", RunE: check})
	root.AddCommand(&cobra.Command{Use: "build", RunE: build}, &cobra.Command{Use: "pack", RunE: pack})
	root.AddCommand(&cobra.Command{Use: "page", RunE: page}, &cobra.Command{Use: "later", RunE: later})
	root.AddCommand(&cobra.Command{Use: "help", RunE: func(cmd *cobra.Command, args []string) error { return shown{cmd}.print("help") }})
	root.AddCommand(&cobra.Command{Use: "release", RunE: release})
	root.Execute()
}

// Nobody has git write to standard output but usage, which is no handler's.
func git(args ...string) *exec.Cmd {
	c := exec.Command("git", args...)
	c.Stdout = os.Stdout
	return c
}

func about(cmd *cobra.Command, args []string) error {
	text, err := said(git("describe"))
	if err != nil {
		return err
	}
	cmd.Print(text)
	return nil
}

func said(c *exec.Cmd) (string, error) {
	var out bytes.Buffer
	c.Stdout = &out
	err := c.Run()
	return out.String(), err
}

func usage() error { return git("help").Run() }

// check reads what the compiler says, and build does not.
func compiler(args ...string) *exec.Cmd {
	c := exec.Command("go", args...)
	c.Stdout = os.Stdout // want `function compiler, called by handler build, writes to stdout with os.Stdout`
	return c
}

func check(cmd *cobra.Command, args []string) error {
	text, err := said(compiler("vet"))
	if err != nil {
		return err
	}
	cmd.Print(text)
	return nil
}

func build(cmd *cobra.Command, args []string) error {
	if err := tidy(); err != nil {
		return err
	}
	return compile(args)
}

func tidy() error {
	_, err := said(compiler("mod", "tidy"))
	return err
}

func compile(args []string) error {
	return started(compiler("build"))
}

func started(c *exec.Cmd) error {
	if err := c.Start(); err != nil {
		return err
	}
	return c.Wait()
}

// pack leaves it to a package to do so.
func pack(cmd *cobra.Command, args []string) error {
	return runner.Runner{Dir: "."}.Pack() // want `call of runner.Runner.Pack in handler pack writes to stdout with os.Stdout`
}

// page has a list written by another one.
func page(cmd *cobra.Command, args []string) error {
	return write(screen(), args)
}

func screen() io.Writer {
	return os.Stdout // want `function screen, called by handler page, writes to stdout with os.Stdout`
}

func write(w io.Writer, lines []string) error {
	for _, line := range lines {
		if _, err := io.WriteString(w, line); err != nil {
			return err
		}
	}
	return nil
}

// later has a goroutine write.
func later(cmd *cobra.Command, args []string) error {
	lines := make(chan string)
	go printer{pipe()}.all(lines)
	for _, a := range args {
		lines <- a
	}
	return nil
}

func pipe() io.Writer {
	return os.Stdout // want `function pipe, called by handler later, writes to stdout with os.Stdout`
}

type printer struct{ out io.Writer }

func (p printer) all(lines <-chan string) {
	for line := range lines {
		io.WriteString(p.out, line)
	}
}

// A shown prints what a command is about, by what it was made with.
type shown struct{ cmd *cobra.Command }

func (s shown) print(text string) error {
	return printed(text)(tty())
}

func tty() io.Writer {
	return os.Stdout // want `function tty, called by handler "help", writes to stdout with os.Stdout`
}

func printed(text string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}
}

// A publisher is told by the package whose it is where to write.
type publisher struct{ out io.Writer }

func newPublisher() *publisher {
	return &publisher{out: os.Stdout} // want `function newPublisher, called by handler release, writes to stdout with os.Stdout`
}

// Begin and End are called by runner.
func (p *publisher) Begin() {}
func (p *publisher) End()   { io.WriteString(p.out, "released\n") }

func release(cmd *cobra.Command, args []string) error {
	return runner.Each(newPublisher())
}
