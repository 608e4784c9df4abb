// Package gauge shows how far something is, again and again.
package gauge

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// A Gauge is shown on standard output, unless it says something else.
type Gauge struct {
	Out    io.Writer
	Silent bool
	Manual bool

	n      int
	once   sync.Once
	finish chan bool
}

// New returns a gauge.
func New() *Gauge { return &Gauge{finish: make(chan bool)} }

// Start shows the gauge, and has it shown from time to time.
func (g *Gauge) Start() *Gauge {
	if !g.Manual {
		g.Show()
		go g.refresh()
	}
	return g
}

func (g *Gauge) refresh() {
	for {
		select {
		case <-g.finish:
			return
		case <-time.After(time.Second):
			g.Show()
		}
	}
}

// Show shows it.
func (g *Gauge) Show() {
	g.n++
	switch {
	case g.Out != nil:
		fmt.Fprintln(g.Out, g.n)
	case !g.Silent:
		fmt.Println(g.n)
	}
}

// Finish shows it for the last time.
func (g *Gauge) Finish() {
	g.once.Do(func() {
		close(g.finish)
		if g.Out == nil && !g.Silent {
			fmt.Println("done")
		}
	})
}

// A Board has several gauges.
type Board struct {
	mu     sync.Mutex
	gauges []*Gauge
}

// Add starts a gauge that the board shows, and not the gauge itself.
func (b *Board) Add(g *Gauge) {
	b.mu.Lock()
	defer b.mu.Unlock()
	g.Manual = true
	g.Silent = true
	b.gauges = append(b.gauges, g.Start())
}

// A Lamp may be put out while it is on.
type Lamp struct {
	mu  sync.Mutex
	out bool
}

// NewLamp returns a lamp that is out.
func NewLamp() *Lamp { return &Lamp{out: true} }

// Start has the lamp shown from time to time.
func (l *Lamp) Start() { go l.blink() }

func (l *Lamp) blink() {
	for range 10 {
		time.Sleep(time.Second)
		l.mu.Lock()
		if !l.out {
			fmt.Println("on")
		}
		l.mu.Unlock()
	}
}

// Put puts the lamp out, or on again.
func (l *Lamp) Put(out bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.out = out
}

// A Sign is guarded by a lock beside its settings.
type Sign struct {
	mu       sync.Mutex
	settings settings
}

type settings struct{ dark bool }

// NewSign returns a sign that is dark.
func NewSign() *Sign { return &Sign{settings: settings{dark: true}} }

// Start has the sign shown from time to time.
func (s *Sign) Start() { go s.glow() }

func (s *Sign) glow() {
	for range 10 {
		time.Sleep(time.Second)
		s.mu.Lock()
		if !s.settings.dark {
			fmt.Println("open")
		}
		s.mu.Unlock()
	}
}

// Put has the sign dark, or not.
func (s *Sign) Put(dark bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.settings.dark = dark
}

// A Light is for what it shows, and guarded by a lock.
type Light[T any] struct {
	mu    sync.Mutex
	off   bool
	shows T
}

// NewLight returns a light that is off.
func NewLight[T any](shows T) *Light[T] { return &Light[T]{off: true, shows: shows} }

// Start has the light shown from time to time.
func (l *Light[T]) Start() { go l.shine() }

func (l *Light[T]) shine() {
	for range 10 {
		time.Sleep(time.Second)
		l.mu.Lock()
		if !l.off {
			fmt.Println(l.shows)
		}
		l.mu.Unlock()
	}
}

// Put has the light off, or on again.
func (l *Light[T]) Put(off bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.off = off
}

// A Bell rings once it is told that it may.
type Bell struct {
	muted bool
	told  chan bool
}

// NewBell returns a bell that is muted.
func NewBell() *Bell { return &Bell{muted: true, told: make(chan bool)} }

// Start has the bell wait.
func (b *Bell) Start() { go b.ring() }

func (b *Bell) ring() {
	<-b.told
	if !b.muted {
		fmt.Println("ring")
	}
}

// Unmute has it ring.
func (b *Bell) Unmute() {
	b.muted = false
	close(b.told)
}

// A Watch asks for what it sets itself, where it is told to.
type Watch struct {
	quiet bool
	say   chan bool
}

// NewWatch returns a watch that is quiet.
func NewWatch(say chan bool) *Watch { return &Watch{quiet: true, say: say} }

// Start has the watch tick.
func (w *Watch) Start() { go w.tick() }

func (w *Watch) tick() {
	for {
		w.listen()
		if !w.quiet {
			fmt.Println("tick")
		}
	}
}

func (w *Watch) listen() { w.quiet = !<-w.say }
