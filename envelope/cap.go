package envelope

import (
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/spec"
)

// defaultMostBytes is how many bytes an answer may have (REQ-F-052).
const defaultMostBytes = 1 << 20

// roomForNotes is how many bytes are kept for what an answer says about being
// cut.
const roomForNotes = 1024

// mostTries is how often an answer is cut, to have room for what it says about
// many fields that were cut.
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
// texts cut (REQ-F-052, REQ-F-064). If that is not enough, the answer is a
// failure, as it is if the list is one that the command pages itself. around is
// how many bytes of the line are not data.
func (s *sheet) cut(most, around int) []byte {
	if s.out.exit != Success {
		return s.cutFailure(most)
	}
	data, warnings, meta := s.data, s.warnings, s.meta
	for room, tries := most-around-roomForNotes, 0; room > 0 && tries < mostTries; tries++ {
		s.data, s.warnings, s.meta = data, warnings, slices.Clone(meta)
		if data[0] == '[' {
			s.cutList(room)
		} else if data[0] == '{' {
			s.cutObject(room)
		}
		line := s.line()
		if len(line) <= most {
			return line
		}
		if len(s.data) == len(data) {
			break
		}
		room -= len(line) - most // there was more to say about being cut
	}
	s.out = failed(Precondition, &failure{
		Code: codeTooLarge, Message: fmt.Sprintf("the answer has more than %d bytes, and cannot be cut", most), Phase: phaseExecution,
		FixRequired: "ask for less, with --limit or --fields, or allow more with TOOL_MAX_OUTPUT_BYTES",
	})
	s.data, s.meta, s.warnings, s.own = []byte("null"), nil, nil, nil
	return s.line()
}

// longestMessage is how many bytes are left of the message of a failure whose
// answer is too large.
const longestMessage = 500

// cutFailure shortens the answer of a failure, which stays the failure that it
// is: its data goes first, then what explains it and what the command has added to
// meta.
func (s *sheet) cutFailure(most int) []byte {
	s.data, s.meta = []byte("null"), nil
	s.truncated("the data of the failure is left out")
	if line := s.line(); len(line) <= most {
		return line
	}
	f := *s.out.failure
	f.Detail, f.Errors = "", nil
	f.Message = unquote(cutValue(quote(f.Message), longestMessage))
	s.out.failure, s.warnings, s.own = &f, nil, nil
	return s.line()
}

// quote returns a text as JSON.
func quote(text string) []byte {
	literal, _ := wire.AppendString(nil, text)
	return literal
}

func (s *sheet) cutList(room int) {
	elements := wire.Elements(s.data)
	kept := fitting(elements, room)
	if kept == 0 || s.inv.page.asked {
		return // a cursor would lead back here; that of the command's own would pass over what is cut
	}
	s.data = wire.AppendElements(nil, elements[:kept])
	s.meta.add(spec.MetaTotalCount, len(elements))
	s.meta.add(spec.MetaReturnedCount, kept)
	s.truncated("call again with a smaller --limit, or go on with --cursor")
	if s.cuts() {
		from, _ := offset(s.inv.set.cursor)
		s.repaginate(kept, cursorAt(from+kept))
	}
}

// repaginate corrects meta.pagination for a list that was cut again.
func (s *sheet) repaginate(returned int, next string) {
	i := slices.IndexFunc(s.meta, func(m wire.Member) bool { return m.Key == spec.MetaPagination })
	var total *int
	for _, m := range wire.Members(s.meta[i].Value) {
		if n, err := strconv.Atoi(string(m.Value)); err == nil && m.Key == "total" {
			total = &n
		}
	}
	s.meta = slices.Delete(s.meta, i, i+1)
	s.meta.add(spec.MetaPagination, paginationOf(total, returned, next))
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

// cutObject cuts the largest list or text until the object fits.
func (s *sheet) cutObject(room int) {
	members := wire.Members(s.data)
	size := len(s.data)
	for range members {
		if size <= room {
			break
		}
		at := -1
		for i, m := range members {
			if c := m.Value[0]; (c == '[' && !s.inv.page.asked || c == '"') && len(m.Value) > 2 && (at < 0 || len(m.Value) > len(members[at].Value)) {
				at = i
			}
		}
		if at < 0 {
			return
		}
		before := members[at].Value
		members[at].Value = cutValue(before, len(before)-(size-room))
		size -= len(before) - len(members[at].Value)
		s.warn("FIELD_TRUNCATED", "%s was cut from %d bytes to %d", members[at].Key, len(before), len(members[at].Value))
		s.fieldCut(members[at].Key, len(before), len(members[at].Value))
	}
	if size <= room {
		s.data = wire.AppendMembers(nil, members)
		s.truncated("ask for fewer keys with --fields")
	}
}

// fieldCut completes the warning about a field with its numbers.
func (s *sheet) fieldCut(field string, before, after int) {
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
