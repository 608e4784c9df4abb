// Command ongoing sets fields of what a constructor has returned that has started a goroutine
// with it, which meets what is there then.
package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"sync/atomic"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/ongoing/feed"
)

func main() {
	root := &cobra.Command{Use: "ongoing", RunE: fields}
	root.AddCommand(
		&cobra.Command{Use: "callbacks", RunE: callbacks},
		&cobra.Command{Use: "swapped", RunE: swapped},
		&cobra.Command{Use: "made", RunE: made},
		&cobra.Command{Use: "elsewhere", RunE: elsewhere},
		&cobra.Command{Use: "stopped", RunE: stopped},
		&cobra.Command{Use: "loaded", RunE: loaded},
		&cobra.Command{Use: "submitted", RunE: submitted},
		&cobra.Command{Use: "sent", RunE: sent},
		&cobra.Command{Use: "within", RunE: within},
		&cobra.Command{Use: "twins", RunE: twins},
	)
	root.Execute()
}

// A pool does jobs in the background.
type pool struct {
	mu     sync.Mutex
	wg     sync.WaitGroup
	jobs   chan string
	out    io.Writer
	failed func(string)
	hook   atomic.Pointer[func(string)]
}

func newPool(w io.Writer) *pool {
	p := &pool{jobs: make(chan string), out: w}
	p.wg.Go(p.run)
	return p
}

func (p *pool) run() {
	for job := range p.jobs {
		fmt.Fprintln(p.out, job)
		p.mu.Lock()
		failed := p.failed
		p.mu.Unlock()
		if failed != nil {
			failed(job)
		}
		if hook := p.hook.Load(); hook != nil {
			(*hook)(job)
		}
	}
}

func (p *pool) onFailure(f func(string)) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.failed = f
}

func (p *pool) stop() {
	close(p.jobs)
	p.wg.Wait()
}

func fields(cmd *cobra.Command, args []string) error {
	p := newPool(os.Stderr)
	defer p.stop()
	p.out = os.Stdout // want `^handler fields writes to stdout with os\.Stdout, `
	p.jobs <- "a"
	return nil
}

func callbacks(cmd *cobra.Command, args []string) error {
	p := newPool(os.Stderr)
	defer p.stop()
	p.onFailure(func(job string) {
		fmt.Println(job) // want `^function literal in callbacks, called by handler callbacks, writes to stdout`
	})
	p.jobs <- "a"
	return nil
}

func swapped(cmd *cobra.Command, args []string) error {
	p := newPool(os.Stderr)
	defer p.stop()
	hook := func(job string) {
		fmt.Println(job) // want `^function literal in swapped, called by handler swapped, writes to stdout`
	}
	p.hook.Store(&hook)
	p.jobs <- "a"
	return nil
}

// A queue is started by a function literal, and made by a function around its constructor.
type queue struct {
	jobs chan string
	out  io.Writer
}

func startQueue() (*queue, error) {
	q := &queue{jobs: make(chan string), out: io.Discard}
	go func() {
		for job := range q.jobs {
			fmt.Fprintln(q.out, job)
		}
	}()
	return q, nil
}

func openQueue() (*queue, error) {
	q, err := startQueue()
	if err != nil {
		return nil, err
	}
	return q, nil
}

func made(cmd *cobra.Command, args []string) error {
	q, err := openQueue()
	if err != nil {
		return err
	}
	q.out = os.Stdout // want `^handler made writes to stdout with os\.Stdout, `
	q.jobs <- "a"
	return nil
}

func elsewhere(cmd *cobra.Command, args []string) error {
	f := feed.New()
	f.Out = os.Stdout // want `^handler elsewhere writes to stdout with os\.Stdout, `
	f.Send("a")
	return nil
}

// stopped sets what its goroutine no longer sees.
func stopped(cmd *cobra.Command, args []string) error {
	p := newPool(os.Stderr)
	p.stop()
	p.out = os.Stdout
	p.onFailure(func(job string) { fmt.Println(job) })
	return nil
}

// A store is read by several goroutines, for which its constructor waits.
type store struct {
	wg     sync.WaitGroup
	warned func(string)
}

func load() *store {
	s := new(store)
	s.wg.Go(s.read)
	s.wg.Wait()
	return s
}

func (s *store) read() {
	if s.warned != nil {
		s.warned("old")
	}
}

func loaded(cmd *cobra.Command, args []string) error {
	s := load()
	s.warned = func(text string) { fmt.Println(text) }
	return nil
}

func submitted(cmd *cobra.Command, args []string) error {
	p := feed.NewPool(2)
	defer p.Close()
	for _, name := range cmd.Flags().Args() {
		p.Submit(func() {
			fmt.Println(name) // want `^function literal in submitted, called by handler submitted, writes to stdout`
		})
	}
	return nil
}

func sent(cmd *cobra.Command, args []string) error {
	p := feed.NewPool(2)
	p.Wait()
	p.Tasks <- feed.Task{Name: "a", Run: func(name string) {
		fmt.Println(name) // want `^function literal in sent, called by handler sent, writes to stdout`
	}}
	p.Close()
	return nil
}

func within(cmd *cobra.Command, args []string) error {
	p := feed.NewPool(2)
	p.Opts.Log = os.Stdout // want `^handler within writes to stdout with os\.Stdout, `
	p.Close()
	return nil
}

// twins has the same with what writes nothing to standard output.
func twins(cmd *cobra.Command, args []string) error {
	p := newPool(os.Stderr)
	defer p.stop()
	p.out = os.Stdout
	p.out = io.Discard
	p.onFailure(func(job string) { fmt.Fprintln(os.Stderr, job) })
	q, err := openQueue()
	if err != nil {
		return err
	}
	q.out = os.Stderr
	feed.New().Out = os.Stderr
	jobs := feed.NewPool(1)
	jobs.Opts.Log = os.Stderr
	jobs.Submit(func() { fmt.Fprintln(os.Stderr, "a") })
	jobs.Tasks <- feed.Task{Name: "a", Run: func(string) {}, Undo: func() { fmt.Println("undone") }}
	jobs.Wait()
	jobs.Failed = append(jobs.Failed, func() { fmt.Println("failed") }) // too late
	feed.NewBacklog().Submit(func() { fmt.Println("b") })               // of which nobody takes anything
	return nil
}
