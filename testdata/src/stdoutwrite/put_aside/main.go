// Command put_aside has what prints write elsewhere meanwhile.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/fatih/color"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/put_aside/lib"
)

func main() {
	root := &cobra.Command{Use: "put_aside"}
	root.AddCommand(
		&cobra.Command{Use: "capture", RunE: capture},
		&cobra.Command{Use: "deferred", RunE: deferred},
		&cobra.Command{Use: "errors", RunE: errors},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "sometimes", RunE: sometimes},
		&cobra.Command{Use: "early", RunE: early},
		&cobra.Command{Use: "own", RunE: own},
		&cobra.Command{Use: "twice", RunE: twice},
		&cobra.Command{Use: "by", RunE: by},
		&cobra.Command{Use: "between", RunE: between},
		&cobra.Command{Use: "colored", RunE: colored},
		&cobra.Command{Use: "captured", RunE: captured},
		&cobra.Command{Use: "silenced", RunE: silenced},
		&cobra.Command{Use: "muted", RunE: muted},
		&cobra.Command{Use: "hushed", RunE: hushed},
		&cobra.Command{Use: "restored", RunE: restored},
		&cobra.Command{Use: "started", RunE: started},
		&cobra.Command{Use: "stopped", RunE: stopped},
		&cobra.Command{Use: "perhaps", RunE: perhaps},
		&cobra.Command{Use: "reported", RunE: reported},
		&cobra.Command{Use: "last", RunE: last},
		&cobra.Command{Use: "called", RunE: called},
	)
	root.Execute()
}

// capture reads what a library prints.
func capture(cmd *cobra.Command, args []string) error {
	saved := os.Stdout
	r, w, err := os.Pipe()
	if err != nil {
		return err
	}
	os.Stdout = w
	lib.Print()
	fmt.Println("found")
	os.Stdout = saved
	w.Close()
	_, err = io.Copy(cmd.OutOrStdout(), r)
	return err
}

func deferred(cmd *cobra.Command, args []string) error {
	saved := os.Stdout
	defer func() { os.Stdout = saved }()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	os.Stdout = null
	lib.Print()
	return null.Close()
}

func errors(cmd *cobra.Command, args []string) error {
	os.Stdout = os.Stderr
	lib.Print()
	return nil
}

func late(cmd *cobra.Command, args []string) error {
	saved := os.Stdout
	os.Stdout = os.Stderr
	lib.Print()
	os.Stdout = saved
	lib.Print() // want `call of lib.Print in handler late writes to stdout with fmt.Println`
	return nil
}

func sometimes(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		os.Stdout = os.Stderr
	}
	fmt.Println("found") // want `handler sometimes writes to stdout with fmt.Println`
	return nil
}

func early(cmd *cobra.Command, args []string) error {
	fmt.Println("found") // want `handler early writes to stdout with fmt.Println`
	os.Stdout = os.Stderr
	return nil
}

// own has a function of its own print elsewhere.
func own(cmd *cobra.Command, args []string) error {
	saved := os.Stdout
	os.Stdout = os.Stderr
	defer func() { os.Stdout = saved }()
	work()
	return nil
}

func work() {
	fmt.Println("working")
	fmt.Fprintln(os.Stdout, "working")
	finish()
}

func finish() { lib.Print() }

// twice has one print elsewhere first, and then not.
func twice(cmd *cobra.Command, args []string) error {
	saved := os.Stdout
	os.Stdout = os.Stderr
	workTwice()
	os.Stdout = saved
	workTwice()
	return nil
}

func workTwice() {
	fmt.Println("working") // want `function workTwice, called by handler twice, writes to stdout with fmt.Println`
}

// by has it done by others.
func by(cmd *cobra.Command, args []string) error {
	if err := quietly(func() error {
		fmt.Println("working")
		work()
		return nil
	}); err != nil {
		return err
	}
	return lib.Quietly(func() error {
		fmt.Println("working")
		work()
		lib.Print()
		return nil
	})
}

func quietly(f func() error) error {
	saved := os.Stdout
	os.Stdout = os.Stderr
	defer func() { os.Stdout = saved }()
	return f()
}

func between(cmd *cobra.Command, args []string) error {
	return lib.Between(func() error {
		fmt.Println("working") // want `function literal in between, called by handler between, writes to stdout with fmt.Println`
		return nil
	})
}

