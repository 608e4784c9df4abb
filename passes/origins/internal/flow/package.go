package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"iter"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
	"github.com/envvet/envvet/passes/origins/trace"
	"github.com/envvet/envvet/passes/position"
)

// Env is what the evaluation of a package asks about the world around it.
type Env struct {
	Pkg     *types.Package
	Form    *ssa.Package
	Site    func(token.Pos) position.Site
	Summary func(*types.Func) *trace.Summary // of a function of another package; nil if nothing is known
}

// Package evaluates the functions of one package, each when it is first asked
// about.
type Package struct {
	env        Env
	prog       *ssa.Program
	frames     map[*ssa.Function]*frame
	running    map[*ssa.Function]bool
	recursive  map[*ssa.Function]bool
	functions  map[any]*closure
	foreigners map[*types.Func]*foreign
	atoms      *atoms
	methods    typeutil.MethodSetCache
	sources    map[sourceKey]*source
	hiding     map[types.Type]bool // whether JSON has less of a value of the type than that
	depth      int
	results    int // calls of function values that are being looked into for their results

	globals  map[*ssa.Global]value // of variables that only initialization sets
	objects  map[*ssa.Global]*object
	varying  map[*ssa.Global]bool
	givers   map[*ssa.Function][]giver // of functions of the package; made when asked for
	initial  map[*ssa.Function]bool
	asked    bool                   // somebody asked for a package variable
	settling bool                   // and then all were, or are being, found
	early    map[*ssa.Function]bool // what asked for one before all were known; nil from then on
}

type answerKey struct {
	call token.Pos
	trace.Place
}

type sourceKey struct {
	pos  token.Pos
	what string
	site position.Site
}

// New returns the evaluation of a package, which has done nothing yet.
func New(env Env) *Package {
	return &Package{
		env: env, prog: env.Form.Prog, frames: make(map[*ssa.Function]*frame), running: make(map[*ssa.Function]bool),
		recursive: make(map[*ssa.Function]bool), functions: make(map[any]*closure), foreigners: make(map[*types.Func]*foreign), atoms: newAtoms(), sources: make(map[sourceKey]*source),
		hiding:  make(map[types.Type]bool),
		globals: make(map[*ssa.Global]value), objects: make(map[*ssa.Global]*object), initial: make(map[*ssa.Function]bool),
		early: make(map[*ssa.Function]bool),
	}
}

// maxRecursion bounds how often a function that calls itself is evaluated.
const maxRecursion = 3

// summary returns what is known of a function with a body. While the function
// is being evaluated that is what was found so far.
func (p *Package) summary(fn *ssa.Function) *summary {
	if fn.Blocks == nil {
		return nil
	}
	if f := p.frames[fn]; f != nil {
		if p.running[fn] {
			p.recursive[fn] = true
		}
		if p.early[fn] {
			p.tooEarly()
		}
		return &f.sum
	}
	p.callees(fn)
	return &p.frame(fn).sum
}

// frame evaluates a function.
func (p *Package) frame(fn *ssa.Function) *frame {
	if f := p.frames[fn]; f != nil {
		return f
	}
	f := newFrame(p, fn)
	p.frames[fn] = f
	if p.inVain() {
		p.early[fn] = true
		return f
	}
	p.running[fn] = true
	f.evaluate()
	for range maxRecursion {
		if !p.recursive[fn] {
			break
		}
		delete(p.recursive, fn)
		before := f.sum
		again := newFrame(p, fn)
		again.sum = before.clone()
		p.frames[fn] = again
		again.evaluate()
		f = again
		if f.sum.equal(before) {
			break
		}
	}
	delete(p.running, fn)
	return f
}

// function returns the function without captures, nil if it has no name.
func (p *Package) function(fn *ssa.Function) *closure {
	if origin := fn.Origin(); origin != nil {
		fn = origin
	}
	if fn.Blocks != nil {
		c := p.functions[fn]
		if c == nil {
			c = &closure{fn: fn}
			p.functions[fn] = c
		}
		return c
	}
	obj, ok := fn.Object().(*types.Func)
	if !ok {
		return nil
	}
	return p.object(obj)
}

func (p *Package) object(obj *types.Func) *closure {
	obj = obj.Origin()
	c := p.functions[obj]
	if c == nil {
		c = &closure{obj: obj}
		p.functions[obj] = c
	}
	return c
}

// method returns the method of a type, nil if there is none that is known.
func (p *Package) method(t types.Type, name string) *closure {
	if types.IsInterface(t) {
		return nil
	}
	obj, _, _ := types.LookupFieldOrMethod(t, true, p.env.Pkg, name)
	fn, ok := obj.(*types.Func)
	if !ok {
		return nil
	}
	if fn.Pkg() != p.env.Pkg {
		if recv := fn.Signature().Recv(); recv == nil || types.IsInterface(recv.Type()) {
			return nil
		}
	}
	sel := p.methods.MethodSet(t).Lookup(fn.Pkg(), name)
	if sel == nil || isOpen(t) {
		return nil
	}
	body := p.prog.MethodValue(sel)
	if body == nil {
		return nil
	}
	return p.function(body)
}

