package flow

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ast/astutil"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// A Start is a function from which to look for effects: the value of Expr, an
// expression of this package, or the declared function Func.
type Start struct {
	Expr ast.Expr
	Func *types.Func
	Pos  token.Pos // where the function is handed over
	Name string
}

// A Step is one call on the way from a start to an event.
type Step struct {
	Func string
	Pos  token.Pos
}

// A Reached is an event that a start reaches.
type Reached struct {
	*Event
	Start int    // which
	Steps []Step // calls within this package, the start's own not included
}

// Reach returns the events that starts reach, each once, on a shortest way,
// nearest first.
func (p *Package) Reach(starts []Start) []Reached {
	w := walk{p: p, seen: make(map[*ssa.Function]bool)}
	for i, s := range starts {
		if f := p.enter(s); f != nil {
			w.leave(f, -1, i, s.Pos)
		}
	}
	return w.run()
}

// Initial returns the events of functions that run while the package is initialized.
func (p *Package) Initial() []Reached {
	w := walk{p: p, seen: make(map[*ssa.Function]bool)}
	for _, fn := range p.funcs {
		if initializes(fn) {
			w.seen[fn] = true
			w.queue = append(w.queue, visit{fn, -1, 0, fn.Pos()})
		}
	}
	return w.run()
}

// A walk goes through the calls of a package, breadth first.
type walk struct {
	p     *Package
	out   []Reached
	queue []visit
	seen  map[*ssa.Function]bool
}

type visit struct {
	fn    *ssa.Function
	from  int // index of the caller's visit, -1 for a start
	start int
	pos   token.Pos
}

// leave notes the events of f and queues the functions that it calls. Calls of
// a start stand where it is handed over.
func (w *walk) leave(f *frame, from, start int, pos token.Pos) {
	var steps []Step
	for at := from; at >= 0 && w.queue[at].from >= 0; at = w.queue[at].from {
		steps = append(steps, Step{w.p.name(w.queue[at].fn), w.queue[at].pos})
	}
	slices.Reverse(steps)
	for _, e := range f.sortedEvents() {
		w.out = append(w.out, Reached{Event: e, Start: start, Steps: steps})
	}
	for _, callee := range w.p.calleesOf(f) {
		if !w.seen[callee] {
			w.seen[callee] = true
			at := pos
			if from >= 0 {
				at = f.edges[callee].pos
			}
			w.queue = append(w.queue, visit{callee, from, start, at})
		}
	}
}

func (w *walk) run() []Reached {
	for i := 0; i < len(w.queue); i++ {
		if f := w.p.frames[w.queue[i].fn]; f != nil {
			w.leave(f, i, w.queue[i].start, w.queue[i].pos)
		}
	}
	return w.out
}

// enter evaluates what happens when the start is called from outside the
// function in which it is handed over.
func (p *Package) enter(s Start) *frame {
	f, atoms := p.startOf(s)
	if f == nil {
		return nil
	}
	// A frame of its own, so that what is found here is not taken for an
	// effect of the function that registers the handler.
	scratch := *f
	scratch.entering = true
	scratch.events = make(map[eventKey]*Event)
	scratch.edges = make(map[*ssa.Function]edge)
	scratch.uses = make(map[useKey]*summary.Use)
	scratch.stores = make(map[storeKey]ssa.Instruction)
	scratch.done = make(map[performed]bool)
	scratch.cur, scratch.work = nil, 0
	scratch.perform(summary.Call, "", atoms, call{}, via{what: s.Name, pos: s.Pos, site: p.env.Site(s.Pos)}, 0)
	scratch.injected()
	for _, e := range scratch.events {
		if e.Pos != s.Pos && len(e.Trail) > 0 {
			e.Trail = e.Trail[1:] // the start itself
		}
	}
	return &scratch
}

// startOf returns the function value of a start and the frame that holds it.
func (p *Package) startOf(s Start) (*frame, []atom) {
	if s.Expr == nil {
		if fn := p.prog.FuncValue(s.Func); fn != nil {
			return p.outer, []atom{p.function(fn)}
		}
		return nil, nil
	}
	for _, file := range p.env.Files {
		if file.FileStart <= s.Expr.Pos() && s.Expr.Pos() < file.FileEnd {
			path, _ := astutil.PathEnclosingInterval(file, s.Expr.Pos(), s.Expr.End())
			fn := p.enclosing(path, s.Expr)
			f := p.frames[fn]
			if f == nil {
				return nil, nil
			}
			v, isAddr := fn.ValueForExpr(s.Expr)
			if v == nil {
				return p.named(f, s)
			}
			atoms := f.value(v)
			if isAddr {
				atoms = f.read(atoms, nil)
			}
			if len(atoms) == 0 {
				return p.named(f, s)
			}
			return f, atoms
		}
	}
	return nil, nil
}

// named returns the declared function that the start plainly names.
func (p *Package) named(f *frame, s Start) (*frame, []atom) {
	if s.Func != nil && !types.IsInterface(recvType(s.Func)) {
		if fn := p.prog.FuncValue(s.Func); fn != nil {
			return f, []atom{p.function(fn)}
		}
	}
	return f, nil
}

func recvType(fn *types.Func) types.Type {
	if recv := fn.Signature().Recv(); recv != nil {
		return recv.Type()
	}
	return types.Typ[types.Invalid]
}

// enclosing returns the function in which the expression e, the innermost node
// of path, is evaluated.
func (p *Package) enclosing(path []ast.Node, e ast.Expr) *ssa.Function {
	if lit, ok := e.(*ast.FuncLit); ok {
		// The path may lead into the literal: its value belongs to what is around it.
		for i, n := range path {
			if n == lit {
				path = path[i+1:]
				break
			}
		}
	}
	return ssa.EnclosingFunction(p.ssa, path)
}

// sortedEvents returns the events of f by position.
func (f *frame) sortedEvents() []*Event {
	out := make([]*Event, 0, len(f.events))
	for _, e := range f.events {
		out = append(out, e)
	}
	slices.SortFunc(out, func(a, b *Event) int {
		if a.Pos != b.Pos {
			return int(a.Pos - b.Pos)
		}
		return compareEffects(&a.Effect, &b.Effect)
	})
	return out
}