// colored has a library write elsewhere.
func colored(cmd *cobra.Command, args []string) error {
	old := color.Output
	color.Output = cmd.ErrOrStderr()
	defer func() { color.Output = old }()
	paint()
	return nil
}

func paint() { color.Red("working") }

// captured answers with what functions of its own print.
func captured(cmd *cobra.Command, args []string) error {
	text, err := captureOf(func() { legacy(args) })
	if err != nil {
		return err
	}
	_, err = io.WriteString(cmd.OutOrStdout(), text)
	return err
}

func captureOf(f func()) (string, error) {
	saved := os.Stdout
	r, w, err := os.Pipe()
	if err != nil {
		return "", err
	}
	os.Stdout = w
	done := make(chan string)
	go func() {
		text, _ := io.ReadAll(r)
		done <- string(text)
	}()
	f()
	w.Close()
	os.Stdout = saved
	return <-done, nil
}

func legacy(args []string) {
	for _, a := range args {
		fmt.Println(a)
		fmt.Fprintf(os.Stdout, "%s\n", a)
	}
}

// silence has what is printed go to standard error until it is restored.
func silence() (restore func()) {
	saved := os.Stdout
	os.Stdout = os.Stderr
	return func() { os.Stdout = saved }
}

func silenced(cmd *cobra.Command, args []string) error {
	defer silence()()
	fmt.Println("working")
	work()
	return nil
}

// mute has what is printed go nowhere.
func mute() (restore func(), err error) {
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return nil, err
	}
	saved := os.Stdout
	os.Stdout = null
	return func() {
		os.Stdout = saved
		null.Close()
	}, nil
}

var original = os.Stdout

// hush has what is printed go to standard error, and forgets what was there.
func hush() func() {
	os.Stdout = os.Stderr
	return func() { os.Stdout = original }
}

func hushed(cmd *cobra.Command, args []string) error {
	defer hush()()
	work()
	return nil
}

func muted(cmd *cobra.Command, args []string) error {
	restore, err := mute()
	if err != nil {
		return err
	}
	defer restore()
	fmt.Println("working")
	work()
	return nil
}

func restored(cmd *cobra.Command, args []string) error {
	restore := silence()
	work()
	restore()
	fmt.Println("restored") // want `handler restored writes to stdout with fmt.Println`
	return nil
}

type redirection struct{ saved *os.File }

func (r *redirection) start() {
	r.saved = os.Stdout
	os.Stdout = os.Stderr
}

func (r *redirection) stop() { os.Stdout = r.saved }

func started(cmd *cobra.Command, args []string) error {
	var r redirection
	r.start()
	defer r.stop()
	fmt.Println("working")
	work()
	return nil
}

func stopped(cmd *cobra.Command, args []string) error {
	var r redirection
	r.start()
	work()
	r.stop()
	lib.Print() // want `call of lib.Print in handler stopped writes to stdout with fmt.Println`
	return nil
}

// silenceIf is told whether to.
func silenceIf(quiet bool) func() {
	saved := os.Stdout
	if quiet {
		os.Stdout = os.Stderr
	}
	return func() { os.Stdout = saved }
}

func perhaps(cmd *cobra.Command, args []string) error {
	defer silenceIf(len(args) == 0)()
	fmt.Println("perhaps") // want `handler perhaps writes to stdout with fmt.Println`
	return nil
}

// reported prints by what is deferred, when standard output is restored.
func reported(cmd *cobra.Command, args []string) error {
	saved := os.Stdout // want `handler reported writes to stdout with os.Stdout`
	os.Stdout = os.Stderr
	defer func() {
		os.Stdout = saved
		fmt.Println("done")
	}()
	work()
	return nil
}

func last(cmd *cobra.Command, args []string) error {
	saved := os.Stdout
	os.Stdout = os.Stderr
	defer sayLast()
	defer func() { os.Stdout = saved }()
	return nil
}

func sayLast() {
	fmt.Println("last") // want `function sayLast, called by handler last, writes to stdout with fmt.Println`
}

// called restores standard output by a literal that captures nothing.
func called(cmd *cobra.Command, args []string) error {
	os.Stdout = os.Stderr
	func() { os.Stdout = original }()
	sayCalled()
	return nil
}

func sayCalled() {
	fmt.Println("called") // want `function sayCalled, called by handler called, writes to stdout with fmt.Println`
}
