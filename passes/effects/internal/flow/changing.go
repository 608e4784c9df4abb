package flow

import (
	"go/constant"
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// What a package does with a setting may make it none: only who uses the package is to
// change it.

// settle finds who changes s, which takes time and is done for those that decide something.
// What settings are copied to and fro is none.
func (p *Package) settle(s *setting) {
	if s.settled || s.settling {
		s.changing = s.changing || s.settling
		return
	}
	s.settling = true
	p.findSetters(s)
	for _, from := range s.from {
		f := p.settings[from]
		if f == nil {
			s.changing = true
			break
		}
		p.settle(f)
		s.changing = s.changing || f.changing || f.initial.Int != s.initial.Int
		s.setters = append(s.setters, f.setters...)
	}
	s.settling, s.settled = false, true
}

// keeps reports whether what an instruction does with the address of s makes it no
// less of a setting.
func (s *setting) keeps(addr ssa.Value, i ssa.Instruction) bool {
	switch i := i.(type) {
	case *ssa.DebugRef:
		return true
	case *ssa.UnOp:
		return i.Op == token.MUL
	case *ssa.Store:
		return i.Addr == addr && s.keepsStored(addr, i.Val, i)
	case *ssa.Call:
		if g, val := form.SetIn(i); g != nil {
			return g == addr && s.keepsStored(addr, val, i)
		}
		return form.ReadFrom(i) == addr || s.keepsFlag(i)
	}
	return false
}

// keepsStored is keeps for an instruction that puts a value there.
func (s *setting) keepsStored(addr, val ssa.Value, i ssa.Instruction) bool {
	if c, ok := constOf(val); ok {
		switch {
		case form.Declares(i.Parent()):
			return s.begins(c)
		case isSetting(c) && c.Int == 0 && (form.Initializes(i.Parent()) || form.InLocal(addr)):
			return true // as it is left
		case form.Initializes(i.Parent()) || form.InLocal(addr) || !offers(form.Outermost(i.Parent())):
			return false
		}
		s.setBy(i.Parent())
		return isSetting(c)
	}
	if from := form.VariableOf(val); from != nil {
		if from != form.VariableAt(addr) {
			s.from = append(s.from, from)
		}
		return true // a copy
	}
	s.setBy(i.Parent())
	return !form.InLocal(addr) && isSaid(val)
}

// keepsFlag is keeps for a call that may declare a flag.
func (s *setting) keepsFlag(i *ssa.Call) bool {
	n := flagDefault(i.Common())
	if n < 0 || n >= len(i.Call.Args) {
		return false
	}
	s.setBy(i.Parent())
	if i.Call.StaticCallee().Signature.Recv() != nil {
		s.flagIn(i.Call.Args[0], i.Parent())
	}
	c, ok := constOf(i.Call.Args[n])
	return ok && s.begins(c)
}

// offers reports whether fn is an exported function that whoever calls it means to change
// something by: a method does so in the course of what else is asked of a value.
func offers(fn *ssa.Function) bool {
	return fn.Object() != nil && fn.Object().Exported() && fn.Signature.Recv() == nil
}

// begins notes that s begins as c, and reports whether it always does.
func (s *setting) begins(c summary.Const) bool {
	same := !s.known || s.initial == c
	s.initial, s.known = c, true
	return same && isSetting(c)
}

// isSetting reports whether a setting may be c.
func isSetting(c summary.Const) bool { return c.Kind == constant.Bool || c.Kind == constant.Int }

// isSaid reports whether v is a parameter of an exported function or method, or
// what a closure of one has of it.
func isSaid(v ssa.Value) bool {
	if form.IsGiven(v) {
		return true
	}
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	from := load.X
	if free, ok := from.(*ssa.FreeVar); ok {
		from = form.BindingOf(free)
	}
	local, ok := from.(*ssa.Alloc)
	if !ok {
		return false
	}
	said := false
	for _, use := range *local.Referrers() {
		if st, ok := use.(*ssa.Store); ok && st.Addr == local {
			if !form.IsGiven(st.Val) {
				return false
			}
			said = true
		}
	}
	return said
}
