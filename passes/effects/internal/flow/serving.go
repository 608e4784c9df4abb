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

// What is put somewhere on every way to where the handlers of a framework are run, these find
// there, while those of another one may find what was there before:
//
//	var (
//		out   io.Writer = os.Stdout // as of list, which cobra runs
//		quiet bool
//	)
//
//	func serve(cmd *cobra.Command, args []string) error {
//		out, quiet = os.Stderr, true
//		return server.ServeStdio(newServer())
//	}

// A serving is what is known of variables whenever handlers of one framework run.
type serving struct {
	p      *Package
	moved  bool              // os.Stdout is something else
	starts []ssa.Instruction // by which alone they are run
	known  map[string]summary.Const
}

// startsOf returns the calls by which the handlers of a framework are run.
func (p *Package) startsOf(framework known.Framework) []ssa.Instruction {
	if p.running == nil {
		p.running = make(map[known.Framework][]ssa.Instruction)
		for _, fn := range p.funcs {
			if p.inTest(fn) {
				continue
			}
			for _, c := range handlerStarts(fn) {
				of, _ := known.FrameworkOf(form.DeclaredAs(c.Common()).Pkg().Path())
				p.running[of] = append(p.running[of], c)
			}
		}
	}
	return p.running[framework]
}

// isServedHere reports whether the package has the handlers of any framework run.
func (p *Package) isServedHere() bool {
	p.startsOf("")
	return len(p.running) > 0
}

// during returns what is known while handlers of a framework run, nil if nothing is.
func (w *walk) during(framework known.Framework) *serving {
	s, ok := w.servings[framework]
	if !ok {
		starts, moved := w.p.startsOf(framework), w.p.isMoved(framework)
		if len(starts) > 0 || moved {
			s = &serving{p: w.p, moved: moved, starts: starts, known: make(map[string]summary.Const)}
		}
		w.servings[framework] = s
	}
	return s
}

// heldAt returns what a variable of the package, or a hidden one of the standard library, is,
// or leads to, when an instruction is executed, as one is that calls the handlers for the
// framework.
func (p *Package) heldAt(name string, at ssa.Instruction) (summary.Const, bool) {
	if !p.isServedHere() || !hidden(name) && !strings.HasPrefix(name, p.env.Pkg.Path()+".") {
		return summary.Const{}, false
	}
	s := serving{p: p, starts: []ssa.Instruction{at}}
	return s.find(name)
}

// holds returns what a variable is, or that it leads elsewhere than to what it began with.
func (s *serving) holds(name string) (summary.Const, bool) {
	if name == stdoutName {
		return elsewhere, s.moved
	}
	c, asked := s.known[name]
	if !asked {
		c, _ = s.find(name)
		s.known[name] = c
	}
	return c, c != summary.Const{}
}

func (s *serving) find(name string) (summary.Const, bool) {
	if len(s.starts) == 0 {
		return summary.Const{}, false
	}
	if c, ok := s.turned(name); ok {
		return c, true
	}
	if s.isElsewhere(name) {
		return elsewhere, true
	}
	return summary.Const{}, false
}

// follow reports whether one of some instructions is executed on every way to the handlers.
func (s *serving) follow(by []ssa.Instruction) bool {
	var executing []ssa.Instruction
	for _, i := range by {
		if i != nil && !form.Initializes(i.Parent()) && !s.p.inTest(i.Parent()) {
			executing = append(executing, s.p.executing(i)...)
		}
	}
	return len(executing) > 0 && !slices.ContainsFunc(s.starts, func(c ssa.Instruction) bool { return !s.p.areAhead(executing, c, 0) })
}

// comesToServe reports whether an instruction is executed on some way to the handlers of a
// framework, which the same function, or one that calls it, has run.
func (p *Package) comesToServe(by ssa.Instruction) bool {
	if !p.isServedHere() || p.inTest(by.Parent()) {
		return false
	}
	executing := p.executing(by)
	for _, starts := range p.running {
		if slices.ContainsFunc(starts, func(c ssa.Instruction) bool { return p.areAhead(executing, c, 0) }) {
			return true
		}
	}
	return false
}

