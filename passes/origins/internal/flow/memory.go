package flow

import "golang.org/x/tools/go/ssa"

// A state is what objects hold at one point of a function. A parameter that is
// not in it holds what the caller gave.
type state struct {
	mem   tree
	owner int // of what it alone has of mem; 0 if that is nothing
}

// fork returns a state that starts as s is.
func (s *state) fork() *state {
	s.owner = 0
	return &state{mem: s.mem}
}

// lookup returns what an object holds, if that is in the state.
func (f *frame) lookup(st *state, o *object) (value, bool) {
	if n, ok := f.slots[o]; ok {
		return st.mem.get(n)
	}
	return nil, false
}

func (f *frame) set(st *state, o *object, v value) {
	n, ok := f.slots[o]
	if !ok {
		n = len(f.slotted)
		f.slots[o] = n
		f.slotted = append(f.slotted, o)
	}
	f.put(st, n, v)
}

// put sets what is in a slot of a state.
func (f *frame) put(st *state, slot int, v value) {
	if old, ok := st.mem.get(slot); ok && identical(old, v) {
		return
	}
	f.own(st)
	st.mem = st.mem.with(st.owner, slot, v)
}

// own has a state be one that may change what it makes.
func (f *frame) own(st *state) {
	if st.owner == 0 {
		f.owners++
		st.owner = f.owners
	}
}

// content returns what an object holds.
func (f *frame) content(st *state, o *object) value {
	if v, ok := f.lookup(st, o); ok {
		return v
	}
	if o.param {
		return f.p.atoms.param(o.index)
	}
	if o.glob != nil {
		return f.p.global(o.glob)
	}
	return nil
}

// join takes into s what t holds, and reports whether that was new.
func (f *frame) join(s, t *state) (changed bool) {
	s.owner, t.owner = 0, 0 // they have in common what they had alone, and the joiner knows it
	s.mem, changed = f.joins.join(s.mem, t.mem)
	return changed
}

// both returns what is in a slot if one way leaves v there and another w, and whether that
// is more than v.
func (f *frame) both(slot int, v, w slotValue) (slotValue, bool) {
	if o := f.slotted[slot]; o.param {
		given := slotValue{f.p.atoms.param(o.index), true}
		if !v.in {
			v = given
		}
		if !w.in {
			w = given
		}
	}
	if !w.in {
		return v, false
	}
	u := union(v.value, w.value)
	if same(u, v.value) {
		return v, false
	}
	return slotValue{u, true}, true
}

// maxHops bounds the pointers that are followed to one value.
const maxHops = 6

// get returns what a value holds at a path.
func (f *frame) get(st *state, v value, path string) value { return f.getWithin(st, v, path, maxHops) }

func (f *frame) getWithin(st *state, v value, path string, hops int) value {
	if path == "" {
		return v
	}
	var out value
	f.getInto(&out, st, v, path, hops)
	return out
}

// getInto adds to out what a value holds at a path.
func (f *frame) getInto(out *value, st *state, v value, path string, hops int) {
	if path == "" {
		out.putAll(v)
		return
	}
	if f.work += 1 + len(v); f.work > f.mostWork() {
		return
	}
	for _, e := range v {
		if len(*out) >= maxEntries {
			return
		}
		inside, beyond, ok := match(e.at, path)
		if !ok {
			continue
		}
		if beyond == "" {
			e.at = inside
			out.put(e)
			continue
		}
		switch e.kind {
		case isPlace:
			if p, ok := join(e.path, beyond); ok && hops > 0 {
				f.getInto(out, st, f.content(st, e.obj), p, hops-1)
			}
		case isParam, isSource, isNext, isElem:
			if part, ok := f.p.atoms.part(e, beyond, f.curBlock()); ok {
				out.put(part)
			}
		case isFunc:
			if hops == 0 {
				continue
			}
			pos, given := f.pos, f.given
			if i, rest, ok := cutStore(beyond); ok {
				out.putAll(f.getWithin(st, f.stored(st, e.fn, nil, i), rest, hops-1))
			}
			if i, rest, ok := cutCall(beyond); ok {
				if results := f.calledElsewhere(st, e.fn, nil, f.mentioned(e.fn)); i < len(results) {
					f.getInto(out, st, results[i], rest, hops-1)
				}
			}
			f.pos, f.given = pos, given
		case isType:
			if name, rest := cutStep(beyond); name[0] == '#' && hops > 0 {
				c := f.p.method(e.typ, name[1:])
				recv, _ := cutLast(path, beyond)
				if c == nil {
					if in := f.p.promotedFrom(e.typ, name[1:]); in != "" {
						out.putAll(f.getWithin(st, v, recv+in+beyond, hops-1))
					}
					continue
				}
				args := []value{f.getWithin(st, v, recv, hops-1)}
				if i, in, ok := cutCall(rest); ok {
					if results := f.calledElsewhere(st, c, args, f.pos); i < len(results) {
						f.getInto(out, st, results[i], in, hops-1)
					}
				}
				if i, in, ok := cutStore(rest); ok {
					f.getInto(out, st, f.stored(st, c, args, i+1), in, hops-1)
				}
			}
		}
	}
}

