package wire

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// Options say how a value is written.
type Options struct {
	// Text has the fields for people, too.
	Text bool

	// SortAll sorts every list whose order is not declared to mean something.
	SortAll bool

	// Offset and Limit choose a part of a list that is the whole value. A
	// Limit of 0 is none.
	Offset, Limit int
}

// A Result is what there is to say about a value that was written.
type Result struct {
	Volatile []Member // fields of the top-level object that were set aside
	Notes    []Note   // texts that were made safe
	Length   int      // of a list that is the whole value, before it was cut; else -1
	Returned int      // how many elements of it were written
}

// A Note says that texts in one place of the value were made safe.
type Note struct {
	Path   string // such as "items[].name"
	Change Change // one of them
	Count  int
}

// Append appends v as JSON to dst. An error, and a panic in a method of v's,
// leave nothing half written: dst is returned as it was.
func Append(dst []byte, v any, o Options) (text []byte, r Result, err error) {
	s := state{buf: dst, opts: o, result: Result{Length: -1}}
	defer func() {
		switch p := recover().(type) {
		case nil:
		case failure:
			text, r, err = dst, Result{Length: -1}, p.error
		default:
			text, r, err = dst, Result{Length: -1}, fmt.Errorf("encoding %T panicked: %s", v, PanicText(p))
		}
	}()
	s.root(reflect.ValueOf(v))
	return s.buf, s.result, nil
}

// PanicText returns the text of a panic's value, as package fmt has it. A value
// may panic when it is asked for its text, with a value that does the same, which
// package fmt hands on; or end the goroutine that asks. There is only its type to
// be said of it then.
func PanicText(value any) string {
	done := make(chan string, 1)
	go func() {
		text := fmt.Sprintf("a value of type %T, which has no text", value)
		defer func() {
			_ = recover()
			done <- text
		}()
		text = fmt.Sprint(value)
	}()
	return <-done
}

// A state is how far the writing has come.
type state struct {
	buf    []byte
	opts   Options
	result Result
	path   []string // ".name", "[]" and ".*"
	order  order    // of the list that is the value of the field
	nested int      // objects and lists around what comes next
	depth  int
	seen   map[visit]bool // pointers, maps and slices on the way here, if there are many
}

// A failure is a value that JSON cannot carry. It travels as a panic.
type failure struct{ error }

func (s *state) fail(format string, args ...any) {
	panic(failure{fmt.Errorf(format, args...)})
}

// root writes the value as a whole.
func (s *state) root(v reflect.Value) {
	for v.IsValid() && (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) {
		if v.IsNil() {
			v = reflect.Value{}
			break
		}
		if s.enter(v) {
			defer s.leave(v)
		}
		v = v.Elem()
	}
	if !v.IsValid() {
		s.buf = append(s.buf, "null"...)
		return
	}
	switch e := encoderOf(v.Type()); e.kind {
	case structKind:
		s.structure(e, v, true)
	case listKind:
		s.rootList(e, v)
	default:
		e.write(s, v)
	}
}

func (s *state) string(text string) {
	var c Change
	if s.buf, c = AppendString(s.buf, text); c != 0 {
		s.note(c)
	}
}

// note remembers that something at the path was made safe.
func (s *state) note(c Change) {
	path := strings.Join(s.path, "")
	for _, one := range []Change{Replaced, Stripped, Repeated} {
		if c&one != 0 {
			s.add(Note{path, one, 1})
		}
	}
}

// add counts a note with those of the same change in the same place.
func (s *state) add(n Note) {
	i := slices.IndexFunc(s.result.Notes, func(o Note) bool { return o.Path == n.Path && o.Change == n.Change })
	if i < 0 {
		s.result.Notes = append(s.result.Notes, n)
	} else {
		s.result.Notes[i].Count += n.Count
	}
}

// merge adds notes that were made aside.
func (s *state) merge(notes []Note) {
	for _, n := range notes {
		s.add(n)
	}
}

func (s *state) push(part string) { s.path = append(s.path, part) }
func (s *state) pop()             { s.path = s.path[:len(s.path)-1] }

// A visit is a pointer, map or slice.
type visit struct {
	typ reflect.Type
	at  uintptr
	len int // of a slice: a part of one begins where it begins
}

// deep is how many pointers, maps and slices may lead to a value before they
// are checked for cycles.
const deep = 100

// deepest is how many may lead to a value at all, and how many objects and lists it may
// be in. Decoders give up at 10,000 levels, and a list of millions, each in the one
// before, would take more stack than there is, which ends the process.
const deepest = 9_000

// nest notes that an object or a list is being written, until unnest is called, and fails
// if it is too deep for whoever reads it. It has so many levels, its own among them.
func (s *state) nest(t reflect.Type, levels int) {
	if s.nested += levels; s.nested > deepest {
		s.failTooDeep(t)
	}
}

func (s *state) unnest(levels int) { s.nested -= levels }

func (s *state) failTooDeep(t reflect.Type) {
	s.fail("%s is in more than %d others, nobody could read it", t, deepest)
}

// enter notes that v is being written. It reports whether leave has to be
// called, and fails if v is in itself, or too deep for whoever reads it.
func (s *state) enter(v reflect.Value) bool {
	if s.depth++; s.depth <= deep || v.Kind() == reflect.Interface {
		return true
	}
	if s.depth > deepest {
		s.failTooDeep(v.Type())
	}
	if s.seen == nil {
		s.seen = make(map[visit]bool)
	}
	at := visitOf(v)
	if s.seen[at] {
		s.fail("%s contains itself", v.Type())
	}
	s.seen[at] = true
	return true
}

func (s *state) leave(v reflect.Value) {
	if s.depth > deep && v.Kind() != reflect.Interface {
		delete(s.seen, visitOf(v))
	}
	s.depth--
}

func visitOf(v reflect.Value) visit {
	at := visit{typ: v.Type(), at: v.Pointer()}
	if v.Kind() == reflect.Slice {
		at.len = v.Len()
	}
	return at
}