// turned returns the constant that a variable is set to then, if nothing sets it to another.
func (s *serving) turned(name string) (summary.Const, bool) {
	if t := s.p.turns()[name]; t != nil && !t.mixed && s.follow(t.by) {
		return t.to, true
	}
	g := s.p.variableNamed(name)
	if g == nil || !isConstant(g.Type().Underlying().(*types.Pointer).Elem()) || !s.p.isMode(g) {
		return summary.Const{}, false
	}
	var to summary.Const
	var by []ssa.Instruction
	for _, use := range s.p.usesOfVariable(g) {
		_, v := form.SetIn(use)
		if v == nil || form.Initializes(use.Parent()) {
			continue
		}
		c, ok := s.p.constant(v, 0)
		if !ok || len(by) > 0 && c != to {
			return summary.Const{}, false
		}
		to, by = c, append(by, use)
	}
	return to, s.follow(by)
}

// isElsewhere reports whether something else was put into a variable, or a field of one, for
// good.
func (s *serving) isElsewhere(name string) bool {
	for _, place := range s.p.placesNamed(name) {
		if slot := s.p.mem[place]; slot != nil && s.isReplaced(slot) {
			return true
		}
	}
	for ; name != ""; name = outer(name) {
		if s.follow(s.p.installing[name]) {
			return true
		}
	}
	return false
}

// isReplaced reports whether what a place of the package began with was replaced, and is not
// put back.
func (s *serving) isReplaced(slot *slot) bool {
	var by []ssa.Instruction
	for _, w := range slot.writes {
		if w.must && !form.IsDefer(w.by) && s.p.putsOther(slot, w.by) {
			by = append(by, w.by)
		}
	}
	return s.follow(by) && !slices.ContainsFunc(slot.entries, func(e entry) bool {
		return !initially(e) && !slices.Contains(by, e.by) && !s.p.isGivenBy(e) && slices.ContainsFunc(by, func(by ssa.Instruction) bool { return !s.p.isEarlier(e.by, by) })
	})
}

// isEarlier reports whether an instruction is executed before another one and not again after
// that: as what main does before any handler is before what a handler does.
func (p *Package) isEarlier(by, other ssa.Instruction) bool {
	return p.isBefore(by, other) || p.beforeAll(by) && !p.above(form.Outermost(other.Parent()))[p.entry()]
}

// putsOther reports whether what an instruction puts somewhere is something else than standard
// output.
func (p *Package) putsOther(slot *slot, by ssa.Instruction) bool {
	return !slices.ContainsFunc(slot.entries, func(e entry) bool { return e.by == by && !p.areOther([]atom{e.atom}) })
}

// isGivenBy reports whether an entry is what its function was given, by those in the package
// who call it, who have entries of their own.
func (p *Package) isGivenBy(e entry) bool {
	r, ok := e.atom.node.(*ref)
	return ok && r.root == summary.Param && r.home == e.by.Parent() && p.isCalledByNameOnly(r.home)
}

// variableNamed returns the variable of the package of that name, nil if there is none.
func (p *Package) variableNamed(name string) *ssa.Global {
	name, ok := strings.CutPrefix(name, p.env.Pkg.Path()+".")
	if !ok {
		return nil
	}
	g, _ := p.ssa.Members[name].(*ssa.Global)
	return g
}

// placesNamed returns the places of variables of the package, or of hidden ones, that a name is
// of, and those that they are in.
func (p *Package) placesNamed(name string) (out []atom) {
	for _, w := range p.writers {
		if w.from == name && w.place.node != nil {
			out = append(out, w.place)
		}
	}
	variable, path, _ := strings.Cut(name, ":")
	var whole atom
	if g := p.variableNamed(variable); g != nil {
		whole = p.global(g)
	} else if hidden(variable) {
		whole = p.place(summary.Ref{Root: summary.Global, Name: variable})
	} else {
		return out
	}
	for ; path != ""; path = outer(path) {
		if place, ok := whole.extend(strings.ReplaceAll(path, ":", ".")); ok {
			out = append(out, place)
		}
	}
	return append(out, whole)
}
