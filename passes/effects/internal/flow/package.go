package flow

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/position"
)

// Env is what the evaluation of a package asks about the world around it.
type Env struct {
	Fset  *token.FileSet
	Files []*ast.File
	Pkg   *types.Package
	Info  *types.Info
	Form  func() *ssa.Package  // nil if there is none
	Late  func(token.Pos) bool // what stands there is made late, see package form

	Framework bool // the package is part of a command framework
	Own       bool // it is of a module that is worked on

	SameModule func(path string) bool // a package is of the module under analysis, as far as that is known

	Site      func(token.Pos) position.Site
	Summary   func(*types.Func) *summary.Summary        // of a function of another package; nil if nothing is known
	Var       func(*types.Var) summary.Value            // what another package's variable holds
	Unset     func(*types.Var) []string                 // the fields of it that are left nil
	UnsetEver func(*types.Var) []string                 // those that are nil for ever
	Told      func(*types.Package) bool                 // others can tell it where it writes
	Outlets   func(*types.Package) []summary.Outlet     // by which of its variables some of its functions write
	Hidden    []summary.Store                           // what other packages put into hidden variables
	Changed   map[string]bool                           // the packages whose settings something in the program may change
	Replaced  []string                                  // by the packages that this one imports; see [Package.Replaced]
	Ignored   func(kind summary.Kind, p token.Pos) bool // the effect at p is accepted by its author
}

