package stdoutwrite

import (
	"fmt"
	"go/ast"
	"slices"
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
// initialized: before main, and so before any runtime can catch them. A main
// package that serves MCP on stdio is looked at even if all of its tools are
// registered elsewhere: the protocol is on its standard output all the same.
func (r *rule) checkInit(pass *analysis.Pass) {
	found := pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	registered := found.Handlers(r.Handlers)
	serves := found.ServesStdio()
	if len(registered) == 0 && !(serves && pass.Pkg.Name() == "main") {
		return
	}
	command := func(h handlers.Handler) bool { return !h.OfMCP() }
	stdout := usedAs(pass, serves || !slices.ContainsFunc(registered, command))
	for _, f := range reached.Initial(pass, r.Settings, r.selectsInitial) {
		first := f.First()
		r.Report(pass, analysis.Diagnostic{
			Pos: first.Begin, End: first.End, Category: category, URL: manual.URL(name),
			Message: fmt.Sprintf("package %s %s while it is initialized, %s; %s (%s)",
				pass.Pkg.Name(), f.Does(verb), stdout.initial, stdout.move, name),
			Related: f.Related(pass, verb),
		}, f.First().Pos)
	}
	r.checkImports(pass, stdout, func(path string) bool { return len(registered) > 0 || !found.ImportsProgram(path) })
}

// selectsInitial leaves out a writer that is only handed on: nothing is known
// to be written before main.
func (r *rule) selectsInitial(e *summary.Effect) bool { return !e.Handed && !e.Kept && r.selects(e) }

// checkImports reports each write that an import brings in once: at the import
// of the package that holds it, else at the first that leads there, of the
// imports that choose accepts: what a package with handlers brings in is
// reported in that one.
func (r *rule) checkImports(pass *analysis.Pass, stdout *use, choose func(path string) bool) {
	result := pass.ResultOf[effects.Analyzer].(*effects.Result)
	var specs []*ast.ImportSpec
	for _, file := range pass.Files {
		specs = append(specs, file.Imports...)
	}
	seen := make(map[summary.Key]bool)
	found := make(map[*ast.ImportSpec][]summary.Effect)
	for _, direct := range []bool{true, false} {
		for _, spec := range specs {
			path := importPath(pass, spec)
			if !choose(path) {
				continue
			}
			for _, e := range result.ImportedInitial(path) {
				if seen[e.Key().Anyway()] || direct != (e.Site.Pkg == path) || !r.selectsInitial(&e) || !r.Wants(pass, spec.Pos()) || r.Drops(pass, name, spec.Pos()) {
					continue
				}
				seen[e.Key().Anyway()] = true
				found[spec] = append(found[spec], e)
			}
		}
	}
	for _, spec := range specs {
		if effects := found[spec]; len(effects) > 0 {
			r.reportImport(pass, spec, effects, stdout)
		}
	}
}

// importPath returns the path of the imported package as the build knows it,
// which a vendored package's import may not say.
func importPath(pass *analysis.Pass, spec *ast.ImportSpec) string {
	if obj := pass.TypesInfo.PkgNameOf(spec); obj != nil {
		return obj.Imported().Path()
	}
	path, _ := strconv.Unquote(spec.Path.Value)
	return path
}

func (r *rule) reportImport(pass *analysis.Pass, spec *ast.ImportSpec, effects []summary.Effect, stdout *use) {
	r.Report(pass, analysis.Diagnostic{
		Pos: spec.Path.Pos(), End: spec.Path.End(), Category: category, URL: manual.URL(name),
		Message: fmt.Sprintf("import %s writes to stdout with %s at %s while the program is initialized, %s; %s (%s)",
			spec.Path.Value, effects[0].What, effects[0].Site, stdout.initial, stdout.call, name),
		Related: reached.RelatedEffects(pass, spec.Path.Pos(), effects, verb),
	})
}
