// Package again puts something else in the place of what prints, here for good and
// there only on some ways, in one of several places, or before it is put there again.
package again

import (
	"fmt"
	"unsafe"

	"github.com/envvet/envvet/testdata/src/effects/again/sink"
)

type printer interface{ Print(string) }

type loud struct{}

func (loud) Print(s string) { fmt.Println(s) } // want Print:`^stdout fmt\.Println$`

type quiet struct{}

func (quiet) Print(string) {}

var (
	out     printer
	verbose bool
)

func SetVerbose(on bool) { verbose = on } // want SetVerbose:`^sets .*again\.verbose to p0$`

func configure() {
	if verbose {
		out = loud{}
	}
}

func unrelated() { verbose = false }

func Configured() { // want Configured:`^stdout fmt\.Println$`
	out = quiet{}
	configure()
	out.Print("x")
}

func Silenced() {
	configure()
	out = quiet{}
	unrelated()
	out.Print("x")
}

type step struct {
	name string
	run  func()
}

func show() { fmt.Println("x") }

func nop() {}

func One() { // want One:`^stdout fmt\.Println$`
	steps := []step{{"a", show}, {"b", nop}}
	steps[1].run = nop
	for _, s := range steps {
		s.run()
	}
}

func Field() {
	s := step{"a", show}
	s.run = nop
	s.run()
}

func mute(a, b *step, second bool) { // of one of the two
	p := a
	if second {
		p = b
	}
	p.run = nop
}

func muteBoth(a, b *step) { a.run, b.run = nop, nop }

func Muted(second bool) { // want Muted:`^stdout fmt\.Println$`
	a, b := &step{run: show}, &step{run: nop}
	mute(a, b, second)
	a.run()
}

func BothMuted() {
	a, b := &step{run: show}, &step{run: nop}
	muteBoth(a, b)
	a.run()
}

func Later(done chan bool) { // want Later:`stdout fmt\.Println$`
	p := &step{run: show}
	go func() {
		<-done
		p.run = nop
	}()
	p.run()
	close(done)
}

// A winsize is filled as the kernel would.
type winsize struct{ rows, cols, x, y uint16 }

type unfilled struct{ rows, cols uint16 }

func Table() { // want Table:`^stdout fmt\.Println$`
	var ws winsize
	*(*[4]uint16)(unsafe.Pointer(&ws)) = [4]uint16{24, 80}
	if ws.cols == 0 {
		return
	}
	fmt.Println("table")
}

func NoTable() {
	var ws unfilled
	if ws.cols == 0 {
		return
	}
	fmt.Println("table")
}

// A console is kept for later calls.
type console struct{ loud bool }

func (c *console) Print(s string) { // want Print:`^stdout fmt\.Println; leaves p0 alone$`
	if c.loud {
		fmt.Println(s)
	}
}

var kept printer

func say(loud bool, s string) {
	if kept == nil {
		kept = &console{loud: loud}
	}
	kept.Print(s)
}

func Start() { say(true, "starting") } // want Start:`^stdout fmt\.Println$`

func Work() { say(false, "working") } // want Work:`^stdout fmt\.Println$`

func hush(loud bool, s string) {
	var p printer = &console{loud: loud}
	p.Print(s)
}

func Hush() { hush(false, "x") }

func Tables() { // want Tables:`^stdout fmt\.Println$`
	var steps []step
	s := step{run: show}
	steps = append(steps, s)
	s.run = nop
	steps = append(steps, s)
	for _, s := range steps {
		s.run()
	}
}

func Saved() { // want Saved:`^stdout fmt\.Println$`
	s := step{run: show}
	saved := s
	s.run = nop
	s.run()
	saved.run()
}

func Dropped() {
	s := step{run: show}
	s.run = nop
	saved := s
	saved.run()
}

func Pointed() {
	s := step{run: show}
	p := &s
	s.run = nop
	p.run()
}

var counted int

// send gives levels to one of two sinks, to the first of them by three ways.
func send(level int) {
	var s sink.Sink = sink.Plain{}
	switch level {
	case 0:
		s = sink.Quiet{}
	case 1:
		counted++
	case 2:
		counted--
	}
	s.Emit(level)
}

func SendHigh() { send(7) } // want SendHigh:`^exit os\.Exit$`

func SendLow() { send(1) }

func SendNone() { send(0) }
