// Package pool runs functions in goroutines.
package pool

// Go runs f in one.
func Go(f func()) { go f() }

// A Pool runs a function at its end.
type Pool struct{ closing func() }

// New returns one that runs closing.
func New(closing func()) *Pool { return &Pool{closing} }

// Close runs what is to be run then.
func (p *Pool) Close() { go p.closing() }
