package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A function may decide by what it finds out of a parameter: of how many arguments there are,
// of their types, of bits of a number, of a text in lower case, or whether something is os.Stdout.
//
//	func say(out ...io.Writer) {
//		if len(out) == 0 {
//			fmt.Println("x")
//			return
//		}
//		fmt.Fprintln(out[0], "x")
//	}
//
// That is a decider of which the path says what is found out. No field has such a name.
const (
	derived    = "#"
	lengthOf   = derived + "len" // how many arguments a variadic parameter has
	typeIs     = derived + "is " // whether an interface value is of the type of that name
	bitsOf     = derived + "and "
	stdoutIsIt = derived + "stdout" // whether it is os.Stdout
)

// derivedDecider returns the decider that v is as what is found out of a parameter.
func (f *frame) derivedDecider(v ssa.Value) (decider, bool) {
	of, path := derivation(v)
	if of == nil {
		return decider{}, false
	}
	return f.foundOutOf(of, path)
}

// foundOutOf returns the decider that is found out of a parameter, if of is one.
func (f *frame) foundOutOf(of ssa.Value, path string) (decider, bool) {
	if path == stdoutIsIt {
		return f.mayBeStdout(of)
	}
	p := f.asParam(of)
	if p == nil || path == lengthOf && !isLast(p) {
		return decider{}, false
	}
	i := form.IndexOf(p)
	return decider{i, path}, i >= 0
}

// isLast reports whether a parameter is the variadic one of its function.
func isLast(p *ssa.Parameter) bool {
	fn := p.Parent()
	return fn.Signature.Variadic() && fn.Params[len(fn.Params)-1] == p
}

// derivation returns what v is found out of, and what that is; nil if it is nothing of the kind.
func derivation(v ssa.Value) (of ssa.Value, path string) {
	switch v := v.(type) {
	case *ssa.Call:
		if of := form.LenOf(v); of != nil {
			return of, lengthOf
		}
		return changedText(v)
	case *ssa.Extract:
		if asked, ok := v.Tuple.(*ssa.TypeAssert); ok && v.Index == 1 {
			if name := identityOf(asked.AssertedType); name != "" {
				return asked.X, typeIs + name
			}
		}
	case *ssa.BinOp:
		if of := comparedToStdout(v); of != nil && v.Op == token.EQL {
			return of, stdoutIsIt
		}
		if n, ok := constOf(v.Y); ok && v.Op == token.AND && n.Kind == constant.Int {
			return form.Unwiden(v.X), bitsOf + strconv.FormatInt(n.Int, 10)
		}
	}
	return nil, ""
}

// derivedOf returns what a callee finds out of the argument v, which at hands over.
func (f *frame) derivedOf(v ssa.Value, path string, at ssa.Instruction) operand {
	if path == stdoutIsIt {
		return f.ifStdout(v)
	}
	if strings.HasPrefix(path, setBy) && f.asParam(v) == nil {
		return f.pkg.setByOptions(v, path, at)
	}
	if p := f.asParam(v); p != nil && (path != lengthOf || isLast(p)) {
		return operand{by: decider{form.IndexOf(p), path}, decides: true}
	}
	if c, ok := f.pkg.foundOut(v, path); ok {
		return operand{value: c, known: true}
	}
	return operand{}
}

// foundOut returns what is found out of a value where it is handed over.
func (p *Package) foundOut(v ssa.Value, path string) (summary.Const, bool) {
	if path == lengthOf {
		list, ok := form.Variadic(v)
		return summary.Const{Kind: constant.Int, Int: int64(len(list))}, ok
	}
	if name, ok := strings.CutPrefix(path, typeIs); ok {
		return isOfType(v, name)
	}
	if names, ok := strings.CutPrefix(path, textAs); ok {
		c, ok := p.constant(v, 0)
		if !ok {
			made := textual(v)
			c, ok = made.value, made.known
		}
		c = changeText(c, names)
		return c, ok && c.Kind == constant.String
	}
	bits, err := strconv.ParseInt(strings.TrimPrefix(path, bitsOf), 10, 64)
	c, ok := p.constant(v, 0)
	if err != nil || !ok || c.Kind != constant.Int {
		return summary.Const{}, false
	}
	c.Int &= bits
	return c, true
}

// identityOf returns a name that a type has and no other one, empty if it has none: a type that is
// declared in a package, a basic one, a pointer to one, or error.
func identityOf(t types.Type) string {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		return types.Typ[t.Kind()].Name()
	case *types.Pointer:
		if elem := identityOf(t.Elem()); elem != "" {
			return "*" + elem
		}
	case *types.Named:
		obj := t.Obj()
		switch {
		case typeinfo.IsError(t):
			return "error"
		case types.IsInterface(t) || obj.Pkg() == nil || obj.Parent() != obj.Pkg().Scope() || t.TypeArgs().Len() > 0:
			return ""
		}
		return obj.Pkg().Path() + "." + obj.Name()
	}
	return ""
}

// isOfType returns whether an interface value that is made for a call is of the type of that
// name, or is an error.
func isOfType(v ssa.Value, name string) (summary.Const, bool) {
	switch v := v.(type) {
	case *ssa.Const:
		return summary.Bool(false), v.Value == nil
	case *ssa.ChangeInterface:
		if name == "error" && typeinfo.IsError(v.X.Type()) && isMade(v.X) {
			return summary.Bool(true), true
		}
		return isOfType(v.X, name)
	case *ssa.MakeInterface:
		t := v.X.Type()
		if typeinfo.IsParameter(t) {
			return summary.Const{}, false
		}
		if name == "error" {
			return summary.Bool(types.Implements(t, typeinfo.ErrorType.Underlying().(*types.Interface))), true
		}
		return summary.Bool(identityOf(t) == name), true
	case *ssa.Call:
		return summary.Bool(true), name == "error" && form.MakesError(v)
	}
	return summary.Const{}, false
}
