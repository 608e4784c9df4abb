package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// A turn is what the package sets a variable of another one to, by one instruction or by
// several:
//
//	gin.SetMode(gin.ReleaseMode)
//	engine := gin.New()
type turn struct {
	to    summary.Const
	mixed bool              // to several constants, or to what is not known
	by    []ssa.Instruction // after each of which it is that
}

// modeAt returns what is known of a variable when at is executed: what the package has set it
// to before that, if it sets it to nothing else.
func (f *frame) modeAt(d decider, at ssa.Instruction) operand {
	if at != nil && at.Parent() == f.fn && !f.entering && f.pkg.movesOutput() && f.isElsewhere(d.path, at) {
		return operand{value: elsewhere, known: true}
	}
	if t := f.pkg.turns()[d.path]; t != nil && !t.mixed && at != nil {
		for _, by := range t.by {
			if f.pkg.comesBefore(by, at, 0) {
				return operand{value: t.to, known: true}
			}
		}
	}
	if at != nil && at.Parent() == f.fn && !f.entering {
		if c, ok := f.pkg.heldAt(d.path, at); ok {
			return operand{value: c, known: true}
		}
	}
	return operand{by: d, decides: true}
}

// comesBefore reports whether an instruction was executed whenever another one is, which is of
// the same function, of a function literal in it, or of a handler.
func (p *Package) comesBefore(by, at ssa.Instruction, depth int) bool {
	fn := at.Parent()
	if fn == by.Parent() {
		return p.frame(fn).dominates(by, at)
	}
	if refs := fn.Referrers(); fn.Parent() != nil && refs != nil && len(*refs) == 1 && depth < maxDepth && p.comesBefore(by, (*refs)[0], depth+1) {
		return true
	}
	sought := p.installed != nil // what runs before handlers
	return sought && !p.initial[fn] && p.settles(by)
}

// turns returns what variables of other packages are set to, by their full names.
func (p *Package) turns() map[string]*turn {
	if p.turning != nil {
		return p.turning
	}
	p.turning = make(map[string]*turn)
	note := func(name string, to summary.Const, ok bool, by ssa.Instruction) {
		t := p.turning[name]
		if t == nil {
			t = &turn{to: to}
			p.turning[name] = t
		}
		t.mixed = t.mixed || !ok || t.to != to
		t.by = append(t.by, by)
	}
	var operands []*ssa.Value
	for _, fn := range p.funcs {
		if p.inTest(fn) {
			continue
		}
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if c, ok := i.(ssa.CallInstruction); ok {
					p.noteSwitches(c, note)
				}
				operands = i.Operands(operands[:0])
				for _, v := range operands {
					if g, ok := (*v).(*ssa.Global); ok && g.Pkg != p.ssa && g.Object() != nil && !form.Loads(i) {
						to, ok := p.setTo(i, g)
						note(g.Object().Pkg().Path()+"."+g.Name(), to, ok, i)
					}
				}
			}
		}
	}
	for _, t := range p.turning {
		p.spread(t)
	}
	return p.turning
}

// noteSwitches notes what a call of a function of another package sets modes of that to.
func (p *Package) noteSwitches(c ssa.CallInstruction, note func(string, summary.Const, bool, ssa.Instruction)) {
	decl := form.DeclaredAs(c.Common())
	if decl == nil || decl.Pkg() == nil || decl.Pkg() == p.env.Pkg || known.Standard(decl.Pkg().Path()) {
		return
	}
	sum := p.env.Summary(decl.Origin())
	if sum == nil || len(sum.Switches) == 0 {
		return
	}
	_, now := c.(*ssa.Call)
	sets := make(map[string]summary.Const)
	var names []string
	for _, s := range sum.Switches {
		var v summary.Const
		var ok bool
		if arg := form.Argument(c.Common().Args, s.Param); arg != nil {
			v, ok = p.constant(arg, 0)
		}
		if _, seen := sets[s.Variable]; !seen {
			names, sets[s.Variable] = append(names, s.Variable), summary.Const{}
		}
		if to, ok := s.Sets(v, ok); ok {
			sets[s.Variable] = to
		}
	}
	for _, name := range names {
		note(name, sets[name], now && sets[name] != summary.Const{}, c)
	}
}

// setTo returns the constant that an instruction sets a variable to.
func (p *Package) setTo(i ssa.Instruction, g *ssa.Global) (summary.Const, bool) {
	st, ok := i.(*ssa.Store)
	if !ok || st.Addr != ssa.Value(g) || st.Val == ssa.Value(g) || !isConstant(st.Val.Type()) {
		return summary.Const{}, false
	}
	return p.constant(st.Val, 0)
}

// spread adds to the instructions that set a variable the calls of the package's functions
// that always execute one of these.
func (p *Package) spread(t *turn) {
	for n := 0; n < len(t.by) && len(t.by) < maxPuts; n++ {
		fn := t.by[n].Parent()
		if fn.Parent() != nil || !p.frame(fn).always(t.by[n]) {
			continue
		}
		for c := range p.callsByName(fn) {
			if _, now := c.(*ssa.Call); now && len(t.by) < maxPuts {
				t.by = append(t.by, c)
			}
		}
	}
}
