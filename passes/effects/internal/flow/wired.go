package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// What a handler does with what the function is given that registers it only who calls that
// function can tell, which is another package mostly:
//
//	func Register(server *mcp.Server, notes Store) {
//		mcp.AddTool(server, tool, func(...) (...) { return notes.Delete(in.ID) })
//	}
//
//	func main() { Register(server, store.NewMemory()) }

// A Wired is something that a start does with what callers of an exported function give it.
type Wired struct {
	Start int // which
	Func  *types.Func
	Use   summary.Use // of a parameter of Func
}

// maxWired bounds what is told of one start.
const maxWired = 32

// Wired returns what starts do with what callers of the package's exported functions give
// these, in order of the starts.
func (p *Package) Wired(starts []Start) []Wired {
	var out []Wired
	p.query(func() {
		for i, f := range p.enterAll(starts) {
			if f != nil {
				out = append(out, f.wired(i, starts[i].Within == nil)...)
			}
		}
	})
	return out
}

// wired returns what is done by the start that f entered, by a call if it is a function, with
// what callers of exported functions give these.
func (f *frame) wired(start int, called bool) []Wired {
	uses := make([]*used, 0, len(f.uses))
	for _, u := range f.uses {
		if u.Target.Root == summary.Param && u.Op != summary.Default {
			uses = append(uses, u)
		}
	}
	slices.SortFunc(uses, compareUsed)
	var out []Wired
	for _, u := range uses {
		told := u.In(token.NoPos)
		if called && len(told.Trail) > 0 {
			told.Trail = told.Trail[1:] // the start itself
		}
		told.Sure, told.Each, told.Kept = false, false, false
		if fn := f.pkg.exported(f.fn); fn != nil {
			own := told
			own.Args = f.toldArgs(u.args)
			out = append(out, Wired{start, fn, own})
		}
		if slices.ContainsFunc(told.If, func(c summary.Cond) bool { return c.Of == "" && c.Param != summary.Variable }) {
			continue // it is of what f.fn is given
		}
		f.pkg.handedTo(f.fn, u.Target, maxFactories, make(map[factory]bool), func(in *frame, a atom) {
			fn := f.pkg.exported(in.fn)
			for _, a := range in.unboxed(a) {
				if r, ok := a.node.(*ref); ok && fn != nil && r.root == summary.Param && r.home == in.fn {
					above := told
					above.Target = summary.Ref{Root: r.root, Index: r.index, Path: a.path}
					out = append(out, Wired{start, fn, above})
				}
			}
		})
	}
	return out[:min(len(out), maxWired)]
}

// toldArgs returns what is told of the arguments of a use to other packages.
func (f *frame) toldArgs(args []*cell) []summary.Value {
	o := outside{f: f, seen: make(map[*object]bool), left: nearAtomsOut, levels: nearLevelsOut}
	left := maxSealSize
	return sealing{p: f.pkg, left: &left}.all(o.args(args))
}

// exported returns the function or method that other packages know fn by, nil if they do not.
func (p *Package) exported(fn *ssa.Function) *types.Func {
	obj, ok := fn.Object().(*types.Func)
	if !ok || fn.Parent() != nil || !obj.Exported() || obj.Pkg() != p.env.Pkg {
		return nil
	}
	return obj
}

// A Connection is a call of a function of another package that registers a handler, which
// does something with what it is given here.
type Connection struct {
	Func    *types.Func
	Handler int // which of those that the function registers
	Pos     token.Pos
	Reached []Reached // in this package, by the handler; what it reaches without this call is not among it
	Wired   []Wired   // what it does with what callers of this package's functions give these
}

// maxConnections bounds the handlers of calls that are looked at.
const maxConnections = 4096

// Connect returns the calls by name of functions that register handlers, of which handlers
// returns what each does with what the function is given, in the order of the package.
func (p *Package) Connect(handlers func(*types.Func) [][]summary.Use) []Connection {
	var out []Connection
	looked := 0
	p.query(func() {
		p.callsElsewhere(func(f *frame, c ssa.CallInstruction, callee *types.Func) {
			for n, uses := range handlers(callee.Origin()) {
				if looked++; looked > maxConnections {
					return
				}
				if x := f.connect(c, callee, n, uses); len(x.Reached)+len(x.Wired) > 0 {
					out = append(out, x)
				}
			}
		})
	})
	slices.SortStableFunc(out, func(a, b Connection) int { return int(a.Pos - b.Pos) })
	return out
}

// callsElsewhere yields the calls by name of functions of other packages, and the frames of
// those who make them.
func (p *Package) callsElsewhere(yield func(*frame, ssa.CallInstruction, *types.Func)) {
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				c, ok := i.(ssa.CallInstruction)
				if !ok || c.Common().StaticCallee() == nil {
					continue
				}
				if callee, ok := c.Common().StaticCallee().Object().(*types.Func); ok && callee.Pkg() != p.env.Pkg {
					yield(p.frames[fn], c, callee)
				}
			}
		}
	}
}

// connect does what handler n of callee does with what the call gives that.
func (f *frame) connect(c ssa.CallInstruction, callee *types.Func, n int, uses []summary.Use) Connection {
	s := f.scratch()
	vals := c.Common().Args
	args := make([][]atom, len(vals))
	for i, v := range vals {
		args[i] = f.value(v)
	}
	s.cur = c
	pos := s.callsite(c.Common())
	s.cur = nil
	given := substitution{f: s, of: callee, c: call{args: args, deciding: deciding{vals: vals}}, last: new(held)}
	for i := range uses {
		s.give(given, &uses[i], c, pos)
	}
	s.injected()
	w := newWalk(f.pkg)
	w.leave(s, visit{from: -1, pos: pos}, -1)
	w.run()
	w.judge()
	return Connection{Func: callee, Handler: n, Pos: pos, Reached: w.out, Wired: s.wired(n, true)}
}

// give does to what a call gives what a handler does with it, some time later.
func (f *frame) give(s substitution, u *summary.Use, c ssa.CallInstruction, pos token.Pos) {
	f.cur = c // where what is given is looked at
	defer func() { f.cur = nil }()
	conds, ok := f.under(u.If, s.c.deciding, c)
	if !ok {
		return
	}
	held, args := s.contents(u.Target), s.call(u)
	f.cur = nil
	way := via{what: u.What, pos: pos, site: u.Site, trail: trailOf(u.Trail, u.Elided), later: u.Later, chosen: u.Chosen, conds: conds}
	switch u.Op {
	case summary.Write, summary.Hand:
		stdout, sure := false, false
		for _, a := range held {
			for _, a := range f.unboxed(a) {
				if w, ok := a.node.(*writer); ok {
					stdout, sure = true, sure || !f.isAsideAt(w)
				}
			}
		}
		if stdout {
			f.writesGiven(u, conds, pos, sure)
		}
		held = slices.DeleteFunc(held, func(a atom) bool { return !isRef(a) })
	case summary.Call, summary.Invoke:
		held = slices.DeleteFunc(held, func(a atom) bool { return !isCallable(a) && !isRef(a) })
	}
	if len(held) > 0 {
		f.perform(u.Op, u.Method, held, args, way, 0)
	}
}
