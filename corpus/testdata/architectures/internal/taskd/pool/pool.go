// Package pool runs jobs.
package pool

import (
	"io"
	"sync"
)

// Job is a job.
type Job func()

// Pool is a pool of workers.
type Pool struct {
	jobs chan Job
	wg   sync.WaitGroup
}

// New starts workers.
func New(workers int) *Pool {
	p := &Pool{jobs: make(chan Job)}
	for range workers {
		p.wg.Add(1)
		go p.work()
	}
	return p
}

func (p *Pool) work() {
	defer p.wg.Done()
	for job := range p.jobs {
		job()
	}
}

// Submit adds a job.
func (p *Pool) Submit(job Job) { p.jobs <- job }

// Close waits for all jobs.
func (p *Pool) Close() {
	close(p.jobs)
	p.wg.Wait()
}

// Sinks is a channel of writers, each of which gets the same text.
type Sinks chan io.Writer

// Drain writes the text to all sinks.
func (s Sinks) Drain(text string) error {
	for w := range s {
		if _, err := io.WriteString(w, text); err != nil {
			return err
		}
	}
	return nil
}

// Cleanup is a stack of what to do in the end.
type Cleanup struct{ stack []func() error }

// Push adds a function.
func (c *Cleanup) Push(fn func() error) { c.stack = append(c.stack, fn) }

// Run runs the stack from the top.
func (c *Cleanup) Run(failed func(error)) {
	for i := len(c.stack) - 1; i >= 0; i-- {
		if err := c.stack[i](); err != nil {
			failed(err)
		}
	}
}
