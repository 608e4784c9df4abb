// Package remote declares a group of commands without the parser.
package remote

// Cmd is a group, and carries out nothing.
type Cmd struct {
	Add  Add `cmd:"" help:"Add one."` // want `handler kong Run Add\.Run` Add:`command`
	Sets Set `json:"cmd"`
}

// Add adds.
type Add struct{ URL string }

// Run adds.
func (a Add) Run() error { return nil }

// Set is no command.
type Set struct{}

// Run is a method like any other.
func (Set) Run() error { return nil }

// Job has tags of another tool.
type Job struct {
	Run_ Runner `command:"" json:"cmd"`
}

// Runner is no command.
type Runner struct{}

// Run is a method like any other.
func (Runner) Run() error { return nil }
