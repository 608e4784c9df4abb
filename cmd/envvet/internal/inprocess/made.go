package inprocess

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// What cgo makes of a package's files takes as long as a C compiler does. The go command is
// asked about those few packages alone, and what does not import them is looked at meanwhile.

// A making is what the go command is asked about packages of which some files are made of others
// before they are compiled.
type making struct {
	ids  []string // of the packages, sorted
	done chan struct{}
	made map[string]*packages.Package // once it is done, those that go well
}

// makeAgain asks the go command what it was asked by the run before, nothing if that is not known.
func (c Command) makeAgain(ctx context.Context) *making {
	if c.Store == nil {
		return nil
	}
	text, _ := c.Store.get(c.listKey(), keptMade)
	if len(text) == 0 {
		return nil
	}
	return c.make(ctx, strings.Split(string(text), "\n"))
}

// makeFor asks the go command about the packages that wait for it, unless that was asked already.
// It returns nil if none does, and errGenerates if one cannot be asked for by its path, as a package
// with its tests in it cannot, or something is wanted of the standard library, of which more would
// have to wait.
func (c Command) makeFor(ctx context.Context, g *graph, asked *making) (*making, error) {
	var ids []string
	for _, u := range g.units {
		if !u.late || !u.makes() {
			continue
		}
		if c.Standard || u.variant() || u.pkg.ID == "command-line-arguments" {
			return nil, errGenerates
		}
		ids = append(ids, u.pkg.ID)
	}
	slices.Sort(ids)
	switch {
	case len(ids) == 0:
		return nil, nil
	case asked != nil && slices.Equal(ids, asked.ids):
		return asked, nil
	case c.Store != nil:
		c.Store.put(c.listKey(), keptMade, []byte(strings.Join(ids, "\n")))
	}
	return c.make(ctx, ids), nil
}

// make begins to ask the go command, also for what they import: it would compile them once more
// for a list in which that is left out.
func (c Command) make(ctx context.Context, ids []string) *making {
	m := &making{ids: ids, done: make(chan struct{}), made: make(map[string]*packages.Package)}
	go func() { //envvet:ignore exitcall it waits for the go command
		defer close(m.done)
		roots, err := c.load(ctx, listed|packages.NeedCompiledGoFiles, ids)
		if err != nil {
			return
		}
		for _, p := range roots {
			if len(p.Errors) == 0 {
				m.made[p.ID] = p
			}
		}
	}()
	return m
}

// makes reports whether what is compiled of u is not what the list has of it.
func (u *unit) makes() bool { return u.look && u.generates }

// turn returns in which of two turns u is looked at.
func turn(u *unit) int {
	if u.late {
		return 1
	}
	return 0
}

// wait has units wait of which something is made, and all that imports one.
func (g *graph) wait() {
	for _, u := range g.units { // imports come first
		u.late = u.makes() || slices.ContainsFunc(u.imports, func(v *unit) bool { return v.late })
	}
	// Imports stay before importers: nothing imports what waits that does not wait itself.
	slices.SortStableFunc(g.units, func(u, v *unit) int { return cmp.Compare(turn(u), turn(v)) })
}

// runLate looks at the units that had to wait, once what is made is there.
func (g *graph) runLate(ctx context.Context, m *making) error {
	select {
	case <-m.done:
	case <-ctx.Done():
		return nil
	}
	if err := g.receive(m); err != nil {
		return err
	}
	if err := g.plan(); err != nil {
		return err
	}
	return g.run(ctx)
}

// receive gives units what was made of them, so that none has to wait any more. It returns
// errUnlisted if something is wrong with one, of which the go command is to tell.
func (g *graph) receive(m *making) error {
	known := make(map[string]*unit)
	for _, u := range g.units {
		known[u.pkg.ID] = u
	}
	var added []*unit
	for _, u := range g.units {
		if !u.makes() {
			continue
		}
		p := m.made[u.pkg.ID]
		if p == nil {
			return errUnlisted
		}
		u.pkg.CompiledGoFiles, u.texts = p.CompiledGoFiles, nil
		for _, path := range slices.Sorted(maps.Keys(p.Imports)) { // more than the files import of which they are made
			q := p.Imports[path]
			added = append(added, g.adopt(q, known)...)
			v := known[q.ID]
			u.pkg.Imports[path] = v.pkg
			u.join(v)
		}
		g.rehash(u)
	}
	first := slices.IndexFunc(g.units, func(u *unit) bool { return u.late })
	g.units = slices.Insert(g.units, first, added...)
	g.late = true
	return nil
}

// adopt makes units for a package and what it imports of which none are known, imports before
// importers.
func (g *graph) adopt(p *packages.Package, known map[string]*unit) (added []*unit) {
	if known[p.ID] != nil {
		return nil
	}
	for _, path := range slices.Sorted(maps.Keys(p.Imports)) {
		q := p.Imports[path]
		added = append(added, g.adopt(q, known)...)
		p.Imports[path] = known[q.ID].pkg
	}
	p.CompiledGoFiles, p.TypesSizes = p.GoFiles, g.units[0].pkg.TypesSizes // as in the list
	u := g.unit(p, false)
	u.late, u.source = true, true
	known[p.ID] = u
	g.rehash(u)
	return append(added, u)
}

// rehash finds anew what decides u by itself.
func (g *graph) rehash(u *unit) {
	if g.store != nil {
		c, err := u.content()
		u.sum, u.readable = c.sum, err == nil
	}
}
