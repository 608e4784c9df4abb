// Package handed finds what callers hand to functions that encode a parameter whose type
// says that it is a map or a struct. What it holds the callers know:
//
//	func write(cmd *cobra.Command, m map[string]any) error {
//		return json.NewEncoder(cmd.OutOrStdout()).Encode(m)
//	}
//
//	return write(cmd, map[string]any{"kind": "status"})
//
// Of a parameter of type any, package payload tells it.
package handed

import (
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/position"
	"github.com/envvet/envvet/passes/wiring"
)

// Requires are the passes that a rule has to require to ask.
var Requires = []*analysis.Analyzer{handlers.Analyzer, effects.Analyzer, payload.Analyzer}

// A Value is one that a caller hands over, as what is encoded there.
type Value struct {
	*payload.Encoded
	Read bool // who is handed it looks into it, too
}

// mostCalls bounds how many functions hand a value on.
const mostCalls = 3

// Values returns what callers hand to the functions that encode, by the order of these.
func Values(pass *analysis.Pass, encoded []*payload.Encoded, specs []handlers.Spec) (all []Value) {
	f := &finder{pass: pass}
	for _, e := range encoded {
		if p := parameter(e.Value); p != nil {
			f.prepare(specs)
			all = append(all, f.from(Value{e, false}, p, 0)...)
		}
	}
	return all
}

// parameter returns the parameter of a type with keys that a value is, or nil.
func parameter(v ssa.Value) *ssa.Parameter {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Parameter:
			t := x.Type().Underlying()
			if p, ok := t.(*types.Pointer); ok {
				t = p.Elem().Underlying()
			}
			switch t.(type) {
			case *types.Map, *types.Struct:
				return x
			}
			return nil
		default:
			return nil
		}
	}
}

type finder struct {
	pass     *analysis.Pass
	calls    map[*ssa.Function][]*ssa.Call // by what is called
	visits   map[*ssa.Function][]effects.Visit
	handlers []handlers.Handler
}

// prepare finds the calls of the package, and which handler is nearest to a function.
func (f *finder) prepare(specs []handlers.Spec) {
	if f.calls != nil {
		return
	}
	f.calls = make(map[*ssa.Function][]*ssa.Call)
	f.visits = make(map[*ssa.Function][]effects.Visit)
	of := f.pass.ResultOf[effects.Analyzer].(*effects.Result)
	for _, fn := range of.Functions() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if c, ok := instr.(*ssa.Call); ok && c.Call.StaticCallee() != nil {
					f.calls[c.Call.StaticCallee()] = append(f.calls[c.Call.StaticCallee()], c)
				}
			}
		}
	}
	for _, h := range f.pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers(specs) {
		if !h.OfMCP() && !h.OfRuntime() {
			f.handlers = append(f.handlers, h)
		}
	}
	for _, v := range of.Reached(wiring.Starts(f.handlers)) {
		f.visits[v.Func] = append(f.visits[v.Func], v)
	}
}

// visit returns the first of the visits of handlers that has a call, nil if none does.
func (f *finder) visit(c *ssa.Call) *effects.Visit {
	for i := range f.visits[c.Parent()] {
		if v := &f.visits[c.Parent()][i]; v.Has(c.Pos()) {
			return v
		}
	}
	return nil
}

// from returns what the callers of the function around a call hand to its parameter.
func (f *finder) from(v Value, p *ssa.Parameter, depth int) (all []Value) {
	fn := v.Func
	i := slices.Index(fn.Params, p)
	read, changed := uses(p, v.Call)
	if i < 0 || changed || depth >= mostCalls {
		return nil
	}
	for _, c := range f.calls[fn] {
		visit := f.visit(c)
		call := f.callAt(c)
		if visit == nil || call == nil || f.decides(fn, p) && !isStep(v.Encoded, call) {
			continue
		}
		hop := summary.Hop{Func: fn.Name(), Site: position.Of(f.pass, call.Lparen)}
		given := Value{&payload.Encoded{
			Call: call, Arg: argument(f.pass.TypesInfo, call, i), Type: v.Type, Class: v.Class, Handler: f.handlers[visit.Start],
			Steps: visit.Steps, Leads: v.Leads, Trail: append([]summary.Hop{hop}, v.Trail...), Func: c.Parent(), Value: c.Call.Args[i],
		}, v.Read || read}
		if outer := parameter(given.Value); outer != nil {
			all = append(all, f.from(given, outer, depth+1)...)
		} else {
			all = append(all, given)
		}
	}
	return all
}

// uses reports whether a function looks into a parameter beside handing it to a call, and
// whether it or others may change that.
func uses(p *ssa.Parameter, call *ast.CallExpr) (read, changed bool) {
	for _, ref := range *p.Referrers() {
		switch ref := ref.(type) {
		case *ssa.DebugRef:
		case *ssa.MakeInterface, *ssa.ChangeType:
			for _, use := range *ref.(ssa.Value).Referrers() {
				_, debug := use.(*ssa.DebugRef)
				changed = changed || !debug && !isAt(use, call)
			}
		case *ssa.Lookup, *ssa.Range, *ssa.Field:
			read = true
		case *ssa.FieldAddr:
			read = true
			for _, use := range *ref.Referrers() {
				_, load := use.(*ssa.UnOp)
				changed = changed || !load
			}
		case *ssa.Call:
			b, ok := ref.Call.Value.(*ssa.Builtin)
			isLen := ok && b.Name() == "len"
			read, changed = read || isLen, changed || !isLen && !isAt(ref, call)
		default:
			changed = true
		}
	}
	return read, changed
}

func isAt(instr ssa.Instruction, call *ast.CallExpr) bool {
	c, ok := instr.(ssa.CallInstruction)
	return ok && c.Common().Pos() == call.Lparen
}

// decides reports whether something that a function is given beside a parameter may
// decide where it writes to: a writer, or something of the package.
func (f *finder) decides(fn *ssa.Function, p *ssa.Parameter) bool {
	return slices.ContainsFunc(fn.Params, func(other *ssa.Parameter) bool {
		t := other.Type()
		if ptr, ok := t.Underlying().(*types.Pointer); ok {
			t = ptr.Elem()
		}
		named, _ := types.Unalias(t).(*types.Named)
		_, basic := t.Underlying().(*types.Basic)
		return other != p && !basic && (types.IsInterface(t) || named == nil || named.Obj().Pkg() == f.pass.Pkg || named.Obj().Pkg().Path() == "os")
	})
}

// isStep reports whether a call is one by which a handler is known to get to where a
// value is encoded.
func isStep(e *payload.Encoded, call *ast.CallExpr) bool {
	return slices.Contains(e.Leads, call.Lparen)
}

func (f *finder) callAt(c *ssa.Call) (found *ast.CallExpr) {
	decl := position.Decl(f.pass.Files, c.Pos())
	if decl == nil {
		return nil
	}
	ast.Inspect(decl, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && call.Lparen == c.Pos() {
			found = call
		}
		return found == nil && n != nil && n.Pos() <= c.Pos() && c.Pos() < n.End()
	})
	return found
}

// argument returns what a call gives to the parameter of an index, a receiver included.
func argument(info *types.Info, call *ast.CallExpr, i int) ast.Expr {
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
		if s := info.Selections[sel]; s != nil && s.Kind() == types.MethodVal {
			if i == 0 {
				return sel.X
			}
			i--
		}
	}
	if i < len(call.Args) {
		return call.Args[i]
	}
	return nil
}
