package flow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// ref returns the place that a root and a path stand for; home is nil for
// package variables.
func (p *Package) ref(root summary.Root, index int, name string, home *ssa.Function) atom {
	key := refKey{root, index, name, home}
	r := p.refs[key]
	if r == nil {
		r = &ref{refKey: key}
		p.refs[key] = r
	}
	return atom{kind: isPlace, node: r}
}

// place returns the place of a package variable.
func (p *Package) place(r summary.Ref) atom {
	a := p.ref(summary.Global, 0, r.Name, nil)
	a.path = r.Path
	return a
}

// placeIn returns the place that r is in fn.
func (p *Package) placeIn(r summary.Ref, fn *ssa.Function) atom {
	if r.Root == summary.Global {
		return p.place(r)
	}
	a := p.ref(r.Root, r.Index, "", fn)
	a.path = r.Path
	return a
}

// global returns the place of the package variable g.
func (p *Package) global(g *ssa.Global) atom {
	v, ok := g.Object().(*types.Var)
	if !ok {
		return p.place(summary.Ref{Name: g.Name()}) // init$guard
	}
	if name := known.Global(v); name != "" {
		return p.place(summary.Ref{Name: "$" + name})
	}
	place := p.place(summary.Ref{Name: v.Pkg().Path() + "." + v.Name()})
	if v.Pkg() != p.env.Pkg {
		p.unpack(g, v, place)
	}
	return place
}

// unpack fills the place of another package's variable with what it holds.
func (p *Package) unpack(g *ssa.Global, v *types.Var, place atom) {
	if !p.unpackInto(place, g, func() summary.Value { return p.env.Var(v) }) {
		return
	}
	for _, field := range p.env.Unset(v) {
		if at, ok := place.extend(field); ok {
			p.unset[at.bare()] = true
		}
	}
}

// unpackInto fills the place of a variable of another package, which origin names, with what that
// holds, and reports whether this was not done before.
func (p *Package) unpackInto(place atom, origin any, holds func() summary.Value) bool {
	f := p.outer
	if _, ok := f.mem[place]; ok {
		return false
	}
	f.mem[place] = new(slot) // asked for
	f.origin = origin
	asking := f.pkg.asking
	f.pkg.asking = false // what is held does not depend on what is asked
	defer func() {
		f.pkg.asking = asking
		f.origin, f.looked = nil, f.looked[:0]
		p.steps++ // what was looked at for that is not what the current instruction has looked at
	}()
	if atoms := (substitution{f: f}).value(holds()); len(atoms) > 0 {
		f.init(place, atoms)
	}
	return true
}

// returnedVariable returns what the variable of another package holds that a function of it
// returns: the same whoever asks for it, as what an exported one holds. It is false for one into
// which the function may put something that it makes.
func (f *frame) returnedVariable(sum *summary.Summary) ([]atom, bool) {
	place, ok := f.pkg.unpackReturned(sum)
	if !ok {
		return nil, false
	}
	return f.contents(place, f.cur), true
}

func (p *Package) unpackReturned(sum *summary.Summary) (place atom, ok bool) {
	name := variableIn(sum)
	if name == "" || len(sum.Results) != 1 || mentions(sum.Results[0], sum.Effects, 0) {
		return atom{}, false
	}
	place = p.place(refNamed(name))
	p.unpackInto(place, name, func() summary.Value { return sum.Results[0] })
	return place, true
}

// mentions reports whether a value has a writer in it that a function mentions which has such effects,
// other than one that a variable began with.
func mentions(v summary.Value, effects []summary.Effect, depth int) bool {
	return depth < maxLevels && slices.ContainsFunc(v, func(a summary.Atom) bool {
		return a.Mention != nil && a.From == "" && slices.ContainsFunc(effects, func(e summary.Effect) bool { return e.Site == *a.Mention }) ||
			mentions(a.Inner, effects, depth+1) ||
			slices.ContainsFunc(a.Fields, func(f summary.Field) bool { return mentions(f.Value, effects, depth+1) })
	})
}

// unpackHidden fills the hidden variables with what other packages put there.
func (p *Package) unpackHidden() {
	for _, st := range p.env.Hidden {
		p.outer.init(p.place(st.Target), substitution{f: p.outer}.value(st.Value))
	}
}

// function returns the function value that fn is without captured variables.
func (p *Package) function(fn *ssa.Function) atom {
	var key any = fn
	obj, declared := fn.Object().(*types.Func)
	own := p.hasBody(fn)
	if declared && !own {
		key = obj.Origin()
	}
	n := p.functions[key]
	if n == nil {
		n = &function{id: p.next(), name: p.name(fn)}
		if own {
			n.fn = form.Origin(fn)
		} else if declared {
			n.decl = obj.Origin()
		} else {
			n.fn = fn
		}
		p.functions[key] = n
	}
	return atom{kind: isFunction, node: n}
}

// declared returns the function or method that is declared as obj.
func (p *Package) declared(obj *types.Func) atom {
	if fn := p.prog.FuncValue(obj); fn != nil {
		return p.function(fn)
	}
	return atom{kind: isFunction, node: &function{id: p.next(), name: p.declName(obj), decl: obj.Origin()}}
}

// exit returns the function of package known that ends the process. It has no site:
// the place where it is called is the sink.
func (p *Package) exit() atom {
	n := p.functions[known.RootExit]
	if n == nil {
		n = &function{id: p.next(), sum: &summary.Summary{Effects: []summary.Effect{{Kind: summary.Exit, Class: summary.Process}}}}
		p.functions[known.RootExit] = n
	}
	return atom{kind: isFunction, node: n}
}

// writer returns a writer that was in place before.
func (p *Package) writer(key writerKey) atom {
	w := p.writers[key]
	if w == nil {
		w = &writer{writerKey: key}
		p.writers[key] = w
		p.noteOutput()
	}
	return atom{kind: isWriter, node: w}
}

// noteOutput notes that there is a writer that stands for standard output. In a package without
// one nobody needs to look for it.
func (p *Package) noteOutput() {
	if p.output.at == 0 {
		p.ticks++
		p.output.at = p.ticks
	}
}

// maxLiterals bounds the function literals around one that its name tells of.
const maxLiterals = 8

// name returns how messages call fn.
func (p *Package) name(fn *ssa.Function) string {
	if obj, ok := fn.Object().(*types.Func); ok {
		return p.declName(obj)
	}
	if fn.Parent() == nil {
		return fn.Name()
	}
	if form.IsRangeBody(fn) {
		return p.name(fn.Parent())
	}
	const literal = "a function literal"
	around, decl := 0, fn.Parent()
	for ; decl.Parent() != nil; decl = decl.Parent() {
		if !form.IsRangeBody(decl) {
			around++
		}
	}
	name := strings.Repeat(literal+" in ", min(around, maxLiterals)) + literal
	if form.Initializes(decl) {
		return name
	}
	return name + " in " + p.name(decl)
}

// declName returns how messages call a declared function as seen from this
// package: "run", "report.Show", "Printer.Line".
func (p *Package) declName(obj *types.Func) string {
	name := obj.Name()
	if recv := obj.Signature().Recv(); recv != nil {
		t := types.Unalias(recv.Type())
		if ptr, ok := t.(*types.Pointer); ok {
			t = types.Unalias(ptr.Elem())
		}
		if named, ok := t.(*types.Named); ok {
			name = named.Obj().Name() + "." + name
		}
	}
	if pkg := obj.Pkg(); pkg != nil && pkg != p.env.Pkg {
		name = pkg.Name() + "." + name
	}
	return name
}
