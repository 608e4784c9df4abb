// Package jobs calls functions.
package jobs

type Func func(args []string) error

type Job struct {
	Name      string
	Run, Undo Func
}

type Scheduler interface {
	Every(minutes int, runs ...Func)
	Once(run Func)
}

var jobs []Job

func Register(name string, run Func) { jobs = append(jobs, Job{Name: name, Run: run}) }
