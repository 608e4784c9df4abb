package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// IsTold reports whether others can tell the package where it writes that does not begin with
// standard output: one of its exported functions keeps what it is given, or one of its exported
// variables may hold a writer, or what has one in a module that others use.
func (p *Package) IsTold() bool {
	for _, name := range p.env.Pkg.Scope().Names() {
		switch obj := p.env.Pkg.Scope().Lookup(name).(type) {
		case *types.Var:
			if obj.Exported() && (typeinfo.HasWrite(obj.Type()) || !p.env.Own && p.carries(obj.Type())) && !typeinfo.IsError(obj.Type()) && !bearsStdout(p.Var(obj), 0) {
				return true
			}
		case *types.Func:
			fn := p.body(obj)
			f := p.frames[fn]
			if !obj.Exported() || f == nil {
				continue
			}
			if len(f.keeps) > 0 || f.sum != nil && slices.ContainsFunc(f.sum.Uses, func(u summary.Use) bool { return u.Kept }) {
				return true
			}
		}
	}
	return false
}

// A said is a call by which another package writes a text, and where it, or what leads there,
// stands.
type said struct {
	summary.Say
	pos token.Pos
}

// maxSaid bounds the packages that one function is told to have write.
const maxSaid = 16

// saysOf returns what a function leads to, each package once, nearest first.
func (p *Package) saysOf(fn *ssa.Function) []summary.Say {
	return eachOnce(p.saidBy([]*ssa.Function{fn}))
}

func (p *Package) saidBy(fns []*ssa.Function) (out []said) {
	for _, fn := range p.ledTo(slices.Clip(fns)) {
		out = append(out, p.saidIn(fn)...)
	}
	return p.withoutSilenced(out, fns)
}

// saidFrom returns what a start leads to, nearest first: what the functions of the package
// do, and the handlers themselves that other packages declare.
func (p *Package) saidFrom(s Start) []said {
	fns, declared := p.functionsOf(s)
	var out []said
	if s.Within != nil {
		if f := p.enterPart(s.Within); f != nil {
			out = p.saidAmong(f.fn, func(pos token.Pos) bool { return within(s.Within, pos) })
		}
	}
	out = append(out, p.saidBy(fns)...)
	for _, decl := range declared {
		if sum := p.env.Summary(decl.Origin()); sum != nil {
			for _, say := range sum.Says {
				out = append(out, said{Say: say})
			}
		}
	}
	for i := range out {
		if !out[i].pos.IsValid() { // of the handler itself, or in a wrapper
			out[i].pos = s.Pos
		}
	}
	return out
}

// eachOnce returns the first of each package that is made to write.
func eachOnce(all []said) (out []summary.Say) {
	for _, s := range all {
		if len(out) < maxSaid && !slices.ContainsFunc(out, func(old summary.Say) bool { return old.Pkg == s.Pkg }) {
			out = append(out, s.Say)
		}
	}
	return out
}

// saidIn returns what the instructions of a function lead to in other packages.
func (p *Package) saidIn(fn *ssa.Function) []said {
	if out, ok := p.saying[fn]; ok {
		return out
	}
	out := p.saidAmong(fn, func(token.Pos) bool { return true })
	p.saying[fn] = out
	return out
}

// saidAmong returns what those instructions of a function lead to that stand where accepts says.
func (p *Package) saidAmong(fn *ssa.Function, accepts func(token.Pos) bool) (out []said) {
	note := func(s summary.Say, pos token.Pos) {
		if !slices.ContainsFunc(out, func(old said) bool { return old.Pkg == s.Pkg }) {
			out = append(out, said{s, pos})
		}
	}
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if c, ok := i.(ssa.CallInstruction); ok && accepts(c.Pos()) {
				for _, s := range p.saidAt(c) {
					note(s, c.Pos())
				}
			}
		}
	}
	return out
}

// saidAt returns what a call leads to in another package.
func (p *Package) saidAt(c ssa.CallInstruction) (out []summary.Say) {
	decl := form.Called(c.Common())
	if decl == nil || decl.Pkg() == nil {
		return nil
	}
	for _, name := range hiddenSaid(decl) {
		out = append(out, summary.Say{Pkg: name, Callee: p.declName(decl)})
	}
	if !p.mayLog(decl.Pkg()) {
		return out
	}
	for _, name := range p.told(decl) {
		out = append(out, summary.Say{Pkg: name, Callee: p.declName(decl)})
	}
	if sum := p.env.Summary(decl.Origin()); sum != nil {
		out = append(out, sum.Says...)
	}
	return out
}

// told returns what stands for a package that is told where it writes if a function of it may
// write: its path, and the names of the outlets by which the function is known to.
func (p *Package) told(decl *types.Func) (out []string) {
	if beginsWith(decl, writeless) || isQuieter(decl) || !p.env.Told(decl.Pkg()) {
		return nil
	}
	if maySay(decl) {
		out = append(out, decl.Pkg().Path())
	}
	return append(out, p.outletsOf(decl, true)...)
}

