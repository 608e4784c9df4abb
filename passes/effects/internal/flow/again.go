package flow

import "golang.org/x/tools/go/ssa"

// Functions that lead to each other make things for each other without end: what one of them has
// from a callee, it hands on to that by way of others, which have it from there once more.
//
//	func (m *machine) throw(text string) { m.handler(m.box(text)) }
//
//	func (m *machine) box(text string) value {
//		if m.objects == nil {
//			m.throw("no objects")
//		}
//		return &object{text: text}
//	}
//
// What an instruction makes for a callee, and is made of that on the way back to the same
// instruction, is one thing.

// key names what the current instruction makes for the function of under id.
func (f *frame) key(of any, id int) madeKey {
	key := madeKey{by: f.cur, of: of, id: id}
	if f.origin != nil {
		key.of = f.origin
		return key
	}
	if _, ok := of.(*ssa.Function); !ok {
		return key
	}
	for from, ok := key, true; ok; from, ok = f.pkg.from[abs(from.id)] {
		if from.by == key.by && from.of == key.of {
			key.id = abs(from.id)
		}
	}
	if id < 0 {
		key.id = -key.id // see [atom.id]
	}
	return key
}

func abs(n int) int { return max(n, -n) }

// noteFrom notes of what a callee has made it the thing with an ID is made.
func (f *frame) noteFrom(id int, key madeKey) {
	if _, ok := key.of.(*ssa.Function); ok {
		if f.pkg.from == nil {
			f.pkg.from = make(map[int]madeKey)
		}
		f.pkg.from[id] = key
	}
}

// object returns the object that is made under key.
func (f *frame) object(key madeKey) *object {
	if o, ok := f.made[key].(*object); ok {
		return o
	}
	o := &object{id: f.pkg.next(), home: f.fn, by: key.by}
	f.made[key] = o
	f.noteFrom(o.id, key)
	return o
}