// promotedFrom returns the path to the interface in a struct of type t that has a method which
// it promotes, "" if there is none.
func (p *Package) promotedFrom(t types.Type, name string) (path string) {
	obj, index, _ := types.LookupFieldOrMethod(t, true, p.env.Pkg, name)
	if fn, ok := obj.(*types.Func); !ok || !types.IsInterface(typeinfo.Receiver(fn)) {
		return ""
	}
	for _, i := range index[:len(index)-1] {
		field := typeinfo.Field(t, i)
		if field == nil {
			return ""
		}
		path += "." + field.Name()
		t = field.Type()
	}
	return path
}

// isOpen reports whether a type is made with type parameters.
func isOpen(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		return true
	case *types.Named:
		return slices.ContainsFunc(slices.Collect(t.TypeArgs().Types()), isOpen)
	case *types.Pointer:
		return isOpen(t.Elem())
	}
	return false
}

// source returns the source of a kind at a place in the package.
func (p *Package) source(kind known.Origin, what string, pos token.Pos) *source {
	return p.intern(trace.Source{Origin: kind, What: what, Site: p.env.Site(pos)}, pos)
}

func (p *Package) intern(s trace.Source, pos token.Pos) *source {
	key := sourceKey{pos, s.What, s.Site}
	old := p.sources[key]
	if old == nil {
		old = &source{Source: s, pos: pos}
		p.sources[key] = old
	}
	old.Kept = old.Kept || s.Kept
	return old
}

// imported returns the summary of a function of another package as one of this
// package: what begins there begins here with the call.
func (p *Package) imported(s *trace.Summary, fn *types.Func, pos token.Pos) *summary {
	sum := &summary{results: make([]value, fn.Signature().Results().Len()), out: make(map[int]value), payloads: s.Payloads, sorts: s.Sorts}
	for _, set := range s.Sets {
		v, ok := sum.out[set.Param]
		if !ok {
			v = p.atoms.param(set.Param)
		}
		sum.out[set.Param] = p.atoms.without(v, set.Path)
	}
	for _, kept := range s.Kept {
		sum.kept = sum.kept.add(entry{item: item{atom: p.atoms.the(atom{kind: isParam, param: int32(kept.Param), path: kept.Path, whole: true})}})
	}
	for _, flow := range s.Flows {
		e := entry{item: item{at: flow.At}}
		if flow.Source != nil {
			source := p.intern(*flow.Source, pos)
			e.atom = itself(source)[0].atom
			if flow.Source.Kept && !slices.Contains(sum.keeps, source) {
				sum.keeps = append(sum.keeps, source)
			}
		} else {
			e.atom = p.atoms.the(atom{kind: isParam, param: int32(flow.Param), path: flow.Path, except: flow.Except, whole: flow.Whole || flow.JSON, encoded: flow.JSON, order: flow.Order})
		}
		if flow.Result {
			if flow.Index < len(sum.results) {
				sum.results[flow.Index] = sum.results[flow.Index].add(e)
			}
			continue
		}
		v, ok := sum.out[flow.Index]
		if !ok {
			v = p.atoms.param(flow.Index)
		}
		sum.out[flow.Index] = v.add(e)
	}
	return sum
}

// all returns the functions and methods that the package declares, in no order.
func (p *Package) all() iter.Seq[*ssa.Function] {
	return func(yield func(*ssa.Function) bool) {
		for _, m := range p.env.Form.Members {
			switch m := m.(type) {
			case *ssa.Function:
				if !yield(m) {
					return
				}
			case *ssa.Type:
				named, ok := m.Type().(*types.Named)
				if !ok {
					continue
				}
				for method := range named.Methods() {
					if fn := p.prog.FuncValue(method); fn != nil && !yield(fn) {
						return
					}
				}
			}
		}
		for _, fn := range p.initializers() {
			if !yield(fn) {
				return
			}
		}
	}
}

// funcName returns how the package calls one of its functions: "load", "(*page).date".
func funcName(fn *ssa.Function) string {
	if fn.Parent() != nil {
		return "a function literal"
	}
	if obj, ok := fn.Object().(*types.Func); ok {
		if recv := obj.Signature().Recv(); recv != nil {
			return methodName(obj, recv, func(p *types.Package) string {
				if p == obj.Pkg() {
					return ""
				}
				return p.Name()
			})
		}
	}
	return fn.Name()
}

// shortName returns how another package calls a function: "time.Now",
// "(*os.File).Name".
func shortName(fn *types.Func) string {
	if recv := fn.Signature().Recv(); recv != nil {
		return methodName(fn, recv, (*types.Package).Name)
	}
	if fn.Pkg() == nil {
		return fn.Name()
	}
	return fn.Pkg().Name() + "." + fn.Name()
}

func methodName(fn *types.Func, recv *types.Var, of types.Qualifier) string {
	t := types.TypeString(recv.Type(), of)
	if strings.HasPrefix(t, "*") {
		t = "(" + t + ")"
	}
	return t + "." + fn.Name()
}

func splitExcept(except string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for except != "" {
			var not string
			not, except, _ = strings.Cut(except, "|")
			if !yield(not) {
				return
			}
		}
	}
}

func intersect(a, b []string) []string {
	var out []string
	for _, s := range a {
		if slices.Contains(b, s) {
			out = append(out, s)
		}
	}
	return out
}

// constantText returns the text of a constant.
func constantText(v ssa.Value) (string, bool) {
	if mi, ok := v.(*ssa.MakeInterface); ok {
		v = mi.X
	}
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(c.Value), true
}
