package payload

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A follower follows a text that a function is given through the functions of the
// package that this leads to, to whatever is written. It takes everything that may hold
// the text, or a text made of it, for something that does.
type follower struct {
	*encodings
	holds  map[ssa.Value]bool
	fields map[*types.Var]bool
	gives  map[*ssa.Function]bool // those that return it

	functions []*ssa.Function
	grown     bool
	written   bool // or given to what is not known
}

// Bounds of what is followed: functions, their instructions, and how often these are
// looked at. What goes further counts as written.
const (
	maxFollowed     = 64
	maxInstructions = 4000
	maxFollowRounds = 8
)

// writesOf reports whether fn, a function of the package, may write what a parameter of
// it holds.
func (e *encodings) writesOf(fn *ssa.Function, param *ssa.Parameter) bool {
	f := &follower{encodings: e, holds: map[ssa.Value]bool{param: true}, fields: make(map[*types.Var]bool), gives: make(map[*ssa.Function]bool)}
	f.enter(fn)
	for range maxFollowRounds {
		f.grown = false
		n := 0
		for i := 0; i < len(f.functions) && !f.written; i++ {
			for _, b := range f.functions[i].Blocks {
				for _, instr := range b.Instrs {
					f.instruction(instr)
				}
				n += len(b.Instrs)
			}
			if len(f.functions) > maxFollowed || n > maxInstructions {
				return true
			}
		}
		if f.written || !f.grown {
			return f.written
		}
	}
	return true
}

// enter has the instructions of a function of the package looked at.
func (f *follower) enter(fn *ssa.Function) {
	if !slices.Contains(f.functions, fn) {
		f.functions = append(f.functions, fn)
		f.grown = true
	}
}

// taint notes that v holds the text, unless its type cannot.
func (f *follower) taint(v ssa.Value) {
	if _, ok := v.(*ssa.Const); ok || f.holds[v] || isNoText(v.Type()) {
		return
	}
	f.holds[v] = true
	f.grown = true
}

// isNoText reports whether nothing of a text is in a value of the type that was made of
// it: a number that is no part of a text, a truth value, what went wrong.
func isNoText(t types.Type) bool {
	if b, ok := t.Underlying().(*types.Basic); ok {
		return b.Info()&(types.IsNumeric|types.IsBoolean) != 0 && b.Kind() != types.Uint8 && b.Kind() != types.Int32
	}
	// Package types cannot compare the type that iterators have in an x/tools as old as that of gopls.
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj() == types.Universe.Lookup("error")
}

// has reports whether v holds the text, or a struct with a field that does.
func (f *follower) has(v ssa.Value) bool {
	if f.holds[v] {
		return true
	}
	st, ok := pointed(v.Type()).Underlying().(*types.Struct)
	if !ok || len(f.fields) == 0 {
		return false
	}
	for field := range st.Fields() {
		if f.fields[field.Origin()] {
			return true
		}
	}
	return false
}

func (f *follower) instruction(i ssa.Instruction) {
	switch i := i.(type) {
	case *ssa.Store:
		if f.holds[i.Val] {
			f.put(i.Addr)
		}
	case *ssa.MapUpdate:
		if f.holds[i.Value] || f.holds[i.Key] {
			f.put(i.Map)
		}
	case *ssa.Send:
		f.written = f.written || f.holds[i.X]
	case *ssa.Select:
		for _, st := range i.States {
			f.written = f.written || st.Send != nil && f.holds[st.Send]
		}
	case *ssa.Return:
		if slices.ContainsFunc(i.Results, f.has) && !f.gives[i.Parent()] {
			f.gives[i.Parent()] = true
			f.grown = true
		}
	case *ssa.MakeInterface:
		if f.has(i.X) {
			f.taint(i)
		}
	case *ssa.MakeClosure:
		fn := i.Fn.(*ssa.Function)
		f.enter(fn)
		for n, bound := range i.Bindings {
			f.same(bound, fn.FreeVars[n])
		}
	case ssa.CallInstruction:
		f.call(i)
	case *ssa.FieldAddr:
		f.field(i, i.X, i.Field)
	case *ssa.Field:
		f.field(i, i.X, i.Field)
	case *ssa.BinOp:
		if i.Op == token.ADD && (f.holds[i.X] || f.holds[i.Y]) {
			f.taint(i)
		}
	case *ssa.IndexAddr:
		f.made(i, i.X)
	case *ssa.Index:
		f.made(i, i.X)
	case *ssa.Lookup:
		f.made(i, i.X)
	case *ssa.Next:
		f.made(i, i.Iter)
	case *ssa.Extract:
		if next, ok := i.Tuple.(*ssa.Next); !ok || !next.IsString || i.Index == 2 {
			f.made(i, i.Tuple)
		}
	case ssa.Value:
		for _, op := range i.(ssa.Instruction).Operands(nil) {
			f.made(i, *op)
		}
	}
}

