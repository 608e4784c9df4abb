package golangci

import (
	"fmt"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
)

// maxSteps is how many steps of a chain a message has. A handler may reach 64
// sinks and more; the first steps show the way and the nearest of them.
const maxSteps = 16

// A folder folds what golangci-lint does not show into messages.
type folder struct {
	pass *analysis.Pass
	root string // what names of files in messages are relative to, "" if not known
}

func newFolder(pass *analysis.Pass) folder {
	f := folder{pass: pass}
	module := ""
	if pass.Module != nil {
		module = pass.Module.Path
	}
	rel, inside := strings.CutPrefix(strings.TrimSuffix(pass.Pkg.Path(), "_test"), module)
	for _, file := range pass.Files {
		dir := filepath.Dir(pass.Fset.Position(file.Package).Filename)
		if f.root == "" {
			f.root = dir
		}
		// Elsewhere are only files that a tool has made.
		if root, ok := strings.CutSuffix(dir, filepath.FromSlash(rel)); ok && inside && module != "" {
			f.root = root
			break
		}
	}
	return f
}

// fold returns the message of d, which rule reports, with the mark of what is an error, the way from
// the handler to what is at fault, and the address of the rule's manual:
//
//	error: call of f … (stdoutwrite); chain: handler list is registered here (cmd/list.go:9) -> calls f (cmd/list.go:12) -> …; see https://…
func (f folder) fold(rule *analysis.Analyzer, d analysis.Diagnostic) string {
	var b strings.Builder
	if s := analyzers.SeverityFor(rule, d.Category); s != analyzers.Warning {
		fmt.Fprintf(&b, "%s: ", s)
	}
	b.WriteString(d.Message)
	lead := "; chain: "
	for i, r := range d.Related {
		if i == maxSteps-1 && len(d.Related) > maxSteps {
			fmt.Fprintf(&b, "%s... %d more", lead, len(d.Related)-i)
			break
		}
		step := r.Message
		if lead == nextSink {
			step = strings.TrimPrefix(step, "and ")
		}
		b.WriteString(lead + step)
		if at := f.pass.Fset.Position(r.Pos); at.IsValid() {
			fmt.Fprintf(&b, " (%s:%d)", f.name(at.Filename), at.Line)
		}
		lead = nextStep
		if i > 0 && !isCall(r) {
			lead = nextSink
		}
	}
	if d.URL != "" {
		b.WriteString("; see " + d.URL)
	}
	// What comes from the code under analysis may hold anything.
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\r' || r == '\t' {
			return ' '
		}
		return r
	}, b.String())
}

const (
	nextStep = " -> "
	nextSink = ", and "
)

// isCall reports whether a step of a chain goes on to another.
func isCall(r analysis.RelatedInformation) bool {
	return strings.HasPrefix(r.Message, "calls ") || strings.HasSuffix(r.Message, " more calls")
}

// name returns the name of a file as messages have it: the same on every
// machine, since golangci-lint keeps them.
func (f folder) name(file string) string {
	if rel, err := filepath.Rel(f.root, file); err == nil {
		return filepath.ToSlash(rel)
	}
	return file
}
