// Package router calls functions by name.
package router

import "os"

var routes, logs = map[string]func([]string) error{}, map[string]func([]string) error{}

// Handle has f called for the command of that name.
func Handle(name string, f func(args []string) error) { routes[name] = f }

// Log has f called when the program ends.
func Log(name string, f func(args []string) error) { logs[name] = f }

// Run calls the function that the arguments name.
func Run() {
	if f := routes[os.Args[1]]; f != nil && f(os.Args[2:]) != nil {
		os.Exit(1)
	}
}
