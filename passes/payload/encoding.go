package payload

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// maxEncodings bounds what is said of one function; maxTrail the calls that are
// told of, and maxRounds how often functions that call each other are looked at.
const (
	maxEncodings = 64
	maxTrail     = 8
	maxRounds    = 6
)

// encodings finds what the functions of one package encode as JSON.
type encodings struct {
	pass    *analysis.Pass
	effects *effects.Result
	open    map[*ssa.Function][]encoding // that depend on the caller
	sites   map[*ssa.Function][]encoding // that do not
	keys    map[*ssa.Function]map[encodingKey]bool
	facts   map[*types.Func][]encoding
	made    map[*ssa.Function][]*ssa.MakeClosure
	changed bool

	tests  map[*ssa.BasicBlock][]tested
	guards []*guard

	writesToGiven bool // a method encodes something to what it is given
	functions     []*ssa.Function
	called        map[*ssa.Function][]*ssa.Function
	generic       map[*ssa.Function][]ssa.CallInstruction // the calls of generic functions
}

// callees returns the functions of the package that fn calls.
func (e *encodings) callees(fn *ssa.Function) []*ssa.Function {
	if list, ok := e.called[fn]; ok {
		return list
	}
	var list []*ssa.Function
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			c, ok := i.(ssa.CallInstruction)
			if !ok {
				continue
			}
			for _, callee := range e.effects.Callees(c) {
				if callee.Func != nil && !slices.Contains(list, callee.Func) {
					list = append(list, callee.Func)
				}
			}
		}
	}
	if e.called == nil {
		e.called = make(map[*ssa.Function][]*ssa.Function)
	}
	e.called[fn] = list
	return list
}

// findEncodings looks at the functions of a package, callees first. A package
// that mentions nothing that encodes JSON is left alone.
func findEncodings(pass *analysis.Pass, of *effects.Result) *encodings {
	e := &encodings{pass: pass, effects: of, facts: make(map[*types.Func][]encoding)}
	if !e.interesting() {
		return e
	}
	functions := of.Functions()
	e.functions = functions
	e.open = make(map[*ssa.Function][]encoding)
	e.sites = make(map[*ssa.Function][]encoding)
	e.keys = make(map[*ssa.Function]map[encodingKey]bool)
	e.made = make(map[*ssa.Function][]*ssa.MakeClosure)
	e.generic = make(map[*ssa.Function][]ssa.CallInstruction)
	var calls []ssa.CallInstruction
	for _, fn := range functions {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				switch i := i.(type) {
				case *ssa.MakeClosure:
					if made, ok := i.Fn.(*ssa.Function); ok {
						e.made[made] = append(e.made[made], i)
					}
				case ssa.CallInstruction:
					if _, ok := i.Common().Value.(*ssa.Builtin); !ok {
						calls = append(calls, i)
						e.noteGeneric(i)
					}
				}
			}
		}
	}
	for range maxRounds {
		e.changed = false
		for _, c := range calls {
			e.call(c)
		}
		for _, fn := range functions {
			e.results(fn)
		}
		if !e.changed {
			break
		}
	}
	return e
}

// interesting reports, by one look at what the package uses, whether it can
// encode anything.
func (e *encodings) interesting() bool {
	found := false
	for _, obj := range e.pass.TypesInfo.Uses {
		fn, ok := obj.(*types.Func)
		if !ok || fn.Pkg() == nil || fn.Pkg() == e.pass.Pkg {
			continue
		}
		if _, ok := known.EncoderOf(fn); ok || len(e.fact(fn.Origin())) > 0 {
			found = true
		}
	}
	return found
}

// call finds what a call encodes.
func (e *encodings) call(c ssa.CallInstruction) {
	args := argumentsOf(c)
	for _, callee := range e.effects.Callees(c) {
		switch {
		case callee.Func != nil:
			e.apply(c, args, callee, e.open[callee.Func])
		default:
			e.apply(c, args, callee, e.fact(callee.Decl.Origin()))
		}
	}
	e.dispatch(c)
	fn := declOf(c)
	if row, ok := known.EncoderOf(fn); ok {
		if !row.Text && row.Value < len(args) {
			e.add(c.Parent(), e.valuesOf(c, row.Value, args[row.Value]), e.written(c, args), encoding{})
		}
		return
	}
	e.print(c, fn, args)
}

