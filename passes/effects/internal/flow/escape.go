package flow

import "github.com/envvet/envvet/passes/effects/summary"

// maxEscape bounds values within values that escape; each is looked at once.
const maxEscape = 32

// escape notes that values leave the function's sight: they are returned, kept
// in a place that others reach, or handed to code that is not known. A mention
// of os.Stdout among them lets standard output be written to; beyond says that such code
// has them, or another package.
func (f *frame) escape(atoms []atom, beyond bool) {
	if !f.atInit() && !f.entering {
		as := isKept
		if beyond {
			as = isLent
		}
		f.escapeAll(atoms, as, make(map[any]bool), 0)
	}
}

func (f *frame) escapeAll(atoms []atom, as fate, seen map[any]bool, depth int) {
	if depth > maxEscape {
		return
	}
	for _, a := range atoms {
		switch n := a.node.(type) {
		case *writer:
			if n.home == f.fn {
				f.arm(n, as, via{})
			}
		case *ref:
			if n.root == summary.Made && f.owns(n) && !seen[n] {
				seen[n] = true
				f.escapeAll(f.unleft(a), isLeft, seen, depth+1)
			}
		case *boxed:
			if !seen[n] {
				seen[n] = true
				f.escapeAll(f.inside(a, n), as, seen, depth+1)
			}
		case *object:
			if n.home != f.fn || seen[n] {
				continue
			}
			seen[n] = true
			f.touchAll(a)
			for _, p := range f.pkg.parts[n] {
				for _, e := range f.pkg.mem[p].entries {
					f.escapeAll([]atom{e.atom}, as, seen, depth+1)
				}
			}
		case *function:
			if n.fn == nil && n.sum == nil || seen[n] {
				continue
			}
			seen[n] = true
			f.escapeClosure(a, n, as, seen, depth)
		}
	}
}

// escapeClosure lets escape what the closure a, which is n, writes to, once somebody calls it, or
// hands to what it is called with, as an iterator does. What it puts into what it is called with, as
// an option does, or returns, is kept until somebody writes to that.
func (f *frame) escapeClosure(a atom, n *function, as fate, seen map[any]bool, depth int) {
	sum, _ := f.sumOf(n)
	if sum == nil {
		return
	}
	s := substitution{f: f, bind: f.bound(a, n)}
	for i := range sum.Uses {
		switch u := &sum.Uses[i]; {
		case u.Target.Root == summary.Free && (u.Op == summary.Write || u.Op == summary.Hand || u.Op == summary.Invoke && writesFile(u.Method)):
			f.escapeAll(s.contents(u.Target), as, seen, depth+1)
		case u.Target.Root == summary.Param && u.Op == summary.Call:
			f.escapeAll(s.captured(u.Args), as, seen, depth+1)
		}
	}
	for i := range sum.Stores {
		if st := &sum.Stores[i]; st.Target.Root == summary.Param {
			f.escapeAll(s.captured([]summary.Value{st.Value}), isKept, seen, depth+1)
		}
	}
	f.escapeAll(s.captured(sum.Results), isKept, seen, depth+1)
}

// captured returns what values of the callee hold that are places of what it has captured.
func (s substitution) captured(values []summary.Value) []atom {
	var out cell
	for _, v := range values {
		for i := range v {
			if v[i].Kind == summary.At && v[i].Ref.Root == summary.Free {
				out.addAll(s.contents(v[i].Ref))
			}
		}
	}
	return out.atoms
}
