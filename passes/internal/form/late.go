package form

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/syntax"
)

// A package may make what one of its variables holds when somebody first asks for it, or in an init
// function. Who asks finds what a declaration would have put there, and what a variable is declared
// with is easier to follow:
//
//	var std *Printer // var std = New(os.Stdout)
//
//	func Default() *Printer {
//		if std == nil { // New(os.Stdout)
//			std = New(os.Stdout)
//		}
//		return std
//	}
//
// That is so where it makes no difference when the thing is made. What making it does by the way
// is done where it stands, see [Form.IsLate].

// A lateness finds what is made late in a package.
type lateness struct {
	info     *types.Info
	bare     map[*types.Var]bool // the variables that are declared without anything, and may be nil
	sites    map[*types.Var][]site
	initial  []*ast.BlockStmt // of init functions
	settings *settings        // nil while there may be nothing that is made late
}

// A site is where a variable is given something that is there from then on.
type site struct {
	assign *ast.AssignStmt
	within []ast.Stmt // which are executed once, the first of them the outermost
}

// A lateForm is how the form differs by what is made late.
type lateForm struct {
	made []*types.Initializer
	vars *ast.GenDecl // of variables that there are in the form alone, nil if there are none
	with rewriting    // nil if it leaves all as it is
}

// findLate finds what is made late. The information is changed then.
func (f *Form) findLate(info *types.Info) (out lateForm) {
	l := &lateness{info: info, bare: f.bare(), sites: make(map[*types.Var][]site)}
	if len(l.bare) > 0 {
		l.findSites(f)
	}
	once := l.onceValues()
	if len(l.sites) == 0 && len(once) == 0 {
		return out
	}
	l.settings = f.findSettings(info)
	once = slices.DeleteFunc(once, func(o onceValue) bool { return !l.isSteady(o.made) || l.resultsOf(o.call.Args[0]) == nil })
	out.vars, out.made = l.withValues(f.pass.Pkg, once)
	late := make(map[ast.Stmt]bool)
	for v, sites := range l.sites {
		by := sites[0]
		if len(sites) != 1 || l.settings.cleared[v] || !l.isSteady(by.assign.Rhs[0]) || !l.isSetOnce(v, by.assign) {
			continue
		}
		late[by.assign] = true
		for _, s := range by.within {
			late[s] = true
		}
		out.made = append(out.made, &types.Initializer{Lhs: []*types.Var{v}, Rhs: by.assign.Rhs[0]})
	}
	slices.SortFunc(out.made, func(a, b *types.Initializer) int { return int(a.Rhs.Pos() - b.Rhs.Pos()) })
	if len(late) > 0 {
		out.with = rewriteLate(late)
	}
	return out
}

// findSites finds where the package may make something late.
func (l *lateness) findSites(f *Form) {
	for _, file := range f.pass.Files {
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok || fn.Body == nil || isGeneric(fn) || f.isTest(file) {
				continue
			}
			initial := fn.Recv == nil && fn.Name.Name == "init"
			if initial {
				l.initial = append(l.initial, fn.Body)
			}
			l.block(fn.Body.List, nil, initial)
		}
	}
}

// bare returns the variables of the package that are declared without anything, and may be nil.
func (f *Form) bare() map[*types.Var]bool {
	bare := make(map[*types.Var]bool)
	scope := f.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		if v, ok := scope.Lookup(name).(*types.Var); ok && mayBeNil(v.Type()) {
			bare[v] = true
		}
	}
	for _, i := range f.pass.TypesInfo.InitOrder {
		for _, v := range i.Lhs {
			delete(bare, v)
		}
	}
	return bare
}

// mayBeNil reports whether a type is one of pointers or interface values.
func mayBeNil(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Interface:
		return true
	}
	return false
}

func isGeneric(fn *ast.FuncDecl) bool {
	if fn.Recv == nil {
		return fn.Type.TypeParams != nil
	}
	t := fn.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	_, named := t.(*ast.Ident)
	return !named
}

