package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What the declaration of a variable gives it, no handler finds there if an init function,
// or main, puts something in its place before any handler can run:
//
//	var (
//		notices io.Writer = os.Stdout
//		logger            = logrus.New()
//	)
//
//	func init() { notices = os.Stderr }
//
//	func main() {
//		logger.ExitFunc = func(int) {}
//		newRoot().Execute()
//	}

// firstIn reports whether a store into a variable of the package is the first thing that is
// done with it after its declaration.
func (p *Package) firstIn(st *ssa.Store, g *ssa.Global) bool {
	return !slices.ContainsFunc(p.usesOfVariable(g), func(i ssa.Instruction) bool {
		fn := i.Parent()
		if other, ok := i.(*ssa.Store); i == st || !form.Initializes(fn) || ok && form.Declares(fn) && other.Addr == g {
			return false
		}
		return fn != st.Parent() || !p.frame(fn).dominates(st, i)
	})
}

// isLate reports whether the instruction under evaluation makes what a variable is declared with in
// the form, and a function makes in the source: that does it, other than to be there.
func (f *frame) isLate() bool {
	return form.Declares(f.fn) && f.cur != nil && f.pkg.env.Late(f.cur.Pos())
}

// isDeclaration reports whether a store gives a variable what no handler will find there.
func (f *frame) isDeclaration(st *ssa.Store) bool {
	g, ok := st.Addr.(*ssa.Global)
	return ok && form.Declares(f.fn) && f.pkg.begins[g]
}

// early returns the functions that may run before any handler, which are to be looked at
// first: what they put somewhere takes the place of what was there for all others.
func (p *Package) early() []*ssa.Function {
	var first []*ssa.Function
	for _, fn := range p.funcs {
		if form.Initializes(fn) || fn == p.entry() {
			first = append(first, fn)
		}
	}
	return p.withCalled(first)
}

// withCalled returns functions with those that they may call, in the order of the package's.
func (p *Package) withCalled(todo []*ssa.Function) []*ssa.Function {
	found := make(map[*ssa.Function]bool)
	for len(todo) > 0 {
		fn := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !found[fn] {
			found[fn] = true
			todo = append(todo, form.StaticCallees(fn)...)
			todo = append(todo, slices.DeleteFunc(form.Mentioned(fn), func(fn *ssa.Function) bool {
				return fn.Parent() == nil || len(fn.Blocks) == 0 || len(fn.Params) > 0 && !isOption(fn)
			})...) // what makes things for a pool, or once
			todo = append(todo, p.configuring(fn)...)
		}
	}
	return slices.DeleteFunc(slices.Clone(p.funcs), func(fn *ssa.Function) bool { return !found[fn] })
}

// isOption reports whether a function literal is what its function returns, and is given nothing of a
// framework, as a handler is.
func isOption(literal *ssa.Function) bool {
	return form.IsOnlyReturned(literal) && !slices.ContainsFunc(literal.Params, func(param *ssa.Parameter) bool {
		of := typeinfo.NamedOf(param.Type())
		return of != nil && isOfFramework(of)
	})
}

func isOfFramework(obj types.Object) bool {
	if obj.Pkg() == nil {
		return false
	}
	_, framework := known.FrameworkOf(obj.Pkg().Path())
	return framework
}

// configuring returns the functions of the package that fn hands to functions of libraries, which may
// call them at once.
//
//	ui.Configure(func(p *ui.Printer) { p.Out = os.Stderr })
func (p *Package) configuring(fn *ssa.Function) (out []*ssa.Function) {
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			c, ok := i.(*ssa.Call)
			if !ok {
				continue
			}
			decl := p.calledLibrary(c)
			if decl == nil || isOfFramework(decl) {
				continue
			}
			for _, arg := range c.Call.Args {
				values, ok := form.Variadic(arg)
				if !ok {
					values = []ssa.Value{arg}
				}
				for _, v := range values {
					if run := form.Started(v); form.IsOwn(run, fn) {
						out = append(out, run)
					}
				}
			}
		}
	}
	return out
}

// mayBeOutdated reports whether outdates may say of what an instruction puts somewhere that it is
// there no more.
func (f *frame) mayBeOutdated(by ssa.Instruction) bool {
	return by != nil && (form.Declares(by.Parent()) || f.pkg.entry() != nil)
}

// outdates reports whether what the declaration of a variable puts somewhere by an
// instruction, or what is put there before that, is there no more, as another one has put
// something in its place, when any function runs but those that initialize the package, or when
// the function of at does.
func (f *frame) outdates(by, other, at ssa.Instruction) bool {
	if by == nil || other == nil || by.Parent() == other.Parent() || !form.Declares(by.Parent()) && !f.pkg.isSetUpBefore(by, other, at) {
		return false
	}
	return !f.isInitial(at.Parent()) && (f.pkg.settles(other) || f.pkg.followsHook(other, at.Parent(), 0))
}

