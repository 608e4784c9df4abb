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

// A joiner joins trees. What it has made of two nodes it makes of them once only: where many
// ways part and meet, as in a switch in a loop, the same two meet in front of each of them.
type joiner struct {
	both func(slot int, v, w slotValue) (u slotValue, changed bool)
	made map[[2]*node]joined
}

// What is joined of two nodes, and whether something has changed of the first.
type joined struct {
	node    *node
	changed bool
}

// join returns a tree with what both says for each slot in which s or t have something and are
// not one, and whether that was said to be new for one. It shares with s, or else with t, where
// all is as it is there: behind a loop of many ways each of their blocks has what came around,
// and not a tree of its own. Nobody may change s and t any more.
func (j *joiner) join(s, t tree) (tree, bool) {
	for s.depth < t.depth {
		s = s.higher()
	}
	for t.depth < s.depth {
		t = t.higher()
	}
	to := j.nodes(s.root, t.root, s.depth, 0)
	s.root = to.node
	return s, to.changed
}

func (j *joiner) nodes(n, m *node, depth, slot int) joined {
	if n == m {
		return joined{node: n}
	}
	key := [2]*node{n, m}
	to, ok := j.made[key]
	if ok {
		return to
	}
	if depth == 0 {
		to = j.values(n, m, slot)
	} else {
		to = j.below(n, m, depth, slot)
	}
	if j.made == nil || len(j.made) >= maxJoined {
		j.made = make(map[[2]*node]joined)
	}
	j.made[key] = to
	return to
}

// maxJoined bounds what a joiner remembers.
const maxJoined = 1 << 14

func (j *joiner) below(n, m *node, depth, slot int) joined {
	var to [fan]*node
	first, second, changed := true, m != nil, false
	for i := range fan {
		a, b := n.kid(i), m.kid(i)
		kid := j.nodes(a, b, depth-1, slot<<fanBits|i)
		to[i] = kid.node
		first, second, changed = first && to[i] == a, second && to[i] == b, changed || kid.changed
	}
	switch {
	case first:
		return joined{n, changed}
	case second:
		return joined{m, changed}
	}
	return joined{&node{below: &to}, changed}
}

func (j *joiner) values(n, m *node, slot int) joined {
	var to [fan]slotValue
	first, second, changed := true, m != nil, false
	for i := range fan {
		a, b := n.slot(i), m.slot(i)
		if a.in || b.in {
			u, other := j.both(slot<<fanBits|i, a, b)
			to[i], changed = u, changed || other
		}
		first, second = first && to[i].is(a), second && to[i].is(b)
	}
	switch {
	case first:
		return joined{n, changed}
	case second:
		return joined{m, changed}
	}
	leaf := &node{values: new([fan]value)}
	for i, h := range to {
		if h.in {
			leaf.set |= 1 << i
			leaf.values[i] = h.value
		}
	}
	return joined{leaf, changed}
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
