// Package route is a router that tells what it does, unless it is told to run in another mode.
package route

import (
	"fmt"
	"io"
	"os"
	"sync/atomic"
)

// The modes in which the router runs.
const (
	Debug   = "debug"
	Release = "release"
	Test    = "test"
)

const (
	debugCode int32 = iota
	releaseCode
	testCode
)

// Writer is what the router writes to.
var Writer io.Writer = os.Stdout

// Banner is what the router shows first.
var Banner = true

var (
	mode  = debugCode
	name  = Debug
	depth = 1
	quiet bool
)

func init() { SetMode(os.Getenv("ROUTE_MODE")) }

// SetMode sets the mode of all routers.
func SetMode(value string) {
	if value == "" {
		if len(os.Args) > 5 {
			value = Test
		} else {
			value = Debug
		}
	}
	switch value {
	case Debug:
		atomic.StoreInt32(&mode, debugCode)
	case Release:
		atomic.StoreInt32(&mode, releaseCode)
	case Test:
		atomic.StoreInt32(&mode, testCode)
	default:
		panic("unknown mode " + value)
	}
	name = value
}

// Mode returns the name of the mode.
func Mode() string { return name }

// IsDebugging reports whether routers tell what they do.
func IsDebugging() bool { return atomic.LoadInt32(&mode) == debugCode }

// SetDepth sets from which depth on routers are silent.
func SetDepth(n int) { depth = n }

// Mute has routers that are closed say nothing.
func Mute() { quiet = true }

// Unmute is the contrary.
func Unmute() { quiet = false }

// A Router hands requests on.
type Router struct{ pages []string }

// New returns a router.
func New() *Router {
	say("running in debug mode")
	return new(Router)
}

// Get adds a page.
func (r *Router) Get(page string) {
	say("%s", page)
	r.pages = append(r.pages, page)
}

// Run serves pages.
func (r *Router) Run() error {
	if Banner {
		fmt.Fprintln(Writer, "router")
	}
	return nil
}

// Walk visits pages.
func (r *Router) Walk() {
	if depth < 3 {
		fmt.Fprintln(Writer, r.pages)
	}
}

// Close stops the router.
func (r *Router) Close() {
	if !quiet {
		fmt.Fprintln(Writer, "closed")
	}
}

func say(format string, values ...any) {
	if !IsDebugging() {
		return
	}
	fmt.Fprintf(Writer, "[debug] "+format+"\n", values...)
}
