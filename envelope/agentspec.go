package envelope

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// A sheet is an answer in AgentSpec that is being made.
type sheet struct {
	inv      *invocation
	desk     *desk
	out      outcome
	data     []byte
	warnings []warning
	meta     members
	own      map[string]json.RawMessage // what the command has added to meta
	took     time.Duration              // when the answer was first made, 0 before
}

// A desk is the memory that an answer is made in. Desks are kept for programs
// that run an application many times.
type desk struct {
	data, line, text []byte
	meta             members
}

var desks = sync.Pool{New: func() any { return new(desk) }}

// clear gives the memory back. The answer that was made in it is gone.
func (a *answer) clear() {
	if a.desk != nil {
		desks.Put(a.desk)
		a.desk, a.stdout = nil, nil
	}
}

// agentSpec renders the five keys of an answer in their order, all of them
// always (REQ-F-004).
func (inv *invocation) agentSpec(out outcome) answer {
	inv.close()
	d := desks.Get().(*desk)
	s := sheet{inv: inv, desk: d, out: out, warnings: slices.Clip(inv.warnings), own: inv.meta}
	d.data = s.encodeData(d.data[:0])
	s.noteStray()
	s.heedWarnings()
	line := s.line()
	if most := inv.mostBytes(); !s.fits(line, most) && !s.isWhole() {
		line = s.cut(most, len(line)-len(s.data))
		if s.heedWarnings() { // about what was cut
			if line = s.line(); !s.fits(line, most) {
				line = s.cutFailure(most)
			}
		}
	}
	return answer{exit: s.out.exit, stdout: line, desk: d}
}

// isWhole reports whether the answer is about commands, as a schema or the manifest are: a
// part of it is of no use, and the caller cannot ask for less.
func (s *sheet) isWhole() bool {
	return s.out.exit == Success && (s.out.about || s.inv.command == nil)
}

// encodeData writes the data into the buffer, which it returns.
func (s *sheet) encodeData(buffer []byte) []byte {
	s.data = []byte("null")
	if s.out.hasData {
		o, from := s.part()
		text, r, err := wire.Append(buffer, s.out.data, o)
		if err == nil && !isContainer(text) && string(text) != "null" && s.inv.app.dialect != AnimusV1 {
			err = notContainer(s.out.data)
		}
		switch {
		case err == nil:
			buffer, s.data = text, text
			s.describeData(r, o, from)
		case s.out.exit == Success:
			s.out = notSerializable(err)
		default:
			s.warn(codeNotSerializable, "the data of the failure is left out: %v", err)
		}
	}
	if s.out.exit == Success && !s.out.isVoid() && string(s.data) == "null" {
		s.data = s.inv.nothing()
	}
	return buffer
}

// nothing is the data of a command that returned nil: an empty list or object, as
// its schema has it.
func (inv *invocation) nothing() []byte {
	if inv.command != nil {
		if payload := inv.command.declared().payload; payload.Shape != nil && payload.Kind == shape.List {
			return []byte("[]")
		}
	}
	return []byte("{}")
}

// part returns how to write the data, and where the part that was asked for
// begins in a list that the runtime cuts.
func (s *sheet) part() (o wire.Options, from int) {
	inv := s.inv
	o.SortAll, o.Text = inv.set.stable, inv.set.format != formatJSON
	if s.cuts() && s.out.exit == Success {
		from, _ = offset(inv.set.cursor) // pageOf has refused what cannot be read
		o.Offset, o.Limit = from, inv.limit()
	}
	return o, from
}

// cuts reports whether the runtime cuts the data, which is the list of the
// command.
func (s *sheet) cuts() bool { return !s.out.about && s.inv.cuts() }

// cuts reports whether the runtime cuts the list of the command.
func (inv *invocation) cuts() bool {
	return inv.hasMeta() && inv.command != nil && inv.command.declared().isList && !inv.page.asked
}

