package schemas

import (
	"cmp"
	"go/ast"
	"reflect"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/texts"
	"github.com/envvet/envvet/passes/payload"
)

// Analyzer finds schemas that are declared by hand. Its result is a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:             "schemas",
	Doc:              "find JSON Schemas that are declared by hand",
	URL:              "https://pkg.go.dev/github.com/envvet/envvet/passes/schemas",
	Requires:         []*analysis.Analyzer{handlers.Analyzer, payload.Analyzer},
	Run:              run,
	RunDespiteErrors: true,
	ResultType:       reflect.TypeFor[*Result](),
}

// Result is what one package declares. It is not changed, so that several rules
// may share it.
type Result struct {
	Schemas []*Schema // by position
	Flags   []Flag    // of a package that registers handlers, or imports one that does
	Notes   []Note    // likewise

	mu    sync.Mutex
	texts *texts.Finder
}

// A Schema is one that is declared by hand, once for each command that it is of.
type Schema struct {
	Expr     ast.Expr // what the framework is given
	Name     string   // of the command or tool, if that is known
	Tool     bool
	Input    bool             // of the parameters
	Text     []byte           // nil if it is not known
	Command  *payload.Command // nil if the types are not known
	Problems []spec.Problem

	folds bool // what is asked is read by encoding/json, for which lat is Lat
}

func run(pass *analysis.Pass) (any, error) {
	r := new(Result)
	if _, ok := known.FrameworkOf(pass.Pkg.Path()); ok {
		return r, nil
	}
	if pass.ResultOf[handlers.Analyzer].(*handlers.Result).Program() {
		r.texts = texts.New(pass)
		f := &flagFinder{pass: pass, result: r}
		f.find()
	}
	if !imports(pass) {
		return r, nil
	}
	f := &finder{pass: pass, texts: texts.New(pass), commands: pass.ResultOf[payload.Analyzer].(*payload.Result).Commands}
	r.Schemas = f.find()
	c := checker{pass: pass, reader: payload.NewReader(pass.TypesSizes)}
	for _, s := range r.Schemas {
		if s.Text != nil {
			c.check(s)
		}
	}
	slices.SortStableFunc(r.Schemas, func(a, b *Schema) int {
		p, q := pass.Fset.Position(a.Expr.Pos()), pass.Fset.Position(b.Expr.Pos())
		return cmp.Or(strings.Compare(p.Filename, q.Filename), cmp.Compare(a.Expr.Pos(), b.Expr.Pos()))
	})
	return r, nil
}

// imports reports whether the package can mention a place that takes a schema.
func imports(pass *analysis.Pass) bool {
	for _, pkg := range pass.Pkg.Imports() {
		path := known.ImportPath(pkg.Path())
		if slices.ContainsFunc(known.SchemaPlaces, func(p known.SchemaPlace) bool { return p.Path == path }) {
			return true
		}
	}
	return false
}
