package payload

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/position"
	"github.com/envvet/envvet/passes/wiring"
)

// An Encoded is a value that a handler encodes as JSON to its output, where its type is known.
type Encoded struct {
	Call  *ast.CallExpr // of the encoder, or of the function that leads to it
	Arg   ast.Expr      // the argument of Call that is the value, or holds its text; nil if it is made behind Call
	Type  types.Type    // what is encoded; an interface if no more is known
	Class summary.Class // of the output

	// Unsure reports whether a test of the value on the way, of which the answer is
	// not known, may lead elsewhere: if isList(v) { v = wrap(v) }.
	Unsure bool

	Handler handlers.Handler // the nearest one
	Steps   []effects.Step   // calls from the handler to the function that holds Call
	Trail   []summary.Hop    // calls from there to the encoder, that of Call first; none if it is the encoder

	// Leads are the calls by which handlers get to the function that holds Call.
	Leads []token.Pos

	// In the SSA form of effects, for those who follow values: the function that
	// holds Call, and the value of type Type. Value is nil if Arg is.
	Func  *ssa.Function
	Value ssa.Value
	Types []types.Type // what the generic function around Func is called with, if that says the type
	Parts []Part       // of what is made behind Call, what is given to Call

	made ssa.Value // behind Call, by a generic function of the package; else nil
}

// Encoded returns what the handlers of the package encode to their output, by
// position; with specs, also those that users name. Handlers of our runtime
// and of MCP servers answer otherwise: see [Result.Commands].
//
// It may be asked by several rules at the same time.
func (r *Result) Encoded(specs []handlers.Spec) []*Encoded {
	return r.encodedBy(specs, func(h *handlers.Handler) bool { return !answers(h) })
}

// EncodedBeside returns what handlers of our runtime and of MCP servers encode to standard
// output, which is no answer of theirs, likewise.
func (r *Result) EncodedBeside(specs []handlers.Spec) []*Encoded { return r.encodedBy(specs, answers) }

// answers reports whether a handler answers with what it returns.
func answers(h *handlers.Handler) bool { return h.OfMCP() || h.OfRuntime() }

func (r *Result) encodedBy(specs []handlers.Spec, choose func(*handlers.Handler) bool) []*Encoded {
	if r.encodings == nil || len(r.encodings.sites)+len(r.encodings.open) == 0 {
		return nil
	}
	var hs []handlers.Handler
	for _, h := range r.handlers.Handlers(specs) {
		if choose(&h) {
			hs = append(hs, h)
		}
	}
	e := r.encodings
	var out []*Encoded
	told := make(map[encodedKey]*Encoded)
	for _, v := range e.effects.Reached(wiring.Starts(hs)) {
		sites := e.sites[v.Func]
		if len(v.Steps) == 0 {
			sites = slices.Concat(sites, e.injected(v.Func))
		}
		sites = slices.Concat(sites, e.instances(v.Func, hs[v.Start]))
		for _, enc := range sites {
			x := e.encoded(enc)
			if x == nil || !v.Has(x.Call.Lparen) {
				continue
			}
			key := encodedKey{x.Call, types.TypeString(x.Type, nil)}
			if before := told[key]; before != nil {
				before.Unsure = before.Unsure && x.Unsure
				before.lead(slices.Concat(v.Steps, enc.steps))
				continue
			}
			told[key] = x
			x.Handler, x.Steps = hs[v.Start], slices.Concat(v.Steps, enc.steps)
			x.lead(x.Steps)
			out = append(out, x)
		}
	}
	fset := e.pass.Fset
	slices.SortStableFunc(out, func(a, b *Encoded) int {
		p, q := fset.Position(a.Call.Pos()), fset.Position(b.Call.Pos())
		return cmp.Or(strings.Compare(p.Filename, q.Filename), cmp.Compare(a.Call.Pos(), b.Call.Pos()), strings.Compare(types.TypeString(a.Type, nil), types.TypeString(b.Type, nil)))
	})
	return out
}

// lead notes the calls of a way from a handler.
func (x *Encoded) lead(steps []effects.Step) {
	for _, s := range steps {
		if len(x.Leads) < maxLeads && !slices.Contains(x.Leads, s.Pos) {
			x.Leads = append(x.Leads, s.Pos)
		}
	}
}

// maxLeads bounds the calls that are told of by which handlers lead to one.
const maxLeads = 1000