// Package is the evaluation of all functions of one package.
type Package struct {
	env  Env
	ssa  *ssa.Package
	prog *ssa.Program
	carrier
	methods  typeutil.MethodSetCache
	pointers map[types.Type]types.Type

	funcs  []*ssa.Function // with a body, callees before callers
	frames map[*ssa.Function]*frame
	outer  *frame // in which what other packages hold is unpacked

	mem    memory // of package variables and objects
	parts  map[any][]atom
	ticks  int // grow with all that a stamp may be of
	steps  int // of all functions
	sums   int // those of what is known of functions
	ids    int
	from   map[int]madeKey               // by ID, what things were made of that callees had made
	leaked map[*object][]ssa.Instruction // the first two that hand it to code that may fill it
	whole  stamp                         // grows when all functions have been evaluated once
	output stamp                         // grows when there is a writer that stands for standard output

	refs          map[refKey]*ref
	functions     map[any]*function
	writers       map[writerKey]*writer
	written       map[handing]map[*ssa.Function]bool // who writes to what was handed on so
	begun         map[token.Pos]*ssa.Function        // which functions mention the writers that options may leave where they are
	askers        map[*ssa.Function]*askers
	named         map[*ssa.Function][]*ssa.Function        // callers by name, once they are asked for
	ancestors     map[*ssa.Function]map[*ssa.Function]bool // by way of those
	fixed         map[*ssa.Global]summary.Const            // that never change
	filled        map[*ssa.Global]bool                     // that are initialized with something that is not nil
	emptied       map[*ssa.Global]bool                     // that may be set to nil
	fluent        map[*ssa.Function]bool                   // whether methods return their receivers; what was asked for
	leaving       map[leaving]bool                         // whether they set nothing there, once that is asked for
	touching      map[touching]touch                       // what they set in what they are handed, once that is asked for
	fieldUses     map[*types.Var][]ssa.Value               // the fields of the package's structs, and their addresses; made when asked for
	recast        map[*types.Var]bool                      // those of structs that are converted; likewise
	heldParts     map[heldPart]summary.Const               // what is in what they point to; what was asked for
	askedOnly     map[pointee]bool                         // whether nobody sets what is there; what was asked for
	heldWholes    map[heldWhole]bool                       // whether only what makes them sets what is there; what was asked for
	keptFuncs     map[keeper][]*ssa.Function               // the functions that are there; what was asked for
	fieldPuts     map[putting]fieldPut                     // what functions put into fields, once that is asked for
	standIns      map[putting]*standIn                     // what they put there instead of zero, likewise
	waiting       map[*ssa.Function]bool                   // whether they may wait for something; what was asked for
	awaited       map[*ssa.Function]bool                   // those that were to be called before they were evaluated
	filling       map[*ssa.Function]filling                // whether they never return nil, once that is asked for
	set           map[*types.Var]bool                      // fields that something may set
	shown         map[*types.TypeName]bool                 // types that others know the fields of, nil if not known yet
	assigned      map[*types.Var]bool                      // those that it may in what was made elsewhere
	assigning     map[*types.Var][]*ssa.Function           // by which functions
	overwriting   map[*types.Var][]*ssa.Function           // by which functions with the whole
	exchanged     map[*types.Var]bool                      // those that may be with the whole by who is not known
	settingIn     map[*types.Var]map[*ssa.Function]bool    // in the course of which, nil if it may be of any; what was asked for
	unnamed       *unnamedCalls                            // who calls what no name tells; made when asked for
	setTogether   map[*types.Var]bool                      // those that may be while goroutines run; what was asked for
	overwritten   map[*types.Var]bool                      // with what they are in
	converted     map[*types.Var]bool                      // those of structs that others, or memory, are converted to
	cleared       map[*types.Var]bool                      // those that are set to nil
	makes         map[partKey]summary.Part                 // what is known of the results of functions; made when asked for
	failing       map[resultKey]bool                       // which errors are always nil, once that is asked for
	predicates    map[predicate][]summary.Cond             // what is known where functions return truth values; what was asked for
	asked         map[*types.TypeName][]string             // the parts that decide something; made when asked for
	goexits       bool                                     // an effect of some function ends its goroutine only
	ending        map[*ssa.BasicBlock]int                  // how many instructions of them are executed at most; made when asked for
	endless       map[*ssa.Function]bool                   // that never return; made when asked for
	dynamic       map[position.Site]token.Pos              // calls of what no name tells; made when asked for
	given         map[*types.Var]bool                      // fields that hold what users of the package say; made when asked for
	settings      map[*types.Var]*setting                  // made when asked for
	setParts      map[string][]ssa.Instruction             // calls that set parts of variables of the standard library; what was asked for
	modes         map[*ssa.Global]bool                     // whether they are; what was asked for
	deciding      map[*ssa.Global]bool                     // those by which something is decided
	moving        map[*ssa.Function][]mover                // made when asked for
	anyMoving     *bool                                    // whether any is, before all are evaluated; made when asked for
	taking        map[*ssa.Function][]ssa.Instruction      // what has them as values; made when asked for
	running       map[known.Framework][]ssa.Instruction    // by which handlers are run; made when asked for
	installing    map[string][]ssa.Instruction             // what puts something else into variables of other packages; see findInstalled
	aside         []string                                 // names of variables that it puts something into, see diversions; made when asked for
	ordered       map[*ssa.Alloc]bool                      // arrays that stay in order; what was asked for
	unturned      map[ssa.Value]bool                       // arrays of which no list is changed; what was asked for
	twins         map[string]twin                          // of what variables of the package began with; what was asked for
	moved         map[known.Framework]bool                 // whether os.Stdout is something else for its handlers; what was asked for
	serves        bool                                     // it imports a framework
	hasAsides     bool                                     // something is done where a variable leads elsewhere
	turning       map[string]*turn                         // by full names of variables of other packages; made when asked for
	fieldSettings map[*types.Var]*fieldSetting             // that were asked for
	diverting     map[*ssa.Function][]diversion            // what they put into variables that may lead to standard output; made when asked for
	evaluated     bool                                     // all functions were
	alsoCalled    map[*ssa.Function][]diversion            // those of diverting, and what calls are found to put there; made when all functions were evaluated
	putting       map[string][]*ssa.Store                  // stores into package variables, and fields of them; made when asked for
	falling       map[*types.TypeName]map[string]bool      // the fields of types that decide upon standard output if they are nil; made when asked for
	unset         map[atom]bool                            // the fields of variables of other packages that those leave nil
	replaced      map[string]bool                          // variables of other packages, and fields in them, that are set to something else before main begins
	initial       map[*ssa.Function]bool                   // run while the package is initialized
	copies        map[any]any                              // of what main has put into hidden variables; see settled
	uses          map[*ssa.Global][]ssa.Instruction        // what uses the package's variables; made when asked for
	installed     map[string]bool                          // likewise, before a handler runs; see findInstalled
	fieldsPut     map[*types.Var]*fieldPuts                // what is put into fields; made when asked for
	replacements  map[*ssa.Function][]summary.Replacement  // what exported functions put in place of what variables began with; made when asked for
	placing       map[*ssa.Function][]summary.Put          // what functions put into variables of other packages; made when asked for
	logging       []placing                                // by which packages may write; made when asked for
	starting      map[*ssa.Function]bool                   // that lead to where handlers are run; made when asked for
	values        map[*types.Var]summary.Value             // of exported variables; what was asked for
	saying        map[*ssa.Function][]said                 // by what functions have other packages write; what was asked for
	passing       map[*ssa.Function][]summary.Put          // those of them that are parameters; what was asked for
	valued        map[*ssa.Function]bool                   // named otherwise than to be called; made when asked for
	unsteady      map[string]bool                          // variables of the package, and fields of them, that its functions themselves set
	before        []*ssa.Function                          // those that may run before a handler
	first         map[*ssa.Function]known.Framework        // by which they are run before the handlers of each command
	holding       map[*object]string                       // the variables that begin with objects, by their names; made when asked for
	calledPuts    map[ssa.Instruction][]atom               // into variables of other packages, by what is a value, or was returned
	unpacked      bool                                     // what other packages return of their variables
	sought        bool                                     // the entry
	runs          *ssa.Function                            // it, unless it is main
	begins        map[*ssa.Global]bool                     // the package's variables that an init function gives another value before anything is done with them
	certain       map[ssa.Instruction]bool                 // are executed before any handler; what was asked for
	afterHooks    map[afterHook]bool                       // what was asked for
	called        []types.Type                             // of functions that are called other than by their names; made when needed
	outward       map[*ssa.Function]bool                   // may call what is of another module; what was asked for
	asking        bool                                     // see query
	undos         []func()                                 // of what the query has found, the last at the end
	walks         []*walk                                  // from starts that were asked for
	closed        map[*ssa.Function]*closedEffects
	sealed        map[sealKey]*summary.Summary
}

