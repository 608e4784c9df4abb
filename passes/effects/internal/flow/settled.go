package flow

import "github.com/envvet/envvet/passes/effects/summary"

// maxSettled bounds the values that are copied with one.
const maxSettled = 64

// settledIn returns a, which main has put into a hidden variable before any handler
// can run, as the handlers find it there: standard output that main has mentioned
// for it is in place. It is a copy, as the same values are handed in elsewhere.
//
//	logger := slog.New(slog.NewTextHandler(os.Stdout, nil))
//	slog.SetDefault(logger) // for slog.Info
//	newRoot(&app{logger})   // handed in
func (f *frame) settledIn(a atom) atom {
	found := false
	f.stdoutIn(a, func(w atom) atom {
		found = found || f.pkg.settled(w) != w
		return w
	}, new(cell))
	if !found {
		return a
	}
	return f.settle(a, make(map[any]bool))
}

// settled returns standard output that main has mentioned, or was handed, as in place.
func (p *Package) settled(a atom) atom {
	switch w := a.node.(*writer); {
	case isStdout(a) && w.home != nil && p.above(w.home)[p.entry()]:
		return p.writer(w.writerKey)
	case isHandedOn(a) && p.above(w.by.to)[p.entry()]:
		key := w.writerKey
		key.class = summary.Process
		return p.writer(key)
	}
	return a
}

// isHandedOn reports whether a is standard output that a function of the package was
// handed by what it has called.
func isHandedOn(a atom) bool {
	w, ok := a.node.(*writer)
	return ok && w.told && w.class == summary.Injected && w.by.to != nil
}

// settle returns the copy of a, with all that a holds by now. Visited is what it
// has been brought up to date of.
func (f *frame) settle(a atom, visited map[any]bool) atom {
	p := f.pkg
	if len(visited) == maxSettled {
		return a
	}
	switch n := a.node.(type) {
	case *writer:
		return p.settled(a)
	case *boxed:
		twin := settledTwin(p, n, func() *boxed {
			b := *n
			b.id, b.inner = p.next(), newHeld()
			return &b
		})
		if !visited[n] {
			visited[n] = true
			for _, in := range f.inside(a.bare(), n) {
				f.fill(twin.inner, []atom{f.settle(in, visited)})
			}
		}
		a.node = twin
	case *object:
		twin := settledTwin(p, n, func() *object {
			o := *n
			o.id, o.stamps = p.next(), stamps{}
			return &o
		})
		f.touchAll(a)
		if !visited[n] {
			visited[n] = true
			for _, part := range p.parts[n] {
				f.settlePart(part, atom{kind: isPlace, node: twin, path: part.path}, visited)
			}
		}
		a.node = twin
	}
	return a
}

// settlePart brings a part of a copy up to date.
func (f *frame) settlePart(from, to atom, visited map[any]bool) {
	p := f.pkg
	src, dst := p.mem[from], f.slot(to)
	grown := false
	for _, w := range src.writes {
		grown = dst.wrote(w.by, w.must, w.keyed) || grown
	}
	for _, e := range src.entries {
		a := e.atom
		if e.by == nil || !p.undone(from, e.by) {
			a = f.settle(a, visited)
		}
		grown = dst.add(entry{a, e.by, e.first}) || grown
	}
	dst.covers, dst.over = src.covers, src.over
	if grown {
		f.grow(to)
	}
}

// settledTwin returns the copy of n, made if need be.
func settledTwin[T any](p *Package, n *T, made func() *T) *T {
	twin, ok := p.copies[n].(*T)
	if !ok {
		twin = made()
		p.copies[n], p.copies[twin] = twin, twin
	}
	return twin
}
