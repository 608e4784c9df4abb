package envelope

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// defaultMostBytes is how many bytes an answer may have (REQ-F-052).
const defaultMostBytes = 1 << 20

// mostTries is how often an answer is cut, to have room for what it says about
// being cut, which is more the more fields are.
const mostTries = 10

// mostBytes is how many bytes an answer may have.
func (inv *invocation) mostBytes() int {
	if text, ok := inv.app.env("MAX_OUTPUT_BYTES"); ok {
		if n, err := strconv.Atoi(text); err == nil && n > 0 {
			return n
		}
	}
	if inv.app.mostBytes > 0 {
		return inv.app.mostBytes
	}
	return defaultMostBytes
}

// cut shortens the data, so that the answer has at most so many bytes, and says
// so: a list loses elements at its end, an object has its largest lists and
// texts cut (REQ-F-052, REQ-F-064). If that is not enough, warnings and what the command
// has added to meta are left out, and then the answer is a
// failure, as it is if the list is one that the command pages itself. A failure
// stays the one that it is, and a list that is its data is not cut. around is how many
// bytes of the line are not data.
func (s *sheet) cut(most, around int) []byte {
	if line := s.cutData(most, around); line != nil {
		return line
	}
	if s.out.exit != Success {
		return s.cutFailure(most)
	}
	if line := s.leaveOutRest(most); line != nil {
		return line
	}
	advice := s.lessToAskFor()
	s.out = failed(Precondition, &failure{
		Code: codeTooLarge, Message: fmt.Sprintf("the answer can have more than %d bytes, and cannot be cut", most), Phase: phaseExecution,
		FixRequired: advice + "allow more with TOOL_MAX_OUTPUT_BYTES",
	})
	s.data, s.meta, s.warnings, s.own = []byte("null"), nil, nil, nil
	return s.line()
}

// fits reports whether the answer, as the sheet has it, has at most so many bytes however
// long what differs by itself is: of two calls that find the same none is cut alone.
func (s *sheet) fits(line []byte, most int) bool { return len(line)+s.spare() <= most }

// cutData is the answer with the data cut so that it has at most so many bytes, or nil if
// that cannot be; then nothing has changed.
func (s *sheet) cutData(most, around int) []byte {
	data, warnings, meta := s.data, s.warnings, s.meta
	spare := s.spare()
	for room, tries := most-spare-around, 0; room > 0 && tries < mostTries; tries++ {
		s.data, s.warnings, s.meta = data, slices.Clip(warnings), slices.Clone(meta)
		if data[0] == '[' && s.out.exit == Success {
			s.cutList(room)
		} else if data[0] == '{' {
			s.cutObject(room)
		}
		line := s.line()
		if s.fits(line, most) {
			return line
		}
		if len(s.data) == len(data) {
			break
		}
		room = len(s.data) - (len(line) + spare - most) // there was more to say about being cut
	}
	s.data, s.warnings, s.meta = data, warnings, meta
	return nil
}

// spareUnit is what a value that differs by itself is taken to have a multiple of bytes of.
const spareUnit = 64

// spare is how many bytes of the most are kept free: what differs by itself between two
// calls is not always as long, and if the data of one is cut, that of the other is cut at the
// same place all the same (REQ-F-021).
func (s *sheet) spare() int {
	free := func(length int) int { return (spareUnit - length%spareUnit) % spareUnit }
	n := free(len(strconv.FormatInt(s.duration(), 10)))
	for _, m := range s.meta {
		if !slices.Contains(spec.MetaKeys, m.Key) { // a volatile field of the data
			n += free(len(m.Value))
		}
	}
	for _, value := range s.own {
		n += free(len(value))
	}
	return n
}

// lessToAskFor is how a caller gets a smaller answer than one that cannot be cut. Of the
// runtime's own flags a tool has no more than those of a list.
func (s *sheet) lessToAskFor() string {
	list := s.cuts() || s.inv.page.asked
	switch {
	case s.inv.called && list:
		return "ask for less, with limit, or "
	case s.inv.called:
		return ""
	case list:
		return "ask for less, with --limit or --fields, or "
	}
	return "ask for less, with --fields, or "
}

// longestMessage is how many bytes are left of the message of a failure whose
// answer is too large.
const longestMessage = 500

