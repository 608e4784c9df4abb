// Package notes has actions, and does not name the framework.
package notes

import "github.com/envvet/envvet/testdata/src/handlers/interface_forwarded/command"

type list struct{}

func (list) Name() string           { return "list" }
func (list) Do(args []string) error { return nil }
func (list) Check() error           { return nil }

// List lists.
func List() command.Action {
	return list{} // want `handler cobra Do list\.Do`
}

// Edit edits.
type Edit struct{}

func (*Edit) Name() string           { return "edit" }
func (*Edit) Do(args []string) error { return nil }
func (*Edit) Check() error           { return nil }

// draft has the methods, and becomes no action.
type draft struct{ list }

func (draft) Do(args []string) error { return nil }

// Empty is a draft.
func Empty() error { return draft{}.Do(nil) }

// Console is told what is done.
type Console struct{}

func (Console) Log(args ...string) error { return nil }

// Files has the notes.
type Files struct{}

func (Files) Find(args []string) (string, error) { return "", nil }
func (Files) Lock(args []string) error           { return nil }
