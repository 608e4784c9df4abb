package envelope

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/envvet/envvet/envelope/internal/wire"
)

// A Texter is a payload that says itself what a person sees of it. The default
// is aligned lines of keys and values, and a table for a list. A Texter that is a
// list is asked with all of it, or with the part that --limit or --cursor asks for.
// The method may have a pointer as its receiver.
type Texter interface {
	// Text returns lines of text. A line break at the end is added.
	Text() string
}

// forPeople renders an answer as text: a success on standard output, warnings
// and a failure on standard error.
func (inv *invocation) forPeople(out outcome) answer {
	inv.close()
	s := sheet{inv: inv, desk: new(desk), out: out, warnings: slices.Clip(inv.warnings)}
	s.encodeData(nil)
	s.noteStray()
	s.sortWarnings()
	s.heedWarnings()
	if s.out.failure != nil && inv.app.dialect.isClaw() {
		s.out.failure = inv.clawAdvice(s.out)
	}
	a := answer{exit: inv.app.dialect.exit(s.out.exit)}
	var notes strings.Builder
	for _, w := range s.warnings {
		fmt.Fprintf(&notes, "warning: %s\n", safe(w.String()))
	}
	switch {
	case s.out.failure != nil && inv.request != nil:
		a.failure = s.out.failure
	case s.out.failure != nil:
		writeFailure(&notes, inv.app.name, s.out.failure)
	default:
		a.stdout = []byte(inv.text(s.out, s.data))
		notes.WriteString(s.rest())
	}
	a.stderr = append([]byte(notes.String()), inv.deprecation()...)
	return a
}

func safe(text string) string {
	text, _ = wire.Clean(text)
	return text
}

func writeFailure(text *strings.Builder, tool string, f *failure) {
	fmt.Fprintf(text, "%s: %s\n", tool, safe(f.Message))
	writeAdvice(text, f)
}

// writeAdvice writes what follows the message: what explains the failure, and
// what to do.
func writeAdvice(text *strings.Builder, f *failure) {
	for i, e := range f.Errors {
		if d, ok := e.(declaration); ok && i > 0 { // the first is the message
			fmt.Fprintf(text, "  also: %s\n", safe(d.text()))
		}
	}
	for _, part := range []struct{ label, text string }{
		{"detail", f.Detail}, {"needed", f.FixRequired}, {"fix", f.FixCommand}, {"hint", f.Suggestion},
	} {
		if part.text != "" {
			fmt.Fprintf(text, "  %s: %s\n", part.label, safe(part.text))
		}
	}
	if f.Redirect != nil {
		fmt.Fprintf(text, "  moved to: %s\n", safe(f.Redirect.Command))
	}
}

// text is what a person sees of a success.
func (inv *invocation) text(out outcome, data []byte) string {
	switch {
	case out.isHelp():
		return out.help
	case inv.request != nil && inv.request.Prints:
		return "" // it was seen as it came
	}
	if inv.set.format == formatTSV {
		return tsv(data)
	}
	if t, ok := inv.texter(out); ok {
		switch text, ok := inv.ownText(t); {
		case ok && text == "":
			return "" // nothing to see, not an empty line
		case ok:
			return strings.TrimSuffix(safe(text), "\n") + "\n"
		}
	}
	var b strings.Builder
	switch {
	case isTable(data):
		writeTable(&b, data)
	default:
		writeValue(&b, data, "")
	}
	return b.String()
}

// asTexter returns the payload as a Texter, if it is one or a pointer to it would be.
func asTexter(data any) (t Texter, ok bool) {
	if t, ok = data.(Texter); ok || data == nil {
		return t, ok
	}
	v := reflect.ValueOf(data)
	if v.Kind() == reflect.Pointer {
		return nil, false
	}
	pointer := reflect.New(v.Type())
	pointer.Elem().Set(v)
	t, ok = pointer.Interface().(Texter)
	return t, ok
}

// ownText asks the payload for its text, and reports false if it panics, as that
// of a nil pointer may, of which there is nothing to say.
func (inv *invocation) ownText(t Texter) (text string, ok bool) {
	defer func() {
		r := recover()
		if v := reflect.ValueOf(t); r != nil && (v.Kind() != reflect.Pointer || !v.IsNil()) {
			fmt.Fprintf(inv.diagnostics(), "panic in Text: %s\n\n%s", wire.PanicText(r), debug.Stack())
		}
		ok = r == nil
	}()
	return t.Text(), true
}

