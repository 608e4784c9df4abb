package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

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
		x.By = p.declName(c.Call.StaticCallee().Object().(*types.Func)) + "()." + at
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
	if !ok || c.Call.StaticCallee() == nil {
		return "", nil
	}
	decl, ok := c.Call.StaticCallee().Object().(*types.Func)
	if !ok || decl.Pkg() == nil || decl.Pkg() == p.env.Pkg || known.Standard(decl.Pkg().Path()) {
		return "", nil
	}
	if sum := p.env.Summary(decl.Origin()); sum != nil && sum.Variable != "" {
		return sum.Variable, decl.Pkg()
	}
	return "", nil
}

// variableOf returns the name of the variable of the package whose value is all that a function
// returns, "" if it is not that of one.
func (p *Package) variableOf(fn *ssa.Function) (name string) {
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
