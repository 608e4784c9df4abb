package jsonout

import (
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
)

// Data is the data of an answer.
type Data struct {
	Findings  []Finding `json:"findings" envelope:"ordered" description:"What was found, by file, line, column and rule"`
	Accepted  int       `json:"accepted" description:"How many more findings the baseline accepts"`
	Mended    int       `json:"mended" description:"How many findings that the baseline accepts are found no more in what was checked"`
	Unchanged int       `json:"unchanged" description:"How many more findings stand on lines that are as in the revision of -new-from"`
	Problems  []Problem `json:"problems" envelope:"ordered" description:"What kept packages from being checked; empty if all were"`
}

// A Problem is what kept a package from being checked.
type Problem struct {
	Package  string   `json:"package" description:"What it is about: an import path, or what was named on the command line; empty if not known"`
	Message  string   `json:"message" description:"What is wrong"`
	Position Position `json:"position" description:"Where; its file is empty if not known"`
}

// A Finding is one finding of one rule.
type Finding struct {
	Rule        string   `json:"rule" description:"Name of the rule"`
	Category    string   `json:"category" description:"What kind of finding of the rule it is, as rule/kind; empty if there are no kinds"`
	Severity    string   `json:"severity" enum:"error,warning,hint" description:"How bad it is"`
	Message     string   `json:"message" description:"What is wrong, why that matters and what to do"`
	URL         string   `json:"url" description:"Manual of the rule"`
	Position    Position `json:"position" description:"Where the code begins"`
	End         Position `json:"end" description:"Where the code ends; equals position if that is not known"`
	Handler     *Handler `json:"handler" description:"The command handler that the finding is about, or null"`
	Chain       []Step   `json:"chain" envelope:"ordered" description:"The way from the handler to the nearest place that is at fault, then the other places"`
	Fixes       []Fix    `json:"fixes" envelope:"ordered" description:"Changes to choose one from"`
	Fingerprint string   `json:"fingerprint" description:"Stays the same when lines above it change, when it is formatted, or moved within its package; the same code twice in one function has it twice"`
}

// A Position is a place in a file.
type Position struct {
	File   string `json:"file" description:"Name as seen from where envvet ran, with slashes; absolute if it is outside the repository"`
	Line   int    `json:"line" description:"Counted from 1; 0 if not known"`
	Column int    `json:"column" description:"In bytes, counted from 1; 0 if not known"`
}

// A Handler is a function that carries out a command.
type Handler struct {
	Name     string   `json:"name" description:"What messages call it"`
	Position Position `json:"position" description:"Where it is registered"`
}

// A Step is one place of a chain.
type Step struct {
	Message  string   `json:"message" description:"What happens there"`
	Position Position `json:"position" description:"Where"`
}

// A Fix is a change that is applied as a whole or not at all.
type Fix struct {
	Message string `json:"message" description:"What it does"`
	Edits   []Edit `json:"edits" envelope:"ordered" description:"Its parts, which do not overlap"`
}

// An Edit replaces a part of a file.
type Edit struct {
	File  string `json:"file" description:"Name, as in positions"`
	Start int    `json:"start" description:"Offset of the first byte that is replaced, counted from 0"`
	End   int    `json:"end" description:"Offset of the first byte that stays"`
	New   string `json:"new" description:"What stands there instead"`
}

// dataOf describes results.
func dataOf(r Results, names place.Namer, manual func(rule string) string) Data {
	position := func(p finding.Posn) Position {
		if p.File == "" {
			return Position{}
		}
		return Position{File: names.FromDir(p.File), Line: p.Line, Column: p.Col}
	}
	data := Data{Findings: make([]Finding, len(r.Findings)), Accepted: r.Accepted, Mended: r.Mended, Unchanged: r.Unchanged}
	for _, x := range r.Problems {
		data.Problems = append(data.Problems, Problem{Package: x.Package, Message: x.Message, Position: position(x.Posn)})
	}
	for i, f := range r.Findings {
		out := Finding{
			Rule: f.Rule, Category: f.Category, Severity: f.Severity.String(),
			Message: f.Message, URL: manual(f.Rule), Position: position(f.Posn), End: position(f.End),
			Fingerprint: r.Prints[i].Digest,
		}
		if name, at, ok := f.Handler(); ok {
			out.Handler = &Handler{Name: name, Position: position(at)}
		}
		for _, r := range f.Related {
			out.Chain = append(out.Chain, Step{Message: r.Message, Position: position(r.Posn)})
		}
		for _, x := range f.Fixes {
			fix := Fix{Message: x.Message}
			for _, e := range x.Edits {
				fix.Edits = append(fix.Edits, Edit{File: names.FromDir(e.File), Start: e.Start, End: e.End, New: e.New})
			}
			out.Fixes = append(out.Fixes, fix)
		}
		data.Findings[i] = out
	}
	return data
}
