package shape

import (
	"cmp"
	"reflect"
	"slices"
	"strings"
	"unicode"
)

// A Field is a key of an object and the field of a Go struct that it comes
// from, which may be a field of an embedded struct.
type Field struct {
	Ref
	Name   string // the key
	GoName string // "CreatedAt"; of an embedded struct, "Common.CreatedAt"
	Index  []int  // as for reflect.Value.FieldByIndex
	Tag    reflect.StructTag

	OmitEmpty bool // left out if it is empty
	OmitZero  bool // left out if it is zero
	Quoted    bool // a number, boolean or string in quotes (",string")
	ByPointer bool // in a struct that is embedded by its pointer: left out if that is nil

	Marks Marks

	enum string // the tag
}

// Optional reports whether the key may be missing.
func (f *Field) Optional() bool { return f.OmitEmpty || f.OmitZero || f.ByPointer }

// leftOut returns the option by which the key comes and goes with a value that
// could be told from none without it: one of the types that have an empty value
// in JSON, and no pointer to one.
func (f *Field) leftOut() string {
	if f.Nullable || f.Kind != List && f.Kind != Map && f.Kind != String && f.Kind != Integer && f.Kind != Number && f.Kind != Boolean {
		return ""
	}
	switch k := f.Type.Kind(); {
	case k == reflect.Struct || k == reflect.Array && f.Type.Len() > 0:
		return "" // omitempty has no effect, and the zero of a struct stands for none
	case f.OmitEmpty:
		return "omitempty"
	case f.OmitZero:
		return "omitzero"
	}
	return ""
}

// Marks are the words of an envelope tag.
type Marks struct {
	Stable, Volatile, Set, Ordered, Opaque, Text bool
	Unknown                                      []string
}

// Hidden reports whether data does not have the field.
func (m Marks) Hidden() bool { return m.Volatile || m.Text }

func readMarks(words string) (m Marks) {
	for word := range strings.SplitSeq(words, ",") {
		switch word {
		case "stable":
			m.Stable = true
		case "volatile":
			m.Volatile = true
		case "set":
			m.Set = true
		case "ordered":
			m.Ordered = true
		case "opaque":
			m.Opaque = true
		case "text":
			m.Text = true
		default:
			m.Unknown = append(m.Unknown, word)
		}
	}
	return m
}

// within returns what marks of a field say if it is one of an embedded struct that has
// a tag, too: what that says holds for all fields in it, unless one says otherwise. A list
// is what the field is.
func (m Marks) within(of *Marks) Marks {
	stable, volatile := m.Stable, m.Volatile
	m.Stable = stable || of.Stable && !volatile
	m.Volatile = volatile || of.Volatile && !stable
	m.Opaque = m.Opaque || of.Opaque
	m.Text = m.Text || of.Text
	return m
}

// Twins are two fields of a struct with one name, of which JSON has neither.
type twin struct{ first, second *Field }

// An embedded struct is no key of an object itself. Its fields are.
type embedded struct {
	goName string // "Common.Times"
	typ    Type
	marks  Marks // of its tag
}

// readFields returns the keys of a struct, and what hides in it: structs embedded in it
// that have a tag envelope, and fields that are lost by their name. The keys are found by
// the rules of encoding/json: of fields with one name, the one that is embedded least deep
// wins, then the one whose name comes from a tag; if that leaves several, there is none.
func (r *Reader) readFields(t Type) ([]*Field, []embedded, []twin) {
	c := collector{reader: r}
	deeper := c.structFields(level{typ: t}, false)
	if len(deeper) == 0 && !c.repeats() {
		fields := r.fieldLists.take(len(c.found)) // as most structs are
		for i, f := range c.found {
			fields[i] = f.Field
		}
		return fields, nil, nil
	}
	c.visited = map[any]bool{t.ID(): true}
	c.collect(deeper)
	fields := c.dominant()
	return fields, c.tagged, c.twins
}

// repeats reports whether two of the fields have one name.
func (c *collector) repeats() bool {
	for i, f := range c.found {
		for _, g := range c.found[:i] {
			if f.Name == g.Name {
				return true
			}
		}
	}
	return false
}

// A level is a struct to collect fields of.
type level struct {
	typ       Type
	index     []int
	path      string // "Common."
	byPointer bool
	marks     Marks // of the tags on the way
}

type candidate struct {
	*Field
	tagged bool
}

type collector struct {
	reader  *Reader
	visited map[any]bool
	found   []candidate
	tagged  []embedded
	twins   []twin
}

