package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A field that anybody can set holds in the course of a call what it did at first, if the function that
// is called sets it nowhere, nor do those that it calls:
//
//	func (c *Client) SetVerbose(on bool) { c.config.Verbose = on }
//
//	func (c *Client) Do() {
//		if c.config.Verbose { // what it was when Do was called
//
// What it was the callers know, or do not.

// leavesDuring reports whether the field at path of what t is, or points to, and what leads there, is
// set nowhere in the course of a function, but in what that makes.
func (p *Package) leavesDuring(fn *ssa.Function, t types.Type, path string) bool {
	if path == stdoutIsIt {
		return false
	}
	for field, rest := range fieldsOn(t, isAskedOf(path)) {
		switch {
		case field == nil:
			return false
		case rest != "" && p.isHeldMadeOnly(field, rest):
			return true
		case p.assigned[field.Origin()] && !p.isSetElsewhere(field.Origin(), fn):
			return false
		}
	}
	return true
}

// isSetElsewhere reports whether a field is set by none of the functions that one leads to.
func (p *Package) isSetElsewhere(field *types.Var, fn *ssa.Function) bool {
	in, known := p.settingIn[field]
	if !known {
		if p.settingIn == nil {
			p.settingIn = make(map[*types.Var]map[*ssa.Function]bool)
		}
		in = p.findSettingIn(field)
		p.settingIn[field] = in
	}
	return in != nil && !in[fn]
}

// findSettingIn returns the functions in whose course a field may be set, by names or as function values
// and methods of that type and name; nil if it may be in any.
func (p *Package) findSettingIn(field *types.Var) map[*ssa.Function]bool {
	by := slices.Concat(p.assigning[field], p.overwriting[field])
	if len(by) == 0 || p.exchanged[field] {
		return nil
	}
	in := make(map[*ssa.Function]bool)
	leading := func(to *ssa.Function) {
		for fn := range p.above(to) {
			in[fn] = true
		}
	}
	var values []*ssa.Function
	for _, fn := range by {
		if !storesOnly(fn, field) {
			return nil
		}
		for ; fn != nil; fn = fn.Parent() {
			leading(fn)
			if fn.Parent() != nil || fn.Signature.Recv() != nil || p.isValue(fn) {
				values = append(values, fn)
			}
		}
	}
	for _, v := range values {
		for _, fn := range p.unnamedCallers(v) {
			if !in[fn] {
				leading(fn)
			}
		}
	}
	return in
}

// storesOnly reports whether all that a function does with the addresses of a field is to load from there
// and to store something: who has the address may do that at any time.
func storesOnly(fn *ssa.Function, field *types.Var) bool {
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			at, ok := i.(*ssa.FieldAddr)
			if ok && typeinfo.Field(at.X.Type(), at.Field) == field && slices.ContainsFunc(*at.Referrers(), func(use ssa.Instruction) bool {
				st, stores := use.(*ssa.Store)
				return !form.Loads(use) && !(stores && st.Addr == at)
			}) {
				return false
			}
		}
	}
	return true
}