type encodedKey struct {
	call *ast.CallExpr
	typ  string
}

// injected returns what a function that a framework calls writes to what it was
// given from outside: a captured variable, or a field of its receiver.
func (e *encodings) injected(fn *ssa.Function) []encoding {
	var out []encoding
	for _, enc := range e.open[fn] {
		if enc.param >= 0 || isOpen(enc.typ) || enc.to.result >= 0 || enc.to.isOutput() {
			continue
		}
		if class := e.filled(fn, enc.to.place, 0); class != 0 {
			enc.to = target{class: class, result: -1}
			out = append(out, enc)
		}
	}
	return out
}

// filled returns the class of what a place holds, if that is a plain io.Writer
// that the framework or whoever made the handler fills, and 0 if not.
func (e *encodings) filled(fn *ssa.Function, place summary.Ref, depth int) summary.Class {
	switch {
	case depth > maxCalled:
	case place.Root == summary.Param && place.Index < len(fn.Params):
		return e.writerAt(fn.Params[place.Index], place.Path)
	case place.Root == summary.Free && place.Index < len(fn.FreeVars):
		for _, made := range e.made[fn] {
			for _, d := range e.effects.WritesTo(made, made.Bindings, place) {
				if d.Class != 0 {
					return d.Class
				}
				if class := e.filled(made.Parent(), d.Place, depth+1); class != 0 {
					return class
				}
			}
		}
	}
	return 0
}

// writerAt returns the class of the writer at a path below a parameter, 0 if it
// is something else: files and HTTP responses are of types that can do more.
func (e *encodings) writerAt(param *ssa.Parameter, path string) summary.Class {
	t, name, class := param.Type(), param.Name(), summary.Injected
	if path != "" {
		for name = range strings.SplitSeq(path, ".") {
			obj, _, _ := types.LookupFieldOrMethod(t, true, e.pass.Pkg, name)
			field, ok := obj.(*types.Var)
			if !ok {
				return 0
			}
			t = field.Type()
			if _, ok := known.FrameworkOf(field.Pkg().Path()); ok {
				class = summary.Framework
			}
		}
	}
	iface, ok := t.Underlying().(*types.Interface)
	if !ok || iface.NumMethods() != 1 || !isWriter(t) || isForErrors(name) {
		return 0
	}
	return class
}

// isForErrors reports whether a writer of that name is not for answers.
func isForErrors(name string) bool {
	name = strings.ToLower(name)
	return strings.Contains(name, "err") || strings.Contains(name, "log") || strings.Contains(name, "debug")
}

// encoded returns an encoding as others see it.
func (e *encodings) encoded(enc encoding) *Encoded {
	if enc.at == nil {
		return nil
	}
	call := e.callAt(enc.at.Common().Pos())
	if call == nil {
		return nil
	}
	x := &Encoded{Call: call, Type: enc.typ, Class: enc.to.class, Trail: enc.trail, Func: enc.at.Parent(), Value: enc.value, Types: enc.types, Unsure: enc.unsure, made: enc.made}
	i := enc.arg
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && i >= 0 {
		if s := e.pass.TypesInfo.Selections[sel]; s != nil && s.Kind() == types.MethodVal {
			if i == 0 {
				x.Arg = sel.X
			}
			i--
		}
	}
	if i >= 0 && i < len(call.Args) {
		x.Arg = call.Args[i]
	}
	if enc.value == nil {
		args := argumentsOf(enc.at)
		enc.behind.each(func(path string, param int) {
			if param < len(args) {
				x.Parts = append(x.Parts, Part{path, args[param]})
			}
		})
	}
	return x
}

// callAt returns the call of which the parenthesis stands at pos.
func (e *encodings) callAt(pos token.Pos) *ast.CallExpr {
	decl := position.Decl(e.pass.Files, pos)
	if decl == nil {
		return nil
	}
	var found *ast.CallExpr
	ast.Inspect(decl, func(n ast.Node) bool {
		if n == nil || found != nil || pos < n.Pos() || n.End() <= pos {
			return false
		}
		if call, ok := n.(*ast.CallExpr); ok && call.Lparen == pos {
			found = call
		}
		return true
	})
	return found
}

func (e *encodings) site(c ssa.CallInstruction) position.Site {
	return position.Of(e.pass, c.Common().Pos())
}
