// Command notes has handlers that end the process, and code beside them that
// may.
package main

import (
	"errors"
	"log"
	"os"
	"syscall"

	"github.com/spf13/cobra"
)

var rootCmd = &cobra.Command{
	Use:              "notes",
	PersistentPreRun: setup,
}

func main() {
	rootCmd.AddCommand(newList(), newShow(&store{dir: "."}))
	if err := rootCmd.Execute(); err != nil {
		log.Print(err)
		os.Exit(1)
	}
	quit()
}

// quit is only called from main.
func quit() { os.Exit(0) }

func setup(cmd *cobra.Command, args []string) {
	if len(args) == 0 {
		log.Fatalf("%s: no notes", cmd.Name()) // want `^handler setup ends the process with log\.Fatalf, so its caller gets no answer; return an error, with PersistentPreRunE \(exitcall\)$`
	}
	log.Printf("%s: %d notes", cmd.Name(), len(args))
}

func newList() *cobra.Command {
	return &cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
		switch len(args) {
		case 0:
			os.Exit(3) // want `^handler "list" ends the process with os\.Exit, `
		case 1:
			syscall.Exit(3) // want `^handler "list" ends the process with syscall\.Exit, `
		case 2:
			cobra.CheckErr(os.ErrExist) // want `^call of cobra\.CheckErr in handler "list" ends the process with os\.Exit at github\.com/spf13/cobra/cobra\.go:\d+, `
		case 3:
			panic("three notes") // the runtime answers it
		case 4:
			log.Panic("four notes")
		}
		return errors.New("no notes")
	}}
}

type store struct{ dir string }

func newShow(s *store) *cobra.Command { return &cobra.Command{Use: "show", RunE: s.show} }

func (s *store) show(cmd *cobra.Command, args []string) error {
	for _, name := range args {
		s.print(name)
	}
	return nil
}

func (s *store) print(name string) {
	if _, err := os.ReadFile(s.dir + "/" + name); err != nil {
		log.Fatal(err) // want `^function store\.print, called by handler store\.show, ends the process with log\.Fatal, `
	}
}
