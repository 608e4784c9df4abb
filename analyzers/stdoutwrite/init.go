package stdoutwrite

import (
	"cmp"
	"fmt"
	"go/ast"
	"slices"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/reached"
	"github.com/envvet/envvet/passes/directives"
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
	for _, f := range reached.Initial(pass, r.Settings, r.selectsInitial) {
		first := f.First()
		pass.Report(analysis.Diagnostic{
			Pos: first.Begin, End: first.End, Category: category, URL: manual.URL(name),
			Message: fmt.Sprintf("package %s %s while it is initialized, before any command runs; move the write into the command, or to stderr (%s)",
				pass.Pkg.Name(), f.Does(verb), name),
			Related: f.Related(pass, verb),
		})
	}
	r.checkImports(pass)
}

// selectsInitial leaves out a writer that is only handed on: nothing is known
// to be written before main.
func (r *rule) selectsInitial(e *summary.Effect) bool { return !e.Handed && r.selects(e) }

// checkImports reports each write of an imported package once, at its own
// import if there is one, else at the first that brings it in.
func (r *rule) checkImports(pass *analysis.Pass) {
	result := pass.ResultOf[effects.Analyzer].(*effects.Result)
	ignores := pass.ResultOf[directives.Analyzer].(*directives.Directives)
	type brought struct {
		spec *ast.ImportSpec
		path string
		summary.Effect
	}
	var all []brought
	for _, file := range pass.Files {
		for _, spec := range file.Imports {
			path := importPath(pass, spec)
			for _, e := range result.ImportedInitial(path) {
				if r.selectsInitial(&e) && r.Wants(pass, spec.Pos()) && !ignores.Ignored(name, spec.Pos()) {
					all = append(all, brought{spec, path, e})
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b brought) int {
		direct := func(x brought) int {
			if x.path == x.Site.Pkg {
				return 0
			}
			return 1
		}
		return cmp.Compare(direct(a), direct(b))
	})
	seen := make(map[summary.Key]bool)
	bySpec := make(map[*ast.ImportSpec][]summary.Effect)
	for _, b := range all {
		if !seen[b.Key()] {
			seen[b.Key()] = true
			bySpec[b.spec] = append(bySpec[b.spec], b.Effect)
		}
	}
	for _, b := range all {
		if found := bySpec[b.spec]; len(found) > 0 {
			delete(bySpec, b.spec)
			pass.Report(analysis.Diagnostic{
				Pos: b.spec.Path.Pos(), End: b.spec.Path.End(), Category: category, URL: manual.URL(name),
				Message: fmt.Sprintf("import %s writes to stdout with %s at %s while the program is initialized, before any command runs; move the write into a function that main calls, or to stderr (%s)",
					b.spec.Path.Value, found[0].What, found[0].Site, name),
				Related: reached.RelatedEffects(pass, b.spec.Path.Pos(), found, verb),
			})
		}
	}
}

// importPath returns the path of an import as the build knows it, which a
// vendored package's import may not say.
func importPath(pass *analysis.Pass, spec *ast.ImportSpec) string {
	if obj := pass.TypesInfo.PkgNameOf(spec); obj != nil {
		return obj.Imported().Path()
	}
	path, _ := strconv.Unquote(spec.Path.Value)
	return path
}
