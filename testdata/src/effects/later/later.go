// Package later starts goroutines before it gives them their work.
package later

import (
	"fmt"
	"io"
	"os"
)

// Direct: the worker is started first, the job is sent after.
func Direct() { // want Direct:`stdout fmt\.Println`
	jobs := make(chan func())
	go func() {
		for job := range jobs {
			job()
		}
	}()
	jobs <- func() { fmt.Println("x") }
	close(jobs)
}

func DirectErr() { // want DirectErr:`^goroutine a go statement$`
	jobs := make(chan func())
	go func() {
		for job := range jobs {
			job()
		}
	}()
	jobs <- func() { fmt.Fprintln(os.Stderr, "x") }
	close(jobs)
}

// Lines: writers sent over a channel.
func Lines() { // want Lines:`stdout os\.Stdout`
	ws := make(chan io.Writer)
	go func() { fmt.Fprintln(<-ws, "x") }()
	ws <- os.Stdout
}

type Pool struct{ jobs chan func() }

func (p *Pool) Start() { // want Start:`calls p0\.jobs\.\[\]`
	go func() {
		for job := range p.jobs {
			job()
		}
	}()
}

func (p *Pool) Do(job func()) { p.jobs <- job } // want Do:`p0\.jobs\.\[\] = p1`

func RunPool() { // want RunPool:`stdout fmt\.Println`
	p := &Pool{jobs: make(chan func())}
	p.Start()
	p.Do(func() { fmt.Println("x") })
}

func RunQuietPool() { // want RunQuietPool:`^goroutine a go statement$`
	p := &Pool{jobs: make(chan func())}
	p.Start()
	p.Do(func() { fmt.Fprintln(os.Stderr, "x") })
}
