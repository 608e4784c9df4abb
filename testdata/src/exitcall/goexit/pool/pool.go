// Package pool works on jobs in goroutines of their own.
package pool

import (
	"runtime"
	"sync"
)

// Run works on jobs and waits until that is done.
func Run(jobs []string) {
	var group sync.WaitGroup
	for _, job := range jobs {
		group.Add(1)
		go func() {
			defer group.Done()
			Work([]string{job})
		}()
	}
	group.Wait()
}

// Each does something with each job.
func Each(jobs []string, do func(string)) {
	for _, job := range jobs {
		go do(job)
	}
}

// Work works on jobs until one says that it is enough.
func Work(jobs []string) {
	for _, job := range jobs {
		if job == "quit" {
			runtime.Goexit()
		}
	}
}
