// Package atexit runs functions in the end.
package atexit

import (
	"os"
	"sync"
)

var (
	mu  sync.Mutex
	fns []func()
)

// Register adds a function.
func Register(fn func()) {
	mu.Lock()
	defer mu.Unlock()
	fns = append(fns, fn)
}

// Run runs the functions, the last first.
func Run() {
	mu.Lock()
	list := fns
	fns = nil
	mu.Unlock()
	for i := len(list) - 1; i >= 0; i-- {
		list[i]()
	}
}

// Exit runs the functions and ends the process.
func Exit(status int) {
	Run()
	os.Exit(status)
}
