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
	r.checkImports(pass, result)
}

// checkImports reports each write that an import brings in once: at the import
// of the package that holds it, else at the first that leads there.
func (r *rule) checkImports(pass *analysis.Pass, result *effects.Result) {
	var specs []*ast.ImportSpec
	at := make(map[summary.Key]*ast.ImportSpec)
	found := make(map[*ast.ImportSpec][]summary.Effect)
	for _, direct := range []bool{true, false} {
		for _, file := range pass.Files {
			for _, spec := range file.Imports {
				path := importPath(pass, spec)
				if direct {
					specs = append(specs, spec)
				}
				for _, e := range result.ImportedInitial(path) {
					if at[e.Key()] == nil && direct == (e.Site.Pkg == path) && r.selects(&e) && r.Wants(pass, spec.Pos()) {
						at[e.Key()] = spec
						found[spec] = append(found[spec], e)
					}
				}
			}
		}
	}
	for _, spec := range specs {
		if effects := found[spec]; len(effects) > 0 {
			reportImport(pass, spec, &effects[0])
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

func reportImport(pass *analysis.Pass, spec *ast.ImportSpec, e *summary.Effect) {
	pass.Report(analysis.Diagnostic{
		Pos: spec.Path.Pos(), End: spec.Path.End(), Category: category, URL: manual.URL(name),
		Message: fmt.Sprintf("import %s writes to stdout with %s at %s while the program is initialized, before any command runs; move the write into a function that main calls, or to stderr (%s)",
			spec.Path.Value, e.What, e.Site, name),
	})
}
