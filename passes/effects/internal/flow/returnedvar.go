package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A variable of another package a program may have of a function of that, as its name is not
// exported:
//
//	func StandardLogger() *Logger { return std }

// placedInReturned returns what a store puts into a field of a variable of another package that
// a function of that has returned.
//
//	logrus.StandardLogger().Out = os.Stdout
func (p *Package) placedInReturned(st *ssa.Store, field *ssa.FieldAddr) []placing {
	name, in := p.returned(field.X)
	if name == "" {
		return nil
	}
	at := typeinfo.FieldName(field.X.Type(), field.Field)
	x := placing{p.placed(named(name, at), in, in.Name()+"."+name[strings.LastIndexByte(name, '.')+1:]+"."+at, st), st, st.Val}
	if c, ok := field.X.(*ssa.Call); ok {
		x.By = p.calledName(c) + "()." + at
	}
	if !p.mayLog(in) || !typeinfo.HasWrite(st.Val.Type()) {
		return []placing{x}
	}
	return []placing{x, x.logs()}
}

// returned returns the name of the variable of another package, and that, whose value a
// function of it has returned, "" if a value is none.
func (p *Package) returned(v ssa.Value) (string, *types.Package) {
	c, ok := v.(*ssa.Call)
	if !ok {
		return "", nil
	}
	sum, in := p.calledThere(c)
	if sum == nil {
		return "", nil
	}
	return variableIn(sum), in
}

// calledThere returns the summary of the function of another package that a call is of, or of the one
// that a variable of that holds, and the package; nil if it is of none.
func (p *Package) calledThere(c *ssa.Call) (*summary.Summary, *types.Package) {
	if decl := p.calledLibrary(c); decl != nil {
		return p.env.Summary(decl.Origin()), decl.Pkg()
	}
	g := form.ReadFrom(c.Call.Value)
	if g == nil || g.Pkg == p.ssa || g.Object() == nil || known.Standard(g.Object().Pkg().Path()) {
		return nil, nil
	}
	if held := p.env.Var(g.Object().(*types.Var)); len(held) == 1 && held[0].Kind == summary.Func {
		return held[0].Sum, g.Object().Pkg()
	}
	return nil, nil
}

// calledLibrary returns the function or method of another package, and none of the standard library,
// that a call names, nil if it is another one.
func (p *Package) calledLibrary(c ssa.CallInstruction) *types.Func {
	decl := form.DeclaredAs(c.Common())
	if decl == nil || decl.Pkg() == nil || decl.Pkg() == p.env.Pkg || known.Standard(decl.Pkg().Path()) {
		return nil
	}
	return decl
}

// variableIn returns the name of the variable whose value is what a function of another package
// returns, "" if it returns something else.
func variableIn(sum *summary.Summary) string {
	if sum.Variable == "" && len(sum.Results) == 1 && len(sum.Results[0]) == 1 && sum.Results[0][0].Kind == summary.Object {
		return sum.Results[0][0].From
	}
	return sum.Variable
}

// variableOf returns the name of the variable of the package whose value is all that a function
// returns, "" if it is not that of one.
func (p *Package) variableOf(fn *ssa.Function) string {
	if name := p.variableLoaded(fn); name != "" {
		return name
	}
	f := p.frames[fn]
	if fn.Signature.Results().Len() != 1 || f == nil || f.sum == nil || len(f.sum.Results) != 1 {
		return ""
	}
	result := f.sum.Results[0]
	at := slices.IndexFunc(result, func(a summary.Atom) bool { return a.Kind == summary.At })
	if at < 0 || result[at].Ref.Root != summary.Global || !p.isOwnVariable(result[at].Ref.Name) {
		return ""
	}
	name := named(result[at].Ref.Name, result[at].Ref.Path)
	for i := range result {
		if o, ok := result[i].Local().Same.(*object); i != at && (!ok || p.variableHolding(o) != name) {
			return ""
		}
	}
	return name
}

// variableLoaded returns the name of the variable of the package that a function returns as the
// source says, "" if that is none.
func (p *Package) variableLoaded(fn *ssa.Function) (name string) {
	ends := slices.DeleteFunc(slices.Clone(p.frame(fn).ends), func(b *ssa.BasicBlock) bool { return b == fn.Recover })
	if fn.Signature.Results().Len() != 1 || len(ends) != 1 {
		return ""
	}
	r, ok := ends[0].Instrs[len(ends[0].Instrs)-1].(*ssa.Return)
	if !ok {
		return ""
	}
	load, ok := r.Results[0].(*ssa.UnOp)
	if ok {
		if result, isLocal := load.X.(*ssa.Alloc); isLocal { // of a function that defers something
			load, ok = form.AlwaysIn(result).(*ssa.UnOp)
		}
	}
	if !ok || load.Op != token.MUL {
		return ""
	}
	g, ok := load.X.(*ssa.Global)
	if !ok || g.Pkg != p.ssa || g.Object() == nil || !p.carries(load.Type()) {
		return ""
	}
	if _, pointer := load.Type().Underlying().(*types.Pointer); !pointer {
		return ""
	}
	return p.env.Pkg.Path() + "." + g.Name()
}
