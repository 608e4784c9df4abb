package flow

import (
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/condense"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// Bounds of what a fact says. A value nested deeper, or of more parts, is cut:
// what it would do goes unseen, which is a miss and never a false finding.
const (
	maxSealDepth = 3
	maxSealSize  = 1000
	maxMadeSize  = 200 // of each thing that options are called on
)

type sealKey struct {
	fn    *ssa.Function
	depth int
	of    dynamic
}

// A sealing is the making of a value that is said of a fact.
type sealing struct {
	p     *Package
	fn    *ssa.Function // of which it is said, nil if of none
	of    dynamic       // of a method of which it is said
	depth int           // of functions and interface values within each other
	left  *int          // what the fact can still say
}

// Summary returns what calling obj, declared in this package, does, in a form
// that makes sense in any other package. It is nil if that is nothing.
func (p *Package) Summary(obj *types.Func) *summary.Summary {
	fn := p.body(obj)
	if fn == nil {
		return nil
	}
	p.close()
	s := p.seal(fn, 0, dynamic{})
	if s == nil {
		return nil
	}
	told := *s
	told.Parts, told.Replaces = p.partsOf(fn), p.replacementsOf(fn)
	told.Switches, told.Settings = p.switchesOf(fn), p.settingsOf(fn)
	told.Fluent = p.tellsFluent(fn)
	told.Keeps = slices.Sorted(maps.Keys(p.frames[fn].keeps))
	told.Leaves, told.Variable = p.leavesOf(fn), p.variableOf(fn)
	told.Endless = p.neverReturns(fn)
	if p.env.Own {
		told.Puts, told.Says, told.Runs = p.putsOf(fn), p.saysOf(fn), p.leadsToStart(fn)
	}
	if !slices.ContainsFunc(told.Parts, func(part summary.Part) bool { return part.Result == 0 && part.Path == "" }) {
		told.Parts = append(told.Parts, p.resultFilled(fn, !told.Empty())...)
	}
	if told.Empty() {
		return nil
	}
	return &told
}

// seal makes the summary of fn one that does not refer to this package. It is a method of
// what of says, if that is anything.
func (p *Package) seal(fn *ssa.Function, depth int, of dynamic) *summary.Summary {
	if depth > maxSealDepth {
		return nil
	}
	key := sealKey{fn, depth, of}
	if s, ok := p.sealed[key]; ok {
		return s
	}
	p.sealed[key] = nil // a recursive value ends here
	f, c := p.frames[fn], p.closed[fn]
	if f == nil || f.sum == nil || c == nil {
		return nil
	}
	open := f.sum
	s := &summary.Summary{
		Effects: p.nameFields(fn, condense.Told(condense.Needed(c.sorted()))), More: c.more,
		Uses:     condense.Nearest(open.Uses),
		Recovers: p.recovers(fn), Guarded: p.guards(fn),
	}
	for i := range s.Effects {
		if p.isUnsteady(s.Effects[i].From) {
			s.Effects[i].From = ""
		}
	}
	left := maxSealSize
	values := sealing{p, fn, of, depth, &left}
	for _, m := range open.Made {
		left := maxMadeSize
		s.Made = append(s.Made, sealing{p, fn, of, depth, &left}.value(m))
	}
	for _, st := range open.Stores {
		if isVariable(st.Target) {
			continue // what is in it is known here
		}
		st.Value = values.value(st.Value)
		s.Stores = append(s.Stores, st)
	}
	for i := range s.Uses {
		s.Uses[i].Args = values.all(s.Uses[i].Args)
	}
	for _, r := range open.Results {
		s.Results = append(s.Results, values.value(r))
	}
	p.sealed[key] = s
	return s
}

func (s sealing) value(v summary.Value) summary.Value {
	var out summary.Value
	for i := range v {
		if *s.left <= 0 {
			break
		}
		if slices.ContainsFunc(v[:i], func(a summary.Atom) bool { return sameWriter(&a, &v[i]) }) {
			continue
		}
		s.share(i == len(v)-1, func(s sealing) {
			if a, ok := s.atom(v[i]); ok {
				out = append(slices.Grow(out, len(v)-i), a)
			}
		})
	}
	return out
}

func (s sealing) all(values []summary.Value) []summary.Value {
	out := make([]summary.Value, len(values))
	for i, v := range values {
		out[i] = s.value(v)
	}
	return out
}

// share has f take what it needs of what is left for a fact: no more than half, unless it
// is the last to ask, so that one of many values leaves some for those after it.
func (s sealing) share(last bool, f func(sealing)) {
	left, half := s.left, *s.left
	if !last {
		half = (half + 1) / 2
	}
	*left -= half
	s.left = &half
	f(s)
	*left += half
}

// sameWriter reports whether a and b are the same writer to another package, whichever
// function of this one was handed it.
func sameWriter(a, b *summary.Atom) bool {
	if a.Kind != summary.Writer || b.Kind != summary.Writer || (a.Mention == nil) != (b.Mention == nil) {
		return false
	}
	return a.Ref == b.Ref && a.Class == b.Class && a.What == b.What && a.From == b.From && (a.Mention == nil || *a.Mention == *b.Mention)
}

func (s sealing) atom(a summary.Atom) (summary.Atom, bool) {
	*s.left--
	p, local := s.p, a.Local()
	switch a.Kind {
	case summary.Writer:
		return a.In(summary.Local{}), true
	case summary.At:
		if a.Ref.Root == summary.Global && !hidden(a.Ref.Name) {
			return a, false // what it holds stands beside it
		}
		return a, true
	case summary.Object:
		fields := make([]summary.Field, 0, len(a.Fields))
		for _, f := range a.Fields {
			fields = append(fields, summary.Field{Path: f.Path, Value: s.value(f.Value), Must: f.Must})
		}
		a.Fields = fields
		if o, ok := local.Same.(*object); ok && a.Ref.Path == "" && beginsNamed(summary.Value{a}, 0) {
			a.From = p.variableHolding(o)
		}
		return a.In(summary.Local{}), true
	case summary.Func:
		if a.Sum == nil {
			a.Sum, a.Name = p.sealFunc(local, s.depth+1, dynamic{}), p.outerName(local, a.Name)
		}
		if a.Sum = condense.Afford(s.left, a.Sum); a.Sum == nil {
			return a, false
		}
		a.Bind = s.all(a.Bind)
		return a.In(summary.Local{}), !a.Sum.Empty()
	case summary.Box:
		if s.of.does(local) {
			a.Again, a.Name, a.Inner = true, "", s.value(a.Inner)
			a.Parts = s.partsOfBox(a)
			return a.In(summary.Local{}), true
		}
		if a.Methods == nil && local.Type != nil {
			a.Name = typeName(local.Type)
			a.Methods = p.sealMethods(local, s.depth+1)
		}
		a.Methods = slices.Clone(a.Methods)
		if local.Holds != nil {
			a.Methods, a.Never = p.methodsOf(a.Methods, local.Holds)
			a.Parts = s.partsOfBox(a)
		}
		if a.Inner = s.value(a.Inner); !a.Inner.Bears() && !slices.ContainsFunc(a.Methods, condense.MakesAnother) {
			a.Methods = condense.WithoutReceiver(a.Methods)
		}
		a.Methods = condense.Affordable(s.left, a.Methods)
		return a.In(summary.Local{}), len(a.Methods) > 0 || a.Inner.Bears()
	}
	return a, true
}

func (p *Package) sealFunc(l *summary.Local, depth int, of dynamic) *summary.Summary {
	switch {
	case l.Fn != nil:
		return p.seal(l.Fn, depth, of)
	case l.Decl == nil || l.Decl.Pkg() == nil:
		return nil
	case known.Described(l.Decl.Pkg().Path()):
		return p.sealStandard(l.Decl, known.Lookup(l.Decl))
	case l.Decl.Pkg() == p.env.Pkg:
		if fn := p.body(l.Decl); fn != nil {
			return p.seal(fn, depth, of)
		}
		return nil
	}
	return p.env.Summary(l.Decl.Origin()).Carried()
}

// sealStandard says what a function of the standard library does, by a row, as a summary.
// It has no site: the place where it is called is the sink.
func (p *Package) sealStandard(fn *types.Func, ops []known.Op) *summary.Summary {
	s := new(summary.Summary)
	what := p.declName(fn)
	use := func(op summary.Op, x known.Operand, method string) {
		r := summary.Ref{Root: summary.Param, Index: x.Index, Path: strings.Join(x.Path, ".")}
		if x.Root == known.RootGlobal {
			r = summary.Ref{Root: summary.Global, Name: "$" + x.Global, Path: r.Path}
		} else if x.Root != known.RootArg {
			return
		}
		s.Uses = append(s.Uses, summary.Use{Op: op, Target: r, Method: method, What: what})
	}
	for _, op := range ops {
		if len(op.Conds) > 0 {
			continue
		}
		switch op.Kind {
		case known.OpStdout:
			s.Effects = append(s.Effects, summary.Effect{Kind: summary.Stdout, Class: summary.Process, What: what})
		case known.OpExit:
			s.Effects = append(s.Effects, summary.Effect{Kind: summary.Exit, Class: summary.Process, What: what})
		case known.OpWrite:
			use(summary.Write, op.X, "")
		case known.OpHand:
			use(summary.Hand, op.X, "")
		case known.OpCall, known.OpGo:
			use(summary.Call, op.X, "")
		case known.OpPull:
			use(summary.Call, op.Y, "")
		case known.OpInvoke:
			use(summary.Invoke, op.X, op.Method)
		}
	}
	return s
}

// sealMethods returns the summaries of the methods by which an interface value
// of the given dynamic type can be used.
func (p *Package) sealMethods(l *summary.Local, depth int) []summary.Method {
	iface, ok := l.Iface.(*types.Interface)
	if !ok {
		return nil
	}
	var out []summary.Method
	set := p.methods.MethodSet(l.Type)
	for m := range iface.Methods() {
		sel := set.Lookup(m.Pkg(), m.Name())
		if sel == nil || len(sel.Index()) != 1 {
			continue // promoted methods work on a part of the value
		}
		decl, ok := sel.Obj().(*types.Func)
		if !ok {
			continue
		}
		if s := p.sealFunc(&summary.Local{Decl: decl}, depth, dynamicOf(l)); !s.Empty() {
			out = append(out, summary.Method{Name: m.Id(), Sum: s})
		}
		if ops, ok := known.LookupAs(decl, known.HandleDebug); ok && m.Name() == known.Named(known.HandleDebug) {
			out = append(out, summary.Method{Name: known.HandleDebug, Sum: p.sealStandard(decl, ops)})
		}
	}
	return out
}

// typeName returns how messages of any package call t, without a star.
func typeName(t types.Type) string {
	return strings.TrimPrefix(types.TypeString(t, (*types.Package).Name), "*")
}

// outerName returns how messages of other packages call the function of l,
// which this one calls name.
func (p *Package) outerName(l *summary.Local, name string) string {
	obj := l.Decl
	if l.Fn != nil {
		obj, _ = l.Fn.Object().(*types.Func)
	}
	if obj == nil || obj.Pkg() != p.env.Pkg {
		return name
	}
	return p.env.Pkg.Name() + "." + name
}