// hiddenSaid returns the names of the hidden variables of the standard library by which a
// function of it writes whenever it is called.
func hiddenSaid(decl *types.Func) (out []string) {
	if !known.Standard(decl.Pkg().Path()) || isQuieter(decl) {
		return nil
	}
	for _, op := range known.Lookup(decl) {
		if (op.Kind == known.OpWrite || op.Kind == known.OpInvoke) && op.X.Root == known.RootGlobal && known.IsLogger(op.X.Global) && op.Unless.Root == 0 && len(op.Conds) == 0 {
			out = append(out, "$"+op.X.Global)
		}
	}
	return out
}

// functionsOf returns the functions of the package that a start is, and those that other packages
// declare and that it is.
func (p *Package) functionsOf(s Start) (own []*ssa.Function, declared []*types.Func) {
	add := func(fn *ssa.Function, decl *types.Func) {
		if fn == nil && decl != nil {
			fn = p.body(decl)
		}
		switch {
		case fn == nil && decl != nil:
			declared = append(declared, decl)
		case fn != nil && !slices.Contains(own, fn):
			own = append(own, fn)
		}
	}
	if s.Within != nil {
		if f := p.enterPart(s.Within); f != nil {
			own = p.calleesOf(f)
		}
	}
	if s.Func != nil {
		add(nil, s.Func)
	}
	if s.Expr != nil {
		_, atoms := p.startOf(s)
		for _, a := range atoms {
			if n, ok := a.node.(*function); ok {
				add(n.fn, n.decl)
			}
		}
	}
	return own, declared
}

// ledTo returns functions and those of the package that they lead to, nearest first.
func (p *Package) ledTo(out []*ssa.Function) []*ssa.Function {
	seen := make(map[*ssa.Function]bool)
	for _, fn := range out {
		seen[fn] = true
	}
	for n := 0; n < len(out); n++ {
		for _, fn := range p.callees(out[n]) {
			if !seen[fn] && len(out) < maxLed {
				seen[fn] = true
				out = append(out, fn)
			}
		}
	}
	return out
}

// maxLed bounds the functions that a start leads to.
const maxLed = 256

// writeless is how the names of functions begin that write nothing by themselves, as those that
// set or make something.
var writeless = []string{
	"Add", "Close", "Default", "Disable", "Enable", "Flush", "Get", "Init", "Is", "Level", "Must", "Named", "New", "Open", "Parse",
	"Register", "Replace", "Set", "Standard", "Sync", "With",
}

// levels are the names of functions that begin to write something without being given it:
//
//	log.Warn().Msg("no such note")
var levels = []string{"Err", "Error", "Fatal", "Info", "Log", "Notice", "Panic", "Print", "Warn", "Warning"}

// quieter are how those begin that most packages write nothing by unless they are told to.
var quieter = []string{"Debug", "Trace"}

// maySay reports whether a function looks as if it wrote, as one that is given a text or an error.
func maySay(fn *types.Func) bool {
	sig := fn.Signature()
	for param := range sig.Params().Variables() {
		t := param.Type()
		if typeinfo.IsString(t) || sig.Variadic() || typeinfo.IsError(t) {
			return true
		}
	}
	return slices.Contains(levels, fn.Name())
}

func isQuieter(fn *types.Func) bool { return beginsWith(fn, quieter) }

// beginsWith reports whether the name of a function begins with one of prefixes.
func beginsWith(fn *types.Func, prefixes []string) bool {
	return slices.ContainsFunc(prefixes, func(prefix string) bool { return strings.HasPrefix(fn.Name(), prefix) })
}

// leadsToStart reports whether fn, or what it calls by name, tells a framework to run handlers.
func (p *Package) leadsToStart(fn *ssa.Function) bool {
	if p.starting == nil {
		p.starting = p.findStarting()
	}
	return p.starting[fn]
}

func (p *Package) findStarting() map[*ssa.Function]bool {
	out := make(map[*ssa.Function]bool)
	for _, fn := range p.funcs {
		out[fn] = len(handlerStarts(fn)) > 0 || p.callsStart(fn)
	}
	for grown := true; grown; { // callees come first, but for those that call each other
		grown = false
		for _, fn := range p.funcs {
			if !out[fn] && slices.ContainsFunc(slices.Concat(fn.AnonFuncs, form.StaticCallees(fn)), func(fn *ssa.Function) bool { return out[fn] }) {
				out[fn], grown = true, true
			}
		}
	}
	return out
}

// callsStart reports whether an instruction of fn calls a function of another package that does.
func (p *Package) callsStart(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if c, ok := i.(ssa.CallInstruction); ok && p.startsThere(c.Common().StaticCallee()) {
				return true
			}
		}
	}
	return false
}

// startsThere reports whether a function of another package is known to lead there.
func (p *Package) startsThere(fn *ssa.Function) bool {
	if fn == nil || fn.Pkg == p.ssa {
		return false
	}
	decl, ok := fn.Object().(*types.Func)
	if !ok || decl.Pkg() == nil || known.Standard(decl.Pkg().Path()) {
		return false
	}
	sum := p.env.Summary(decl.Origin())
	return sum != nil && sum.Runs
}
