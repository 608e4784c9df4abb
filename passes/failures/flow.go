package failures

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/position"
)

// A flow is one package as it is evaluated.
type flow struct {
	pass    *analysis.Pass
	ignored func(token.Pos) bool
	prog    *ssa.Program
	pkg     *ssa.Package

	funcs    []*ssa.Function
	choices  map[*ssa.BasicBlock]bool
	sums     map[*ssa.Function]*set
	vars     map[*ssa.Global]*set
	literals map[*ast.FuncLit]*ssa.Function
	spans    map[token.Pos]ast.Node // composite literals by their left brace, calls by their left parenthesis
}

// maxRounds bounds how often functions are looked at for what they answer to
// each other.
const maxRounds = 20

// evaluate returns nil if the package has errors that leave it without an SSA
// form, on some of which package ssa panics.
func evaluate(pass *analysis.Pass, ignored func(token.Pos) bool) (f *flow) {
	defer func() {
		if recover() != nil {
			f = nil
		}
	}()
	f = &flow{
		pass: pass, ignored: ignored, prog: ssa.NewProgram(pass.Fset, ssa.BuilderMode(0)),
		sums: make(map[*ssa.Function]*set), vars: make(map[*ssa.Global]*set), choices: make(map[*ssa.BasicBlock]bool),
		literals: make(map[*ast.FuncLit]*ssa.Function), spans: make(map[token.Pos]ast.Node),
	}
	for _, imp := range pass.Pkg.Imports() {
		f.prog.CreatePackage(imp, nil, nil, true)
	}
	f.pkg = f.prog.CreatePackage(pass.Pkg, pass.Files, pass.TypesInfo, false)
	f.pkg.Build()
	f.findFuncs()
	f.findSpans()
	for range maxRounds {
		if !f.round() {
			break
		}
	}
	return f
}

// findFuncs finds the functions with a body, in the order of the source.
func (f *flow) findFuncs() {
	var add func(*ssa.Function)
	add = func(fn *ssa.Function) {
		if fn == nil || fn.Blocks == nil {
			return
		}
		f.funcs = append(f.funcs, fn)
		if lit, ok := fn.Syntax().(*ast.FuncLit); ok {
			f.literals[lit] = fn
		}
		for _, inner := range fn.AnonFuncs {
			add(inner)
		}
	}
	add(f.pkg.Func("init"))
	for _, file := range f.pass.Files {
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.FuncDecl); ok {
				if obj, ok := f.pass.TypesInfo.Defs[decl.Name].(*types.Func); ok {
					add(f.prog.FuncValue(obj))
				}
			}
		}
	}
}

func (f *flow) findSpans() {
	for _, file := range f.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CompositeLit:
				f.spans[n.Lbrace] = n
			case *ast.CallExpr:
				f.spans[n.Lparen] = n
			}
			return true
		})
	}
}

// round looks at all functions once and reports whether there was anything new.
func (f *flow) round() (changed bool) {
	for _, fn := range f.funcs {
		sum := f.sums[fn]
		if sum == nil {
			sum = newSet()
			f.sums[fn] = sum
		}
		sum.changed = false
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				switch instr := instr.(type) {
				case *ssa.Return:
					add := sum.add
					if f.choosing(b) {
						add = chosen(add)
					}
					for _, v := range instr.Results {
						if isError(v.Type()) {
							f.tracer().trace(v, add)
						}
					}
				case *ssa.Store:
					if global, ok := instr.Addr.(*ssa.Global); ok && isError(instr.Val.Type()) {
						set := f.vars[global]
						if set == nil {
							set = newSet()
							f.vars[global] = set
						}
						set.changed = false
						f.tracer().trace(instr.Val, func(it item) {
							if !it.handed && it.Param == 0 {
								set.add(it)
							}
						})
						changed = changed || set.changed
					}
				}
			}
		}
		changed = changed || sum.changed
	}
	return changed
}

// reached returns the failures of a function of the package.
func (f *flow) reached(fn *ssa.Function) (out []Reached) {
	for _, it := range f.sums[fn].items() {
		if !it.handed && it.Param == 0 {
			out = append(out, Reached{Failure: it.Failure, Here: it.here, Pos: it.pos, End: it.end})
		}
	}
	return out
}