// cutCall cuts the step of a call's result off a path.
func cutCall(path string) (result int, rest string, ok bool) {
	s, rest := cutStep(path)
	if len(s) != 3 || s[0] != '(' {
		return 0, "", false
	}
	return int(s[1] - '0'), rest, true
}

// cutStore cuts the step of what a call puts into an argument off a path.
func cutStore(path string) (argument int, rest string, ok bool) {
	s, rest := cutStep(path)
	if len(s) != 3 || s[0] != '<' {
		return 0, "", false
	}
	return int(s[1] - '0'), rest, true
}

func cutLast(path, rest string) (string, bool) {
	if len(rest) > len(path) {
		return "", false
	}
	return path[:len(path)-len(rest)], true
}

// load returns what is at an address.
func (f *frame) load(st *state, addr value) value {
	var out value
	for _, e := range addr {
		if e.at == "" {
			switch e.kind {
			case isPlace:
				out.putAll(f.get(st, f.content(st, e.obj), e.path))
				continue
			case isParam:
				if v, ok := f.changed(st, e); ok {
					out.putAll(f.get(st, v, e.path))
					continue
				}
			}
		}
		out.put(e)
	}
	return out
}

// pointed returns what a pointer that a function is given holds at a path. What one of the own
// parameters points to may hold something else by now than it did:
//
//	func (o *options) run() report {
//		o.now = time.Now
//		return o.report()
//	}
func (f *frame) pointed(st *state, v value, path string) value {
	if path == "" || len(f.params) == 0 {
		return f.get(st, v, path)
	}
	var out value
	for _, e := range v {
		if content, ok := f.changed(st, e); ok {
			if p, ok := join(e.path, path); ok {
				f.getInto(&out, st, content, p, maxHops)
			}
			continue
		}
		f.getInto(&out, st, value{e}, path, maxHops)
	}
	return out
}

// changed returns what a parameter points to into which something was put, false if nothing was.
func (f *frame) changed(st *state, e entry) (content value, ok bool) {
	if e.kind != isParam || e.at != "" || e.whole {
		return nil, false
	}
	o := f.params[int(e.param)]
	if o == nil {
		return nil, false
	}
	return f.lookup(st, o)
}

// address returns the address that is a step beyond addr.
func (f *frame) address(st *state, addr value, step string) value {
	var out value
	for _, e := range addr {
		if e.at == "" && e.kind == isPlace {
			if e.atom = f.p.atoms.derive(e.atom, partOf, step); e.atom != nil {
				out.put(e)
			}
			continue
		}
		out.putAll(f.get(st, value{e}, step))
	}
	return out
}

// target returns the object that an address is in.
func (f *frame) target(e entry) (o *object, path string, ok bool) {
	switch {
	case e.at != "" || e.whole || e.order:
	case e.kind == isPlace:
		return e.obj, e.path, true
	case e.kind == isParam:
		return f.paramObject(int(e.param)), e.path, true
	}
	return nil, "", false
}

// store puts a value at an address: in place of what is there if that is one
// place for certain, else besides it.
func (f *frame) store(st *state, addr, v value) {
	for _, e := range addr {
		o, path, ok := f.target(e)
		if !ok {
			continue
		}
		if o.glob != nil {
			f.p.initGlobal(f, st, o.glob, v, path)
			continue
		}
		old := f.content(st, o)
		if len(addr) == 1 && exact(path) {
			old = f.p.atoms.without(old, path)
		}
		f.set(st, o, union(old, v.at(path)))
	}
}

// forget takes what is at an address for something else from now on.
func (f *frame) forget(st *state, addr value) {
	for _, e := range addr {
		if o, path, ok := f.target(e); ok && o.glob == nil && len(f.content(st, o)) > 0 {
			f.set(st, o, f.p.atoms.without(f.content(st, o), path))
		}
	}
}

// object returns the object that an instruction makes.
func (f *frame) object(by ssa.Value, index int) *object {
	key := objectKey{by, index}
	o := f.objects[key]
	if o == nil {
		o = &object{by: by, index: index}
		f.objects[key] = o
	}
	return o
}

func (f *frame) paramObject(i int) *object {
	o := f.params[i]
	if o == nil {
		o = &object{index: i, param: true}
		f.params[i] = o
	}
	return o
}

type objectKey struct {
	by    ssa.Value
	index int
}
