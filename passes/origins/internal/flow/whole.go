package flow

// maxWhole bounds the places that something made of all of a value is looked for at.
const maxWhole = 1024

// whole returns the sources and parameters that a value is made of, at any
// path, as those of something made of all of it. Each place is visited once: there
// may be more ways through objects that hold each other than can be counted.
func (f *frame) whole(st *state, v value) value {
	if v.isWhole() {
		return v
	}
	var out value
	type place struct {
		obj  *object
		path string
	}
	seen := make(map[place]bool)
	var visit func(v value)
	visit = func(v value) {
		for _, e := range v {
			switch e.kind {
			case isSource, isNext, isElem:
				e.at = ""
				out.put(e)
			case isParam:
				if e.order {
					continue
				}
				e.at, e.atom = "", f.p.atoms.derive(e.atom, wholeOf, "")
				out.put(e)
			case isPlace:
				if at := (place{e.obj, e.path}); !seen[at] && len(seen) < maxWhole {
					seen[at] = true
					visit(f.get(st, f.content(st, e.obj), e.path))
				}
			}
		}
	}
	visit(v)
	return out
}

// isWhole reports whether a value is already that of something made of all of one, as a
// buffer is that one piece after the other is appended to.
func (v value) isWhole() bool {
	for i := range v {
		switch e := &v[i]; e.kind {
		case isSource, isNext, isElem:
			if e.at != "" {
				return false
			}
		case isParam:
			if e.at != "" || !e.whole || e.order {
				return false
			}
		default:
			return false
		}
	}
	return true
}
