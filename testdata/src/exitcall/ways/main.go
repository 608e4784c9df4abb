// Command keys ends the process in every way there is. What looks like one of
// them and is none stands beside it.
package main

import (
	"errors"
	"flag"
	"log"
	"os"
	"os/exec"
	"runtime"
	"syscall"

	"github.com/spf13/cobra"
)

// What ends the process may be replaced, but is not.
var (
	osExit  = os.Exit
	fatal   = log.New(os.Stderr, "", 0)
	nothing = func(int) {}
)

func main() {
	root := &cobra.Command{Use: "keys", RunE: direct}
	root.AddCommand(
		&cobra.Command{Use: "values", RunE: values},
		&cobra.Command{Use: "flags", RunE: flags},
		&cobra.Command{Use: "others", RunE: others},
	)
	root.Execute()
	osExit(0)
}

func direct(cmd *cobra.Command, args []string) error {
	switch len(args) {
	case 0:
		os.Exit(1) // want `^handler direct ends the process with os\.Exit, so its caller gets no answer; return an error \(exitcall\)$`
	case 1:
		syscall.Exit(1) // want `handler direct ends the process with syscall\.Exit`
	case 2:
		runtime.Goexit() // want `handler direct ends its goroutine with runtime\.Goexit`
	case 3:
		log.Fatalln("three") // want `handler direct ends the process with log\.Fatalln`
	case 4:
		fatal.Fatalf("%d", 4) // want `handler direct ends the process with log\.Logger\.Fatalf`
	case 5:
		defer os.Exit(1) // want `handler direct ends the process with os\.Exit`
	}
	return nil
}

type app struct{ exit func(int) }

func (a *app) quit(status int) { a.exit(status) } // want `^function app\.quit, called by handler values, ends the process with os\.Exit, `

func values(cmd *cobra.Command, args []string) error {
	osExit(1) // want `handler values ends the process with os\.Exit`
	(&app{exit: os.Exit}).quit(1)
	f := os.Exit
	if len(args) > 0 {
		f = nothing
	}
	f(1) // want `handler values ends the process with os\.Exit`

	nothing(1)
	(&app{exit: nothing}).quit(1)
	unused := os.Exit
	_ = unused
	return nil
}

func flags(cmd *cobra.Command, args []string) error {
	fs := flag.NewFlagSet("keys", flag.ExitOnError)
	fs.Parse(nil)
	fs.Parse(args) // want `handler flags ends the process with flag\.FlagSet\.Parse`
	var other flag.FlagSet
	other.Init("keys", flag.ExitOnError)
	other.Parse(args)                  // want `handler flags ends the process with flag\.FlagSet\.Parse`
	flag.Parse()                       // want `handler flags ends the process with flag\.Parse`
	flag.CommandLine.Parse(args)       // want `handler flags ends the process with flag\.FlagSet\.Parse`
	flag.CommandLine.Parse([]string{}) // so that libraries find them parsed

	usage := flag.NewFlagSet("keys", flag.ExitOnError) // nobody parses it
	usage.PrintDefaults()
	quiet := flag.NewFlagSet("keys", flag.ContinueOnError)
	loud := flag.NewFlagSet("keys", flag.PanicOnError)
	quiet.Init("keys", flag.ContinueOnError)
	return errors.Join(quiet.Parse(args), loud.Parse(args))
}

func others(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		panic("no args")
	}
	log.Panicf("%d args", len(args))
	log.Print("fatal: only a word")
	c := exec.Command("false")
	if err := c.Run(); c.ProcessState.ExitCode() == 1 {
		return err
	}
	if p, err := os.FindProcess(1); err == nil {
		p.Kill() // another process
	}
	var err *exec.ExitError
	errors.As(errors.New("exit status 1"), &err)
	return err
}
