// Command modes serves pages with a router that tells what it does in one mode only.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/route"
)

func main() {
	root := &cobra.Command{Use: "modes"}
	root.AddCommand(
		&cobra.Command{Use: "debug", RunE: debug},
		&cobra.Command{Use: "release", RunE: release},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "helped", RunE: helped},
	)
	root.Execute()
}

func debug(cmd *cobra.Command, args []string) error {
	r := route.New() // want `^call of route\.New in handler debug writes to stdout with fmt\.Fprintf at `
	r.Get("/")       // want `^call of .*Get in handler debug writes to stdout with fmt\.Fprintf at `
	r.Walk()         // want `^call of .*Walk in handler debug writes to stdout with fmt\.Fprintln at `
	r.Close()        // want `^call of .*Close in handler debug writes to stdout with fmt\.Fprintln at `
	return r.Run()   // want `^call of .*Run in handler debug writes to stdout with fmt\.Fprintln at `
}

func release(cmd *cobra.Command, args []string) error {
	route.SetMode(route.Release)
	r := route.New()
	for _, page := range args {
		r.Get(page)
	}
	go func() { r.Get("/") }()
	serve(r)
	return nil
}

func serve(r *route.Router) { r.Get("/served") }

func late(cmd *cobra.Command, args []string) error {
	r := route.New() // want `^call of route\.New in handler late writes to stdout with fmt\.Fprintf at `
	route.SetMode(route.Release)
	r.Get("/")
	return nil
}

func helped(cmd *cobra.Command, args []string) error {
	setUp()
	route.New().Get(os.Args[0])
	return nil
}

func setUp() {
	route.SetMode("release")
}