// made notes that v holds the text if what it is made of does.
func (f *follower) made(v, of ssa.Value) {
	if of != nil && f.holds[of] {
		f.taint(v)
	}
}

// same notes that two values are one and the same variable.
func (f *follower) same(a, b ssa.Value) {
	f.made(a, b)
	f.made(b, a)
}

// field notes that v, a field of x or its address, holds the text if anything puts it there.
func (f *follower) field(v, x ssa.Value, n int) {
	if st, ok := pointed(x.Type()).Underlying().(*types.Struct); ok && n < st.NumFields() && f.fields[st.Field(n).Origin()] {
		f.taint(v)
	}
	f.made(v, x)
}

// put notes that the text is put at an address, or into a list or a map.
func (f *follower) put(at ssa.Value) {
	f.taint(at)
	switch at := at.(type) {
	case *ssa.FieldAddr:
		if st, ok := pointed(at.X.Type()).Underlying().(*types.Struct); ok && !f.fields[st.Field(at.Field).Origin()] {
			f.fields[st.Field(at.Field).Origin()] = true
			f.grown = true
		}
	case *ssa.IndexAddr:
		f.put(at.X)
	case *ssa.Slice:
		f.put(at.X)
	case *ssa.UnOp:
		if !f.holds[at.X] {
			f.put(at.X) // the list or map of a variable
		}
	}
}

// call looks at a call: what it calls, what that is given and returns, and whether it
// writes.
func (f *follower) call(c ssa.CallInstruction) {
	args := argumentsOf(c)
	value, _ := c.(ssa.Value)
	if b, ok := c.Common().Value.(*ssa.Builtin); ok {
		f.builtin(b.Name(), value, args)
		return
	}
	given := slices.ContainsFunc(args, f.has)
	callees := f.effects.Callees(c)
	foreign := len(callees) == 0
	for _, callee := range callees {
		if callee.Func == nil {
			foreign = true
			continue
		}
		f.enter(callee.Func)
		for n, p := range callee.Func.Params[:min(len(callee.Func.Params), len(args))] {
			f.made(p, args[n])
			if f.holds[p] && isPlace(p.Type()) && !f.holds[args[n]] {
				f.put(args[n])
			}
		}
		if value != nil && f.gives[callee.Func] {
			f.taint(value)
		}
	}
	if given && foreign {
		f.foreign(c, value, args)
	}
}

func (f *follower) builtin(name string, value ssa.Value, args []ssa.Value) {
	switch {
	case !slices.ContainsFunc(args, f.has):
	case name == "copy":
		if f.holds[args[1]] {
			f.put(args[0])
		}
	case value != nil:
		f.taint(value)
	}
}

// foreign looks at a call, with the text among its arguments, of a function of another
// package, or of one that is not known.
func (f *follower) foreign(c ssa.CallInstruction, value ssa.Value, args []ssa.Value) {
	fn := declOf(c)
	if fn == nil || c.Common().IsInvoke() {
		f.written = true // it may do anything
		return
	}
	if len(f.effects.Writes(c)) > 0 {
		for _, arg := range args {
			if f.has(arg) && !f.keeps(fn, args, arg) && !f.namesTypes(fn, args, arg) {
				f.written = true
				return
			}
		}
	}
	for _, arg := range args {
		switch a := arg.(type) {
		case *ssa.MakeClosure:
			f.calledBack(a.Fn.(*ssa.Function))
		case *ssa.Function:
			f.calledBack(a)
		default:
			if typeinfo.IsFunc(a.Type()) {
				f.written = true
			}
			if made, ok := a.(*ssa.MakeInterface); ok {
				a = made.X
			}
			if isBuffer(a.Type()) || isWriter(a.Type()) {
				f.put(a)
			}
		}
	}
	if value != nil {
		f.taint(value)
	}
}

// calledBack notes that another package may call a function with the text.
func (f *follower) calledBack(fn *ssa.Function) {
	f.enter(fn)
	for _, p := range fn.Params {
		f.taint(p)
	}
}

// isPlace reports whether what is put where a parameter of the type leads to is there for
// the caller as well.
func isPlace(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Map:
		return true
	case *types.Slice:
		return !isText(t)
	}
	return isWriter(t)
}

// namesTypes reports whether a function prints of the list of arguments only of which
// types they are: by a format such as "%T\n".
func (f *follower) namesTypes(fn *types.Func, args []ssa.Value, list ssa.Value) bool {
	last := len(args) - 1
	if last < 1 || args[last] != list || !strings.HasSuffix(fn.Name(), "f") || !fn.Signature().Variadic() {
		return false
	}
	if _, ok := form.Variadic(list); !ok {
		return false
	}
	format, ok := args[last-1].(*ssa.Const)
	if !ok || format.Value == nil || format.Value.Kind() != constant.String {
		return false
	}
	text := strings.ReplaceAll(constant.StringVal(format.Value), "%%", "")
	return strings.Count(text, "%") == strings.Count(text, "%T") && strings.Contains(text, "%T")
}
