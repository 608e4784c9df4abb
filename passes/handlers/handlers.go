package handlers

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/internal/known"
)

// Analyzer finds where handlers are registered.
var Analyzer = &analysis.Analyzer{
	Name:             "handlers",
	Doc:              "find where functions are registered as command handlers",
	URL:              "https://pkg.go.dev/github.com/envvet/envvet/passes/handlers",
	Run:              run,
	RunDespiteErrors: true,
	Requires:         []*analysis.Analyzer{directives.Analyzer},
	ResultType:       reflect.TypeFor[*Result](),
	FactTypes:        []analysis.Fact{new(HandlerParam), new(HandlerField), new(HandlerType), new(CommandField), new(Registers), new(StdioFunc), new(Stdio)},
}

// Handler is one registration of a function as a command handler.
type Handler struct {
	Framework known.Framework // which framework calls it; "user" for specs and directives
	Role      string          // the field or parameter it is registered through: "RunE", "argument 2"; "directive"
	Name      string          // what messages call it: a function as seen from this package, else the quoted name of its command
	Pos       token.Pos       // of Expr, or of the function's name for a directive
	Expr      ast.Expr        // the registered function without parentheses and conversions; nil for a method and for a directive
	Result    int             // which result of Expr or Recv, if that is a call with several
	Recv      ast.Expr        // the registered value, of which the framework calls the method Func; nil if a tag registers it
	Func      *types.Func     // of a method and of a directive, and where Expr plainly names a function or method, possibly of an interface
	Within    ast.Node        // what a function does for the command, if a program chooses that by name; Expr, Recv and Func are nil then

	erring string // see Erring
}

// Frameworks returns the names of the frameworks whose handlers are found, as messages
// have them.
func Frameworks() (names []string) {
	for _, f := range known.Frameworks() {
		names = append(names, string(f))
	}
	return names
}

// Result tells where one package registers handlers. It may be asked by
// several rules at the same time.
type Result struct {
	unit    *unit
	base    []Handler // without specs
	program bool
	imports map[string]bool // paths of imported packages that are programs
}

// Handlers returns the registrations in this package, sorted by position, each
// once. With specs it includes those through the places that they name.
func (r *Result) Handlers(specs []Spec) []Handler {
	named := r.unit.named(specs)
	if len(named) == 0 {
		return slices.Clone(r.base)
	}
	seeds := append(slices.Clone(r.unit.seeds), named...)
	return r.unit.handlers(r.unit.close(seeds))
}

// ServesStdio reports whether the program is known to serve MCP on its standard
// input and output, where whatever else it writes to standard output corrupts
// the protocol: whether this package, or one of its module that it imports
// directly or indirectly, does so, or calls what does in another module.
//
// Only a package's own importers can know of a package beside it: where tools
// are registered in a package that main imports, and served by main or by a
// third one, that is not seen from the tools. In a main package, false means
// that the program does not, by any way that package known lists.
func (r *Result) ServesStdio() bool { return r.unit.stdio.serves }

// Program reports whether this package, or one that it imports directly or
// indirectly, registers handlers. Specs are not considered.
func (r *Result) Program() bool { return r.program }

// ImportsProgram reports whether the imported package of that path, or one that
// it imports directly or indirectly, registers handlers.
func (r *Result) ImportsProgram(path string) bool { return r.imports[path] }

func run(pass *analysis.Pass) (any, error) {
	u := &unit{pass: pass}
	r := &Result{unit: u}
	if _, ok := known.FrameworkOf(pass.Pkg.Path()); ok {
		return r, nil
	}
	u.findDirectives(pass.ResultOf[directives.Analyzer].(*directives.Directives))
	u.findSeeds()
	c := u.close(u.seeds)
	c.declare()
	u.exportFacts(c)
	c.keepStructs()
	c.findChosen()
	r.base = u.handlers(c)

	u.exportStdio()
	r.imports = make(map[string]bool)
	for _, dep := range pass.Pkg.Imports() {
		if pass.ImportPackageFact(dep, new(Registers)) {
			r.imports[dep.Path()] = true
		}
	}
	r.program = len(r.base) > 0 || len(r.imports) > 0
	if r.program {
		pass.ExportPackageFact(new(Registers))
	}
	return r, nil
}

// handlers returns what a closure found and what directives say, in order.
func (u *unit) handlers(c *closure) []Handler {
	all := slices.Concat(u.directives, u.structs, u.chosen, c.handlers)
	slices.SortStableFunc(all, func(a, b Handler) int {
		// Positions of different files are in no order that holds from one
		// run to the next, file names are.
		p, q := u.pass.Fset.Position(a.Pos), u.pass.Fset.Position(b.Pos)
		return cmp.Or(strings.Compare(p.Filename, q.Filename), cmp.Compare(a.Pos, b.Pos))
	})
	return all
}

// findDirectives finds the functions that a directive makes handlers.
func (u *unit) findDirectives(of *directives.Directives) {
	for _, file := range u.pass.Files {
		for _, decl := range file.Decls {
			decl, ok := decl.(*ast.FuncDecl)
			if !ok || !of.Handler(decl) {
				continue
			}
			if fn, ok := u.pass.TypesInfo.Defs[decl.Name].(*types.Func); ok {
				u.directives = append(u.directives, Handler{
					Framework: known.User,
					Role:      "directive",
					Name:      u.funcName(fn),
					Pos:       decl.Name.Pos(),
					Func:      fn,
				})
			}
		}
	}
}