// describeData puts into warnings and meta what there is to say about the data.
func (s *sheet) describeData(r wire.Result, o wire.Options, from int) {
	inv := s.inv
	s.warnings = append(s.warnings[:len(s.warnings):len(s.warnings)], noteWarnings(r.Notes)...)
	for _, m := range r.Volatile {
		switch {
		case slices.Contains(spec.MetaKeys, m.Key): // of a type that is not the declared one
			s.warn(codeMetaReserved, metaReserved, m.Key)
		case !inv.set.stable:
			s.meta.set(m.Key, m.Value)
		}
	}
	if s.out.exit == Success {
		switch {
		case inv.page.asked:
			returned := r.Returned
			if r.Length < 0 {
				returned = lengthOfList(s.data)
			}
			s.meta.add(spec.MetaPagination, paginationOf(inv.page.total, returned, inv.page.next))
		case s.cuts():
			next := ""
			if from+r.Returned < r.Length && o.Limit > 0 {
				next = cursorAt(from + r.Returned)
			}
			length := max(r.Length, 0) // nil is empty
			s.meta.add(spec.MetaPagination, paginationOf(&length, r.Returned, next))
		}
	}
	if (inv.set.limitGiven || inv.set.cursor != "") && inv.command != nil && !inv.command.declared().isList && !inv.page.asked {
		s.warn("LIMIT_IGNORED", "the command answers with no list, --limit and --cursor do nothing")
	}
	if inv.set.etag != "" && inv.command != nil {
		s.warn("ETAG_IGNORED", "only manifest asks whether anything has changed, --etag does nothing")
	}
	if len(inv.set.fields) > 0 {
		s.data = project(s.data, inv.set.fields)
	}
}

// lengthOfList returns the length of a list, or of the only list in an object,
// else 0.
func lengthOfList(object []byte) int {
	length, lists := 0, 0
	if object[0] == '[' { // of a type that marshals itself
		return len(wire.Elements(object))
	}
	if object[0] == '{' {
		for _, m := range wire.Members(object) {
			if m.Value[0] == '[' {
				length = len(wire.Elements(m.Value))
				lists++
			}
		}
	}
	if lists != 1 {
		return 0
	}
	return length
}

func (s *sheet) warn(code, format string, args ...any) {
	s.warnings = append(s.warnings, warning{Code: code, Message: fmt.Sprintf(format, args...)})
}

// sortWarnings sorts the warnings under --stable-output: goroutines add theirs in no
// order (REQ-O-007).
func (s *sheet) sortWarnings() {
	if !s.inv.set.stable {
		return
	}
	s.warnings = slices.Clone(s.warnings)
	slices.SortStableFunc(s.warnings, func(a, b warning) int {
		return cmp.Or(cmp.Compare(a.Code, b.Code), cmp.Compare(a.Message, b.Message))
	})
}

// heedWarnings makes a failure of a success with warnings, if the caller wants
// that, and reports whether it did (REQ-O-025).
func (s *sheet) heedWarnings() bool {
	if !s.inv.set.warningsFail || len(s.warnings) == 0 || s.out.exit != Success {
		return false
	}
	s.out = failed(GeneralError, &failure{
		Code: codeWarningsAsErrors, Message: "the command succeeded with warnings, which --warnings-as-errors makes a failure", Phase: phaseExecution,
	})
	s.data = []byte("null")
	s.meta = nil
	return true
}

// line returns the envelope as a line. What is warned of may be new since the last one.
func (s *sheet) line() []byte {
	s.sortWarnings()
	line := append(s.desk.line[:0], `{"ok":`...)
	line = strconv.AppendBool(line, s.out.exit == Success)
	line = append(line, `,"data":`...)
	line = append(line, s.data...)
	line = append(line, `,"error":`...)
	line = appendFailure(line, s.out.failure)
	line = append(line, `,"warnings":`...)
	line = appendTexts(line, s.warnings)
	line = append(line, `,"meta":`...)
	line = append(s.inv.completeMeta(s).append(line), "}\n"...)
	s.desk.line = line
	return line
}

// appendTexts appends warnings as they are in the answer: a list of texts.
func appendTexts(dst []byte, warnings []warning) []byte {
	dst = append(dst, '[')
	for i, w := range warnings {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst, _ = wire.AppendString(dst, w.String())
	}
	return append(dst, ']')
}

// appendFailure appends the error object, or null. An error that JSON cannot
// carry cannot happen: it is made of texts and numbers.
func appendFailure(dst []byte, f *failure) []byte {
	if f == nil {
		return append(dst, "null"...)
	}
	text, _, err := wire.Append(dst, f, wire.Options{})
	if err != nil {
		panic(err)
	}
	return text
}

// project keeps the keys that --fields asks for: of an object, or of each
// object in a list (REQ-O-002). Names that are not there are passed over.
func project(data []byte, fields []string) []byte {
	switch data[0] {
	case '[':
		elements := wire.Elements(data)
		for i, e := range elements {
			if e[0] == '{' {
				elements[i] = projectObject(e, fields)
			}
		}
		return wire.AppendElements(nil, elements)
	case '{':
		return projectObject(data, fields)
	}
	return data
}

func projectObject(object []byte, fields []string) []byte {
	var kept []wire.Member
	for _, m := range wire.Members(object) {
		for _, field := range fields {
			if m.Key == field {
				kept = append(kept, m)
				break
			}
		}
	}
	return wire.AppendMembers(nil, kept)
}