// isTable reports whether the value is a list of objects that hold no others.
func isTable(data []byte) bool {
	elements := listOf(data)
	for _, e := range elements {
		if e[0] != '{' {
			return false
		}
		for _, m := range wire.Members(e) {
			if c := m.Value[0]; c == '{' || c == '[' && len(m.Value) > 2 && bytes.ContainsAny(m.Value[1:], "[{") {
				return false
			}
		}
	}
	return len(elements) > 0
}

func listOf(data []byte) [][]byte {
	if data[0] != '[' {
		return nil
	}
	return wire.Elements(data)
}

func writeTable(b *strings.Builder, data []byte) {
	w := tabwriter.NewWriter(b, 0, 0, 2, ' ', 0)
	header, rows := grid(listOf(data))
	fmt.Fprintln(w, strings.ToUpper(strings.Join(header, "\t")))
	for _, row := range rows {
		fmt.Fprintln(w, strings.Join(row, "\t"))
	}
	_ = w.Flush() // a strings.Builder takes everything
}

// grid returns the keys of objects, in the order in which they first come, and
// the values of each object. Of null all are empty.
func grid(objects [][]byte) (header []string, rows [][]string) {
	column := make(map[string]int)
	var all [][]wire.Member
	for _, o := range objects {
		var members []wire.Member
		if o[0] == '{' {
			members = wire.Members(o)
		}
		all = append(all, members)
		for _, m := range members {
			if _, ok := column[m.Key]; !ok {
				column[m.Key] = len(header)
				header = append(header, oneLine(m.Key))
			}
		}
	}
	for _, members := range all {
		row := make([]string, len(header))
		for _, m := range members {
			row[column[m.Key]] = oneLine(scalarText(m.Value))
		}
		rows = append(rows, row)
	}
	return header, rows
}

// tsv renders rows of cells with tabs between them, after a row of names: of
// objects, and of anything else one cell each. Tabs and line breaks in cells are
// written as in JSON. Without a name there is nothing.
func tsv(data []byte) string {
	elements := listOf(data)
	if data[0] == '{' {
		elements = [][]byte{data}
	}
	header, rows := grid(elements)
	if slices.ContainsFunc(elements, func(e []byte) bool { return e[0] != '{' && (len(header) == 0 || string(e) != "null") }) {
		header, rows = []string{"value"}, nil
		for _, e := range elements {
			rows = append(rows, []string{oneLine(scalarText(e))})
		}
	}
	if len(header) == 0 {
		return ""
	}
	var b strings.Builder
	for _, row := range append([][]string{header}, rows...) {
		b.WriteString(strings.Join(row, "\t") + "\n")
	}
	return b.String()
}

// oneLine spells tabs and line breaks out.
func oneLine(text string) string {
	return strings.NewReplacer("\\", "\\\\", "\t", "\\t", "\n", "\\n").Replace(text)
}

// scalarText is a value without quotes, a list of them with commas, and
// anything else as JSON.
func scalarText(value []byte) string {
	switch {
	case value[0] == '"':
		return unquote(value)
	case string(value) == "null":
		return ""
	case value[0] == '[' && !bytes.ContainsAny(value[1:], "[{"):
		var parts []string
		for _, e := range wire.Elements(value) {
			parts = append(parts, scalarText(e))
		}
		return strings.Join(parts, ", ")
	}
	return string(value)
}

// unquote returns the text of a JSON string of our own making.
func unquote(literal []byte) string {
	var s string
	_ = json.Unmarshal(literal, &s)
	return s
}

// writeValue writes a value in lines, each with the indent before it.
func writeValue(b *strings.Builder, value []byte, indent string) {
	switch {
	case value[0] == '{':
		members := wire.Members(value)
		width := 0
		for _, m := range members {
			width = max(width, len([]rune(m.Key)))
		}
		for _, m := range members {
			if isNested(m.Value) {
				fmt.Fprintf(b, "%s%s:\n", indent, m.Key)
				writeValue(b, m.Value, indent+"  ")
				continue
			}
			line := fmt.Sprintf("%s%-*s  %s", indent, width+1, m.Key+":", strings.ReplaceAll(scalarText(m.Value), "\n", "\n"+indent+strings.Repeat(" ", width+3)))
			b.WriteString(strings.TrimRight(line, " ") + "\n")
		}
	case value[0] == '[':
		for i, e := range wire.Elements(value) {
			if i > 0 && isNested(e) {
				b.WriteByte('\n')
			}
			writeValue(b, e, indent)
		}
	default:
		b.WriteString(indent + scalarText(value) + "\n")
	}
}

// isNested reports whether a value takes lines of its own.
func isNested(value []byte) bool {
	return value[0] == '{' && len(value) > 2 || value[0] == '[' && bytes.ContainsAny(value[1:], "[{")
}
