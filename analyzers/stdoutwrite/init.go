package stdoutwrite

import (
	"fmt"
	"go/ast"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/reached"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/handlers"
)

const category = name + "/init"

// checkInit reports writes that run while a program with handlers is
// initialized: before main, and so before any runtime can catch them.
func (r *rule) checkInit(pass *analysis.Pass) {
	if len(pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers(r.Handlers)) == 0 {
		return
	}
	result := pass.ResultOf[effects.Analyzer].(*effects.Result)
	for _, e := range result.Initial() {
		if e.Handed || !r.selects(&e.Effect) || !r.Wants(pass, e.Pos) {
			continue
		}
		start, end, _ := reached.Span(pass, e.Pos)
		at := ""
		if len(e.Trail) > 0 {
			at = " at " + e.Site.String()
		}
		pass.Report(analysis.Diagnostic{
			Pos: start, End: end, Category: category, URL: manual.URL(name),
			Message: fmt.Sprintf("package %s writes to stdout with %s%s while it is initialized, before any command runs; move the write into the command, or to stderr (%s)",
				pass.Pkg.Name(), e.What, at, name),
		})
	}
	for _, file := range pass.Files {
		for _, spec := range file.Imports {
			r.checkImport(pass, result, spec)
		}
	}
}

func (r *rule) checkImport(pass *analysis.Pass, result *effects.Result, spec *ast.ImportSpec) {
	path, err := strconv.Unquote(spec.Path.Value)
	if err != nil || !r.Wants(pass, spec.Pos()) {
		return
	}
	if obj := pass.TypesInfo.PkgNameOf(spec); obj != nil {
		path = obj.Imported().Path() // as the build knows it, which a vendored package's import may not say
	}
	var found []summary.Effect
	for _, e := range result.ImportedInitial(path) {
		if r.selects(&e) {
			found = append(found, e)
		}
	}
	if len(found) == 0 {
		return
	}
	pass.Report(analysis.Diagnostic{
		Pos: spec.Path.Pos(), End: spec.Path.End(), Category: category, URL: manual.URL(name),
		Message: fmt.Sprintf("import %s writes to stdout with %s at %s while the program is initialized, before any command runs; move the write into a function that main calls, or to stderr (%s)",
			spec.Path.Value, found[0].What, found[0].Site, name),
	})
}