// cutFailure shortens the answer of a failure, which stays the failure that it
// is, if a part of its data is not enough: the data goes first, then what explains it, its
// warnings and what the command has added to meta.
func (s *sheet) cutFailure(most int) []byte {
	own, warnings := s.own, s.warnings
	data := len(s.data)
	if string(s.data) == "null" {
		data = 0
	}
	s.data, s.meta = []byte("null"), nil
	if data > 0 {
		s.truncated("the data of the failure is left out")
		s.warnOfCut("data", data, 0)
		if line := s.line(); s.fits(line, most) {
			return line
		}
	}
	f := *s.out.failure
	s.out.failure, s.meta, s.warnings, s.own = &f, nil, nil, nil
	s.truncated("what explains the failure is cut or left out")
	s.warnOfCut("data", data, 0)
	for _, part := range []struct {
		field string
		text  *string
		most  int
	}{
		{"error.message", &f.Message, longestMessage}, {"error.detail", &f.Detail, 0},
		{"error.fix_required", &f.FixRequired, longestMessage}, {"error.suggestion", &f.Suggestion, longestMessage},
		{"error.param", &f.Param, longestMessage},
	} {
		before := len(*part.text)
		*part.text = unquote(cutValue(quote(*part.text), part.most))
		s.warnOfCut(part.field, before, len(*part.text))
	}
	s.leaveOutCommands(&f)
	s.warnOfCut("error.errors", sizeOf(f.Errors), 0)
	f.Errors = nil
	if len(warnings) > 0 {
		s.warnOfCut("warnings", len(appendTexts(nil, warnings)), 0)
	}
	s.warnOfCut("meta", sizeOf(own), 0)
	line := s.line()
	if !s.fits(line, most) {
		s.warnings = nil // meta.truncated says it, too
		line = s.line()
	}
	return line
}

// leaveOutCommands takes from a failure the commands that are too long for an answer
// that is cut: a part of one is another command, which callers would run.
func (s *sheet) leaveOutCommands(f *failure) {
	if size := len(f.FixCommand); size > longestMessage {
		s.warnOfCut("error.fix_command", size, 0)
		f.FixCommand = ""
	}
	if size := sizeOf(f.Redirect); f.Redirect != nil && size > longestMessage {
		s.warnOfCut("error.redirect", size, 0)
		f.Redirect = nil
		if f.FixRequired == spec.Exits[Redirected].FixRequired { // which says to call it
			f.FixRequired = ""
		}
	}
}

// sizeOf returns how many bytes a list or an object has in an answer, 0 if it is
// empty.
func sizeOf(v any) int {
	text, _, err := wire.Append(nil, v, wire.Options{})
	if err != nil || len(text) == len("[]") {
		return 0
	}
	return len(text)
}

// quote returns a text as JSON.
func quote(text string) []byte {
	literal, _ := wire.AppendString(nil, text)
	return literal
}

func (s *sheet) cutList(room int) {
	elements := wire.Elements(s.data)
	kept := fitting(elements, room)
	if kept == 0 || s.inv.page.asked || isArray(s.payload()) {
		return // a cursor would lead back here; that of the command's own would pass over what is cut
	}
	before := len(s.data)
	s.data = wire.AppendElements(nil, elements[:kept])
	s.warnOfCut("data", before, len(s.data))
	if s.inv.called {
		s.truncated("call again with a smaller limit, or go on with cursor")
	} else {
		s.truncated("call again with a smaller --limit, or go on with --cursor")
	}
	total := len(elements)
	if s.cuts() {
		from, _ := offset(s.inv.set.cursor)
		total = s.repaginate(kept, cursorAt(from+kept))
	}
	s.meta.add(spec.MetaTotalCount, total)
	s.meta.add(spec.MetaReturnedCount, kept)
}

// repaginate corrects meta.pagination for a list that was cut again, and returns
// how many elements there are in all.
func (s *sheet) repaginate(returned int, next string) int {
	i := slices.IndexFunc(s.meta, func(m wire.Member) bool { return m.Key == spec.MetaPagination })
	total := 0
	for _, m := range wire.Members(s.meta[i].Value) {
		if n, err := strconv.Atoi(string(m.Value)); err == nil && m.Key == "total" {
			total = n
		}
	}
	s.meta = slices.Delete(s.meta, i, i+1)
	s.meta.add(spec.MetaPagination, paginationOf(&total, returned, next))
	return total
}

