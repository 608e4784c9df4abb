// Package htmlout prints findings as one page, which needs no network: the
// commands of a program, and for each the way from its handler to what is at
// fault.
package htmlout

import (
	"bytes"
	"cmp"
	_ "embed"
	"html/template"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
)

//go:embed report.tmpl
var source string

// A run starts a process for each package, and few print a page.
var page = sync.OnceValue(func() *template.Template { return template.Must(template.New("report").Parse(source)) })

// A Printer prints findings. The same findings give the same bytes.
type Printer struct {
	Version string // of envvet
	Title   string // what was checked
	Names   place.Namer
	Files   *code.Files
	URL     func(rule string) string // the address of a rule's manual, or ""
}

// Results are what a page is about.
type Results struct {
	Findings []finding.Finding
	Summary  string            // in one line
	Accepted int               // how many more the baseline accepts
	Trouble  string            // what could not be checked, "" if nothing
	Problems []finding.Problem // why, by its place
}

// Print writes the page.
func (p Printer) Print(w io.Writer, r Results) error {
	return page().Execute(w, p.report(r))
}

// What the template shows.
type (
	report struct {
		Title, Version, Summary, Trouble string
		Problems                         []string
		Accepted                         int
		Open                             bool // all findings are unfolded
		Rules, Packages                  []choice
		Groups                           []group
	}

	// A choice is something to filter by.
	choice struct {
		Name, URL string
		Count     int
	}

	// A group is what was found in a command, or in none.
	group struct {
		Command string // "" for what is in no command
		Where   string // it is registered
		Choice  string // its name among the commands to filter by
		Items   []item
	}

	item struct {
		Rule, Category, URL string
		Severity            string
		Message             string
		Package, Where      string
		Code                []line
		Way, Others         []step
		Fixes               []string
	}

	// A line is one of code; Marked is the part that the finding is about.
	line struct {
		Number                int
		Before, Marked, After string
	}

	step struct {
		Text, Where string
		Last        bool // what is at fault
	}
)

// fewFindings can be read at one go.
const fewFindings = 20

// report arranges the findings: by command in the order of their names, what is
// in no command last.
func (p Printer) report(r Results) report {
	out := report{Title: p.Title, Version: p.Version, Summary: r.Summary, Trouble: r.Trouble, Accepted: r.Accepted}
	for _, x := range r.Problems {
		x.Posn.File = p.Names.FromDir(x.Posn.File)
		out.Problems = append(out.Problems, x.String())
	}
	out.Open = len(r.Findings) <= fewFindings
	rules, packages := make(map[string]int), make(map[string]int)
	groups := make(map[string]*group)
	for _, f := range r.Findings {
		it := p.item(f)
		rules[it.Rule]++
		packages[it.Package]++
		var command, where string
		if name, at, ok := f.Handler(); ok {
			command, where = name, p.Names.FromDir(at.File) // a command has several handlers
		}
		key := command + "\x00" + where
		if groups[key] == nil {
			groups[key] = &group{Command: command, Where: where}
		}
		groups[key].Items = append(groups[key].Items, it)
	}
	same := make(map[string]int)
	for _, g := range groups {
		same[g.Command]++
	}
	for _, g := range groups {
		g.Choice = cmp.Or(g.Command, "in no command")
		if same[g.Command] > 1 { // a list has little room
			g.Choice += " " + g.Where
		}
		out.Groups = append(out.Groups, *g)
	}
	slices.SortFunc(out.Groups, func(a, b group) int {
		switch {
		case a.Command == "" && b.Command != "":
			return 1
		case b.Command == "" && a.Command != "":
			return -1
		}
		return cmp.Or(cmp.Compare(a.Command, b.Command), cmp.Compare(a.Where, b.Where))
	})
	out.Rules, out.Packages = choices(rules, p.URL), choices(packages, func(string) string { return "" })
	return out
}

func choices(count map[string]int, url func(string) string) []choice {
	var all []choice
	for name, n := range count {
		all = append(all, choice{Name: name, URL: url(name), Count: n})
	}
	slices.SortFunc(all, func(a, b choice) int { return cmp.Compare(a.Name, b.Name) })
	return all
}

func (p Printer) item(f finding.Finding) item {
	it := item{
		Rule: f.Rule, Category: strings.TrimPrefix(f.Category, f.Rule+"/"), URL: p.URL(f.Rule), Message: f.Message,
		Where: p.where(f.Posn), Package: path.Dir(p.Names.FromDir(f.Posn.File)), Code: p.code(f),
	}
	if f.Severity != analyzers.Warning {
		it.Severity = f.Severity.String()
	}
	way, others := f.Chain()
	for i, r := range way {
		it.Way = append(it.Way, step{Text: r.Message, Where: p.where(r.Posn), Last: i == len(way)-1 && i > 0})
	}
	for _, r := range others {
		it.Others = append(it.Others, step{Text: strings.TrimPrefix(r.Message, "and "), Where: p.where(r.Posn)})
	}
	for _, fix := range f.Fixes {
		it.Fixes = append(it.Fixes, fix.Message)
	}
	return it
}

// where returns a position as people write it.
func (p Printer) where(at finding.Posn) string {
	if at.File == "" {
		return ""
	}
	text := p.Names.FromDir(at.File)
	if at.Line > 0 {
		text += ":" + strconv.Itoa(at.Line)
	}
	return text
}

// around is how many lines of code are shown before and after a finding.
const around = 2

// widest is how much of a line is shown, in bytes: generated code has lines that
// nobody reads.
const widest = 400

// code returns the lines of the finding, none if they are not to be shown.
func (p Printer) code(f finding.Finding) []line {
	if !p.Names.Shown(f.Posn.File) {
		return nil
	}
	file := p.Files.Open(f.Posn.File)
	if file.Text == nil || f.Posn.Line < 1 {
		return nil
	}
	from, to := file.Span(f.Posn, f.End)
	first, last := max(f.Posn.Line-around, 1), f.Posn.Line+around
	indent := indentation(file, first, last)
	var lines []line
	for n := first; n <= last; n++ {
		start, end, ok := file.Bounds(n)
		if !ok {
			break
		}
		start = min(start+indent, end)
		end = min(end, start+widest)
		a, b := min(max(from, start), end), min(max(to, start), end)
		text := func(i, j int) string { return strings.ToValidUTF8(string(file.Text[i:j]), "�") }
		lines = append(lines, line{Number: n, Before: text(start, a), Marked: text(a, b), After: text(b, end)})
	}
	return lines
}

// indentation returns how many bytes of white space all lines from first to last
// begin with, but for those that are blank.
func indentation(file *code.File, first, last int) int {
	var common []byte
	for n, seen := first, false; n <= last; n++ {
		start, end, ok := file.Bounds(n)
		text := file.Text[start:end]
		indent := text[:len(text)-len(bytes.TrimLeft(text, " \t"))]
		switch {
		case !ok || len(bytes.TrimSpace(text)) == 0:
		case !seen:
			common, seen = indent, true
		default:
			i := 0
			for i < min(len(common), len(indent)) && common[i] == indent[i] {
				i++
			}
			common = common[:i]
		}
	}
	return len(common)
}
