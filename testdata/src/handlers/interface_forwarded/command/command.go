// Package command makes commands of what programs do.
package command

import "github.com/spf13/cobra"

// Action is what a command does.
type Action interface { // want Action:`cobra type\.Do`
	Name() string
	Do(args []string) error
	Check() error
}

// Log is told what is done.
type Log interface{ Log(args ...string) error }

// Store has what commands work on.
type Store interface {
	Find(args []string) (string, error)
	Lock(args []string) error
}

// New makes the command of an action: the rest is what it needs.
func New(a Action, l Log, s Store) *cobra.Command { // want New:`cobra argument 1\.Do`
	return &cobra.Command{
		Use: a.Name(),
		RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command a\.Name\(\)`
			if err := a.Check(); err != nil {
				return err
			}
			if err := s.Lock(args); err != nil {
				return err
			}
			if _, err := s.Find(args); err != nil {
				return err
			}
			l.Log(args...)
			return a.Do(args)
		},
	}
}