func (s *sheet) truncated(hint string) {
	s.meta.add(spec.MetaTruncated, true)
	s.meta.add(spec.MetaTruncationHint, hint)
}

// fitting returns how many of the elements fit into an array of so many bytes.
func fitting(elements [][]byte, room int) int {
	used := len("[]")
	for i, e := range elements {
		if used += len(e) + 1; used > room {
			return i
		}
	}
	return len(elements)
}

// cutObject cuts the largest lists and texts until the object fits.
func (s *sheet) cutObject(room int) {
	members := wire.Members(s.data)
	size := len(s.data)
	var largest []int
	for i, m := range members {
		if s.isCuttable(m) {
			largest = append(largest, i)
		}
	}
	slices.SortStableFunc(largest, func(a, b int) int { return cmp.Compare(len(members[b].Value), len(members[a].Value)) })
	for _, at := range largest {
		if size <= room {
			break
		}
		before := members[at].Value
		members[at].Value = cutValue(before, len(before)-(size-room))
		size -= len(before) - len(members[at].Value)
		s.warnOfCut(members[at].Key, len(before), len(members[at].Value))
	}
	if size <= room {
		s.data = wire.AppendMembers(nil, members)
		switch {
		case s.out.exit != Success: // to call again may do more than to show less
			s.truncated("a part of the data of the failure is left out")
		case s.inv.called:
			s.truncated("a part of the data is left out")
		default:
			s.truncated("ask for fewer keys with --fields")
		}
	}
}

// isCuttable reports whether the value of a key is a list or text of which a part
// can be left out: not the page of a command that pages itself, and no list that
// is as long as its schema says.
func (s *sheet) isCuttable(m wire.Member) bool {
	switch {
	case len(m.Value) <= 2:
		return false
	case m.Value[0] == '[':
		return !s.inv.page.asked && !isArray(memberOf(s.payload(), m.Key))
	}
	return m.Value[0] == '"'
}

// payload is what the type of the command's data tells, or nothing if the answer has
// other data.
func (s *sheet) payload() shape.Ref {
	if s.out.about || s.inv.command == nil || s.out.exit != Success {
		return shape.Ref{}
	}
	return s.inv.command.declared().payload
}

// memberOf is what a type tells of the values of a key, or nothing.
func memberOf(payload shape.Ref, key string) shape.Ref {
	switch {
	case payload.Shape == nil:
		return shape.Ref{}
	case payload.Kind == shape.Map:
		return payload.Elem
	}
	for _, f := range payload.Fields {
		if f.Name == key {
			return f.Ref
		}
	}
	return shape.Ref{}
}

// isArray reports whether a type is an array of Go, whose schema has its length.
func isArray(r shape.Ref) bool {
	return r.Shape != nil && r.Kind == shape.List && r.Type.Kind() == reflect.Array
}

// warnOfCut warns that a field of the answer was cut, or left out, if it was
// (REQ-F-064).
func (s *sheet) warnOfCut(field string, before, after int) {
	switch {
	case before == after:
		return
	case after == 0:
		s.warn("FIELD_TRUNCATED", "%s is left out, it has %d bytes", field, before)
	default:
		s.warn("FIELD_TRUNCATED", "%s was cut from %d bytes to %d", field, before, after)
	}
	w := &s.warnings[len(s.warnings)-1]
	w.Field, w.OriginalBytes, w.ReturnedBytes = field, before, after
}

// cutValue returns the beginning of a list or text, in so many bytes.
func cutValue(value []byte, room int) []byte {
	if value[0] == '[' {
		elements := wire.Elements(value)
		return wire.AppendElements(nil, elements[:fitting(elements, max(room, 2))])
	}
	text := unquote(value)
	for n := min(len(text), max(room-2, 0)); ; n-- { // escapes take more than one byte
		for n > 0 && n < len(text) && !utf8.RuneStart(text[n]) {
			n--
		}
		literal, _ := wire.AppendString(nil, text[:max(n, 0)])
		if len(literal) <= max(room, 2) || n <= 0 {
			return literal
		}
		n -= max((len(literal)-room)/6-1, 0)
	}
}
