// Package gauge has gauges that print what they are set to, unless they are to be quiet.
package gauge

import "fmt"

// A Gauge shows a number.
type Gauge struct {
	Quiet bool
	n     int
}

// Set sets it.
func (g *Gauge) Set(n int) {
	g.n = n
	if !g.Quiet {
		fmt.Println("set to", n)
	}
}

// Show shows what it is set to.
func (g Gauge) Show() {
	if !g.Quiet {
		fmt.Println("is", g.n)
	}
}

// Wake has it not be quiet any more.
func (g *Gauge) Wake() { g.Quiet = false }

// Reset sets it to nothing.
func (g *Gauge) Reset() { g.n = 0 }

// Keep keeps the gauge for Kept.
func (g *Gauge) Keep() { kept = g }

// Kept returns the gauge that was kept.
func Kept() *Gauge { return kept }

var kept *Gauge

// Quiet returns a gauge that prints nothing.
func Quiet() Gauge { return Gauge{Quiet: true} }
