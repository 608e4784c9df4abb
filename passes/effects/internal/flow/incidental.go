package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// An effect is incidental to what leads to it by a branch that is not taken in the
// ordinary course of a call, and that nothing decides which the function was given:
// where an error came up inside, nothing was found, or no case is met of a list of
// types. Libraries print and exit there for what should never be,
//
//	d, err := load()
//	if err != nil {
//		log.Fatal("internal error: ", err)
//	}
//
// and who calls them cannot tell.

// incidental returns the path of the package that an effect of a kind is incidental to,
// empty if it is to none: the one that it is so to before what executes block b has it,
// or that under analysis, if b is where the branch leads, or what is called there by an
// instruction has it under conditions that nothing decides which was given.
func (f *frame) incidental(before string, b *ssa.BasicBlock, kind summary.Kind, conds []summary.Cond, by deciding, at ssa.Instruction) string {
	if kind == summary.Stdout && b != nil && f.pkg.stops(b) {
		kind = summary.Exit // as what is printed is about that
	}
	if f.isAsked(before, conds, by, at) {
		before = ""
	}
	if before != "" || b == nil || kind == summary.Goroutine || f.ordinary(b, kind) && f.foreseen(conds, by.vals, kind) {
		return before
	}
	return f.pkg.env.Pkg.Path()
}

// lessIncidental returns to which package an effect is incidental that is so to a by
// one way, and to b by another: to none, if it is not by one of them, and else to that
// of the same repository, for whose author it is not.
func (p *Package) lessIncidental(a, b string) string {
	switch own := p.ownDoing(a); {
	case a == "" || b == "":
		return ""
	case own != p.ownDoing(b):
		if own {
			return a
		}
		return b
	}
	return min(a, b)
}

// foreseen reports whether arguments of which a callee compares something are what
// the function was given, or what is to be expected.
func (f *frame) foreseen(conds []summary.Cond, vals []ssa.Value, kind summary.Kind) bool {
	for _, c := range conds {
		v := form.Argument(vals, c.Param)
		switch {
		case c.Of != "" || c.Path != "" || v == nil:
		case kind == summary.Exit && typeinfo.IsBool(v.Type()) && isComputed(v):
			return false
		case f.isGiven(v, 0):
		case c.Value.Kind == summary.Nil:
			if !expectsNil(v, c.Holds(summary.IsNil(true)), kind) {
				return false
			}
		case typeinfo.IsBool(v.Type()):
			if !f.expected(v, c.Holds(summary.Bool(true)), kind, 0) {
				return false
			}
		}
	}
	return true
}

// isComputed reports whether a truth value is no parameter: what a function that ends the
// process by it is called with then is asserted.
//
//	assert(len(ranges) > 0)
func isComputed(v ssa.Value) bool {
	for {
		not, ok := v.(*ssa.UnOp)
		if !ok || not.Op != token.NOT {
			break
		}
		v = not.X
	}
	switch v.(type) {
	case *ssa.Parameter, *ssa.FreeVar, *ssa.Const:
		return false
	}
	return true
}

type ordinaryKey struct {
	block *ssa.BasicBlock
	exit  bool
}

// ordinary reports whether control gets to block b in the ordinary course of a call,
// or where what the function was given says so.
func (f *frame) ordinary(b *ssa.BasicBlock, kind summary.Kind) bool {
	if b == nil {
		return true
	}
	key := ordinaryKey{b, kind == summary.Exit}
	known, ok := f.ordinarily[key]
	if ok {
		return known
	}
	if f.ordinarily == nil {
		f.ordinarily = make(map[ordinaryKey]bool)
	}
	f.ordinarily[key] = true // for what leads back here
	known = f.entersOrdinarily(b, kind)
	f.ordinarily[key] = known
	return known
}

func (f *frame) entersOrdinarily(b *ssa.BasicBlock, kind summary.Kind) bool {
	from := f.pkg.way(b)
	if from == nil {
		return f.ordinary(b.Idom(), kind)
	}
	if !f.ordinary(from, kind) {
		return false
	}
	cond, holds, ok := form.Branch(from, b)
	if !ok || form.IsLoop(from) || len(b.Parent().Blocks) > maxBlocks {
		return true
	}
	other := from.Succs[0]
	if holds {
		other = from.Succs[1]
	}
	if f.expected(cond, holds, kind, 0) {
		return true
	}
	x, empty := form.AskedNil(cond, !holds) // on the other way
	return !f.pkg.leaves(other, func(b *ssa.BasicBlock) bool { return succeeds(b) || empty && form.ReturnsLast(b, x) }, from, b)
}

// succeeds reports whether a block does not end by returning an error.
func succeeds(b *ssa.BasicBlock) bool { return !form.Fails(b) }

// expected reports whether it is to be expected that a condition holds, or does not:
// what was given says so, or it asks for no error, something that is not nil, one of
// several types, or one by its name. Of what is done without ending the process, only the
// contrary of these is not expected.
func (f *frame) expected(v ssa.Value, holds bool, kind summary.Kind, depth int) bool {
	if depth > maxDepth {
		return true
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.NOT {
			return f.expected(v.X, !holds, kind, depth+1)
		}
	case *ssa.BinOp:
		x, y := v.X, v.Y
		if form.IsNil(x) {
			x, y = y, x
		}
		if form.IsNil(y) && (v.Op == token.EQL || v.Op == token.NEQ) {
			return f.isGiven(x, 0) || expectsNil(x, (v.Op == token.EQL) == holds, kind)
		}
		if namesType(v.X) || namesType(v.Y) {
			return (v.Op == token.EQL) == holds
		}
	case *ssa.Extract:
		if a, ok := v.Tuple.(*ssa.TypeAssert); ok && v.Index == 1 {
			return holds || !f.isOther(a)
		}
	case *ssa.Phi:
		if len(v.Edges) > maxWays {
			return true
		}
		for _, e := range v.Edges {
			if _, ok := e.(*ssa.Const); !ok && !f.expected(e, holds, kind, depth+1) {
				return false
			}
		}
		return true
	}
	return kind != summary.Exit || f.isGiven(v, 0)
}

