// Command notes has handlers that print, and code beside them that may.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

var rootCmd = &cobra.Command{
	Use:               "notes",
	PersistentPreRunE: setup,
}

func main() {
	fmt.Println("notes 1.0") // before any handler runs
	rootCmd.AddCommand(newList(), newShow(&store{dir: "."}))
	if err := rootCmd.Execute(); err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
	goodbye()
}

// goodbye is only called from main.
func goodbye() { fmt.Println("goodbye") }

func setup(cmd *cobra.Command, args []string) error {
	fmt.Printf("setting up %s\n", cmd.Name()) // want `^handler setup writes to stdout with fmt\.Printf, which mixes with the command's answer; return the value, or write to stderr \(stdoutwrite\)$`
	fmt.Fprintf(os.Stderr, "setting up %s\n", cmd.Name())
	return nil
}

func newList() *cobra.Command {
	cmd := &cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
		fmt.Print("listing") // want `^handler "list" writes to stdout with fmt\.Print, `
		println("listing")
		print(len(args))
		fmt.Fprintln(os.Stdout, "a") // want `^handler "list" writes to stdout with os\.Stdout, `
		fmt.Fprintln(os.Stderr, "a")
		_ = fmt.Sprintln("a")
		return fmt.Errorf("no notes: %w", io.EOF)
	}}
	cmd.PreRun = func(cmd *cobra.Command, args []string) {
		os.Stdout.WriteString("before") // want `^handler "list" writes to stdout with os\.Stdout, `
		os.Stderr.WriteString("before")
	}
	return cmd
}

type store struct{ dir string }

func newShow(s *store) *cobra.Command {
	return &cobra.Command{
		Use:     "show",
		RunE:    s.show,
		PreRunE: func(cmd *cobra.Command, args []string) error { return errors.New(s.dir) },
	}
}

func (s *store) show(cmd *cobra.Command, args []string) error {
	for _, name := range args {
		if err := s.print(name); err != nil {
			return err
		}
	}
	return nil
}

func (s *store) print(name string) error {
	data, err := os.ReadFile(s.dir + "/" + name)
	fmt.Println(string(data)) // want `^function store\.print, called by handler store\.show, writes to stdout with fmt\.Println, `
	return err
}
