package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// maxSwitches bounds what is said of the modes that one function sets.
const maxSwitches = 16

// switchesOf returns to what a function sets modes of the package, for each constant that it
// compares what it is given with.
func (p *Package) switchesOf(fn *ssa.Function) (out []summary.Switch) {
	if len(p.deciding) == 0 || !isForUsers(fn) {
		return nil
	}
	for _, g := range p.modesSetIn(fn) {
		name := p.env.Pkg.Path() + "." + g.Name()
		if to, ok := p.turnedBy(fn, g, nil); ok {
			to.Variable = name
			out = append(out, to)
			continue
		}
		for i, param := range fn.Params {
			for _, c := range comparedWith(fn, param.Type()) {
				to, ok := p.turnedBy(fn, g, func(d decider) (summary.Const, bool) { return c, d == decider{param: i} })
				if ok && to.Param < 0 && len(out) < maxSwitches {
					out = append(out, summary.Switch{Variable: name, Param: i, When: c, To: to.To})
				}
			}
		}
	}
	return out
}

// modesSetIn returns the modes that a function itself sets and that decide something, by name.
func (p *Package) modesSetIn(fn *ssa.Function) (out []*ssa.Global) {
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if g, _ := form.SetIn(i); g != nil && g.Pkg == p.ssa && !slices.Contains(out, g) && p.deciding[g] {
				out = append(out, g)
			}
		}
	}
	slices.SortFunc(out, func(a, b *ssa.Global) int { return strings.Compare(a.Name(), b.Name()) })
	return out
}

// comparedWith returns the constants of a type that a function compares something with, or
// all if there are two.
func comparedWith(fn *ssa.Function, t types.Type) (out []summary.Const) {
	if typeinfo.IsBool(t) {
		return []summary.Const{summary.Bool(false), summary.Bool(true)}
	}
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			op, ok := i.(*ssa.BinOp)
			if !ok || op.Op != token.EQL && op.Op != token.NEQ {
				continue
			}
			for _, v := range []ssa.Value{op.X, op.Y} {
				if c, ok := constOf(v); ok && isConstant(t) && types.Identical(v.Type(), t) && !slices.Contains(out, c) {
					out = append(out, c)
				}
			}
		}
	}
	return out
}

// turnedBy returns to what a function that returns has set a mode, where given says what its
// parameters are: a constant, or one of these; false if that is not one thing.
func (p *Package) turnedBy(fn *ssa.Function, g *ssa.Global, given func(decider) (summary.Const, bool)) (out summary.Switch, ok bool) {
	f := p.frame(fn)
	var by ssa.Instruction
	out.Param = -1
	for b := range f.taking(given, nil) {
		for _, i := range b.Instrs {
			if call, ok := i.(ssa.CallInstruction); ok && p.leadsToSetting(call.Common(), g) {
				return out, false
			}
			set, v := form.SetIn(i)
			if set != g {
				continue
			}
			if by != nil {
				return out, false
			}
			by = i
			if out.To, ok = f.valueOf(v, given, 0); !ok {
				d, known := f.deciderOf(v)
				out.Param, ok = d.param, known && d.path == "" && d.param >= 0
			}
			if !ok {
				return out, false
			}
		}
	}
	if by == nil {
		return out, false
	}
	for b := range f.taking(given, by.Block()) {
		if _, returns := b.Instrs[len(b.Instrs)-1].(*ssa.Return); returns {
			return out, false
		}
	}
	return out, true
}

// taking returns the blocks that control may get to where given says what the parameters of f
// are, without passing one of them, if it is not nil.
func (f *frame) taking(given func(decider) (summary.Const, bool), past *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	out := make(map[*ssa.BasicBlock]bool)
	for todo := []*ssa.BasicBlock{f.fn.Blocks[0]}; len(todo) > 0; {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if b == past || out[b] {
			continue
		}
		out[b] = true
		next := b.Succs
		if branching, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If); ok {
			if c, ok := f.valueOf(branching.Cond, given, 0); ok {
				next = next[:1]
				if c != summary.Bool(true) {
					next = b.Succs[1:]
				}
			}
		}
		todo = append(todo, next...)
	}
	return out
}

// leadsToSetting reports whether a call of a function of the package may set a variable.
func (p *Package) leadsToSetting(call *ssa.CallCommon, g *ssa.Global) bool {
	fn := call.StaticCallee()
	if fn == nil {
		return false
	}
	return slices.ContainsFunc(p.usesOfVariable(g), func(use ssa.Instruction) bool {
		set, _ := form.SetIn(use)
		return set == g && p.above(use.Parent())[fn]
	})
}
