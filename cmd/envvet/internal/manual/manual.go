// Package manual renders the manuals of rules, which are Go doc comments.
package manual

import (
	"flag"
	"go/doc/comment"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/settings"
)

// Cut divides a rule's manual into its title and its body.
func Cut(a *analysis.Analyzer) (title, body string) {
	title, body, _ = strings.Cut(strings.TrimSpace(a.Doc), "\n")
	return strings.TrimSpace(title), strings.TrimSpace(body)
}

// Markdown returns the body of a rule's manual.
func Markdown(a *analysis.Analyzer) string {
	_, body := Cut(a)
	return string(printer().Markdown(new(comment.Parser).Parse(body)))
}

// width is how many columns a line of text has at most; code may have more.
const width = 79

// Text returns a rule's manual for people, in the form of a manual page.
func Text(a *analysis.Analyzer) string {
	title, body := Cut(a)
	var out strings.Builder
	out.WriteString(a.Name + ": " + title + "\n")
	for _, block := range new(comment.Parser).Parse(body).Content {
		text := string(printer().Text(&comment.Doc{Content: []comment.Block{block}}))
		if _, ok := block.(*comment.Heading); ok {
			text = strings.ToUpper(strings.TrimPrefix(text, "# "))
		} else {
			text = indent(text)
		}
		out.WriteString("\n" + text)
	}
	heading := "\nSETTINGS\n\n"
	a.Flags.VisitAll(func(f *flag.Flag) {
		out.WriteString(heading)
		heading = ""
		WriteFlag(&out, a.Name+"."+f.Name, f.Usage, f.DefValue, settings.IsBool(f.Value))
	})
	if a.URL != "" {
		out.WriteString("\nSEE\n\n" + margin + a.URL + "\n")
	}
	return out.String()
}

const margin = "    "

func printer() *comment.Printer {
	return &comment.Printer{
		HeadingLevel:   2,
		HeadingID:      func(*comment.Heading) string { return "" },
		DocLinkBaseURL: "https://pkg.go.dev",
		TextWidth:      width - len(margin),
		TextCodePrefix: margin,
	}
}

func indent(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) != "" {
			out.WriteString(margin)
		}
		out.WriteString(line)
	}
	return out.String()
}

// WriteFlag writes a flag as flag.PrintDefaults would: a word of its usage in
// back quotes names the value.
func WriteFlag(out *strings.Builder, name, usage, value string, isBool bool) {
	word, usage := flag.UnquoteUsage(&flag.Flag{Usage: strings.TrimSpace(usage)})
	out.WriteString(margin + "-" + name)
	if !isBool {
		out.WriteString("=" + word)
	}
	if value != "" && value != "false" {
		usage += " (default " + value + ")"
	}
	out.WriteString("\n" + Wrap(strings.Fields(usage), 2*len(margin)))
}

// Wrap returns words in lines that begin with so many spaces.
func Wrap(words []string, indent int) string {
	var out strings.Builder
	column := 0
	for _, word := range words {
		switch {
		case column == 0:
			column = indent
			out.WriteString(strings.Repeat(" ", indent))
		case column+1+len(word) > width:
			column = indent
			out.WriteString("\n" + strings.Repeat(" ", indent))
		default:
			column++
			out.WriteByte(' ')
		}
		column += len(word)
		out.WriteString(word)
	}
	return out.String() + "\n"
}
