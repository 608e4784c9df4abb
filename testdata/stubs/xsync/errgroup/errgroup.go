// Package errgroup is a stub of golang.org/x/sync/errgroup for fixtures.
package errgroup

import (
	"context"
	"sync"
)

// A Group is goroutines that work on parts of one task.
type Group struct {
	wg   sync.WaitGroup
	sem  chan struct{}
	once sync.Once
	err  error
}

// WithContext returns a group with a context.
func WithContext(ctx context.Context) (*Group, context.Context) { return new(Group), ctx }

// Wait waits for all functions, and returns the first error.
func (g *Group) Wait() error {
	g.wg.Wait()
	return g.err
}

// SetLimit has at most n goroutines at a time.
func (g *Group) SetLimit(n int) { g.sem = make(chan struct{}, n) }

// Go calls the function in a goroutine, once the limit lets it.
func (g *Group) Go(f func() error) {
	if g.sem != nil {
		g.sem <- struct{}{}
	}
	g.start(f)
}

// TryGo calls the function in a goroutine if the limit lets it.
func (g *Group) TryGo(f func() error) bool {
	if g.sem != nil {
		select {
		case g.sem <- struct{}{}:
		default:
			return false
		}
	}
	g.start(f)
	return true
}

func (g *Group) start(f func() error) {
	g.wg.Go(func() {
		if err := f(); err != nil {
			g.once.Do(func() { g.err = err })
		}
		if g.sem != nil {
			<-g.sem
		}
	})
}
