package payload

import (
	"cmp"
	"go/ast"
	"go/types"
	"reflect"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/texts"
)

// Analyzer finds what commands take and answer with. Its result is a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "payload",
	Doc:        "find the types that commands take and answer with",
	URL:        "https://pkg.go.dev/github.com/envvet/envvet/passes/payload",
	Requires:   []*analysis.Analyzer{directives.Analyzer, handlers.Analyzer, effects.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
	FactTypes:  []analysis.Fact{new(Registrar), new(Encodes), new(Kept), new(Accepted)},
}

// Result is what one package registers. It is not changed, so that several
// rules may share it.
type Result struct {
	Commands []*Command // by position
	Dialects []string   // which the package's applications may answer in

	pass      *analysis.Pass
	handlers  *handlers.Result
	encodings *encodings
	reader    *Reader
	imports   func(types.Object, analysis.Fact) bool

	mu      sync.Mutex
	answers map[string][]*Command // by the specs that were asked with

	fieldsOnce sync.Once
	fields     map[*types.Var][]*ssa.FieldAddr // made when asked for
}

// Runtime returns the package of our own runtime that a package imports, or nil.
func Runtime(pkg *types.Package) *types.Package {
	for _, imp := range pkg.Imports() {
		if known.IsOfRuntime(imp.Path()) {
			return imp
		}
	}
	return nil
}

// Literal returns the composite literals of ExitCodes and of the whole
// declaration that registers the command, nil for what is not one in the
// package.
func (c *Command) Literal() (exitCodes, whole *ast.CompositeLit) { return c.codes, c.whole }

// A Command is one registration of a command or a tool.
type Command struct {
	Name     string         // its name if that is a constant, else what registers it
	Named    bool           // it is a constant
	Call     *ast.CallExpr  // what registers it
	In, Out  types.Type     // nil if the registration does not tell
	Tool     bool           // of an MCP server
	Effect   string         // that it is declared to have if that is a constant, else ""
	Problems []spec.Problem // what package spec says of it, as far as types and constants tell
	Exits    Exits
	Dialects []string // which it may answer in
	Encoded  *Encoded // what the handler of another framework encodes; nil for a registration

	// Run and Validate are the functions that carry it out and that check its
	// parameters, none if they are not seen: several where a function of the
	// package registers what it is given.
	Run, Validate []ast.Expr

	fields       map[string]ast.Expr // of the composite literal that declares it
	codes, whole *ast.CompositeLit
	meta         string // the path of meta in what is encoded, if that is an envelope
}

// Declared returns the expression in the declaration that a problem's field
// such as "OutputSchema" names, the nearest around it for a field that is not
// given such as "ExitCodes[5].Description", or nil.
func (c *Command) Declared(field string) ast.Expr {
	for field != "" {
		if e := c.fields[field]; e != nil {
			return e
		}
		field = field[:max(0, strings.LastIndexAny(field, ".["))]
	}
	return nil
}

// Field returns the field of a Go struct that a path of a problem names, such as
// "Out.Items[].At" or "In.ID", and the named type that it is declared in. Both
// are nil if the path names none.
func (c *Command) Field(path string) (owner *types.TypeName, field *types.Var) {
	root, rest, _ := strings.Cut(path, ".")
	of := strings.TrimRight(root, "[]{}")
	switch of {
	case "In":
		return walk(c.In, root[len(of):], rest)
	case "Out":
		return walk(c.Out, root[len(of):], rest)
	}
	return nil, nil
}