var errorType = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

// isError reports whether values of the type are errors.
func isError(t types.Type) bool {
	_, tuple := t.(*types.Tuple)
	return !tuple && types.Implements(t, errorType)
}

// A tracer finds what one value can be.
type tracer struct {
	*flow
	seen map[ssa.Value]bool
	deep int
}

// maxDepth bounds how far a value is traced within a function.
const maxDepth = 50

func (f *flow) tracer() *tracer { return &tracer{flow: f, seen: make(map[ssa.Value]bool)} }

func (t *tracer) trace(v ssa.Value, yield func(item)) {
	if v == nil || t.seen[v] || t.deep > maxDepth {
		return
	}
	t.seen[v] = true
	t.deep++
	defer func() { t.deep-- }()
	if narrowed(v) {
		yield = chosen(yield)
	} else if instr, ok := v.(ssa.Instruction); ok && t.choosing(instr.Block()) {
		yield = chosen(yield)
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		t.trace(v.X, yield)
	case *ssa.ChangeInterface:
		t.trace(v.X, yield)
	case *ssa.ChangeType:
		t.trace(v.X, yield)
	case *ssa.TypeAssert:
		t.trace(v.X, yield)
	case *ssa.Extract:
		switch tuple := v.Tuple.(type) {
		case *ssa.Call:
			t.call(tuple, yield)
		case *ssa.TypeAssert:
			t.trace(tuple.X, yield)
		}
	case *ssa.Phi:
		for i, e := range v.Edges {
			to := yield
			if t.choosing(v.Block().Preds[i]) {
				to = chosen(yield)
			}
			t.trace(e, to)
		}
	case *ssa.Parameter:
		if i := slices.Index(v.Parent().Params, v); i >= 0 {
			yield(item{Failure: Failure{Param: i}, handed: true})
		}
	case *ssa.Alloc:
		t.make(v, v, yield)
	case *ssa.Call:
		t.call(v, yield)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			t.load(v.X, yield)
		}
	}
}

// chosen marks what it yields.
func chosen(yield func(item)) func(item) {
	return func(it item) {
		it.Chosen = true
		yield(it)
	}
}

// load traces what a variable can hold.
func (t *tracer) load(addr ssa.Value, yield func(item)) {
	switch addr := addr.(type) {
	case *ssa.Global:
		t.global(addr, yield)
	case *ssa.Alloc, *ssa.FreeVar:
		for _, place := range places(addr) {
			for _, ref := range *place.Referrers() {
				switch ref := ref.(type) {
				case *ssa.Store:
					if ref.Addr == place {
						t.trace(ref.Val, yield)
					}
				case *ssa.MakeInterface:
					t.taken(ref, place, yield)
				}
			}
		}
	}
}

func (t *tracer) global(global *ssa.Global, yield func(item)) {
	for _, it := range t.vars[global].items() {
		yield(it)
	}
	v, ok := global.Object().(*types.Var)
	if !ok || v.Pkg() == t.pass.Pkg {
		return
	}
	var fact Held
	if t.pass.ImportObjectFact(v, &fact) {
		for _, f := range fact.Failures {
			yield(item{Failure: f, pos: token.NoPos})
		}
	}
}

// taken traces what errors.As takes out of an error.
func (t *tracer) taken(target *ssa.MakeInterface, place ssa.Value, yield func(item)) {
	for _, ref := range *target.Referrers() {
		if c, ok := ref.(*ssa.Call); ok && isFunc(c, "errors", "As") && len(c.Call.Args) == 2 && c.Call.Args[1] == target {
			if asked(place) {
				yield = chosen(yield)
			}
			t.untested(c.Call.Args[0], yield)
		}
	}
}

// untested traces an error whose test is that of errors.As.
func (t *tracer) untested(v ssa.Value, yield func(item)) {
	inner := *t
	inner.seen = maps.Clone(t.seen)
	delete(inner.seen, v)
	switch x := v.(type) {
	case *ssa.MakeInterface:
		inner.untested(x.X, yield)
	case *ssa.ChangeInterface:
		inner.untested(x.X, yield)
	case *ssa.Call:
		inner.call(x, yield)
	case *ssa.Extract:
		if c, ok := x.Tuple.(*ssa.Call); ok {
			inner.call(c, yield)
		}
	default:
		inner.trace(v, yield)
	}
}

