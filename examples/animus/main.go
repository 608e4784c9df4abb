// Animus keeps subjects, such as tasks. With --json it answers with the
// envelope animus.cli.v1.
package main

import (
	"context"
	"strings"

	"github.com/envvet/envvet/envelope"
)

func main() { newApp().Main() }

func newApp() *envelope.App {
	app := envelope.New("animus", envelope.Version("0.1.0"), envelope.Use(envelope.AnimusV1))
	envelope.Register(app, get)
	envelope.Register(app, update)
	envelope.Register(app, count)
	envelope.Register(app, startDaemon)
	return app
}

// SubjectIn are the parameters of the commands on one subject.
type SubjectIn struct {
	Kind string `name:"kind" help:"What kind of subject" enum:"task" required:"true"`
	ID   string `name:"id" help:"The subject's id, with its kind before it" required:"true" pattern:"^[a-z]+:[A-Z0-9-]+$"`
}

// Task is a subject.
type Task struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	Status   string `json:"status" enum:"todo,in-progress,done"`
	Priority string `json:"priority" enum:"low,high"`
}

var tasks = map[string]Task{
	"TASK-001": {ID: "TASK-001", Title: "Fix login bug", Status: "in-progress", Priority: "high"},
	"TASK-002": {ID: "TASK-002", Title: "Write release notes", Status: "done", Priority: "low"},
}

func find(id string) (Task, error) {
	_, name, _ := strings.Cut(id, ":")
	if t, ok := tasks[name]; ok {
		return t, nil
	}
	return Task{}, envelope.Errorf(envelope.NotFound, "task not found: %s", name)
}

var get = envelope.Command[SubjectIn, Task]{
	Name: "subject get", Summary: "Show a subject", Effect: envelope.Safe,
	ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "There is no such subject"}},
	Run:       func(_ context.Context, in SubjectIn) (Task, error) { return find(in.ID) },
}

// UpdateIn are the parameters of subject status.
type UpdateIn struct {
	SubjectIn
	Status string `name:"status" help:"The new status" enum:"todo,in-progress,done" required:"true"`
}

// Message is an acknowledgment.
type Message struct {
	Message string `json:"message"`
}

// Text is what a person sees.
func (m Message) Text() string { return m.Message }

var update = envelope.Command[UpdateIn, Message]{
	Name: "subject status", Summary: "Set the status of a subject", Effect: envelope.Mutating,
	ExitCodes: envelope.ExitCodes{
		envelope.NotFound: {Description: "There is no such subject"},
		envelope.Conflict: {Description: "The subject is done"},
	},
	Run: func(_ context.Context, in UpdateIn) (Message, error) {
		t, err := find(in.ID)
		switch {
		case err != nil:
			return Message{}, err
		case t.Status == "done":
			return Message{}, envelope.Errorf(envelope.Conflict, "task %s is done already", t.ID)
		}
		return Message{"task " + t.ID + " status updated to " + in.Status}, nil
	},
}

var count = envelope.Command[struct{}, int]{
	Name: "subject count", Summary: "Count the subjects", Effect: envelope.Safe,
	Run: func(context.Context, struct{}) (int, error) { return len(tasks), nil },
}

// DaemonIn are the parameters of daemon start.
type DaemonIn struct {
	Port int `name:"port" help:"Port to listen on" default:"7000"`
}

var startDaemon = envelope.Command[DaemonIn, struct{}]{
	Name: "daemon start", Summary: "Start the daemon", Effect: envelope.Mutating,
	ExitCodes: envelope.ExitCodes{envelope.Unavailable: {Description: "The port is taken"}},
	Run: func(_ context.Context, in DaemonIn) (struct{}, error) {
		switch in.Port {
		case 0:
			return struct{}{}, envelope.Errorf(envelope.Unavailable, "port %d is taken", in.Port)
		case 1:
			return struct{}{}, &envelope.Error{
				Exit: envelope.GeneralError, Message: "daemon failed to start",
				Details: map[string]any{"startup_log_tail": "error: panic in scheduler loop"},
			}
		}
		return struct{}{}, nil
	},
}