// dispatch finds what a callee has methods of this package encode, to a writer
// that it hands to them:
//
//	func (l *list) WriteJSON(w io.Writer) error { return json.NewEncoder(w).Encode(l.items) }
//
//	format.Write(os.Stdout, &list{items}) // of another package
func (e *encodings) dispatch(c ssa.CallInstruction) {
	if !e.writesToGiven || !slices.ContainsFunc(argumentsOf(c), func(v ssa.Value) bool { return isDynamic(v.Type()) }) {
		return
	}
	for _, d := range e.effects.Dispatches(c) {
		for _, enc := range e.open[d.Func] {
			if enc.param >= 0 || enc.to.isOutput() || enc.to.result >= 0 || isOpen(enc.typ) {
				continue
			}
			var targets []target
			for _, to := range e.effects.DispatchWritesTo(d, enc.to.place) {
				targets = append(targets, toPlace(to))
			}
			hop := effects.Step{Func: e.nameOf(effects.Callee{Func: d.Func}), Pos: c.Common().Pos()}
			way := encoding{trail: enc.trail, steps: append([]effects.Step{hop}, enc.steps[:min(len(enc.steps), maxTrail-1)]...)}
			e.add(c.Parent(), []source{enc.source}, targets, way)
		}
	}
}

// written returns where an encoder writes to.
func (e *encodings) written(c ssa.CallInstruction, args []ssa.Value) []target {
	var out []target
	for _, d := range e.effects.Writes(c) {
		out = append(out, toPlace(d))
	}
	if len(out) > 0 || len(args) == 0 {
		return out
	}
	// An encoder of another library may not tell what it does with the writer.
	for _, made := range e.makersOf(args[0], make(map[ssa.Value]bool)) {
		in := argumentsOf(made)
		first := len(in) - len(made.Common().Args)
		if made.Common().StaticCallee() != nil && made.Common().Signature().Recv() != nil {
			first++
		}
		if first < len(in) {
			for _, d := range e.effects.WritesTo(made, in[first:first+1], summary.Ref{Root: summary.Param}) {
				out = append(out, toPlace(d))
			}
		}
	}
	return out
}

// makersOf returns the calls that make the encoder v.
func (e *encodings) makersOf(v ssa.Value, seen map[ssa.Value]bool) []*ssa.Call {
	if seen[v] || len(seen) > maxTraced {
		return nil
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Call:
		if known.MakesEncoder(declOf(v)) {
			return []*ssa.Call{v}
		}
	case *ssa.MakeInterface:
		return e.makersOf(v.X, seen)
	case *ssa.Phi:
		var out []*ssa.Call
		for _, edge := range v.Edges {
			out = append(out, e.makersOf(edge, seen)...)
		}
		return out
	case *ssa.UnOp:
		var out []*ssa.Call
		for _, stored := range e.stored(v.X) {
			out = append(out, e.makersOf(stored, seen)...)
		}
		return out
	}
	return nil
}

// apply says of the function around a call what is known of the callee.
func (e *encodings) apply(c ssa.CallInstruction, args []ssa.Value, callee effects.Callee, list []encoding) {
	fn := c.Parent()
	hop := summary.Hop{Func: e.nameOf(callee), Site: e.site(c)}
	for _, enc := range list {
		if enc.to.result >= 0 {
			continue // asked for where the result is used
		}
		var targets []target
		if enc.to.isOutput() {
			targets = []target{enc.to}
		} else {
			values := args
			if enc.to.place.Root == summary.Free {
				values = callee.Bound
			}
			for _, d := range e.effects.WritesTo(c, values, enc.to.place) {
				targets = append(targets, toPlace(d))
			}
		}
		if len(targets) == 0 {
			continue
		}
		way := encoding{trail: enc.trail, steps: enc.steps}
		switch {
		case fn.Synthetic != "": // it stands nowhere
		case enc.param < 0 && callee.Func != nil && !isInstance(callee.Func):
			way.steps = append([]effects.Step{{Func: hop.Func, Pos: c.Common().Pos()}}, way.steps[:min(len(way.steps), maxTrail-1)]...)
		default:
			way.trail = append([]summary.Hop{hop}, way.trail[:min(len(way.trail), maxTrail-1)]...)
		}
		e.add(fn, e.given(c, args, callee, enc.source), targets, way)
	}
}