func (f *Form) isTest(file *ast.File) bool {
	return strings.HasSuffix(f.pass.Fset.PositionFor(file.Package, false).Filename, "_test.go")
}

// block finds the sites in a list of statements. within is what is around them, initial that they
// are those of an init function.
func (l *lateness) block(list, within []ast.Stmt, initial bool) {
	for _, s := range list {
		switch s := s.(type) {
		case *ast.AssignStmt:
			if v := l.assigned(s); v != nil && (initial || len(within) > 0) && !slices.ContainsFunc(within, func(s ast.Stmt) bool { return !l.isFirst(s, v) }) {
				l.sites[v] = append(l.sites[v], site{s, slices.Clone(within)})
			}
		case *ast.IfStmt:
			v, isNil := l.asks(s)
			switch {
			case v != nil && isNil:
				l.block(s.Body.List, append(within, s), false)
			case v != nil && isReturn(s.Body):
				within = append(slices.Clip(within), s) // of what stands behind it
			}
		case *ast.ExprStmt:
			if lit := l.once(s); lit != nil {
				l.block(lit.Body.List, append(within, s), false)
			}
		case *ast.BlockStmt:
			l.block(s.List, within, initial)
		}
	}
}

// isFirst reports whether what is within a statement, or behind it, is executed the first time only,
// or when a variable is nil.
func (l *lateness) isFirst(s ast.Stmt, v *types.Var) bool {
	asked, _ := l.asks(s)
	return asked == v || l.once(s) != nil
}

// assigned returns the variable that a statement gives something, nil if it does something else.
func (l *lateness) assigned(s *ast.AssignStmt) *types.Var {
	if s.Tok != token.ASSIGN || len(s.Lhs) != 1 || len(s.Rhs) != 1 {
		return nil
	}
	return l.bareVar(s.Lhs[0])
}

// asks returns the variable that a statement without an else asks whether it is nil, or is not.
func (l *lateness) asks(s ast.Stmt) (v *types.Var, isNil bool) {
	asks, ok := s.(*ast.IfStmt)
	if !ok || asks.Init != nil || asks.Else != nil {
		return nil, false
	}
	cond, ok := ast.Unparen(asks.Cond).(*ast.BinaryExpr)
	if !ok || cond.Op != token.EQL && cond.Op != token.NEQ || !l.info.Types[cond.Y].IsNil() {
		return nil, false
	}
	return l.bareVar(cond.X), cond.Op == token.EQL
}

func (l *lateness) bareVar(e ast.Expr) *types.Var {
	if id, ok := e.(*ast.Ident); ok {
		if v, ok := l.info.Uses[id].(*types.Var); ok && l.bare[v] {
			return v
		}
	}
	return nil
}

// isReturn reports whether a block is that of a return statement.
func isReturn(b *ast.BlockStmt) bool {
	if len(b.List) != 1 {
		return false
	}
	_, ok := b.List[0].(*ast.ReturnStmt)
	return ok
}

// once returns the function literal that a statement has executed once if its statements could as
// well stand there, nil if it is another one.
func (l *lateness) once(s ast.Stmt) *ast.FuncLit {
	e, ok := s.(*ast.ExprStmt)
	if !ok {
		return nil
	}
	call, ok := e.X.(*ast.CallExpr)
	if !ok || len(call.Args) != 1 {
		return nil
	}
	lit, ok := call.Args[0].(*ast.FuncLit)
	if !ok {
		return nil
	}
	if !known.RunsOnce(syntax.Func(l.info, call.Fun)) {
		return nil
	}
	plain := true
	ast.Inspect(lit.Body, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.ReturnStmt, *ast.DeferStmt, *ast.FuncLit:
			plain = false
		}
		return plain
	})
	if !plain {
		return nil
	}
	return lit
}
