// Package githubout prints findings as workflow commands of GitHub Actions,
// which shows them beside the lines of a pull request.
//
// See https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands.
package githubout

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/cmd/envvet/internal/printable"
)

// maxChain is how many steps of a chain an annotation has.
const maxChain = 16

// A Printer prints findings. Files are named as seen from the repository.
type Printer struct {
	Names place.Namer
	Files *code.Files
	URL   func(rule string) string // the address of a rule's manual, or ""
}

// Results are what annotations are about.
type Results struct {
	Findings []finding.Finding
	Trouble  string            // what could not be checked, "" if nothing
	Problems []finding.Problem // why, by its place
	Warnings []finding.Warning
}

// Print writes a line for each of the findings and of all else in r.
func (p Printer) Print(w io.Writer, r Results) error {
	out := bufio.NewWriter(w)
	for _, f := range r.Findings {
		command(out, level(f.Severity), append(p.at(f), "title", "envvet "+f.Rule), p.text(f))
	}
	for _, x := range r.Problems {
		if x.Posn.File != "" { // else trouble says it
			command(out, "error", append(p.at(finding.Finding{Posn: x.Posn, End: x.Posn}), "title", "envvet"), x.Message)
		}
	}
	if r.Trouble != "" {
		command(out, "error", []string{"title", "envvet"}, r.Trouble)
	}
	for _, x := range r.Warnings {
		command(out, "warning", []string{"title", "envvet"}, x.Message)
	}
	return out.Flush()
}

// at returns the place of f as names and values. Columns are for ranges on one
// line only, as GitHub has it.
func (p Printer) at(f finding.Finding) []string {
	if f.Posn.File == "" {
		return nil
	}
	name, _ := p.Names.FromRoot(f.Posn.File)
	at := []string{"file", name}
	number := func(name string, n int) {
		if n > 0 {
			at = append(at, name, fmt.Sprint(n))
		}
	}
	number("line", f.Posn.Line)
	number("endLine", f.End.Line)
	if f.Posn.Line == f.End.Line {
		file := p.Files.Open(f.Posn.File)
		number("col", file.Column(f.Posn))
		if f.End.Col > f.Posn.Col {
			number("endColumn", file.Column(f.End))
		}
	}
	return at
}

// text returns the message with the chain and the address of the manual.
func (p Printer) text(f finding.Finding) string {
	lines := []string{f.Message}
	for i, r := range f.Related {
		if i == maxChain-1 && len(f.Related) > maxChain {
			lines = append(lines, fmt.Sprintf("  … %d more", len(f.Related)-i))
			break
		}
		line := "  " + r.Message
		if name, _ := p.Names.FromRoot(r.Posn.File); name != "" {
			line += fmt.Sprintf(" (%s:%d)", name, r.Posn.Line)
		}
		lines = append(lines, line)
	}
	if url := p.URL(f.Rule); url != "" {
		lines = append(lines, "see "+url)
	}
	return strings.Join(lines, "\n")
}

// level returns what GitHub calls a severity.
func level(s analyzers.Severity) string {
	switch s {
	case analyzers.Error:
		return "error"
	case analyzers.Hint:
		return "notice"
	}
	return "warning"
}

// command writes one workflow command. Properties are names and values in turn.
func command(out *bufio.Writer, name string, properties []string, text string) {
	out.WriteString("::" + name)
	for i := 0; i+1 < len(properties); i += 2 {
		lead := ","
		if i == 0 {
			lead = " "
		}
		out.WriteString(lead + properties[i] + "=" + inProperty.Replace(printable.Text(properties[i+1], "\r\n")))
	}
	out.WriteString("::" + inText.Replace(printable.Text(text, "\r\n")) + "\n")
}

// The runner reads these back.
var (
	inText     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	inProperty = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)
