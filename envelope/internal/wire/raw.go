package wire

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A rawCopy is how far compact JSON, which somebody else has written, is copied.
type rawCopy struct {
	src, dst []byte
	change   Change
	renamed  []rawKey
	depth    int // objects and lists around what comes next
	levels   int // the most there were
}

// A rawKey is a key of an object that is copied.
type rawKey struct {
	from, to int // where its literal is in the copy
	changed  bool
	name     string // in its place
}

// appendRaw appends compact JSON with its strings made safe. Keys of an object that
// become the same by that, or were before, are numbered (REQ-F-016): readers of JSON do
// not agree which of two of the same name counts. What it returns has copied all.
func appendRaw(dst, src []byte) rawCopy {
	c := rawCopy{src: src, dst: dst}
	c.value()
	c.dst = c.rename()
	return c
}

// rename returns the copy with the new names of keys.
func (c *rawCopy) rename() []byte {
	if len(c.renamed) == 0 {
		return c.dst
	}
	slices.SortFunc(c.renamed, func(a, b rawKey) int { return cmp.Compare(a.from, b.from) })
	begin := c.renamed[0].from
	text := bytes.Clone(c.dst[begin:])
	dst, at := c.dst[:begin], begin
	for _, k := range c.renamed {
		dst, _ = AppendString(append(dst, text[at-begin:k.from-begin]...), k.name)
		at = k.to
	}
	return append(dst, text[at-begin:]...)
}

func (c *rawCopy) value() {
	switch c.src[0] {
	case '{':
		c.enter()
		c.object()
		c.depth--
	case '[':
		c.enter()
		c.take(1)
		for c.src[0] != ']' {
			c.value()
			c.comma()
		}
		c.take(1)
		c.depth--
	case '"':
		c.literal()
	default:
		n := bytes.IndexAny(c.src, ",]}")
		if n < 0 {
			n = len(c.src)
		}
		c.take(n)
	}
}

func (c *rawCopy) enter() {
	c.depth++
	c.levels = max(c.levels, c.depth)
}

func (c *rawCopy) object() {
	var keys []rawKey
	c.take(1)
	for c.src[0] != '}' {
		key := rawKey{from: len(c.dst)}
		key.changed = c.literal()
		key.to = len(c.dst)
		keys = append(keys, key)
		c.take(1) // the colon
		c.value()
		c.comma()
	}
	c.take(1)
	c.makeUnique(keys)
}

// take copies n bytes as they are.
func (c *rawCopy) take(n int) {
	c.dst = append(c.dst, c.src[:n]...)
	c.src = c.src[n:]
}

func (c *rawCopy) comma() {
	if c.src[0] == ',' {
		c.take(1)
	}
}

// literal copies a string, and reports whether it had to be changed to be safe.
func (c *rawCopy) literal() bool {
	n := stringLen(c.src)
	text := c.src[:n]
	if isPlainLiteral(text) {
		c.take(n)
		return false
	}
	var s string
	_ = json.Unmarshal(text, &s) // a string of valid JSON
	var change Change
	c.dst, change = AppendString(c.dst, s)
	if !utf8.Valid(text) || hasLoneSurrogate(text, s) {
		change |= Replaced // which Unmarshal has done
	}
	c.src = c.src[n:]
	c.change |= change
	return change != 0
}

// makeUnique numbers the keys of the object at the end of the copy that are those of
// others, as a rule because they were made safe. The first that was safe keeps its name.
func (c *rawCopy) makeUnique(keys []rawKey) {
	if !slices.ContainsFunc(keys, func(k rawKey) bool { return k.changed }) && !c.repeats(keys) {
		return
	}
	all, clean, owned := newNames(), make(map[string]bool), make(map[string]bool)
	for i := range keys {
		k := &keys[i]
		k.name = unquote(c.dst[k.from:k.to])
		all.taken[k.name] = true
		clean[k.name] = clean[k.name] || !k.changed
	}
	for _, k := range keys {
		if !owned[k.name] && (!k.changed || !clean[k.name]) {
			owned[k.name] = true
			continue
		}
		if !k.changed {
			c.change |= Repeated
		}
		k.name = all.free(k.name)
		c.renamed = append(c.renamed, k)
	}
}

// repeats reports whether two of the keys are the same.
func (c *rawCopy) repeats(keys []rawKey) bool {
	literals := make([][]byte, len(keys))
	for i, k := range keys {
		literals[i] = c.dst[k.from:k.to]
	}
	slices.SortFunc(literals, bytes.Compare)
	return len(slices.CompactFunc(literals, bytes.Equal)) < len(keys)
}

// names are the keys of an object.
type names struct {
	taken map[string]bool
	next  map[string]int // number to try
}

func newNames() names { return names{make(map[string]bool), make(map[string]int)} }

// free returns the name with the first number that makes another of it than are
// taken, and takes it.
func (all names) free(name string) string {
	n := max(all.next[name], 2)
	free := name + "#" + strconv.Itoa(n)
	for all.taken[free] {
		n++
		free = name + "#" + strconv.Itoa(n)
	}
	all.next[name] = n + 1
	all.taken[free] = true
	return free
}

// hasLoneSurrogate reports whether a literal spells half of a character, as
// \ud800 does, of which nothing is left in its text.
func hasLoneSurrogate(literal []byte, text string) bool {
	spelled := bytes.Count(literal, []byte("\uFFFD")) + bytes.Count(bytes.ToLower(literal), []byte(`\ufffd`))
	return strings.Count(text, "\uFFFD") > spelled
}

func isPlainLiteral(text []byte) bool {
	for _, c := range text[1 : len(text)-1] {
		if !safe[c] {
			return false
		}
	}
	return true
}
