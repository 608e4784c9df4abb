// Package pool makes a client the first time that one is asked for.
package pool

import "fmt"

// A Client fetches something.
type Client interface{ Fetch() }

type loud struct{}

func (*loud) Fetch() { fmt.Println("fetching") }

type quiet struct{}

func (*quiet) Fetch() {}

func newLoud() Client { return &loud{} }

var made Client

// Get returns the client, which is that of whoever asked first.
func Get(verbose bool) Client {
	if made == nil {
		if verbose {
			made = newLoud()
		} else {
			made = &quiet{}
		}
	}
	return made
}

var told func()

// Teller returns what tells, likewise.
func Teller(verbose bool) func() {
	if told == nil {
		told = func() {}
		if verbose {
			text := fmt.Sprint("told")
			told = func() { fmt.Println(text) }
		}
	}
	return told
}

type keeper struct{ client Client }

var kept *keeper

// Kept returns the client that somebody keeps, likewise.
func Kept(verbose bool) Client {
	if kept == nil {
		kept = new(keeper)
		if verbose {
			kept.client = newLoud()
		}
	}
	return kept.client
}
