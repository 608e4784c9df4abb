package feed

import (
	"fmt"
	"io"
	"os"
	"sync"
)

// Options say how a pool works.
type Options struct{ Log io.Writer }

// A Task is done by a pool.
type Task struct {
	Name string
	Run  func(name string)
	Undo func()
}

// A Pool does in the background what is sent to it.
type Pool struct {
	Tasks  chan Task
	Failed []func()
	Opts   *Options
	jobs   chan func()
	wg     sync.WaitGroup
}

// NewPool starts workers.
func NewPool(workers int) *Pool {
	p := &Pool{Tasks: make(chan Task), Opts: &Options{Log: os.Stderr}, jobs: make(chan func())}
	for range workers {
		p.wg.Add(1)
		go p.work()
	}
	go func() {
		for task := range p.Tasks {
			task.Run(task.Name)
		}
	}()
	return p
}

func (p *Pool) work() {
	defer p.wg.Done()
	for job := range p.jobs {
		job()
		fmt.Fprintln(p.Opts.Log, "done")
	}
	for _, f := range p.Failed {
		f()
	}
}

// Submit has a job done.
func (p *Pool) Submit(job func()) { p.jobs <- job }

// Wait waits for the workers.
func (p *Pool) Wait() { p.wg.Wait() }

// Close has the workers end.
func (p *Pool) Close() {
	close(p.jobs)
	close(p.Tasks)
}

// A Backlog keeps jobs.
type Backlog struct{ jobs chan func() }

// NewBacklog returns a backlog.
func NewBacklog() *Backlog { return &Backlog{jobs: make(chan func(), 9)} }

// Submit adds a job.
func (b *Backlog) Submit(job func()) { b.jobs <- job }
