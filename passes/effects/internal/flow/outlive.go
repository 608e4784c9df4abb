package flow

import "github.com/envvet/envvet/passes/effects/summary"

// What is put into a package variable is there for later calls, whose arguments say
// nothing of the conditions under which it was made:
//
//	func Get(verbose bool) Client {
//		if client == nil && verbose {
//			client = newLoud()
//		}
//		return client // with Get(false) too, once it was Get(true)
//	}

// outlives reports whether what is put into place is there for later calls.
func outlives(place atom) bool {
	switch n := place.node.(type) {
	case *ref:
		return n.root == summary.Global
	case *object:
		return n.shared
	}
	return false
}

// outlive forgets under which conditions values were made, and what they hold, and what
// will be put into these.
func (f *frame) outlive(atoms []atom) {
	for _, a := range atoms {
		switch n := a.node.(type) {
		case *boxed:
			if f.outlived(&n.made) {
				f.grown(n.inner.held)
				f.outlive(n.inner.atoms)
			}
		case *function:
			if f.outlived(&n.made) {
				for _, c := range n.bind {
					f.grown(c.held)
					f.outlive(c.atoms)
				}
			}
		case *object:
			if n.shared {
				continue
			}
			n.shared = true
			f.pkg.undoing(func() { n.shared = false })
			for _, part := range f.pkg.parts[n] {
				for _, e := range f.pkg.mem[part].entries {
					f.outlive([]atom{e.atom})
				}
			}
		}
	}
}

// outlived makes something one that may be of any call, and reports whether it was not.
func (f *frame) outlived(m *made) bool {
	if m.shared {
		return false
	}
	was := *m
	m.shared, m.under = true, nil
	f.pkg.undoing(func() { *m = was })
	f.changed = true
	return true
}
