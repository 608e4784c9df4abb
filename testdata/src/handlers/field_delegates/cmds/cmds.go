// Package cmds has commands of kong.
package cmds

// Commands are those that belong together.
type Commands struct {
	Add  Add  `cmd:""` // want `handler kong Run Add\.Run` Add:"command"
	Edit Edit `cmd:""` // want `handler kong Run Edit\.Run` Edit:"command"
}

// Add adds.
type Add struct{}

// Run runs it.
func (Add) Run() error { return nil }

// Edit does what it is told.
type Edit struct {
	Do    func(names []string) error `kong:"-"` // want Do:`kong field`
	Names []string                   `arg:""`
}

// Run runs it.
func (e *Edit) Run() error { return e.Do(e.Names) }
