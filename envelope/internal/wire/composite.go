package wire

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"time"

	"github.com/envvet/envvet/envelope/shape"
)

// A field is a key of a struct.
type field struct {
	*shape.Field
	enc    *encoder
	key    []byte // with quotes, colon and a comma before
	part   string // of the path
	order  order
	isZero func(reflect.Value) bool // of omitzero
}

func (e *encoder) structFields() []*field {
	e.once.Do(func() {
		for _, f := range shape.Of(shape.Reflect(e.typ)).Fields {
			key, _ := AppendString([]byte{','}, f.Name)
			field := &field{Field: f, key: append(key, ':'), part: "." + f.Name}
			t := e.typ.FieldByIndex(f.Index).Type
			field.enc = encoderOf(t)
			if f.OmitZero {
				field.isZero = zeroTest(t)
			}
			switch {
			case f.Marks.Set:
				field.order = sorted
			case f.Marks.Ordered:
				field.order = kept
			}
			e.fields = append(e.fields, field)
		}
	})
	return e.fields
}

type zeroer interface{ IsZero() bool }

// zeroTest returns what omitzero asks: the type's own IsZero if it has one.
func zeroTest(t reflect.Type) func(reflect.Value) bool {
	zero := reflect.TypeFor[zeroer]()
	switch {
	case t.Implements(zero):
		return func(v reflect.Value) bool {
			if k := v.Kind(); (k == reflect.Pointer || k == reflect.Interface) && v.IsNil() {
				return true
			}
			return v.Interface().(zeroer).IsZero()
		}
	case reflect.PointerTo(t).Implements(zero):
		return func(v reflect.Value) bool { return methodsOf(v, zero).(zeroer).IsZero() }
	}
	return reflect.Value.IsZero
}

// structure writes a struct. Of the top-level one, volatile fields are set
// aside.
func (s *state) structure(e *encoder, v reflect.Value, top bool) {
	s.nest(e.typ, 1)
	open := len(s.buf)
	s.buf = append(s.buf, '{')
	for _, f := range e.structFields() {
		if f.Marks.Text && !s.opts.Text || f.Marks.Volatile && !top {
			continue
		}
		value, ok := f.of(v)
		if !ok || f.OmitEmpty && isEmpty(value) || f.OmitZero && f.isZero(value) {
			continue
		}
		s.push(f.part)
		start := len(s.buf)
		if !f.Marks.Volatile {
			key := f.key
			if start == open+1 {
				key = key[1:]
			}
			s.buf = append(s.buf, key...)
		}
		s.order = f.order
		if f.Quoted {
			s.quoted(f, value)
		} else {
			f.enc.write(s, value)
		}
		s.order = undeclared
		if f.Marks.Volatile {
			s.result.Volatile = append(s.result.Volatile, Member{f.Name, bytes.Clone(s.buf[start:])})
			s.buf = s.buf[:start]
		}
		s.pop()
	}
	s.buf = append(s.buf, '}')
	s.unnest(1)
}

// of returns the field's value, if no nil pointer is in the way.
func (f *field) of(v reflect.Value) (reflect.Value, bool) {
	for _, i := range f.Index {
		if v.Kind() == reflect.Pointer {
			if v.IsNil() {
				return v, false
			}
			v = v.Elem()
		}
		v = v.Field(i)
	}
	return v, true
}

// isEmpty is what omitempty asks.
func isEmpty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Array, reflect.Map, reflect.Slice, reflect.String:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}

// quoted writes a number, boolean or string in quotes, null as it is.
func (s *state) quoted(f *field, v reflect.Value) {
	start := len(s.buf)
	f.enc.write(s, v)
	text := string(s.buf[start:])
	if text == "null" {
		return
	}
	s.buf = s.buf[:start]
	s.string(text)
}

func writeBytes(s *state, v reflect.Value) {
	s.buf = append(base64.StdEncoding.AppendEncode(append(s.buf, '"'), v.Bytes()), '"')
}

func writeMarshaler(s *state, v reflect.Value) {
	text, err := methodsOf(v, jsonMarshaler).(json.Marshaler).MarshalJSON()
	if err != nil {
		s.fail("%s: %w", v.Type(), err)
	}
	if utc := embeddedUTC(v, text, time.Time.MarshalJSON); utc != nil {
		text = utc
	}
	var compact bytes.Buffer
	if err := json.Compact(&compact, text); err != nil {
		s.fail("%s writes itself as something that is no JSON: %w", v.Type(), err)
	}
	raw := appendRaw(s.buf, compact.Bytes())
	s.nest(v.Type(), raw.levels)
	s.unnest(raw.levels)
	if s.buf = raw.dst; raw.change != 0 {
		s.note(raw.change)
	}
}

