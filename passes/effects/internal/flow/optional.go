package flow

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// A configuration may be left out, if it is a variadic parameter of which the first argument
// counts:
//
//	func New(configs ...Config) *App {
//		app := &App{}
//		if len(configs) > 0 {
//			app.config = configs[0]
//		}
//		return app
//	}
//
// Of what is in it, it is known what the caller says, or how it was without.

// firstArgument begins the path of a field of the first argument of a variadic parameter.
const firstArgument = "[0]"

// isOptional reports whether a part is of an argument that may be left out.
func (x part) isOptional() bool {
	return x.param != nil && strings.HasPrefix(x.path, firstArgument+".")
}

// optionalOf returns what a store puts into a field of a struct if that is of the first
// argument of a variadic parameter, and at is executed after it was asked for.
func (p *Package) optionalOf(st *ssa.Store, path string, at ssa.Instruction) (part, bool) {
	load, ok := st.Val.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return part{}, false
	}
	first, ok := load.X.(*ssa.IndexAddr)
	if !ok || !form.IsInt(first.Index, 0) {
		return part{}, false
	}
	list, ok := first.X.(*ssa.Parameter)
	if !ok || !form.IsVariadic(list) {
		return part{}, false
	}
	asked := askedFirst(st.Block(), list)
	return part{param: list, path: firstArgument + "." + path, put: st}, asked != nil && p.precedes(asked, at)
}

// askedFirst returns the instruction by which control gets to a block if a list is not empty,
// and not otherwise, nil if there is none.
func askedFirst(b *ssa.BasicBlock, list ssa.Value) ssa.Instruction {
	if len(b.Preds) != 1 {
		return nil
	}
	from := b.Preds[0]
	cond, holds, ok := form.Branch(from, b)
	compared, isComparison := cond.(*ssa.BinOp)
	if !ok || !isComparison || !form.IsLengthOf(compared.X, list) {
		return nil
	}
	op := compared.Op
	if !holds {
		op = conditions.Negated[op]
	}
	if (op == token.GTR || op == token.NEQ) && form.IsInt(compared.Y, 0) || op == token.GEQ && form.IsInt(compared.Y, 1) {
		return from.Instrs[len(from.Instrs)-1]
	}
	return nil
}

// unlessGiven returns what a field is that an argument says which may be left out, and that was
// another constant before, or false if it was none.
func (p *Package) unlessGiven(optional, before part) (part, bool) {
	if before.put != nil && !p.precedes(before.put, askedFirst(optional.put.Block(), optional.param)) {
		return part{}, false
	}
	ok := before.param == nil && before.free == nil
	if before.value != nil {
		before.constant, ok = constOf(before.value)
	}
	optional.constant = before.constant
	return optional, ok
}

// givenFirst returns a field of the only argument that a variadic parameter is given, or what
// it is without any.
func (p *Package) givenFirst(arg ssa.Value, path string, without summary.Const, depth int) (part, bool) {
	list, ok := form.Variadic(arg)
	switch {
	case !ok || len(list) > 1:
		return part{}, false
	case len(list) == 0:
		return part{constant: without}, true
	}
	if _, ok := list[0].Type().Underlying().(*types.Struct); !ok {
		return part{}, false
	}
	return p.fieldOf(list[0], path, nil, depth)
}
