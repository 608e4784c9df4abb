package pool

import "fmt"

// What registers itself in a list is what it was asked to be for whoever made it, and may
// be anything for others.

var all []Client

// New returns a client that All knows.
func New(verbose bool) Client {
	var c Client = &quiet{}
	if verbose {
		c = newLoud()
	}
	all = append(all, c)
	return c
}

// All returns all clients that were made.
func All() []Client { return all }

// A Task has a name of its own.
type Task struct {
	name string
	hook func()
}

var tasks []*Task

// NewTask returns a task that Find knows, of which there must be no other one.
func NewTask(name string, verbose bool) *Task {
	for _, t := range tasks {
		if t.name == name {
			panic("two tasks " + name)
		}
	}
	t := &Task{name: name, hook: func() {}}
	if verbose {
		t.hook = func() { fmt.Println("running", name) }
	}
	tasks = append(tasks, t)
	return t
}

// Run runs the task.
func (t *Task) Run() { t.hook() }

// Find returns the task of that name.
func Find(name string) *Task {
	for _, t := range tasks {
		if t.name == name {
			return t
		}
	}
	return nil
}

var byName = make(map[string]*Task)

// Cached returns the task of that name, which is that of whoever asked first.
func Cached(name string, verbose bool) *Task {
	if t, ok := byName[name]; ok {
		return t
	}
	t := &Task{name: name, hook: func() {}}
	if verbose {
		t.hook = func() { fmt.Println("running", name) }
	}
	byName[name] = t
	return t
}

var byKey = make(map[string]Client)

// Shared returns a client, likewise.
func Shared(key string, verbose bool) Client {
	c := byKey[key]
	if c == nil {
		c = &quiet{}
		if verbose {
			c = newLoud()
		}
		byKey[key] = c
	}
	return c
}

var latest Client

// Latest makes a client each time.
func Latest(verbose bool) Client {
	latest = &quiet{}
	if verbose {
		latest = newLoud()
	}
	return latest
}

var last struct{ client Client }

// Last makes one only if it is to be loud.
func Last(verbose bool) Client {
	if verbose {
		last.client = newLoud()
	}
	return last.client
}