type writerKey struct {
	class summary.Class
	what  string  // what names it: os.Stdout, or the variable that holds it
	told  bool    // a callee handed it out, of which its own mention is an effect
	by    handing // how, if known
	from  string  // the exported variable, or a field of it, that was initialized with it
}

// Evaluate evaluates the functions of a package. It returns nil if the package
// has errors that leave it without an SSA form.
func Evaluate(env Env) *Package {
	pkg := env.Form()
	if pkg == nil {
		return nil
	}
	prog := pkg.Prog
	p := &Package{
		env: env, ssa: pkg, prog: prog, carrier: make(carrier),
		frames: make(map[*ssa.Function]*frame),
		mem:    make(memory), parts: make(map[any][]atom), leaked: make(map[*object][]ssa.Instruction), unset: make(map[atom]bool),
		calledPuts: make(map[ssa.Instruction][]atom),
		refs:       make(map[refKey]*ref), functions: make(map[any]*function), writers: make(map[writerKey]*writer), written: make(map[handing]map[*ssa.Function]bool), begun: make(map[token.Pos]*ssa.Function),
		askers: make(map[*ssa.Function]*askers), predicates: make(map[predicate][]summary.Cond),
		initial: make(map[*ssa.Function]bool), copies: make(map[any]any), outward: make(map[*ssa.Function]bool), passing: make(map[*ssa.Function][]summary.Put), saying: make(map[*ssa.Function][]said), values: make(map[*types.Var]summary.Value), certain: make(map[ssa.Instruction]bool),
		sealed: make(map[sealKey]*summary.Summary), modes: make(map[*ssa.Global]bool), afterHooks: make(map[afterHook]bool), setParts: make(map[string][]ssa.Instruction), deciding: make(map[*ssa.Global]bool), moved: make(map[known.Framework]bool),

		pointers: make(map[types.Type]types.Type),
	}
	p.serves = p.importsFramework()
	p.outer = newFrame(p, prog.NewFunction("outside", new(types.Signature), "what other packages hold"))
	p.unpackHidden()
	p.funcs = p.order()
	p.findFixed()
	p.findInitial(form.StaticCallees)
	p.findReplaced()
	early := p.early()
	p.solve(early)
	if first := p.findFirst(); len(first) > 0 {
		p.solve(first)
		early = append(early, first...)
	}
	p.before = early
	p.findInstalled(early)
	p.solve(p.funcs)
	p.leaveAside()
	return p
}

