package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A field may hold a struct by value, whose fields anybody can set who has the address of that:
//
//	type app struct{ scanner scan.Scanner }
//
//	func (a *app) run(cmd *cobra.Command, args []string) error {
//		return a.scanner.Scan(args[0])
//	}
//
// That is nobody if the package gives it to nothing but methods which set other fields. What is
// set in other structs of the type does not count.

// A heldWhole names a field of a struct that a field of the package holds by value.
type heldWhole struct {
	in   *types.Var
	path string
}

// isHeldMadeOnly reports whether nothing sets what is at path in a struct that a field holds which
// only the package can name, but what makes the whole.
func (p *Package) isHeldMadeOnly(in *types.Var, path string) bool {
	if _, ok := in.Type().Underlying().(*types.Struct); !ok || in.Embedded() || p.overwritten[in.Origin()] {
		return false
	}
	key := heldWhole{in.Origin(), path}
	known, ok := p.heldWholes[key]
	if ok {
		return known
	}
	if p.heldWholes == nil {
		p.heldWholes = make(map[heldWhole]bool)
		for _, fn := range p.funcs {
			p.frame(fn) // of which is asked what it sets
		}
	}
	p.findFieldUses()
	p.heldWholes[key] = false // for what leads back here
	known = !p.recast[key.in] && !slices.ContainsFunc(p.fieldUses[key.in], func(use ssa.Value) bool {
		at, ok := use.(*ssa.FieldAddr)
		return ok && p.maySetWithin(at, path, 0)
	})
	p.heldWholes[key] = known
	return known
}

// maySetWithin reports whether something may set what is at path from an address, but what makes
// the whole.
func (p *Package) maySetWithin(addr ssa.Value, path string, depth int) bool {
	return depth > maxDepth || slices.ContainsFunc(*addr.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.UnOp:
			return false
		case *ssa.FieldAddr:
			rest, ok := paths.Under(path, typeinfo.FieldName(use.X.Type(), use.Field))
			return ok && p.maySetWithin(use, rest, depth+1)
		case *ssa.Store:
			return use.Addr != addr || !form.Builds(use)
		case ssa.CallInstruction:
			return path == "" || !p.leavesAlone(handingOn{by: use, addr: addr}, path, 0)
		}
		return true
	})
}

// copiedPart returns a field of a struct that is copied out of a parameter, or of what was captured,
// as a part of that, or of what a pointer leads to, and false if it is copied out of something else.
//
//	scanner := a.scanner
//	return scanner.Scan(args[0])
//
//	func (f *Fleet) Client() *Client { return f.client }
func (p *Package) copiedPart(load *ssa.UnOp, path string) (part, bool) {
	from := load.X
	switch x := from.(type) {
	case *ssa.FieldAddr, *ssa.Parameter:
	case *ssa.Phi:
		if from, _, _ = unlessNil(x); from == nil || !p.isZeroByDefault(x, path, 0) {
			return part{}, false
		}
	default:
		return part{}, false
	}
	f := p.frames[load.Parent()]
	_, points := load.Type().Underlying().(*types.Pointer)
	if f == nil || !points && !typeinfo.IsAggregate(load.Type()) {
		return part{}, false
	}
	t := pointedAt(load.Type(), path)
	d, ok := f.partOfParam(from)
	if d = d.field(path); !ok || t == nil || !decides(t) || !f.remains(d, load) {
		return part{}, false
	}
	if d.param < 0 {
		return part{free: f.fn.FreeVars[conditions.OfCaptured(d.param)], path: d.path}, true
	}
	return part{param: f.fn.Params[d.param], path: d.path, shared: points}, true
}