// places returns the allocation that an address is, and the free variables by
// which closures know it.
func places(addr ssa.Value) (all []ssa.Value) {
	if v, ok := addr.(*ssa.FreeVar); ok {
		outer := binding(v)
		if outer == nil {
			return nil
		}
		addr = outer
	}
	all = []ssa.Value{addr}
	for i := 0; i < len(all) && i < maxDepth; i++ {
		for _, ref := range *all[i].Referrers() {
			mc, ok := ref.(*ssa.MakeClosure)
			if !ok {
				continue
			}
			for j, b := range mc.Bindings {
				if inner := mc.Fn.(*ssa.Function); b == all[i] && j < len(inner.FreeVars) && !slices.Contains(all, ssa.Value(inner.FreeVars[j])) {
					all = append(all, inner.FreeVars[j])
				}
			}
		}
	}
	return all
}

// binding returns the allocation that a free variable is, nil if it is none.
func binding(v *ssa.FreeVar) ssa.Value {
	for range maxDepth {
		fn := v.Parent()
		i := slices.Index(fn.FreeVars, v)
		if fn.Parent() == nil || i < 0 {
			return nil
		}
		var outer ssa.Value
		for _, b := range fn.Parent().Blocks {
			for _, instr := range b.Instrs {
				if mc, ok := instr.(*ssa.MakeClosure); ok && mc.Fn == fn {
					outer = mc.Bindings[i]
				}
			}
		}
		switch outer := outer.(type) {
		case *ssa.FreeVar:
			v = outer
		case *ssa.Alloc:
			return outer
		default:
			return nil
		}
	}
	return nil
}

// call traces the errors that a call returns.
func (t *tracer) call(c *ssa.Call, yield func(item)) {
	args := c.Call.Args
	if c.Call.IsInvoke() {
		return
	}
	callee := c.Call.StaticCallee()
	if callee == nil {
		if p, ok := c.Call.Value.(*ssa.Parameter); ok {
			if i := slices.Index(p.Parent().Params, p); i >= 0 {
				yield(item{Failure: Failure{Param: i}, handed: true, call: true})
			}
		}
		return
	}
	if callee.Origin() != nil {
		callee = callee.Origin()
	}
	if obj, ok := callee.Object().(*types.Func); ok && obj.Pkg() != nil && obj.Pkg() != t.pass.Pkg {
		switch {
		case isErrorf(obj):
			t.make(c, c, yield)
		case obj.Name() == "WithData" && isFailureMethod(obj) && len(args) > 0:
			t.trace(args[0], yield)
		case isFunc(c, "fmt", "Errorf") && len(args) == 2:
			if format, ok := args[0].(*ssa.Const); ok && wraps(format) {
				t.list(args[1], yield)
			}
		case isFunc(c, "errors", "Join") && len(args) == 1:
			t.list(args[0], yield)
		case (isFunc(c, "errors", "AsType") || isFunc(c, "errors", "Unwrap")) && len(args) == 1:
			if asked(c) {
				yield = chosen(yield)
			}
			t.untested(args[0], yield)
		default:
			t.foreign(c, obj, yield)
		}
		return
	}
	for _, it := range t.sums[callee].items() {
		t.instantiate(c, it, yield)
	}
}

// foreign traces what a function of another package answers with.
func (t *tracer) foreign(c *ssa.Call, obj *types.Func, yield func(item)) {
	var fact Answers
	if !t.pass.ImportObjectFact(obj, &fact) {
		return
	}
	for _, f := range fact.Failures {
		t.instantiate(c, item{Failure: f}, yield)
	}
	for _, h := range fact.Handed {
		t.instantiate(c, item{Failure: Failure{Param: h.Param, Chosen: h.Chosen}, handed: true, call: h.Call}, yield)
	}
}