// namesType reports whether v is the text that reflect has for a type, or for where that is
// declared.
func namesType(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok || !call.Call.IsInvoke() {
		return false
	}
	m := call.Call.Method
	return (m.Name() == "String" || m.Name() == "PkgPath") && m.Pkg() != nil && m.Pkg().Path() == "reflect"
}

// expectsNil reports whether something that was computed is expected to be nil, or not
// to be: errors are, also those that were kept, as is what was recovered, and before
// something is made for the first time, who makes it may tell of that.
func expectsNil(v ssa.Value, isNil bool, kind summary.Kind) bool {
	if form.BuiltinCall(v, "recover") != nil {
		return isNil
	}
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL && kind != summary.Exit && !isErrors(v.Type()) {
		return true
	}
	return isErrors(v.Type()) == isNil
}

// isErrors reports whether t is a type of errors, or of lists of them.
func isErrors(t types.Type) bool {
	if s, ok := t.Underlying().(*types.Slice); ok {
		t = s.Elem()
	}
	return types.Implements(t, typeinfo.ErrorType.Underlying().(*types.Interface))
}

// isOther reports whether, where what is asserted is no value of that type, it is none
// of another one either that was asked for before.
func (f *frame) isOther(a *ssa.TypeAssert) bool {
	b := a.Block()
	for range maxDepth {
		from := f.pkg.way(b)
		if from == nil {
			return false
		}
		if cond, holds, ok := form.Branch(from, b); ok && !holds {
			if asked, ok := cond.(*ssa.Extract); ok && asked.Index == 1 {
				if before, ok := asked.Tuple.(*ssa.TypeAssert); ok && before.X == a.X {
					return true
				}
			}
		}
		b = from
	}
	return false
}

// isGiven reports whether who calls the function decides what v is: by parameters,
// fields of them that the package does not change later, and truth values and lengths
// that are computed of these.
func (f *frame) isGiven(v ssa.Value, depth int) bool {
	if depth > maxDepth {
		return false
	}
	key := givenKey{v, depth}
	given, ok := f.given[key]
	if !ok {
		given = f.findGiven(v, depth)
		if f.given == nil {
			f.given = make(map[givenKey]bool)
		}
		f.given[key] = given
	}
	return given
}

// A givenKey is a value, so many steps from the one that is asked for.
type givenKey struct {
	value ssa.Value
	depth int
}

func (f *frame) findGiven(v ssa.Value, depth int) bool {
	all := func(values ...ssa.Value) bool {
		if len(values) > maxWays {
			return false
		}
		for _, v := range values {
			if !f.isGiven(v, depth+1) {
				return false
			}
		}
		return true
	}
	switch v := v.(type) {
	case *ssa.Const, *ssa.Parameter, *ssa.FreeVar, *ssa.Function, *ssa.Builtin:
		return true
	case *ssa.UnOp:
		switch from := v.X.(type) {
		case *ssa.Alloc:
			return v.Op == token.MUL && f.spilled(from) != nil
		case *ssa.Global:
			return from.Pkg != f.pkg.ssa || token.IsExported(from.Name())
		case *ssa.IndexAddr:
			return f.isArgument(from.X)
		}
		return v.Op != token.ARROW && all(v.X)
	case *ssa.FieldAddr:
		return f.isOption(typeinfo.Field(v.X.Type(), v.Field)) && all(v.X)
	case *ssa.Field:
		return f.isOption(typeinfo.Field(v.X.Type(), v.Field)) && all(v.X)
	case *ssa.Alloc:
		return f.spilled(v) != nil
	case *ssa.Lookup:
		return f.isArgument(v.X) && all(v.Index)
	case *ssa.TypeAssert:
		return all(v.X)
	case *ssa.Extract:
		return all(v.Tuple)
	case *ssa.Convert:
		return all(v.X)
	case *ssa.ChangeType:
		return all(v.X)
	case *ssa.ChangeInterface:
		return all(v.X)
	case *ssa.MakeInterface:
		return all(v.X)
	case *ssa.BinOp:
		return all(v.X, v.Y)
	case *ssa.Phi:
		return all(v.Edges...)
	case *ssa.Call:
		if _, ok := v.Call.Value.(*ssa.Builtin); !ok && !typeinfo.IsBool(v.Type()) {
			return false
		}
		args := slices.DeleteFunc(slices.Clone(v.Call.Args), isFilled)
		if v.Call.IsInvoke() {
			args = append(args, v.Call.Value)
		}
		return len(args) > 0 && all(v.Call.Value) && all(args...)
	}
	return false
}

// isFilled reports whether an argument is the address of a variable, which the callee
// puts something into.
func isFilled(v ssa.Value) bool {
	if box, ok := v.(*ssa.MakeInterface); ok {
		v = box.X
	}
	_, ok := v.(*ssa.Alloc)
	return ok
}

// isArgument reports whether v is a list or a map that the function is called with, or
// a variable of another package, such as os.Args.
func (f *frame) isArgument(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Parameter, *ssa.FreeVar:
		return true
	case *ssa.UnOp:
		g, ok := v.X.(*ssa.Global)
		return ok && g.Pkg != f.pkg.ssa
	}
	return false
}

// isOption reports whether a field says what is wanted, and not how far a call has come.
func (f *frame) isOption(field *types.Var) bool {
	return field != nil && (field.Exported() || !f.pkg.assigned[field])
}
