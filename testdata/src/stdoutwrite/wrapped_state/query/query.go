// Package query has what commands work with.
package query

import (
	"io"
	"os"
)

var stdout io.Writer = os.Stdout

// Session has where a user sits.
type Session struct {
	out   io.Writer
	files []io.Writer
}

// NewSession returns one that is on standard output.
func NewSession() *Session { return &Session{out: stdout} }

// Transaction changes files.
type Transaction struct {
	Session *Session
	Parts   map[string]*Part
}

// Part is one of what a transaction has changed.
type Part struct {
	Name string
	Of   *Transaction
	Next *Part
}

// Begin begins a transaction.
func Begin(s *Session) (*Transaction, error) {
	return &Transaction{Session: s, Parts: make(map[string]*Part)}, nil
}

// Processor runs queries.
type Processor struct {
	Tx    *Transaction
	Scope *Part
}

// NewProcessor returns one of a transaction.
func NewProcessor(tx *Transaction) *Processor {
	return &Processor{Tx: tx, Scope: &Part{Of: tx, Next: &Part{Of: tx}}}
}

// Log tells the user something.
func (p *Processor) Log(text string) error {
	_, err := p.Tx.Session.out.Write([]byte(text))
	return err
}
