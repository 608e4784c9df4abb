// Package aliases sets what decides by another name than the one that is asked. // want package:`Options\.Announce set by [^;]*aliases#Announce; .*Sub\.Flag set by [^;]*\.PartOther; .*Options\.Announce set by [^;]*\.RunServer`
package aliases

import (
	"encoding/json"
	"fmt"
)

type Sub struct{ Flag bool }

type Options struct {
	Announce bool
	Sub      Sub
}

type Server struct{ Opt Options }

// Run hands on the server, and its own options by themselves.
func (s *Server) Run() { s.apply(&s.Opt) } // want Run:`^stdout fmt\.Println$`

func (s *Server) apply(o *Options) {
	s.Opt.Announce = true
	if o.Announce {
		fmt.Println("x")
	}
}

func RunServer() { (&Server{}).Run() } // want RunServer:`^stdout fmt\.Println$`

func Part(o *Options, sub *Sub) { // want Part:`^stdout fmt\.Println; leaves p0 alone; sets Flag of p1 only$`
	sub.Flag = true
	if o.Sub.Flag {
		fmt.Println("x")
	}
}

func PartSame() { // want PartSame:`^stdout fmt\.Println$`
	o := &Options{}
	Part(o, &o.Sub)
}

func PartOther() { Part(&Options{}, &Sub{}) }

// Hook calls a method of what it asks.
func Hook(o *Options, f func()) { // want Hook:`.*stdout fmt\.Println.*`
	f()
	if o.Announce {
		fmt.Println("x")
	}
}

func (o *Options) enable() { o.Announce = true }

func HookSame() { // want HookSame:`.*stdout fmt\.Println.*`
	o := &Options{}
	Hook(o, o.enable)
}

// Start asks later, in a goroutine.
func Start(o *Options, ready chan bool) { go announce(o, ready) } // want Start:`.*stdout fmt\.Println.*`

func announce(o *Options, ready chan bool) {
	<-ready
	if o.Announce {
		fmt.Println("x")
	}
}

func Started() { // want Started:`.*stdout fmt\.Println.*`
	ready := make(chan bool)
	o := &Options{}
	Start(o, ready)
	o.enable()
	close(ready)
}

// A runner is replaced as a whole by a generic function.
type runner struct{ tty bool }

func set[T any](p *T, v T) { *p = v }

func (r *runner) draw() {
	if r.tty {
		fmt.Println("x")
	}
}

func Draw() { // want Draw:`^stdout fmt\.Println$`
	r := &runner{}
	set(r, runner{tty: true})
	r.draw()
}

// Reset replaces a part as a whole.
func Reset() { // want Reset:`^stdout fmt\.Println$`
	var o Options
	o.Sub.Flag = true
	o.Sub = Sub{}
	Unflagged(&o)
}

func Unflagged(o *Options) { // want Unflagged:`^stdout fmt\.Println; leaves p0 alone$`
	if !o.Sub.Flag {
		fmt.Println("x")
	}
}

// Decode keeps the same in two variables.
func Decode(data []byte) { // want Decode:`^stdout fmt\.Println$`
	a := &Options{Announce: false}
	look(a)
	json.Unmarshal(data, a)
	o := a
	Serve(o)
	func() { o = nil }()
}

func look(o *Options) {}

func Serve(o *Options) { // want Serve:`^stdout fmt\.Println; leaves p0 alone$`
	if o.Announce {
		fmt.Println("x")
	}
}
