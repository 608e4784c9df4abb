// Package goroutines starts goroutines that write, exit, recover or do not.
package goroutines

import (
	"fmt"
	"os"
	"sync"
)

func Plain() { // want Plain:`^goroutine a go statement; stdout fmt\.Println$`
	go fmt.Println("x")
}

func Literal() { // want Literal:`stdout fmt\.Println`
	done := make(chan bool)
	go func() {
		fmt.Println("x")
		close(done)
	}()
	<-done
}

// LiteralErr writes nothing to stdout, but a panic there ends the process.
func LiteralErr() { // want LiteralErr:`^goroutine a go statement$`
	go func() { fmt.Fprintln(os.Stderr, "x") }()
}

func Recovering() {
	go func() {
		defer func() {
			if r := recover(); r != nil {
				fmt.Fprintln(os.Stderr, r)
			}
		}()
		work()
	}()
}

func RecoveringLoud() { // want RecoveringLoud:`^stdout fmt\.Println$`
	go func() {
		defer func() {
			if r := recover(); r != nil {
				fmt.Println(r)
			}
		}()
		work()
	}()
}

// guard is deferred by name.
func guard() {
	if r := recover(); r != nil {
		fmt.Fprintln(os.Stderr, r)
	}
}

func RecoveringByName() {
	go func() {
		defer guard()
		work()
	}()
}

// safe recovers: its goroutine does too.
func safe() {
	defer guard()
	work()
}

func RecoveringNamed() { go safe() }

func Named() { go work() } // want Named:`^goroutine a go statement$`

// Recover in the function that starts the goroutine helps nobody.
func RecoverOutside() { // want RecoverOutside:`goroutine a go statement`
	defer guard()
	go work()
}

func work() {}

func Group(names []string) { // want Group:`^goroutine a go statement; stdout fmt\.Println$`
	var wg sync.WaitGroup
	for _, name := range names {
		wg.Add(1)
		go func() {
			defer wg.Done()
			fmt.Println(name)
		}()
	}
	wg.Wait()
}

func GroupGo(names []string) { // want GroupGo:`^goroutine sync\.WaitGroup\.Go; stdout fmt\.Println$`
	var wg sync.WaitGroup
	for _, name := range names {
		wg.Go(func() { fmt.Println(name) })
	}
	wg.Wait()
}

// Pool starts workers that call what they are given.
type Pool struct{ jobs chan func() }

func (p *Pool) Start() { // want Start:`calls p0\.jobs\.\[\]`
	go func() {
		defer guard()
		for job := range p.jobs {
			job()
		}
	}()
}

func (p *Pool) Do(job func()) { p.jobs <- job } // want Do:`p0\.jobs\.\[\] = p1`

func RunQuietPool() {
	p := &Pool{jobs: make(chan func())}
	p.Start()
	p.Do(func() { fmt.Fprintln(os.Stderr, "x") })
}

// Go runs f in a goroutine that recovers.
func Go(f func()) { // want Go:`^calls p0$`
	go func() {
		defer guard()
		f()
	}()
}

func Spawn() { Go(func() { fmt.Println("x") }) } // want Spawn:`^stdout fmt\.Println$`

func SpawnErr() { Go(func() { fmt.Fprintln(os.Stderr, "x") }) }

func Method(w *worker) { go w.run() } // want Method:`goroutine a go statement`

type worker struct{ log func(string) }

func (w *worker) run() { w.log("x") }
