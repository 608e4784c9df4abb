// Command unfailing checks errors that a library never returns, and others.
package main

import (
	"log"
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/binding"
	"example.com/toolkit/store"
)

func main() {
	root := &cobra.Command{Use: "unfailing", RunE: bind}
	root.AddCommand(&cobra.Command{Use: "own", RunE: ownError}, list())
	root.Execute()
}

func bind(cmd *cobra.Command, args []string) error {
	if err := binding.Flags(args...); err != nil {
		log.Fatal(err)
	}
	store.Check(binding.Flags(args...))
	if err := binding.Flag(args[0]); err != nil {
		log.Fatal(err) // want `^handler bind ends the process with log\.Fatal, `
	}
	store.Check(binding.Flag(args[0])) // want `^call of store\.Check in handler bind ends the process with log\.Fatal at `
	if err := binding.Recovered(func() { bind(cmd, nil) }); err != nil {
		os.Exit(1) // want `^handler bind ends the process with os\.Exit, `
	}
	return nil
}

// ownError checks what its author may have in mind to let fail.
func ownError(cmd *cobra.Command, args []string) error {
	if err := check(args); err != nil {
		os.Exit(1) // want `^handler ownError ends the process with os\.Exit, `
	}
	return nil
}

func check(args []string) error { return nil }

// list asks for flags that it declares, and for others.
func list() *cobra.Command {
	cmd := &cobra.Command{Use: "list", RunE: listed}
	cmd.Flags().StringP("output", "o", "", "the file to write to")
	cmd.Flags().Bool("all", false, "list all there is")
	return cmd
}

func listed(cmd *cobra.Command, args []string) error {
	if _, err := cmd.Flags().GetString("output"); err != nil {
		log.Fatal(err)
	}
	_, err := cmd.Flags().GetBool("all")
	store.Check(err)
	store.CheckAny(err)
	if _, err := cmd.Flags().GetString("all"); err != nil {
		log.Fatal(err) // want `^handler listed ends the process with log\.Fatal, `
	}
	if _, err := cmd.Flags().GetBool("long"); err != nil {
		log.Fatal(err) // want `^handler listed ends the process with log\.Fatal, `
	}
	if _, err := cmd.Flags().GetString(args[0]); err != nil {
		log.Fatal(err) // want `^handler listed ends the process with log\.Fatal, `
	}
	return nil
}