// settles reports whether an instruction is executed before any handler can run, whatever
// way leads to that.
func (p *Package) settles(i ssa.Instruction) bool {
	known, ok := p.certain[i]
	if !ok {
		known = p.isCertain(i, 0)
		p.certain[i] = known
	}
	return known
}

func (p *Package) isCertain(i ssa.Instruction, depth int) bool {
	return p.areCertain([]ssa.Instruction{i}, depth)
}

// areCertain is isCertain for one of some instructions of a function, whichever that is.
func (p *Package) areCertain(by []ssa.Instruction, depth int) bool {
	fn := by[0].Parent()
	f := p.frame(fn)
	always := fn == p.entry() || f.alwaysOne(by) || f.whenGiven(by[0])
	switch {
	case form.Initializes(fn):
		return !form.Declares(fn) && f.alwaysOne(by)
	case p.first[fn] != "":
		return f.usuallyOne(by)
	case p.entry() == nil || depth > maxDepth || !always && !f.usuallyOne(by) || f.comeLate(by):
		return false
	case fn == p.entry():
		return true
	}
	for c := range p.callsByName(fn) {
		if call, ok := c.(*ssa.Call); ok && (always || p.failsWith(call)) && p.isCertain(call, depth+1) {
			return true
		}
	}
	return false
}

// comeLate reports whether a call that may lead out of the package can be executed when none of
// some instructions was.
func (f *frame) comeLate(by []ssa.Instruction) bool {
	var w *ways
	for _, b := range f.fn.Blocks {
		for _, j := range b.Instrs {
			c, ok := j.(ssa.CallInstruction)
			if !ok || slices.Contains(by, j) || !f.pkg.leadsOut(c.Common()) || slices.ContainsFunc(by, func(i ssa.Instruction) bool { return f.dominates(i, j) }) {
				continue
			}
			if w == nil {
				w = f.ways(by)
			}
			if !w.allPast(j) {
				return true
			}
		}
	}
	return false
}

// fieldOfVariable is fieldOf for what a package variable points to, as handlers find it:
// a field that is not nil then, or one that is as it was made.
func (p *Package) fieldOfVariable(g *ssa.Global, path string, depth int) (part, bool) {
	if g.Pkg != p.ssa || !p.isPrivate(p.env.Pkg.Path()+"."+g.Name()) || depth > maxDepth {
		return part{}, false
	}
	var declared *ssa.Store
	filled, put, told := false, false, true
	for _, use := range p.usesOfVariable(g) {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr != g || declared != nil || !form.Declares(use.Parent()) {
				return part{}, false
			}
			declared = use
		case *ssa.UnOp:
			for _, st := range storesInto(use, path) {
				if !isMade(st.Val) {
					return part{}, false
				}
				put = true
				filled = filled || p.settles(st)
			}
			told = told && p.leavesTold(use, path, depth)
		default:
			return part{}, false
		}
	}
	t := g.Type().Underlying().(*types.Pointer).Elem()
	switch {
	case declared == nil || put && !filled:
		return part{}, false
	case filled:
		return p.lasting(part{constant: summary.IsNil(false)}, t, path)
	}
	found, ok := p.fieldOf(declared.Val, path, declared, depth+1)
	if !ok || found.told && told {
		return found, ok
	}
	return p.lasting(found, t, path)
}

// storesInto returns the instructions that put something into the field at path of what v
// points to, by v.
func storesInto(v ssa.Value, path string) (out []*ssa.Store) {
	for _, use := range *v.Referrers() {
		at, ok := use.(*ssa.FieldAddr)
		if !ok || at.X != v || typeinfo.FieldName(v.Type(), at.Field) != path {
			continue
		}
		for _, use := range *at.Referrers() {
			if st, ok := use.(*ssa.Store); ok && st.Addr == at {
				out = append(out, st)
			}
		}
	}
	return out
}

// usesOfVariable returns the instructions of the package that use one of its variables.
func (p *Package) usesOfVariable(g *ssa.Global) []ssa.Instruction {
	if p.uses == nil {
		p.uses = make(map[*ssa.Global][]ssa.Instruction)
		var operands []*ssa.Value
		for _, fn := range p.funcs {
			for _, b := range fn.Blocks {
				for _, i := range b.Instrs {
					operands = i.Operands(operands[:0])
					for _, v := range operands {
						if g, ok := (*v).(*ssa.Global); ok && g.Pkg == p.ssa {
							p.uses[g] = append(p.uses[g], i)
						}
					}
				}
			}
		}
	}
	return p.uses[g]
}
