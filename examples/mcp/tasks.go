package main

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"slices"
	"sync"

	"github.com/envvet/envvet/envelope"
)

// A Task is something to do.
type Task struct {
	ID     int      `json:"id" description:"Number of the task"`
	Title  string   `json:"title" description:"What to do"`
	Labels []string `json:"labels" envelope:"set" description:"Words to find it by"`
	Done   bool     `json:"done" description:"It is done"`
}

// Changed is a task and what happened to it.
type Changed struct {
	Task
	Effect string `json:"effect" enum:"created,updated,noop" description:"What the call did"`
}

// AddIn are the parameters of add.
type AddIn struct {
	Title  string   `name:"title" help:"What to do" required:"true" arg:"true" pattern:"^.*\\S.*$"`
	Labels []string `name:"label" short:"l" help:"A word to find it by" pattern:"^[a-z]+$"`
}

var add = envelope.Command[AddIn, Changed]{
	Name: "add", Summary: "Add a task", Effect: envelope.Mutating,
	Run: func(_ context.Context, in AddIn) (Changed, error) {
		var added Task
		err := change(func(tasks []Task) ([]Task, error) {
			added = Task{ID: len(tasks) + 1, Title: in.Title, Labels: in.Labels}
			return append(tasks, added), nil
		})
		return Changed{added, "created"}, err
	},
}

// ListIn are the parameters of list.
type ListIn struct {
	Label string `name:"label" short:"l" help:"Only tasks with this label"`
	All   bool   `name:"all" short:"a" help:"Also tasks that are done"`
}

var list = envelope.Command[ListIn, []Task]{
	Name: "list", Summary: "List the tasks", Effect: envelope.Safe,
	Run: func(_ context.Context, in ListIn) ([]Task, error) {
		mu.Lock()
		defer mu.Unlock()
		tasks, err := load()
		return slices.DeleteFunc(tasks, func(t Task) bool {
			return t.Done && !in.All || in.Label != "" && !slices.Contains(t.Labels, in.Label)
		}), err
	},
}

// FinishIn are the parameters of finish.
type FinishIn struct {
	Number int `name:"number" help:"Number of the task" required:"true" arg:"true"`
}

var finish = envelope.Command[FinishIn, Changed]{
	Name: "finish", Summary: "Mark a task as done", Effect: envelope.Mutating,
	ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "No such task", FixRequired: "give a number that list shows"}},
	Run: func(_ context.Context, in FinishIn) (Changed, error) {
		var c Changed
		err := change(func(tasks []Task) ([]Task, error) {
			i := slices.IndexFunc(tasks, func(t Task) bool { return t.ID == in.Number })
			if i < 0 {
				return nil, envelope.Errorf(envelope.NotFound, "there is no task %d", in.Number)
			}
			c.Effect = "updated"
			if tasks[i].Done {
				c.Effect = "noop"
			}
			tasks[i].Done = true
			c.Task = tasks[i]
			return tasks, nil
		})
		return c, err
	},
}

// mu guards the file: a server runs calls at the same time.
var mu sync.Mutex

// change replaces the tasks by what f makes of them.
func change(f func([]Task) ([]Task, error)) error {
	mu.Lock()
	defer mu.Unlock()
	tasks, err := load()
	if err != nil {
		return err
	}
	if tasks, err = f(tasks); err != nil {
		return err
	}
	text, err := json.MarshalIndent(tasks, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(file(), text, 0o600)
}

func load() (tasks []Task, err error) {
	text, err := os.ReadFile(file())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return tasks, json.Unmarshal(text, &tasks)
}

// file is where the tasks are kept.
func file() string {
	if name := os.Getenv("TASKS_FILE"); name != "" {
		return name
	}
	return "tasks.json"
}
