package flow

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// notePlaced notes that a call or a store puts something into a variable of another package, or into
// what is in that.
func (p *Package) notePlaced(by ssa.Instruction, place atom) {
	r, ok := place.node.(*ref)
	if !ok || r.root != summary.Global || hidden(r.name) || p.isOwnVariable(r.name) {
		return
	}
	switch by.(type) {
	case *ssa.Call, *ssa.Store:
	default:
		return
	}
	if puts := p.calledPuts[by]; !slices.Contains(puts, place) {
		p.calledPuts[by] = append(puts, place)
	}
}

// placedByCalled returns what an instruction puts there by a function that is a value, or by way of
// what a method returns, as far as it was evaluated:
//
//	ui.Setup(ui.WithOutput(os.Stderr))
//	ui.WithOutput(os.Stderr)(ui.Default())
//	ui.Default().Notes().Out = os.Stderr
func (p *Package) placedByCalled(by ssa.Instruction) (out []placing) {
	if st, ok := by.(*ssa.Store); ok {
		if of, _ := globalAt(st.Addr); of != nil {
			return nil // as the source says
		}
	}
	for _, place := range p.calledPuts[by] {
		name := place.node.(*ref).name
		atoms, ok := p.surelyPut(by, place)
		if !ok {
			continue
		}
		pkg := name[:max(0, strings.LastIndexByte(name, '.'))]
		put := summary.Put{Target: named(name, place.path), Pkg: pkg, By: p.putterName(by, place), Param: -1, Site: p.env.Site(by.Pos())}
		put.Stdout, put.Other = p.stdoutIn(atoms) != nil, p.areOther(atoms)
		out = append(out, placing{put, by, nil})
	}
	return out
}

// placedIn reports whether what an instruction puts at a place, by what it calls, is something else
// than standard output if some parameters of its function are.
func (p *Package) placedIn(d diversion) (params []int, ok bool) {
	atoms, ok := p.surelyPut(d.by, p.place(refNamed(d.name)))
	if !ok {
		return nil, false
	}
	return p.areOtherIf(atoms, d.by.Parent())
}

// surelyPut returns what an instruction puts at a place in any case, false if it may not.
func (p *Package) surelyPut(by ssa.Instruction, place atom) ([]atom, bool) {
	s := p.mem[place.bare()]
	if s == nil || !slices.ContainsFunc(s.writes, func(w write) bool { return w.by == by && w.must }) {
		return nil, false
	}
	return s.atomsBy(by), true
}

// putterName returns how messages call what puts something at a place of another package.
func (p *Package) putterName(by ssa.Instruction, place atom) string {
	if c, ok := by.(*ssa.Call); ok {
		return p.calledName(c)
	}
	name := place.node.(*ref).name
	return name[strings.LastIndexByte(name, '/')+1:] + "." + place.path
}

// calledName returns how messages call what a call is of.
func (p *Package) calledName(c *ssa.Call) string {
	if decl := form.DeclaredAs(c.Common()); decl != nil {
		return p.declName(decl)
	}
	return "a function value"
}
