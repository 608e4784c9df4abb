// Package textout prints findings for people: the place and the message on one
// line, which editors and scripts understand too, then the source line with
// its range marked, and the chain of calls that leads there.
package textout

import (
	"bufio"
	"fmt"
	"io"
	"iter"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/cmd/envvet/internal/printable"
)

// maxChain is how many steps of a chain are printed. A handler may reach 64
// sinks and more; the first steps show the way and the nearest of them.
const maxChain = 16

// A Printer prints findings.
type Printer struct {
	Dir   string                   // absolute; paths are printed relative to it if that is shorter
	Color bool                     // use ANSI escapes
	URL   func(rule string) string // the address of a rule's manual, or ""
}

// Print writes findings, which are sorted by file, to w.
func (p Printer) Print(w io.Writer, findings []finding.Finding) error {
	out := bufio.NewWriter(w)
	explained, names := make(map[string]bool), place.From(p.Dir)
	for file, group := range byFile(findings) {
		var wanted []int
		for _, f := range group {
			wanted = append(wanted, f.Posn.Line)
		}
		var lines map[int]string
		if names.Shown(file) {
			lines = sourceLines(file, wanted)
		}
		for _, f := range group {
			p.print(out, f, lines[f.Posn.Line])
			if !explained[f.Rule] {
				explained[f.Rule] = true
				p.link(out, f.Rule)
			}
		}
	}
	return out.Flush()
}

// byFile yields runs of findings in the same file.
func byFile(findings []finding.Finding) iter.Seq2[string, []finding.Finding] {
	return func(yield func(string, []finding.Finding) bool) {
		for len(findings) > 0 {
			file, n := findings[0].Posn.File, 1
			for n < len(findings) && findings[n].Posn.File == file {
				n++
			}
			if !yield(file, findings[:n]) {
				return
			}
			findings = findings[n:]
		}
	}
}

func (p Printer) print(out *bufio.Writer, f finding.Finding, line string) {
	fmt.Fprintf(out, "%s %s%s %s\n", p.bold(p.posn(f.Posn, true)+":"), p.severity(f.Severity), clean(f.Message), p.dim("("+f.Rule+")"))
	if text, marks := excerpt(line, f.Posn, f.End); text != "" {
		number := strconv.Itoa(f.Posn.Line)
		fmt.Fprintf(out, "\t%s %s\n", p.dim(number+" |"), text)
		if marks != "" {
			blank := strings.Repeat(" ", len(number))
			fmt.Fprintf(out, "\t%s %s\n", p.dim(blank+" |"), p.mark(marks))
		}
	}
	p.chain(out, f.Related)
}

// chain prints the way from the handler through the calls to the nearest sink,
// and the other sinks below that.
func (p Printer) chain(out *bufio.Writer, related []finding.Related) {
	lead := "\tchain: "
	for i, r := range related {
		if i == maxChain-1 && len(related) > maxChain {
			fmt.Fprintf(out, "%s... %d more\n", lead, len(related)-i)
			return
		}
		step := clean(r.Message)
		if lead == nextSink {
			step = strings.TrimPrefix(step, "and ")
		}
		if r.Posn.File != "" {
			step += " " + p.dim("("+p.posn(r.Posn, false)+")")
		}
		fmt.Fprintf(out, "%s%s\n", lead, step)
		lead = nextStep
		if i > 0 && !r.IsCall() {
			lead = nextSink
		}
	}
}

const (
	nextStep = "\t    -> "
	nextSink = "\t   and "
)

func (p Printer) link(out *bufio.Writer, rule string) {
	if url := p.URL(rule); url != "" {
		fmt.Fprintf(out, "\t%s\n", p.dim("see "+url))
	}
}

// posn returns position as file:line:col, with what is known of it.
func (p Printer) posn(at finding.Posn, col bool) string {
	if at.File == "" {
		return "(unknown position)"
	}
	text := clean(p.path(at.File))
	if at.Line > 0 {
		text += ":" + strconv.Itoa(at.Line)
		if col && at.Col > 0 {
			text += ":" + strconv.Itoa(at.Col)
		}
	}
	return text
}

// path returns file as the go command has it: the shorter of its absolute name
// and that from Dir.
func (p Printer) path(file string) string {
	if rel, err := filepath.Rel(p.Dir, file); err == nil && (filepath.IsLocal(rel) || len(rel) < len(file)) {
		return rel
	}
	return file
}

// severity returns the mark of what is no warning, as nearly all findings are.
func (p Printer) severity(s analyzers.Severity) string {
	switch s {
	case analyzers.Error:
		return p.escape("1;31", s.String()+":") + " "
	case analyzers.Hint:
		return p.dim(s.String()+":") + " "
	}
	return ""
}

func (p Printer) bold(text string) string { return p.escape("1", text) }
func (p Printer) dim(text string) string  { return p.escape("2", text) }
func (p Printer) mark(text string) string { return p.escape("1;33", text) }

func (p Printer) escape(code, text string) string {
	if !p.Color {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

var onOneLine = strings.NewReplacer("\n", " ", "\t", " ")

// clean makes text safe to print on one line.
func clean(text string) string { return printable.Text(onOneLine.Replace(text), "") }

// Summary returns one line about findings: "3 findings in 2 files
// (stdoutwrite 2, exitcall 1)".
func Summary(findings []finding.Finding) string {
	files := make(map[string]bool)
	rules := make(map[string]int)
	for _, f := range findings {
		files[f.Posn.File] = true
		rules[f.Rule]++
	}
	names := slices.SortedFunc(maps.Keys(rules), func(a, b string) int {
		if rules[a] != rules[b] {
			return rules[b] - rules[a]
		}
		return strings.Compare(a, b)
	})
	for i, name := range names {
		names[i] = fmt.Sprintf("%s %d", name, rules[name])
	}
	return fmt.Sprintf("%s in %s (%s)", count(len(findings), "finding"), count(len(files), "file"), strings.Join(names, ", "))
}

func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
