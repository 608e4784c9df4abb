// Command ask has a goroutine ask each host, and waits for it before it goes on to the
// next one, or only after all.
package main

import (
	"context"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type out struct {
	Waited   []string `json:"waited"`
	Closed   []string `json:"closed"`
	Selected []string `json:"selected"`

	Batched []string `json:"batched"`
	Maybe   []string `json:"maybe"`
	Other   []string `json:"other"`
	Late    []string `json:"late"`
}

var batches = [][]string{{"a", "b"}, {"c"}}

func run(ctx context.Context, in none) (o out, err error) {
	for _, host := range batches[0] {
		var wg sync.WaitGroup
		wg.Go(func() { o.Waited = append(o.Waited, host) })
		wg.Wait()
	}

	for _, host := range batches[0] {
		done := make(chan struct{})
		go func() {
			defer close(done)
			o.Closed = append(o.Closed, host)
		}()
		<-done
	}

	for _, host := range batches[0] {
		done := make(chan struct{})
		go func() {
			o.Selected = append(o.Selected, host)
			close(done)
		}()
		select {
		case <-ctx.Done():
			return o, ctx.Err()
		case <-done:
		}
	}

	var mu sync.Mutex
	for _, batch := range batches {
		var wg sync.WaitGroup
		for _, host := range batch {
			wg.Go(func() { // want `^field Out\.Batched is in the order in which goroutines end`
				mu.Lock()
				defer mu.Unlock()
				o.Batched = append(o.Batched, host)
			})
		}
		wg.Wait()
	}

	for i, host := range batches[0] {
		done := make(chan struct{})
		go func() { // want `^field Out\.Maybe is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.Maybe = append(o.Maybe, host)
			close(done)
		}()
		if i > 0 {
			<-done
		}
	}

	var others sync.WaitGroup
	for _, host := range batches[0] {
		go func() { // want `^field Out\.Other is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.Other = append(o.Other, host)
		}()
		others.Wait()
	}

	for _, host := range batches[0] {
		done := make(chan struct{})
		go func() { // want `^field Out\.Late is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			o.Late = append(o.Late, host)
			close(done)
		}()
		select {
		case <-done:
		case <-ctx.Done():
		}
	}
	return o, nil
}

func main() {
	app := envelope.New("ask")
	envelope.Register(app, envelope.Command[none, out]{Name: "ask", Summary: "Ask", Effect: envelope.Safe, Run: run})
	app.Main()
}
