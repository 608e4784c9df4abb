// Package hooks has what is done on the way of a command.
package hooks

import "github.com/envvet/envvet/testdata/src/stdoutwrite/wrapped_state/query"

// Hooks are called with what the command works with.
type Hooks struct {
	Begin, Parse, Check, Lock, Open, Load, Sort, Group, Join, Merge, Store, Close func(p *query.Processor, tx *query.Transaction)
}

// Run calls them, one after the other.
func (h *Hooks) Run(p *query.Processor) {
	h.Begin(p, p.Tx)
	h.Parse(p, p.Tx)
	h.Check(p, p.Tx)
	h.Lock(p, p.Tx)
	h.Open(p, p.Tx)
	h.Load(p, p.Tx)
	h.Sort(p, p.Tx)
	h.Group(p, p.Tx)
	h.Join(p, p.Tx)
	h.Merge(p, p.Tx)
	h.Store(p, p.Tx)
	h.Close(p, p.Tx)
}