// order returns the functions of the package, callees before callers where
// there is no recursion.
func (p *Package) order() []*ssa.Function {
	var all []*ssa.Function
	seen := make(map[*ssa.Function]bool)
	type visit struct {
		fn   *ssa.Function
		next []*ssa.Function
	}
	var stack []visit
	push := func(fn *ssa.Function) {
		if fn == nil || seen[fn] || !p.hasBody(fn) {
			return
		}
		seen[fn] = true
		stack = append(stack, visit{fn, form.Mentioned(fn)})
	}
	drain := func() {
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			if len(top.next) == 0 {
				all = append(all, top.fn)
				stack = stack[:len(stack)-1]
				continue
			}
			fn := top.next[0]
			top.next = top.next[1:]
			push(fn)
		}
	}
	push(p.ssa.Func("init")) // what variables hold is asked for by others
	drain()
	for _, file := range p.env.Files {
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.FuncDecl); ok {
				if obj, ok := p.env.Info.Defs[decl.Name].(*types.Func); ok {
					push(p.prog.FuncValue(obj))
					drain()
				}
			}
		}
	}
	return all
}

// maxPasses bounds how often the package is looked at for what its functions
// put into variables for each other.
const maxPasses = 10

// solve evaluates functions, and those again that were before, until nothing new is found.
func (p *Package) solve(funcs []*ssa.Function) {
	queue := p.newQueue()
	for _, fn := range funcs {
		queue.add(fn)
	}
	for range maxPasses {
		for fn := queue.next(); fn != nil; fn = queue.next() {
			if p.frame(fn).evaluate() {
				for caller := range p.askersOf(fn).by {
					queue.add(caller)
				}
			}
		}
		if p.whole.at == 0 {
			p.ticks++
			p.whole.at = p.ticks
		}
		grown := p.findInitial(p.callees)
		for _, fn := range p.funcs {
			f := p.frame(fn)
			if grown && f.asksInitial {
				f.forget()
				queue.add(fn)
			} else if f.outdated() {
				queue.add(fn)
			}
		}
		if queue.isEmpty() {
			break
		}
	}
}

func (p *Package) frame(fn *ssa.Function) *frame {
	f := p.frames[fn]
	if f == nil {
		f = newFrame(p, fn)
		p.frames[fn] = f
	}
	return f
}

// summaryOf returns what is known so far of a function of this package, and
// has the frame that asks looked at again when there is more.
func (p *Package) summaryOf(f *frame, fn *ssa.Function) *summary.Summary {
	asked := p.askersOf(fn)
	asked.by[f.fn] = true
	f.lookAt(&asked.stamp)
	if callee := p.frames[fn]; callee != nil {
		return callee.sum
	}
	return nil
}

// askers are the functions that have asked what another one does.
type askers struct {
	by map[*ssa.Function]bool
	stamp
}

func (p *Package) askersOf(fn *ssa.Function) *askers {
	a := p.askers[fn]
	if a == nil {
		a = &askers{by: make(map[*ssa.Function]bool)}
		p.askers[fn] = a
	}
	return a
}

// body returns the function of this package that implements obj, if it does.
func (p *Package) body(obj *types.Func) *ssa.Function {
	if obj.Pkg() != p.env.Pkg {
		return nil
	}
	if fn := p.prog.FuncValue(obj.Origin()); fn != nil && fn.Blocks != nil {
		return fn
	}
	return nil
}

// hasBody reports whether fn has a body in this package. That of an instance of a generic
// function or method is no more than a call of it.
func (p *Package) hasBody(fn *ssa.Function) bool {
	fn = form.Origin(fn)
	return fn.Blocks != nil && (fn.Pkg == nil || fn.Pkg == p.ssa)
}

// class returns the class of an effect of fn.
func (p *Package) class(fn *ssa.Function, c summary.Class) summary.Class {
	if !p.env.Framework {
		return c
	}
	if known.EndsProgram(form.Outermost(fn).Name()) {
		return c
	}
	return summary.Framework
}

// heldClass returns the class of writing to w from a function other than the
// one that mentions it.
func (f *frame) heldClass(w *writer) summary.Class {
	switch {
	case w.home == nil || w.class == summary.Framework:
		return w.class
	case f.isInitial(w.home):
		return summary.Process
	}
	return summary.Injected
}

// handedClass returns the class of writing to what another function hands on that is of a class
// for it.
func (f *frame) handedClass(c summary.Class) summary.Class {
	if c == summary.Injected && f.atInit() {
		return summary.Process // in place before any handler runs
	}
	return c
}

// known grows with all that is known of places and values.
func (p *Package) known() int { return p.ticks - p.sums }

func (p *Package) next() int { p.ids++; return p.ids }
