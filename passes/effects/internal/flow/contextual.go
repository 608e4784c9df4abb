package flow

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// What a context carries is found again by its key, wherever the context came from:
//
//	type key struct{}
//
//	ctx := context.WithValue(cmd.Context(), key{}, printer{out: os.Stdout})
//	...
//	p := ctx.Value(key{}).(printer)
//
// So each key stands for a variable that any package may set, as the output of the standard logger
// is one.

// contextual evaluates a call that puts a value into a context, or looks one up, and reports
// whether it is one by a key that is known.
func (f *frame) contextual(common *ssa.CallCommon, c call, v via) bool {
	switch {
	case common.IsInvoke():
		if !known.LooksUpInContext(common.Method) || len(common.Args) != 1 {
			return false
		}
		place, ok := f.pkg.carriedBy(common.Args[0])
		if !ok {
			return false
		}
		c.result(0, f.contents(place, f.cur))
		return true
	case known.PutsIntoContext(form.DeclaredAs(common)):
		if place, ok := f.pkg.carriedBy(form.Argument(common.Args, 1)); ok {
			f.put([]atom{place}, "", c.arg(2), v.replaces(false)) // who looks it up after that has the new one
		}
	}
	return false
}

// maxKeyName bounds the names of keys, which a constant may be one of.
const maxKeyName = 200

// carriedBy returns the place of what contexts carry under a key, false if it is not known which
// that is.
func (p *Package) carriedBy(key ssa.Value) (atom, bool) {
	box, ok := key.(*ssa.MakeInterface)
	if !ok {
		return atom{}, false
	}
	name := keyName(box.X)
	if name == "" || len(name) > maxKeyName {
		return atom{}, false
	}
	return p.place(summary.Ref{Name: contextVar + name}), true
}

// contextVar is what the names of those places begin with.
const contextVar = "$context "

// isCarried reports whether a place is that of what contexts carry, or a part of it: nobody writes
// to that but who looks it up.
func isCarried(place atom) bool {
	r, ok := place.node.(*ref)
	return ok && strings.HasPrefix(r.name, contextVar)
}

// carriedPart returns the places of a part of what a context carries, of all that this package has
// put there: what others have is not known, as if the context came from anywhere.
func (f *frame) carriedPart(part atom, at ssa.Instruction) []atom {
	var out cell
	whole := part
	whole.path = ""
	below(f.unbox(f.contents(whole, at)), part.path, func(a atom) { out.add(a) })
	return out.atoms
}

// keyName returns what tells a key from others: its type and the constant that it is, or its type
// alone, of which there is one value, or the package variable that has it; "" if it may be several.
func keyName(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value != nil && isDeclared(v.Type()) {
			return types.TypeString(v.Type(), nil) + " " + v.Value.ExactString()
		}
	case *ssa.Global:
		return v.String()
	case *ssa.UnOp:
		if g, ok := v.X.(*ssa.Global); ok && v.Op == token.MUL {
			return g.String()
		}
	}
	if s, ok := v.Type().Underlying().(*types.Struct); ok && s.NumFields() == 0 && isDeclared(v.Type()) {
		return types.TypeString(v.Type(), nil)
	}
	return ""
}

// isDeclared reports whether t is the only type of its name: it is declared in a package or
// predeclared, and not generic.
func isDeclared(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		return true
	case *types.Named:
		return t.TypeArgs().Len() == 0 && t.Obj().Pkg() != nil && t.Obj().Parent() == t.Obj().Pkg().Scope()
	}
	return false
}