// collect reads the structs, then those embedded in them.
func (c *collector) collect(structs []level) {
	for len(structs) > 0 {
		var deeper []level
		count := make(map[any]int)
		for _, s := range structs {
			count[s.typ.ID()]++
		}
		for _, s := range structs {
			if c.visited[s.typ.ID()] {
				continue
			}
			c.visited[s.typ.ID()] = true
			twice := count[s.typ.ID()] > 1
			deeper = append(deeper, c.structFields(s, twice)...)
			if twice { // at one depth: its fields hide each other, not those of what it embeds
				c.structFields(s, true)
			}
		}
		structs = deeper
	}
}

func (c *collector) structFields(s level, twice bool) (deeper []level) {
	n := s.typ.NumField()
	if c.found == nil {
		c.found = c.reader.found.take(n)[:0]
	}
	indexes := c.reader.indexes.take(n * (len(s.index) + 1))[:0]
	fields := c.reader.fields.take(n)
	for i := range n {
		f := s.typ.Field(i)
		var tag, enum string
		var marks Marks
		isMarked := false
		eachTag(f.Tag, func(name, value string) {
			switch name {
			case "json":
				tag = value
			case "enum":
				enum = value
			case "envelope":
				marks, isMarked = readMarks(value), true
			}
		})
		if tag == "-" {
			continue
		}
		name, options, _ := strings.Cut(tag, ",")
		if !isName(name) {
			name = ""
		}
		inner := f.Type
		pointer := inner.Kind() == reflect.Pointer
		if f.Embedded && pointer {
			inner = inner.Elem()
		}
		isStruct := inner.Kind() == reflect.Struct
		if !f.Exported && !(f.Embedded && isStruct) {
			continue
		}
		start := len(indexes)
		indexes = append(append(indexes, s.index...), i)
		index := indexes[start:len(indexes):len(indexes)]
		if f.Embedded && isStruct && name == "" {
			if isMarked {
				c.tag(embedded{s.path + f.Name, inner, marks})
			}
			deeper = append(deeper, level{inner, index, s.path + f.Name + ".", s.byPointer || pointer, marks.within(&s.marks)})
			continue
		}
		field := &fields[i]
		*field = Field{
			Name: cmp.Or(name, f.Name), GoName: s.path + f.Name, Index: index, Tag: f.Tag,
			ByPointer: s.byPointer, Marks: marks.within(&s.marks), enum: enum,
		}
		for option := range strings.SplitSeq(options, ",") {
			switch option {
			case "omitempty":
				field.OmitEmpty = true
			case "omitzero":
				field.OmitZero = true
			case "string":
				field.Quoted = isQuotable(f.Type)
			}
		}
		if !twice {
			field.Ref = c.reader.ref(f.Type)
		}
		c.found = append(c.found, candidate{field, name != ""})
	}
	return deeper
}

// tag keeps an embedded struct that has a tag.
func (c *collector) tag(e embedded) {
	if !slices.ContainsFunc(c.tagged, func(known embedded) bool { return known.goName == e.goName }) {
		c.tagged = append(c.tagged, e)
	}
}

// isQuotable reports whether the option string acts on the type: not on one that encodes
// itself, whatever it is otherwise.
func isQuotable(t Type) bool {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	k := t.Kind()
	if k < reflect.Bool || k > reflect.Float64 && k != reflect.String {
		return false
	}
	return !t.Named() || !t.Has(MarshalJSON) && !t.Has(MarshalText)
}

// isName reports whether encoding/json takes s for a key.
func isName(s string) bool {
	for _, c := range s {
		if c >= 'a' && c <= 'z' || c == '_' {
			continue // as most are
		}
		if !strings.ContainsRune("!#$%&()*+-./:;<=>?@[]^_{|}~ ", c) && !unicode.IsLetter(c) && !unicode.IsDigit(c) {
			return false
		}
	}
	return s != ""
}

// dominant returns the fields that are not hidden, in the order of the source.
func (c *collector) dominant() []*Field {
	byName := make(map[string][]candidate)
	for _, f := range c.found {
		byName[f.Name] = append(byName[f.Name], f)
	}
	var fields []*Field
	for _, same := range byName {
		slices.SortStableFunc(same, func(a, b candidate) int {
			return cmp.Or(cmp.Compare(len(a.Index), len(b.Index)), cmp.Compare(rank(a), rank(b)))
		})
		if len(same) > 1 && len(same[0].Index) == len(same[1].Index) && same[0].tagged == same[1].tagged {
			if len(same[0].Index) == 1 { // of embedded structs it may be meant
				c.twins = append(c.twins, twin{same[0].Field, same[1].Field})
			}
			continue
		}
		fields = append(fields, same[0].Field)
	}
	slices.SortFunc(fields, func(a, b *Field) int { return slices.Compare(a.Index, b.Index) })
	slices.SortFunc(c.twins, func(a, b twin) int { return slices.Compare(a.first.Index, b.first.Index) })
	return fields
}

func rank(c candidate) int {
	if c.tagged {
		return 0
	}
	return 1
}
