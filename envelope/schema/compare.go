package schema

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

// A Kind says what two schemas disagree in.
type Kind string

const (
	Missing    Kind = "missing"    // the schema names a key that the type does not have
	Undeclared Kind = "undeclared" // the type has a key that the schema does not name, and allows
	Closed     Kind = "closed"     // one that it does not allow
	Mismatch   Kind = "mismatch"   // the types
	Nullable   Kind = "nullable"   // a pointer may be null, where the schema has no null
	Optional   Kind = "optional"   // the schema requires what the type may leave out
	Enum       Kind = "enum"       // the values that are listed
)

// A Difference is a place in which two schemas disagree.
type Difference struct {
	Path    string // "items[].name"; empty for the whole
	Kind    Kind
	Message string // lower case, no period
}

// Compare returns where a declared schema of what is answered disagrees with
// the one that is derived from a Go type, sorted by path.
func Compare(declared, derived *Schema) []Difference { return comparer{}.all(declared, derived) }

// CompareInput does so for schemas of what is asked: what the declared one
// allows has to be something that the type can take.
func CompareInput(declared, derived *Schema) []Difference {
	return comparer{input: true}.all(declared, derived)
}

// CompareFolded does what [CompareInput] does for a reader such as encoding/json,
// which puts lat into the field Lat, unless there is one called lat.
func CompareFolded(declared, derived *Schema) []Difference {
	return comparer{input: true, folds: true}.all(declared, derived)
}

func (c comparer) all(declared, derived *Schema) []Difference {
	c.compare(viewOf(declared.root), viewOf(derived.root), "", false, 0)
	slices.SortStableFunc(c.found, func(a, b Difference) int {
		return strings.Compare(a.Path+"\x00"+string(a.Kind), b.Path+"\x00"+string(b.Kind))
	})
	return slices.Compact(c.found)
}

type comparer struct {
	input   bool
	folds   bool // keys are read without regard to case
	found   []Difference
	visited int
}

// deepest bounds the comparison of schemas that hold themselves.
const deepest = 16

func (c *comparer) add(path string, kind Kind, format string, args ...any) {
	c.found = append(c.found, Difference{path, kind, fmt.Sprintf(format, args...)})
}

// compare compares what may stand in one place. An optional key is left out
// rather than null.
func (c *comparer) compare(want, have view, path string, optional bool, depth int) {
	if c.visited++; c.visited > mostVisited || depth > deepest {
		return
	}
	if !c.compareTypes(want, have, path, optional) {
		return
	}
	c.compareEnum(want, have, path)
	if have.isStruct() {
		c.compareKeys(want, have, path, depth)
	}
	for _, w := range want.parts {
		for _, h := range have.parts {
			c.sub(itemsOf(w), itemsOf(h), path+"[]", depth)
			more, _ := w.AdditionalProperties.(*jsonschema.Schema)
			values, _ := h.AdditionalProperties.(*jsonschema.Schema)
			c.sub(more, values, path+"{}", depth)
		}
	}
}

func (c *comparer) sub(want, have *jsonschema.Schema, path string, depth int) {
	if want != nil && have != nil {
		c.compare(viewOf(want), viewOf(have), path, false, depth+1)
	}
}

// compareKeys compares with a struct, of which all keys are known.
func (c *comparer) compareKeys(want, have view, path string, depth int) {
	named := false
	for _, w := range want.parts {
		for _, name := range slices.Sorted(maps.Keys(w.Properties)) {
			named = true
			at, property := join(path, name), w.Properties[name]
			name := c.read(have, name)
			field := have.property(name)
			switch {
			case property.Always != nil && !*property.Always: // is not to be there
			case field == nil && c.input:
				c.add(at, Missing, "the type has no such key and drops it")
			case field == nil:
				c.add(at, Missing, "the type has no such key")
			default:
				c.compare(viewOf(property), viewOf(field), at, !have.requires(name), depth+1)
			}
		}
		if c.input {
			continue // what is not required may be given all the same
		}
		for _, name := range w.Required {
			switch {
			case have.property(name) == nil && want.property(name) == nil:
				c.add(join(path, name), Missing, "the schema requires it and the type has no such key")
			case have.property(name) != nil && !have.requires(name):
				c.add(join(path, name), Optional, "the schema requires it and the type may leave it out")
			}
		}
	}
	if !named && !want.isClosed() {
		return // says nothing about keys
	}
	var undeclared []string
	for _, name := range have.names() {
		switch allowed, closed := want.allows(c.written(want, have, name)); {
		case allowed:
		case closed && c.input:
			c.add(join(path, name), Closed, "the type takes it and the schema allows no such key")
		case closed:
			c.add(join(path, name), Closed, "the type gives it and the schema allows no such key")
		default:
			undeclared = append(undeclared, name)
		}
	}
	if undeclared != nil {
		c.add(path, Undeclared, "the type has %s and the schema does not name that", strings.Join(undeclared, ", "))
	}
}

// compareTypes reports whether the types agree.
func (c *comparer) compareTypes(want, have view, path string, optional bool) bool {
	w, h := want.types(), have.types()
	if len(w) == 0 || len(h) == 0 {
		return true
	}
	if c.input {
		for _, t := range w {
			if t != "null" && !takes(h, t) {
				c.add(path, Mismatch, "the schema allows %s and the type takes %s", t, spellTypes(h))
				return false
			}
		}
		return true
	}
	for _, t := range h {
		switch {
		case slices.Contains(w, t), t == "integer" && slices.Contains(w, "number"), t == "null" && optional:
		case t == "null":
			c.add(path, Nullable, "the schema allows %s and the type may give null", spellTypes(w))
		default:
			c.add(path, Mismatch, "the schema allows %s and the type gives %s", spellTypes(w), t)
			return false
		}
	}
	return true
}

// takes reports whether values of a type can be read by a Go type that gives
// others: a number may be a whole one.
func takes(have []string, t string) bool {
	return slices.Contains(have, t) || t == "integer" && slices.Contains(have, "number") || t == "number" && slices.Contains(have, "integer")
}

func (c *comparer) compareEnum(want, have view, path string) {
	w, h := want.enum(), have.enum()
	if w == nil || h == nil {
		return
	}
	if gives := without(h, w); gives != "" && !c.input {
		c.add(path, Enum, "the type may give %s, which the schema does not list", gives)
	} else if lists := without(w, h); lists != "" {
		c.add(path, Enum, "the schema lists %s, which the type does not", lists)
	}
}

// without spells the values that are in a and not in b. Whether null may be
// there is a question of types.
func without(a, b []any) string {
	var listed, all []string
	for _, v := range b {
		listed = append(listed, spell(v))
	}
	for _, v := range a {
		if text := spell(v); v != nil && !slices.Contains(listed, text) && !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	const most = 5
	if len(all) > most {
		all = append(all[:most], "…")
	}
	return strings.Join(all, ", ")
}

func spellTypes(types []string) string { return strings.Join(types, " or ") }
