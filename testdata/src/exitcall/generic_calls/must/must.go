// Package must ends the process where something went wrong.
package must

import (
	"errors"
	"fmt"
	"log"
	"os"
)

// Get returns v, or ends the process.
func Get[T any](v T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return v
}

// Or returns v, or nothing.
func Or[T any](v T, err error) T {
	var zero T
	if err != nil {
		return zero
	}
	return v
}

// Fail never returns.
func Fail[T any](v T) T {
	fmt.Fprintln(os.Stderr, v)
	os.Exit(1)
	return v
}

// Map calls f for each of in.
func Map[T, U any](in []T, f func(T) U) []U {
	var out []U
	for _, v := range in {
		out = append(out, f(v))
	}
	return out
}

// An Exiter ends something.
type Exiter interface{ Exit(code int) }

// Quit ends it by e.
func Quit[E Exiter](e E, code int) { e.Exit(code) }

// QuitAll ends it by each of all.
func QuitAll[E Exiter](all ...E) {
	for _, e := range all {
		e.Exit(1)
	}
}

// Process ends the process.
type Process struct{}

// Exit ends the process.
func (Process) Exit(code int) { os.Exit(code) }

// Request ends a request.
type Request struct{}

// Exit does nothing.
func (Request) Exit(int) {}

// A Queue holds what is to be done.
type Queue[T any] struct{ items []T }

// Next returns what is next, and ends the process if nothing is.
func (q Queue[T]) Next() T {
	if len(q.items) == 0 {
		log.Fatal("empty")
	}
	return q.items[0]
}

// Peek returns what is next.
func (q Queue[T]) Peek() (T, error) {
	var zero T
	if len(q.items) == 0 {
		return zero, errors.New("empty")
	}
	return q.items[0], nil
}