// A member is an entry of a map.
type member struct {
	key     string
	changed bool // to be safe
	value   reflect.Value

	// Of a value that is written already, to tell it from others.
	text  []byte // or nil
	notes []Note
}

// object writes a map, sorted by its keys. What is declared of the order of a list
// holds for the lists that a map has in its place.
func (e *encoder) object(s *state, v reflect.Value) {
	s.enter(v)
	defer s.leave(v)
	s.nest(e.typ, 1)
	order := s.order
	s.push(".*")
	members := make([]member, 0, v.Len())
	for it := v.MapRange(); it.Next(); {
		key, changed := s.keyOf(it.Key())
		members = append(members, member{key: key, changed: changed, value: it.Value()})
	}
	slices.SortFunc(members, func(a, b member) int { return cmp.Compare(a.key, b.key) })
	element := e.element()
	s.makeUnique(element, members, order)
	s.buf = append(s.buf, '{')
	for i, m := range members {
		if i > 0 {
			s.buf = append(s.buf, ',')
		}
		s.buf, _ = AppendString(s.buf, m.key)
		s.buf = append(s.buf, ':')
		if m.text != nil {
			s.buf = append(s.buf, m.text...)
			s.merge(m.notes)
			continue
		}
		s.order = order
		element.write(s, m.value)
	}
	s.buf = append(s.buf, '}')
	s.pop()
	s.unnest(1)
}

// keyOf returns the key of an object, made safe, and whether it was changed for
// that, or to be in UTC: then it may be that of another one.
func (s *state) keyOf(k reflect.Value) (text string, changed bool) {
	switch {
	case k.Kind() == reflect.String:
		text = k.String()
	case k.Kind() == reflect.Pointer && k.IsNil():
	case k.Type().Implements(textMarshaler):
		text, changed = s.textOf(k)
	case k.CanInt():
		text = strconv.FormatInt(k.Int(), 10)
	case k.CanUint():
		text = strconv.FormatUint(k.Uint(), 10)
	default: // a pointer to it has the method
		text, changed = s.textOf(k)
	}
	text, c := Clean(text)
	if c != 0 {
		s.note(c)
	}
	return text, changed || c != 0
}

// makeUnique numbers the keys that became the same when they were made safe. A
// key that was safe keeps its name (REQ-F-016). The members are sorted, and stay
// so if there are none.
func (s *state) makeUnique(element *encoder, members []member, listOrder order) {
	if !slices.ContainsFunc(members, func(m member) bool { return m.changed }) {
		return
	}
	names := newNames()
	for _, m := range members {
		names.taken[m.key] = true
	}
	if len(names.taken) == len(members) {
		return
	}
	// Which of two that were changed is the first is decided by what they hold, so
	// that it is the same every time. It is written once only: a value may be a map
	// of such keys, too.
	for i := range members {
		if m := &members[i]; i > 0 && members[i-1].key == m.key || i+1 < len(members) && members[i+1].key == m.key {
			m.text, m.notes = s.aside(element, m.value, listOrder)
		}
	}
	slices.SortFunc(members, func(a, b member) int {
		return cmp.Or(cmp.Compare(a.key, b.key), compareBool(a.changed, b.changed), bytes.Compare(a.text, b.text))
	})
	last := ""
	for i := range members {
		m := &members[i]
		if i > 0 && m.key == last {
			m.key = names.free(m.key)
		} else {
			last = m.key
		}
	}
	slices.SortFunc(members, func(a, b member) int { return cmp.Compare(a.key, b.key) })
}

// aside writes a value and takes it back, and returns what was written and noted.
func (s *state) aside(element *encoder, v reflect.Value, listOrder order) (text []byte, notes []Note) {
	start, before := len(s.buf), s.result.Notes
	s.result.Notes = nil
	s.order = listOrder
	element.write(s, v)
	text, notes = bytes.Clone(s.buf[start:]), s.result.Notes
	s.buf, s.result.Notes = s.buf[:start], before
	return text, notes
}

// compareBool sorts false before true.
func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}
