// Command ping asks hosts in groups of goroutines, of which some have one at a time.
package main

import (
	"context"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type out struct {
	One     []string `json:"one"`
	Context []string `json:"context"`
	Shared  []string `json:"shared"`

	Two   []string `json:"two"`
	Free  []string `json:"free"`
	Maybe []string `json:"maybe"`
	Other []string `json:"other"`
	Tried []string `json:"tried"`
	Reset []string `json:"reset"`
	Late  []string `json:"late"`
	New   []string `json:"new"`
}

var hosts = []string{"a", "b"}

func one(ctx context.Context, in none) (o out, err error) {
	var g errgroup.Group
	g.SetLimit(1)
	for _, host := range hosts {
		g.Go(func() error {
			o.One = append(o.One, host)
			return nil
		})
	}
	if err := g.Wait(); err != nil {
		return out{}, err
	}

	h, ctx := errgroup.WithContext(ctx)
	h.SetLimit(1)
	for _, host := range hosts {
		h.Go(func() error {
			o.Context = append(o.Context, host)
			return ctx.Err()
		})
	}
	if err := h.Wait(); err != nil {
		return out{}, err
	}

	s := new(errgroup.Group)
	s.SetLimit(1)
	for _, host := range hosts {
		s.Go(func() error {
			o.Shared = append(o.Shared, host)
			return nil
		})
	}
	return o, s.Wait()
}

func several(ctx context.Context, in none) (o out, err error) {
	var mu sync.Mutex
	var two errgroup.Group
	two.SetLimit(2)
	for _, host := range hosts {
		two.Go(func() error { // want `^field Out\.Two is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.Two = append(o.Two, host)
			return nil
		})
	}
	_ = two.Wait()

	var free errgroup.Group
	for _, host := range hosts {
		free.Go(func() error { // want `^field Out\.Free is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.Free = append(o.Free, host)
			return nil
		})
	}
	_ = free.Wait()

	var maybe errgroup.Group
	if len(hosts) > 10 {
		maybe.SetLimit(1)
	}
	for _, host := range hosts {
		maybe.Go(func() error { // want `^field Out\.Maybe is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.Maybe = append(o.Maybe, host)
			return nil
		})
	}
	_ = maybe.Wait()

	var other, limited errgroup.Group
	limited.SetLimit(1)
	for _, host := range hosts {
		other.Go(func() error { // want `^field Out\.Other is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.Other = append(o.Other, host)
			return nil
		})
	}
	_ = other.Wait()

	var tried errgroup.Group
	tried.SetLimit(1)
	for _, host := range hosts {
		tried.TryGo(func() error { // want `^field Out\.Tried is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.Tried = append(o.Tried, host)
			return nil
		})
	}
	_ = tried.Wait()

	var reset errgroup.Group
	reset.SetLimit(1)
	reset.SetLimit(len(hosts))
	for _, host := range hosts {
		reset.Go(func() error { // want `^field Out\.Reset is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.Reset = append(o.Reset, host)
			return nil
		})
	}
	_ = reset.Wait()

	var late errgroup.Group
	for _, host := range hosts {
		late.Go(func() error { // want `^field Out\.Late is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.Late = append(o.Late, host)
			return nil
		})
	}
	_ = late.Wait()
	late.SetLimit(1)

	g := new(errgroup.Group)
	g.SetLimit(1)
	wait := func() error { return g.Wait() }
	g = new(errgroup.Group)
	for _, host := range hosts {
		g.Go(func() error { // want `^field Out\.New is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.New = append(o.New, host)
			return nil
		})
	}
	return o, wait()
}

func main() {
	app := envelope.New("ping")
	envelope.Register(app, envelope.Command[none, out]{Name: "one", Summary: "Ping", Effect: envelope.Safe, Run: one})
	envelope.Register(app, envelope.Command[none, out]{Name: "several", Summary: "Ping", Effect: envelope.Safe, Run: several})
	app.Main()
}
