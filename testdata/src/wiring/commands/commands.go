// Package commands registers handlers that do something with what their registrars are given.
package commands

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

// A Store has notes.
type Store interface {
	Delete(id string) error
	All() []string
}

func Root(s Store, notify func(string)) *cobra.Command { // want Root:`^"list" calls p1; "list" calls p0\.All; "delete" calls p0\.Delete$`
	root := &cobra.Command{Use: "notes"}
	root.AddCommand(newDelete(s), &cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
		for _, note := range s.All() {
			notify(note)
		}
		return nil
	}})
	return root
}

func newDelete(s Store) *cobra.Command {
	return &cobra.Command{Use: "delete", RunE: func(cmd *cobra.Command, args []string) error {
		return s.Delete(args[0])
	}}
}

// An App has what its commands need.
type App struct{ Store Store }

func (a *App) Commands() []*cobra.Command { // want Commands:`^App\.clear calls p0\.Store\.All; App\.clear calls p0\.Store\.Delete$`
	return []*cobra.Command{{Use: "clear", RunE: a.clear}}
}

func (a *App) clear(cmd *cobra.Command, args []string) error {
	for _, id := range a.Store.All() {
		if err := a.Store.Delete(id); err != nil {
			return err
		}
	}
	return nil
}

// Show registers a handler that does only what it always does.
func Show(text string) *cobra.Command {
	return &cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error {
		fmt.Println(text)
		return nil
	}}
}

func Export(out io.Writer, all bool) *cobra.Command { // want Export:`^"export" writes p0$`
	return &cobra.Command{Use: "export", RunE: func(cmd *cobra.Command, args []string) error {
		_, err := fmt.Fprintln(out, all)
		return err
	}}
}

// Prepare does with a store what no handler does.
func Prepare(s Store) *cobra.Command {
	s.Delete("old")
	return &cobra.Command{Use: "prepare"}
}
