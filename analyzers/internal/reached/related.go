package reached

import (
	"fmt"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/position"
)

// Related returns the positions that explain the finding: the handler, the
// calls on the way to its nearest sink, then the sinks, nearest first. verb
// says what a sink does, as in "writes to stdout".
func (f *Finding) Related(pass *analysis.Pass, verb string) []analysis.RelatedInformation {
	resolver := position.NewResolver(pass)
	first := f.First()
	out := []analysis.RelatedInformation{{
		Pos:     f.Handler.Pos,
		Message: fmt.Sprintf("handler %s is registered here (%s %s)", f.Handler.Name, f.Handler.Framework, f.Handler.Role),
	}}
	add := func(pos token.Pos, format string, args ...any) {
		if pos.IsValid() {
			out = append(out, analysis.RelatedInformation{Pos: pos, Message: fmt.Sprintf(format, args...)})
		}
	}
	for _, s := range first.Steps {
		add(s.Pos, "calls %s", s.Func)
	}
	known := len(first.Trail)
	if first.Elided > 0 {
		known /= 2
	}
	for i, h := range first.Trail {
		pos := resolver.Pos(h.Site)
		if i == f.hops {
			pos = first.Pos // the call in this package, in full
		}
		add(pos, "calls %s", h.Func)
		if i == known-1 && first.Elided > 0 {
			add(pos, "%d more calls", first.Elided)
		}
	}
	for i := range f.Sinks {
		s := &f.Sinks[i]
		if s.Site == position.Of(pass, s.Pos) {
			add(s.Pos, "%s with %s", verb, s.What)
		} else if pos := resolver.Pos(s.Site); pos.IsValid() {
			add(pos, "%s with %s", verb, s.What)
		} else {
			add(s.Pos, "%s with %s at %s", verb, s.What, s.Site)
		}
	}
	if f.More > 0 {
		add(first.Pos, "and %d more", f.More)
	}
	return out
}