// walk follows a path: "[]" and "{}" lead to what lists and maps hold, names to
// the fields of structs.
func walk(t types.Type, steps, rest string) (owner *types.TypeName, field *types.Var) {
	for {
		for ; steps != ""; steps = steps[2:] {
			e, ok := pointed(t).Underlying().(interface{ Elem() types.Type })
			if !ok {
				return nil, nil
			}
			t = e.Elem()
		}
		if rest == "" {
			return owner, field
		}
		if t == nil {
			return nil, nil
		}
		var segment string
		segment, rest, _ = strings.Cut(rest, ".")
		name := strings.TrimRight(segment, "[]{}")
		s, ok := pointed(t).Underlying().(*types.Struct)
		if !ok {
			return nil, nil
		}
		i := slices.IndexFunc(slices.Collect(s.Fields()), func(f *types.Var) bool { return f.Name() == name })
		if i < 0 {
			return nil, nil
		}
		if named, ok := types.Unalias(pointed(t)).(*types.Named); ok {
			owner = named.Obj() // of a struct without a name, that of the one around it
		}
		field, t, steps = s.Field(i).Origin(), s.Field(i).Type(), segment[len(name):]
	}
}

// pointed returns what the pointers lead to.
func pointed(t types.Type) types.Type {
	for range 16 {
		p, ok := t.Underlying().(*types.Pointer)
		if !ok {
			break
		}
		t = p.Elem()
	}
	return t
}

func run(pass *analysis.Pass) (any, error) {
	r := &Result{pass: pass}
	if _, ok := known.FrameworkOf(pass.Pkg.Path()); ok {
		return r, nil // what a framework registers is no program's
	}
	r.handlers = pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	r.imports = pass.ImportObjectFact
	if !known.Standard(pass.Pkg.Path()) {
		r.encodings = findEncodings(pass, pass.ResultOf[effects.Analyzer].(*effects.Result))
		r.encodings.exportEncodes()
		r.encodings.exportKept()
	}
	r.reader = NewReader(pass.TypesSizes)
	u := &unit{pass: pass, reader: r.reader, texts: texts.New(pass), registrars: make(map[*types.Func][]Registration)}
	r.Commands = u.commands()
	if len(r.Commands) > 0 || Runtime(pass.Pkg) != nil {
		r.Dialects = u.dialects()
	}
	u.export()
	u.exportAccepted(pass.ResultOf[directives.Analyzer].(*directives.Directives))
	slices.SortStableFunc(r.Commands, func(a, b *Command) int {
		p, q := pass.Fset.Position(a.Call.Pos()), pass.Fset.Position(b.Call.Pos())
		return cmp.Or(strings.Compare(p.Filename, q.Filename), cmp.Compare(a.Call.Pos(), b.Call.Pos()))
	})
	return r, nil
}

// check asks package spec about the command. A problem that depends on which
// dialect the application has is none unless all that it may have agree.
func (u *unit) check(c *Command, d declaration) {
	v := spec.CommandView{Name: c.Name, Effect: d.Effect, Schema: d.Schema, Tool: c.Tool, HasRun: true, Data: spec.DataObject, Exits: d.Exits.Views}
	if c.Out != nil && !u.contentOnly(c) {
		out := u.reader.Type(c.Out)
		ref := shape.Of(out)
		v.Data, v.DataType = shape.DataKindOf(ref), out.String()
		v.Fields = shape.DataFields(ref)
	}
	if c.In != nil && !c.Tool {
		in := u.reader.Type(c.In)
		params, ok := shape.Params(in)
		if !ok {
			v.NotParams = in.String()
		}
		for _, p := range params {
			v.Params = append(v.Params, p.Param)
		}
	}
	dialects := u.dialects()
	v.Phase = u.phase
	if c.Tool {
		dialects = []string{spec.DialectAnimusV1} // any data, and no meta
	}
	for i, dialect := range dialects {
		v.Dialect = dialect
		found := spec.Check(v)
		if i == 0 {
			c.Problems = found
			continue
		}
		c.Problems = slices.DeleteFunc(c.Problems, func(p spec.Problem) bool {
			return !slices.ContainsFunc(found, func(q spec.Problem) bool {
				return p.Rule == q.Rule && p.Category == q.Category && p.Field == q.Field
			})
		})
	}
	c.Problems = slices.DeleteFunc(c.Problems, func(p spec.Problem) bool {
		return p.Rule == "" || p.Rule == spec.RuleErrorCode && d.Exits.hides(p)
	})
}
