// Command fetch answers in the order in which goroutines end.
package main

import (
	"context"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type out struct {
	Locked  []string `json:"locked"`
	Channel []string `json:"channel"`
	Grouped []string `json:"grouped"`
	Worked  []int    `json:"worked"`
	Started []string `json:"started"`
}

func fetch(s string) string { return s }

func worker(jobs <-chan int, results chan<- int) {
	for j := range jobs {
		results <- j * 2
	}
}

func run(ctx context.Context, in none) (o out, err error) {
	hosts := []string{"a", "b"}
	var mu sync.Mutex
	var wg sync.WaitGroup
	var locked []string
	for _, h := range hosts {
		wg.Add(1)
		go func() { // want `^field Out\.Locked is in the order in which goroutines end, data differs`
			defer wg.Done()
			r := fetch(h)
			mu.Lock()
			locked = append(locked, r)
			mu.Unlock()
		}()
	}
	wg.Wait()
	o.Locked = locked

	results := make(chan string)
	for _, h := range hosts {
		go func() { results <- fetch(h) }() // want `^field Out\.Channel is in the order in which goroutines end`
	}
	for range hosts {
		o.Channel = append(o.Channel, <-results)
	}

	var grouped []string
	for _, h := range hosts {
		wg.Go(func() { // want `^field Out\.Grouped is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			grouped = append(grouped, h)
		})
	}
	wg.Wait()
	o.Grouped = grouped

	jobs, done := make(chan int), make(chan int)
	for range 3 {
		go worker(jobs, done) // want `^field Out\.Worked is in the order in which goroutines end`
	}
	for i := range 10 {
		jobs <- i
	}
	for range 10 {
		o.Worked = append(o.Worked, <-done)
	}

	started := make(chan string)
	for _, h := range hosts {
		envelope.Go(ctx, func() { started <- fetch(h) }) // want `^field Out\.Started is in the order in which goroutines end`
	}
	for range hosts {
		o.Started = append(o.Started, <-started)
	}
	return o, nil
}

func main() {
	app := envelope.New("fetch")
	envelope.Register(app, envelope.Command[none, out]{Name: "fetch", Summary: "Fetch", Effect: envelope.Safe, Run: run})
	app.Main()
}
