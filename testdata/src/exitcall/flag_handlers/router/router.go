// Package router calls functions by name.
package router

import "os"

// Route is one of them.
type Route struct {
	Name   string
	Run    func(args []string) error
	Failed func(error)
}

// Run calls the function that the arguments name.
func Run(routes []Route) {
	for _, r := range routes {
		if r.Name == os.Args[1] {
			if err := r.Run(os.Args[2:]); err != nil && r.Failed != nil {
				r.Failed(err)
			}
		}
	}
}
