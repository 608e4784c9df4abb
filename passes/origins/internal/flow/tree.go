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

// A slotValue is what a tree has in a slot, if that is anything.
type slotValue struct {
	value
	in bool
}

func (h slotValue) is(other slotValue) bool {
	return h.in == other.in && identical(h.value, other.value)
}

// join returns a tree with what both says for each slot in which s or t have something and are
// not one. It shares with s, or else with t, where all is as it is there: behind a loop of many
// ways each of their blocks has what came around, and not a tree of its own. What the owner has
// made of s is changed.
func (s tree) join(t tree, owner int, both func(slot int, v, w slotValue) slotValue) tree {
	for s.depth < t.depth {
		s = s.higher()
	}
	for t.depth < s.depth {
		t = t.higher()
	}
	s.root = s.root.join(t.root, owner, s.depth, 0, both)
	return s
}

func (n *node) join(m *node, owner, depth, slot int, both func(slot int, v, w slotValue) slotValue) *node {
	if n == m {
		return n
	}
	if depth == 0 {
		return n.joinValues(m, owner, slot, both)
	}
	var to [fan]*node
	first, second := true, m != nil
	for i := range fan {
		a, b := n.kid(i), m.kid(i)
		to[i] = a.join(b, owner, depth-1, slot<<fanBits|i, both)
		first, second = first && to[i] == a, second && to[i] == b
	}
	switch {
	case first:
		return n
	case second:
		return m
	}
	n = n.owned(owner, depth)
	*n.below = to
	return n
}

func (n *node) joinValues(m *node, owner, slot int, both func(slot int, v, w slotValue) slotValue) *node {
	var to [fan]slotValue
	first, second := true, m != nil
	for i := range fan {
		a, b := n.slot(i), m.slot(i)
		if a.in || b.in {
			to[i] = both(slot<<fanBits|i, a, b)
		}
		first, second = first && to[i].is(a), second && to[i].is(b)
	}
	switch {
	case first:
		return n
	case second:
		return m
	}
	n = n.owned(owner, 0)
	for i, h := range to {
		if h.in {
			n.set |= 1 << i
			n.values[i] = h.value
		}
	}
	return n
}

func (t tree) higher() tree {
	if t.root != nil {
		t.root = &node{below: &[fan]*node{t.root}}
	}
	t.depth++
	return t
}

func (n *node) slot(i int) slotValue {
	if n == nil || n.set&(1<<i) == 0 {
		return slotValue{}
	}
	return slotValue{n.values[i], true}
}

func (n *node) kid(i int) *node {
	if n == nil {
		return nil
	}
	return n.below[i]
}
