package check

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/inventory"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/passes/handlers"
)

// Handlers returns the handlers in the packages of line, which is configured. Its files have
// the names that answers give them. When ctx is done it returns the cause.
func Handlers(ctx context.Context, line cmdline.Line, suite []*analysis.Analyzer) (inventory.List, error) {
	dir, err := folder(line)
	if err != nil {
		return inventory.List{}, err
	}
	stop := startStatus()
	defer stop()
	a, err := inProcess(ctx, line, suite, []*analysis.Analyzer{inventory.Analyzer(suite)})
	if err != nil {
		return inventory.List{}, err
	}
	a.advise(ctx, line)
	stop()
	tell(a)
	if what := a.trouble(dir); what != "" {
		return inventory.List{}, errors.New(what)
	}
	names := place.From(dir)
	for i := range a.looked.Handlers {
		h := &a.looked.Handlers[i]
		h.Posn.File = names.FromDir(h.Posn.File)
	}
	return a.looked, nil
}

// unknown warns of programs in which there was nothing to look at: to find nothing there
// says nothing of them.
func (a answer) unknown() []finding.Warning {
	if a.vet.Failed || len(a.report.Findings)+len(a.report.Failures)+len(a.looked.Handlers) > 0 {
		return nil
	}
	var bare []string
	for _, p := range a.looked.Programs {
		if p.Commands { // in a package that was not named
			return nil
		}
		bare = append(bare, p.Package)
	}
	if len(bare) == 0 {
		return nil
	}
	const most = 3 // that are named
	who, have := strings.Join(bare[:min(len(bare), most)], ", "), "has"
	if len(bare) > 1 {
		have = "have"
	}
	if n := len(bare) - most; n > 0 {
		who += fmt.Sprintf(" and %d more programs", n)
	}
	return []finding.Warning{{Code: "NO_HANDLERS", Message: fmt.Sprintf(
		"%s %s no handlers that envvet knows, and most rules nothing to look at: it knows those of %s, and what -handlers or //envvet:handler names",
		who, have, strings.Join(handlers.Frameworks(), ", "))}}
}
