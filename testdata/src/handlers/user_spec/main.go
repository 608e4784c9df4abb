// Command jobs is built on a library that envvet does not know. The test
// names its places:
//
//	…/user_spec/jobs.Register#1
//	…/user_spec/jobs.Scheduler.Every#1
//	…/user_spec/jobs.Job.Run
package main

import "github.com/envvet/envvet/testdata/src/handlers/user_spec/jobs"

func main() {
	jobs.Register("list", list) // want `handler user argument 2 list`
	jobs.Register("none", nil)
	Register("through", func([]string) error { return nil }) // want `handler user argument 2 "through"`
	var s jobs.Scheduler
	s.Every(1, list, func([]string) error { return nil }) // want `handler user argument 2 list` `handler user argument 3 argument 3 of jobs\.Scheduler\.Every`
	s.Once(list)
	_ = []jobs.Job{{Name: "job", Run: list, Undo: list}} // want `handler user Run list`
}

// Register has no fact: what users name stays in the package.
func Register(name string, run func([]string) error) {
	jobs.Register(name, run)
}

func list(args []string) error { return nil }