// given returns what a source of a callee is in a call.
func (e *encodings) given(c ssa.CallInstruction, args []ssa.Value, callee effects.Callee, s source) []source {
	if s.param >= 0 {
		if s.param >= len(args) {
			return nil
		}
		if s.text {
			return e.textsOf(c, s.param, args[s.param])
		}
		var out []source
		for _, given := range e.valuesOf(c, s.param, args[s.param]) {
			if given, ok := e.passes(given, s.guard); ok {
				out = append(out, given)
			}
		}
		return out
	}
	if static := c.Common().StaticCallee(); static != nil && isOpen(s.typ) {
		args := static.TypeArgs()
		if c.Parent().Origin() == static {
			args = c.Parent().TypeArgs()
		}
		s.typ = substitute(s.typ, typeParamsOf(static), args)
		g := s.guard
		s.guard = nil
		var ok bool
		if s, ok = e.passes(s, g); !ok {
			return nil
		}
	}
	if callee.Decl != nil || isInstance(callee.Func) {
		i := s.given - 1
		if s.value != nil {
			s.made = s.value
		}
		s.value, s.at, s.arg, s.given = nil, c, -1, 0 // it was made known here
		s.behind, s.parts = s.parts, s.parts.through(c, args)
		if i >= 0 && i < len(args) && types.Identical(args[i].Type(), s.typ) {
			s.value, s.arg, s.given = args[i], i, givenTo(c.Parent(), args[i])
		}
	}
	return []source{s}
}

// givenTo returns which parameter of a function a value is, counted from 1, if that is a
// struct: one that is changed before it is encoded is another value. It returns 0 for others.
func givenTo(fn *ssa.Function, v ssa.Value) int {
	p, ok := v.(*ssa.Parameter)
	if _, isStruct := v.Type().Underlying().(*types.Struct); !ok || !isStruct {
		return 0
	}
	return slices.Index(fn.Params, p) + 1
}

// add says of a function that it encodes the sources to the targets, by a way
// that leads there.
func (e *encodings) add(fn *ssa.Function, sources []source, targets []target, way encoding) {
	for _, s := range sources {
		for _, to := range targets {
			if !to.isOutput() && to.result < 0 && to.place.Root == summary.Global {
				continue
			}
			if s.param < 0 && to.result >= 0 && s.typ == nil {
				continue
			}
			key := encodingKey{s.param, s.text, s.guard, "", s.value, s.at, s.given, s.unsure, to}
			if s.typ != nil {
				key.typ = types.TypeString(s.typ, nil)
			}
			if e.keys[fn] == nil {
				e.keys[fn] = make(map[encodingKey]bool)
			}
			if e.keys[fn][key] || len(e.keys[fn]) >= maxEncodings {
				continue
			}
			e.keys[fn][key] = true
			e.changed = true
			enc := encoding{source: s, to: to, steps: way.steps, trail: way.trail}
			if s.param < 0 && to.isOutput() && !isOpen(s.typ) && !isInstance(fn) {
				e.sites[fn] = append(e.sites[fn], enc)
			} else {
				e.open[fn] = append(e.open[fn], enc)
				e.writesToGiven = e.writesToGiven || s.param < 0 && fn.Signature.Recv() != nil
			}
		}
	}
}

// results finds the JSON that a function returns.
func (e *encodings) results(fn *ssa.Function) {
	for i := range fn.Signature.Results().Len() {
		if !isText(fn.Signature.Results().At(i).Type()) {
			continue
		}
		for _, b := range fn.Blocks {
			if r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && i < len(r.Results) {
				t := &tracer{encodings: e, fn: fn, text: true, arg: -1, total: new(int)}
				t.trace(r.Results[i])
				e.add(fn, t.out, []target{{result: i}}, encoding{})
			}
		}
	}
}

// fact returns what is known of a function of another package.
func (e *encodings) fact(fn *types.Func) []encoding {
	if list, ok := e.facts[fn]; ok {
		return list
	}
	var list []encoding
	var fact Encodes
	if fn.Pkg() != nil && fn.Pkg() != e.pass.Pkg && e.pass.ImportObjectFact(fn, &fact) {
		list = e.decode(&fact, fn)
	}
	e.facts[fn] = list
	return list
}
