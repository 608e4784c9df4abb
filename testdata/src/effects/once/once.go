// Package once has functions that run once, or in a group.
package once

import (
	"context"
	"fmt"
	"io"
	"os"
	"sync"
)

var setup sync.Once

func Setup() { // want Setup:`^stdout fmt\.Println$`
	setup.Do(func() { fmt.Println("set up") })
}

func SetupErr() {
	var once sync.Once
	once.Do(func() { fmt.Fprintln(os.Stderr, "set up") })
}

func SetupNamed() { // want SetupNamed:`^exit os\.Exit$`
	var once sync.Once
	once.Do(die)
}

func die() { os.Exit(1) }

var load = sync.OnceFunc(func() { fmt.Println("loading") })

func Load() { load() } // want Load:`^stdout fmt\.Println$`

var loadErr = sync.OnceFunc(func() { fmt.Fprintln(os.Stderr, "loading") })

func LoadErr() { loadErr() }

var value = sync.OnceValue(func() int {
	fmt.Println("computing")
	return 1
})

func Value() int { return value() } // want Value:`^stdout fmt\.Println$`

var quietValue = sync.OnceValue(func() int { return 1 })

func QuietValue() int { return quietValue() }

// A Group is what errgroup is.
type Group struct {
	cancel func()
	wg     sync.WaitGroup
	once   sync.Once
	err    error
}

func withContext(ctx context.Context) (*Group, context.Context) {
	ctx, cancel := context.WithCancel(ctx)
	return &Group{cancel: cancel}, ctx
}

func (g *Group) Go(f func() error) { // want Go:`calls p1`
	g.wg.Add(1)
	go func() {
		defer g.wg.Done()
		if err := f(); err != nil {
			g.once.Do(func() {
				g.err = err
				if g.cancel != nil {
					g.cancel()
				}
			})
		}
	}()
}

func (g *Group) Wait() error { // want Wait:`calls p0\.cancel`
	g.wg.Wait()
	if g.cancel != nil {
		g.cancel()
	}
	return g.err
}

func Fetch(ctx context.Context, urls []string) error { // want Fetch:`stdout fmt\.Println`
	g, _ := withContext(ctx)
	for _, url := range urls {
		g.Go(func() error {
			fmt.Println(url)
			return nil
		})
	}
	return g.Wait()
}

func FetchErr(ctx context.Context, urls []string) error { // want FetchErr:`^goroutine a go statement$`
	g, _ := withContext(ctx)
	for _, url := range urls {
		g.Go(func() error {
			fmt.Fprintln(os.Stderr, url)
			return nil
		})
	}
	return g.Wait()
}

// The synchronized stores of the standard library.

var writers sync.Map

func Store() { // want Store:`stdout os\.Stdout`
	writers.Store("out", os.Stdout)
}

func LoadStored() { // want LoadStored:`stdout fmt\.Fprintln`
	w, _ := writers.Load("out")
	fmt.Fprintln(w.(io.Writer), "x")
}

var pool = sync.Pool{New: func() any {
	fmt.Println("new buffer")
	return new([]byte)
}}

func Get() any { return pool.Get() } // want Get:`stdout fmt\.Println`

var quietPool = sync.Pool{New: func() any { return new([]byte) }}

func QuietGet() *[]byte { return quietPool.Get().(*[]byte) }

// After functions run later.

func After(ctx context.Context) { // want After:`^goroutine context\.AfterFunc; stdout fmt\.Println$`
	context.AfterFunc(ctx, func() { fmt.Println("cancelled") })
}

func AfterErr(ctx context.Context) { // want AfterErr:`^goroutine context\.AfterFunc$`
	context.AfterFunc(ctx, func() { fmt.Fprintln(os.Stderr, "cancelled") })
}
