package flow

// A tree maps slots to values. It is not changed once others have it, too: one
// with another value shares with it all but the way there, and what two trees
// share need not be looked at to compare them. A function of many blocks has a state
// for each, which differ in little.
type tree struct {
	root  *node
	depth int // of the leaves below the root
}

const (
	fanBits = 3
	fan     = 1 << fanBits
)

// A node is a leaf, with values, or has nodes below it.
type node struct {
	owner  int   // who may change it, 0 if nobody may
	set    uint8 // which of values there are
	values *[fan]value
	below  *[fan]*node
}

// get returns the value of a slot, and whether there is one.
func (t tree) get(slot int) (value, bool) {
	if slot < 0 || slot>>(fanBits*(t.depth+1)) != 0 {
		return nil, false
	}
	n := t.root
	for d := t.depth; n != nil && d > 0; d-- {
		n = n.below[slot>>(fanBits*d)&(fan-1)]
	}
	i := slot & (fan - 1)
	if n == nil || n.set&(1<<i) == 0 {
		return nil, false
	}
	return n.values[i], true
}

// with returns a tree in which a slot has a value. What the owner has made of it
// is changed, what others have is not; an owner that is 0 has nothing.
func (t tree) with(owner, slot int, v value) tree {
	for slot>>(fanBits*(t.depth+1)) != 0 {
		t = t.higher()
	}
	t.root = t.root.with(owner, t.depth, slot, v)
	return t
}

func (n *node) with(owner, depth, slot int, v value) *node {
	n = n.owned(owner, depth)
	i := slot >> (fanBits * depth) & (fan - 1)
	if depth == 0 {
		n.set |= 1 << i
		n.values[i] = v
	} else {
		n.below[i] = n.below[i].with(owner, depth-1, slot, v)
	}
	return n
}

// owned returns the node as one that its owner may change: a copy unless it is
// the owner's already.
func (n *node) owned(owner, depth int) *node {
	if n != nil && owner != 0 && n.owner == owner {
		return n
	}
	to := &node{owner: owner}
	if depth == 0 {
		to.values = new([fan]value)
		if n != nil {
			to.set, *to.values = n.set, *n.values
		}
		return to
	}
	to.below = new([fan]*node)
	if n != nil {
		*to.below = *n.below
	}
	return to
}

// different calls f for each slot at which two trees may differ, in order.
func different(s, t tree, f func(slot int)) {
	for s.depth < t.depth {
		s = s.higher()
	}
	for t.depth < s.depth {
		t = t.higher()
	}
	s.root.different(t.root, s.depth, 0, f)
}

func (t tree) higher() tree {
	if t.root != nil {
		t.root = &node{below: &[fan]*node{t.root}}
	}
	t.depth++
	return t
}

func (n *node) different(m *node, depth, slot int, f func(int)) {
	if n == m {
		return
	}
	for i := range fan {
		if depth == 0 {
			if (n.leaf()|m.leaf())&(1<<i) != 0 {
				f(slot<<fanBits | i)
			}
		} else if a, b := n.kid(i), m.kid(i); a != b {
			a.different(b, depth-1, slot<<fanBits|i, f)
		}
	}
}

func (n *node) leaf() uint8 {
	if n == nil {
		return 0
	}
	return n.set
}

func (n *node) kid(i int) *node {
	if n == nil {
		return nil
	}
	return n.below[i]
}
