// Package tasks keeps functions in structs, slices and maps until they are called.
package tasks

import (
	"fmt"
	"os"
)

// A Task is a function with a name.
type Task struct {
	Name string
	run  func() error
}

func NewTask(name string, run func() error) *Task { // want NewTask:`^r0 = \{run: p1\}; r0 is not nil$`
	return &Task{Name: name, run: run}
}

func (t *Task) Run() error { return t.run() } // want Run:`^calls p0\.run$`

func (t *Task) String() string { return t.Name }

func show() error {
	fmt.Println("shown")
	return nil
}

func complain() error {
	fmt.Fprintln(os.Stderr, "complained")
	return nil
}

func Show() error { return NewTask("show", show).Run() } // want Show:`^stdout fmt\.Println$`

func Complain() error { return NewTask("complain", complain).Run() }

// MadeOnly makes a task and leaves running it to others.
func MadeOnly() *Task { return NewTask("show", show) } // want MadeOnly:`^r0 = \{run: func\(stdout fmt\.Println\)\}; r0 is not nil$`

func RunMade() error { return MadeOnly().Run() } // want RunMade:`^stdout fmt\.Println$`

func NameMade() string { return MadeOnly().String() }

// Two tasks side by side are not taken for each other.
func RunQuietOne() error {
	loud, quiet := NewTask("show", show), NewTask("complain", complain)
	_ = loud.String()
	return quiet.Run()
}

// A Hooks has public fields, set one by one.
type Hooks struct {
	Before, After func() error
}

func (h Hooks) Do() error { // want Do:`^calls p0\.After; calls p0\.Before$`
	if h.Before != nil {
		if err := h.Before(); err != nil {
			return err
		}
	}
	if h.After != nil {
		return h.After()
	}
	return nil
}

func DoShow() error { return Hooks{After: show}.Do() } // want DoShow:`^stdout fmt\.Println$`

func DoShowLater() error { // want DoShowLater:`^stdout fmt\.Println$`
	var h Hooks
	h.Before = complain
	h.After = show
	return h.Do()
}

func DoComplain() error { return Hooks{Before: complain, After: complain}.Do() }

func DoNothing() error { return Hooks{}.Do() }

// BeforeOnly calls one of two.
func (h Hooks) BeforeOnly() error { return h.Before() } // want BeforeOnly:`^calls p0\.Before$`

func ShowIsAfter() error { return Hooks{Before: complain, After: show}.BeforeOnly() }

// A Queue runs its tasks in order.
type Queue struct{ tasks []*Task }

func (q *Queue) Add(t *Task) { q.tasks = append(q.tasks, t) } // want Add:`p0\.tasks`

func (q *Queue) Run() error { // want Run:`^calls p0\.tasks\.\[\]\.run$`
	for _, t := range q.tasks {
		if err := t.Run(); err != nil {
			return err
		}
	}
	return nil
}

func RunQueue() error { // want RunQueue:`^stdout fmt\.Println$`
	var q Queue
	q.Add(NewTask("complain", complain))
	q.Add(NewTask("show", show))
	return q.Run()
}

func RunQuietQueue() error {
	var q Queue
	q.Add(NewTask("complain", complain))
	return q.Run()
}

func FillQueue() int {
	var q Queue
	q.Add(NewTask("show", show))
	return len(q.tasks)
}

// Functions in a table, by name.

func RunNamed(name string) error { // want RunNamed:`^stdout fmt\.Println$`
	table := map[string]func() error{"show": show, "complain": complain}
	if run, ok := table[name]; ok {
		return run()
	}
	return nil
}

func RunQuietNamed(name string) error {
	table := map[string]func() error{"complain": complain}
	return table[name]()
}

func Names() (names []string) {
	for name := range map[string]func() error{"show": show} {
		names = append(names, name)
	}
	return names
}

var commands = map[string]func() error{"show": show}

var quietCommands = map[string]func() error{"complain": complain}

func Command(name string) error { return commands[name]() } // want Command:`^stdout fmt\.Println$`

func QuietCommand(name string) error { return quietCommands[name]() }

var steps = []struct {
	name string
	do   func() error
}{
	{"show", show},
	{"complain", complain},
}

func Steps() error { // want Steps:`^stdout fmt\.Println$`
	for _, s := range steps {
		if err := s.do(); err != nil {
			return err
		}
	}
	return nil
}

var quietSteps = [...]func() error{complain, complain}

func QuietSteps() {
	for _, do := range quietSteps {
		do()
	}
}