// instantiate yields what an item of a function is at a call of it.
func (t *tracer) instantiate(c *ssa.Call, it item, yield func(item)) {
	args := c.Call.Args
	if it.Chosen {
		yield = chosen(yield)
	}
	switch {
	case it.handed && it.Param >= len(args):
	case it.handed && it.call:
		t.called(args[it.Param], yield)
	case it.handed:
		t.trace(args[it.Param], yield)
	case it.Param > len(args):
	case it.Param > 0:
		for _, e := range t.exits(args[it.Param-1]) {
			made := it
			made.Exit, made.Param, made.Chosen = e.code, e.param, it.Chosen || e.chosen
			made.pos, made.end = t.span(c)
			made.here = true // where it is told which one it is
			if made.pos.IsValid() && !t.ignored(made.pos) {
				yield(made)
			}
		}
	default:
		if !it.here {
			it.pos, it.end = t.span(c)
			if t.ignored(it.pos) {
				return
			}
		}
		yield(it)
	}
}

// called traces what calling a function value answers with.
func (t *tracer) called(v ssa.Value, yield func(item)) {
	switch v := v.(type) {
	case *ssa.ChangeType:
		t.called(v.X, yield)
	case *ssa.MakeClosure:
		t.called(v.Fn, yield)
	case *ssa.Parameter:
		if i := slices.Index(v.Parent().Params, v); i >= 0 {
			yield(item{Failure: Failure{Param: i}, handed: true, call: true})
		}
	case *ssa.Function:
		if v.Origin() != nil {
			v = v.Origin()
		}
		plain := func(it item) {
			if !it.handed && it.Param == 0 {
				yield(it)
			}
		}
		for _, it := range t.sums[v].items() {
			plain(it)
		}
		var fact Answers
		if obj, ok := v.Object().(*types.Func); ok && obj.Pkg() != nil && obj.Pkg() != t.pass.Pkg && t.pass.ImportObjectFact(obj, &fact) {
			for _, f := range fact.Failures {
				plain(item{Failure: f})
			}
		}
	}
}

// list traces the elements of the arguments of a variadic function.
func (t *tracer) list(v ssa.Value, yield func(item)) {
	slice, ok := v.(*ssa.Slice)
	if !ok {
		return
	}
	for _, ref := range *slice.X.Referrers() {
		at, ok := ref.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, ref := range *at.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == at && isError(st.Val.Type()) {
				t.trace(st.Val, yield)
			} else if ok && st.Addr == at {
				if m, ok := st.Val.(*ssa.MakeInterface); ok && isError(m.X.Type()) {
					t.trace(m.X, yield)
				} else if m, ok := st.Val.(*ssa.ChangeInterface); ok && isError(m.X.Type()) {
					t.trace(m.X, yield)
				}
			}
		}
	}
}

func wraps(format *ssa.Const) bool {
	if format.Value == nil || format.Value.Kind() != constant.String {
		return false
	}
	text := constant.StringVal(format.Value)
	for i := 0; i+1 < len(text); i++ {
		if text[i] == '%' {
			if text[i+1] == 'w' {
				return true
			}
			i++
		}
	}
	return false
}

func isFailureMethod(obj *types.Func) bool {
	recv := obj.Signature().Recv()
	if recv == nil {
		return false
	}
	ptr, ok := types.Unalias(recv.Type()).(*types.Pointer)
	return ok && isFailure(ptr.Elem())
}

// isFunc reports whether a call plainly is one of a function of the standard
// library.
func isFunc(c *ssa.Call, path, name string) bool {
	callee := c.Call.StaticCallee()
	if callee == nil {
		return false
	}
	obj, ok := callee.Object().(*types.Func)
	return ok && obj.Name() == name && obj.Pkg() != nil && obj.Pkg().Path() == path
}

// span returns the source of a call or a composite literal.
func (f *flow) span(v ssa.Value) (pos, end token.Pos) {
	switch n := f.spans[v.Pos()].(type) {
	case *ast.CallExpr:
		return n.Pos(), n.Lparen
	case *ast.CompositeLit:
		if n.Type != nil {
			return n.Pos(), n.Type.End()
		}
		return n.Pos(), n.Lbrace + 1
	}
	return v.Pos(), v.Pos() + 1
}

func (f *flow) site(pos token.Pos) position.Site { return position.Of(f.pass, pos) }
