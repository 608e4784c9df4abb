// Package sarifout prints findings as SARIF 2.1.0, the form that code scanning
// services and editors read.
//
// See https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html. The
// libraries for it write empty and default values that readers trip over, or
// bring a validator into the program; the part that is needed here is small.
package sarifout

import (
	"encoding/json"
	"io"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/fingerprint"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
)

const (
	schema   = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	homepage = "https://github.com/envvet/envvet"

	// sourceRoot is what GitHub and others call the root of the repository.
	sourceRoot = "%SRCROOT%"

	// lineHash is the only fingerprint that GitHub looks at.
	lineHash = "primaryLocationLineHash"
)

// A Printer prints findings. The same findings give the same bytes, on any
// machine if all files are in the repository.
type Printer struct {
	Version string // of envvet, as 1.2.3
	Suite   []*analysis.Analyzer
	Names   place.Namer
	Files   *code.Files
}

// Results are what a log is about.
type Results struct {
	Findings []finding.Finding
	IDs      []string          // fingerprints of Findings, in their order
	Baseline string            // the file of findings that are accepted, "" if there is none
	Accepted []bool            // which of Findings are in it
	Trouble  string            // what could not be checked, "" if nothing
	Problems []finding.Problem // why, by its place
	Warnings []finding.Warning
}

// Print writes a log with one run.
func (p Printer) Print(w io.Writer, r Results) error {
	one := run{
		Tool: tool{driver{
			Name: "envvet", SemanticVersion: p.Version, InformationURI: homepage, Rules: p.rules(),
		}},
		Invocations: []invocation{{ExecutionSuccessful: r.Trouble == "", ToolExecutionNotifications: p.notifications(r)}},
		ColumnKind:  "unicodeCodePoints",
		Results:     make([]result, len(r.Findings)),
	}
	for i, f := range r.Findings {
		one.Results[i] = p.result(f, r.IDs[i])
		if f.Accepted != nil {
			at := p.location(f.Accepted.Posn, f.Accepted.Posn, "")
			one.Results[i].Suppressions = []suppression{{Kind: "inSource", Justification: f.Accepted.Reason, Location: &at}}
		}
		switch {
		case r.Baseline == "" || f.Accepted != nil:
		case r.Accepted[i]:
			one.Results[i].BaselineState = "unchanged"
			one.Results[i].Suppressions = []suppression{{Kind: "external", Justification: "accepted by the baseline " + r.Baseline}}
		default:
			one.Results[i].BaselineState = "new"
		}
	}
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", "  ")
	return out.Encode(log{Schema: schema, Version: "2.1.0", Runs: []run{one}})
}

// notifications returns what is to be told of the run.
func (p Printer) notifications(r Results) (list []notification) {
	if r.Trouble != "" {
		list = append(list, notification{Level: "error", Message: message{r.Trouble}})
	}
	for _, x := range r.Problems {
		n := notification{Level: "error", Message: message{x.Message}}
		if x.Posn.File != "" {
			n.Locations = []location{p.location(x.Posn, x.Posn, "")}
		}
		list = append(list, n)
	}
	for _, x := range r.Warnings {
		list = append(list, notification{Level: "warning", Message: message{x.Message}})
	}
	return list
}

func (p Printer) rules() []descriptor {
	rules := make([]descriptor, len(p.Suite))
	for i, a := range p.Suite {
		title, rest, _ := strings.Cut(strings.TrimSpace(a.Doc), "\n")
		first, _, _ := strings.Cut(strings.TrimSpace(rest), "\n\n")
		if first == "" {
			first = title
		}
		rules[i] = descriptor{
			ID: a.Name, ShortDescription: message{title}, FullDescription: message{first},
			Help: message{strings.TrimSpace(a.Doc)}, HelpURI: a.URL,
			DefaultConfiguration: configuration{level(analyzers.Warning)},
		}
	}
	return rules
}

func (p Printer) result(f finding.Finding, id string) result {
	r := result{
		RuleID:    f.Rule,
		RuleIndex: slices.IndexFunc(p.Suite, func(a *analysis.Analyzer) bool { return a.Name == f.Rule }),
		Level:     level(f.Severity), Message: message{f.Message},
		Locations:           []location{p.location(f.Posn, f.End, "")},
		PartialFingerprints: map[string]string{fingerprint.Version: id, lineHash: id},
	}
	if f.Category != "" {
		r.Properties = &properties{f.Category}
	}
	if f.Posn.File == "" {
		r.Locations = []location{}
	}
	way, others := f.Chain()
	if len(way) > 0 {
		var flow threadFlow
		for _, step := range way {
			flow.Locations = append(flow.Locations, threadFlowLocation{p.location(step.Posn, step.Posn, step.Message)})
		}
		r.CodeFlows = []codeFlow{{[]threadFlow{flow}}}
	}
	for i, other := range others {
		if slices.Contains(others[:i], other) {
			continue // the standard wants each once
		}
		r.RelatedLocations = append(r.RelatedLocations, p.location(other.Posn, other.Posn, other.Message))
	}
	for _, x := range f.Fixes {
		r.Fixes = append(r.Fixes, p.fix(x))
	}
	return r
}

// level returns what SARIF calls a severity.
func level(s analyzers.Severity) string {
	switch s {
	case analyzers.Error:
		return "error"
	case analyzers.Hint:
		return "note"
	}
	return "warning"
}

func (p Printer) location(from, to finding.Posn, text string) location {
	var l location
	if text != "" {
		l.Message = &message{text}
	}
	if from.File == "" {
		return l
	}
	l.PhysicalLocation = &physical{ArtifactLocation: p.artifact(from.File)}
	if from.Line > 0 {
		file := p.Files.Open(from.File)
		r := region{StartLine: from.Line, StartColumn: file.Column(from)}
		if to != from && to.Col > 0 {
			r.EndLine, r.EndColumn = to.Line, file.Column(to)
		}
		l.PhysicalLocation.Region = &r
	}
	return l
}

func (p Printer) artifact(file string) artifact {
	uri, inside := p.Names.URI(file)
	if !inside {
		return artifact{URI: uri}
	}
	return artifact{URI: uri, URIBaseID: sourceRoot}
}

// fix describes the changes of a fix, file by file.
func (p Printer) fix(x finding.Fix) fix {
	out := fix{Description: message{x.Message}, ArtifactChanges: []change{}}
	for _, e := range x.Edits {
		at := p.artifact(e.File)
		i := slices.IndexFunc(out.ArtifactChanges, func(c change) bool { return c.ArtifactLocation == at })
		if i < 0 {
			i = len(out.ArtifactChanges)
			out.ArtifactChanges = append(out.ArtifactChanges, change{ArtifactLocation: at})
		}
		var r region
		file := p.Files.Open(e.File)
		r.StartLine, r.StartColumn = file.Place(e.Start)
		r.EndLine, r.EndColumn = file.Place(e.End)
		c := &out.ArtifactChanges[i]
		c.Replacements = append(c.Replacements, replacement{r, message{e.New}})
	}
	return out
}
