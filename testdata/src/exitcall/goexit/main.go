// Command goexit waits for a call of a library that ends its goroutine where the
// call did so, which none here does. In code of its own it says what it means, where
// that is the goroutine of a handler: one that it started may end when it likes.
package main

import (
	"os"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"example.com/toolkit/flight"
	"github.com/envvet/envvet/testdata/src/exitcall/goexit/pool"
)

func main() {
	root := &cobra.Command{Use: "goexit", RunE: wait}
	root.AddCommand(
		&cobra.Command{Use: "leave", RunE: leave},
		&cobra.Command{Use: "drain", RunE: drain},
		&cobra.Command{Use: "watch", RunE: watch},
		&cobra.Command{Use: "both", RunE: both},
		&cobra.Command{Use: "spread", RunE: spread},
		&cobra.Command{Use: "serve", RunE: serve},
	)
	root.Execute()
}

func wait(cmd *cobra.Command, args []string) error {
	return flight.Wait(nil)
}

func leave(cmd *cobra.Command, args []string) error {
	runtime.Goexit() // want `^handler leave ends its goroutine with runtime\.Goexit, so its caller gets no answer; return an error \(exitcall\)$`
	return nil
}

func drain(cmd *cobra.Command, args []string) error {
	done := make(chan struct{})
	go func() {
		defer close(done)
		if len(args) == 0 {
			runtime.Goexit()
		}
		os.Exit(1) // want `^function literal in drain, called by handler drain, ends the process with os\.Exit, `
	}()
	<-done
	go runtime.Goexit()
	return nil
}

func watch(cmd *cobra.Command, args []string) error {
	timer := time.AfterFunc(time.Second, quit)
	defer timer.Stop()
	go quit()
	return nil
}

// quit is called by goroutines only.
func quit() { retire() }

func retire() { runtime.Goexit() }

func both(cmd *cobra.Command, args []string) error {
	go giveUp()
	giveUp()
	return nil
}

func giveUp() {
	runtime.Goexit() // want `^function giveUp, called by handler both, ends its goroutine with runtime\.Goexit, `
}

func spread(cmd *cobra.Command, args []string) error {
	pool.Run(args)
	pool.Each(args, func(string) { runtime.Goexit() })
	flight.Ahead(nil)
	return nil
}

func serve(cmd *cobra.Command, args []string) error {
	go pool.Work(args)
	pool.Work(args) // want `^call of pool\.Work in handler serve ends its goroutine with runtime\.Goexit at github\.com/envvet/envvet/testdata/src/exitcall/goexit/pool/pool\.go:\d+, `
	return nil
}
