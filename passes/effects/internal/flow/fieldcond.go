package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A field of a parameter decides like a parameter does, as long as it holds what it did
// when it was handed over: until the parameter is handed on, or kept, or set,
//
//	func NewServer(c *Config) {
//		if c.Announce {
//			fmt.Println("listening")
//		}
//		...
//	}
//
// or for ever, if nobody else can name it and nothing sets it but what makes the whole.
// What is not nil stays so: where it is nil later, it was nil at first.

// fieldOfParam returns which field of which parameter v is loaded from, and false if
// it is loaded from none that still holds what it did at first.
func (f *frame) fieldOfParam(v ssa.Value) (decider, bool) {
	var from ssa.Value
	v = form.Unwiden(v)
	switch v := v.(type) {
	case *ssa.UnOp:
		at, ok := v.X.(*ssa.FieldAddr)
		if !ok || v.Op != token.MUL {
			return decider{}, false
		}
		from = at
	case *ssa.Field:
		from = v
	default:
		return decider{}, false
	}
	d, ok := f.partOfParam(from)
	if !ok || !decides(v.Type()) {
		return decider{}, false
	}
	at := v.(ssa.Instruction)
	if f.remains(d, at) {
		return d, true
	}
	return f.filledParam(d, at)
}

// remains reports whether a field of what d is, or points to, still holds what it did at
// first when at is executed, which may hand it on.
func (f *frame) remains(d decider, at ssa.Instruction) bool {
	t := f.typeOf(d)
	if d.path = isAskedOf(d.path); d.path == "" {
		return true // the value itself
	}
	if f.pkg.onlyMade(t, d.path) {
		return true // what nobody can set
	}
	if f.pkg.isTold(t, d.path) {
		return true // nobody does while the function asks for it
	}
	_, points := t.Underlying().(*types.Pointer)
	if isBehindPointer(t, d.path) || points && d.param < 0 {
		return f.pkg.leavesDuring(f.fn, t, d.path) // where who says what it is asks for it
	}
	if !points {
		return true // a copy, which nobody else has
	}
	return !slices.ContainsFunc(f.handsOn(f.fn.Params[d.param]), func(h handingOn) bool {
		return h.mayChange(d.path) && (at == nil || f.leadsTo(h.by, at, nil)) && !f.pkg.leavesAlone(h, d.path, 0)
	})
}

// typeOf returns the type of the parameter that d is a part of, or of what was captured.
func (f *frame) typeOf(d decider) types.Type {
	if d.param >= 0 {
		return f.fn.Params[d.param].Type()
	}
	v := f.fn.FreeVars[conditions.OfCaptured(d.param)]
	if form.IsWrapper(f.fn) {
		return v.Type()
	}
	return v.Type().Underlying().(*types.Pointer).Elem()
}

// filledBy returns which field of which parameter v is loaded from, and false if v may be
// nil although that was not when the parameter was handed over.
func (f *frame) filledBy(v ssa.Value) (decider, bool) {
	load, ok := form.Unwiden(v).(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return decider{}, false
	}
	at, ok := load.X.(*ssa.FieldAddr)
	if !ok {
		return decider{}, false
	}
	d, ok := f.partOfParam(at)
	return d, ok && f.staysFilled(d)
}

// staysFilled reports whether a field of a parameter that is not nil at first never is.
func (f *frame) staysFilled(d decider) bool {
	if d.param < 0 || d.path == "" {
		return false
	}
	t := f.fn.Params[d.param].Type()
	return !isBehindPointer(t, d.path) && !f.pkg.isCleared(t, d.path)
}

// isBehindPointer reports whether the field at path of what t is, or points to, is in what
// another field points to.
func isBehindPointer(t types.Type, path string) bool {
	for first := true; path != ""; first = false {
		ptr, ok := t.Underlying().(*types.Pointer)
		if ok && !first {
			return true
		}
		if ok {
			t = ptr.Elem()
		}
		var step string
		if step, path, _ = strings.Cut(path, "."); step == paths.Element {
			return false
		}
		if t = typeAt(t, step); t == nil {
			return false
		}
	}
	return false
}

// A handingOn is an instruction that may set something in a part of what a parameter
// points to, or hand it to what does: a lock beside a field sets nothing in that.
type handingOn struct {
	by   ssa.Instruction
	addr ssa.Value // of the part, or the parameter
	path string
}

// mayChange reports whether h may set what is at a path.
func (h handingOn) mayChange(path string) bool {
	return paths.Within(path, h.path) || paths.Within(h.path, path)
}

// handsOn returns the instructions that may set something in what a parameter points
// to, or hand it to what does.
func (f *frame) handsOn(p *ssa.Parameter) []handingOn {
	by, ok := f.handing[p]
	if !ok {
		by = f.pkg.appendHanding(nil, p, "")
		if f.handing == nil {
			f.handing = make(map[*ssa.Parameter][]handingOn)
		}
		f.handing[p] = by
	}
	return by
}

// appendHanding appends those that do it by v, which leads to the part at path.
func (p *Package) appendHanding(out []handingOn, v ssa.Value, path string) []handingOn {
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.UnOp, *ssa.BinOp, *ssa.Field:
		case *ssa.Phi:
			if _, again := v.(*ssa.Phi); again {
				out = append(out, handingOn{use, v, path})
			} else if of, _, _ := unlessNil(use); of != v {
				out = append(out, handingOn{use, v, path})
			} else {
				out = p.appendHanding(out, use, path)
			}
		case *ssa.FieldAddr:
			out = p.appendHanding(out, use, paths.Join(path, typeinfo.FieldName(use.X.Type(), use.Field)))
		case *ssa.Store:
			if local, ok := use.Addr.(*ssa.Alloc); ok && use.Val == v && form.Spilled(local) == v {
				out = p.appendHandingOf(out, local, path)
			} else {
				out = append(out, handingOn{use, v, path})
			}
		default:
			out = append(out, handingOn{use, v, path})
			if call, ok := use.(*ssa.Call); ok && p.chainedOn(call) == v {
				out = p.appendHanding(out, call, path)
			}
		}
	}
	return out
}

// appendHandingOf is appendHanding for the parameter that a variable holds, which function literals may
// have captured.
func (p *Package) appendHandingOf(out []handingOn, variable ssa.Value, path string) []handingOn {
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.UnOp:
			out = p.appendHanding(out, use, path)
		case *ssa.MakeClosure:
			out = append(out, handingOn{use, variable, path})
		}
	}
	return out
}

// partOfParam returns the parameter, or what was captured, or the field of one, that v is or
// is the address of, or a copy of, and false if it is something else.
func (f *frame) partOfParam(v ssa.Value) (decider, bool) {
	var steps []string
	for len(steps) < maxDepth {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			steps = append(steps, typeinfo.FieldName(x.X.Type(), x.Field))
			v = x.X
			continue
		case *ssa.Field:
			steps = append(steps, typeinfo.FieldName(x.X.Type(), x.Field))
			v = x.X
			continue
		case *ssa.UnOp:
			if x.Op != token.MUL {
				break
			}
			switch x.X.(type) {
			case *ssa.Alloc, *ssa.FieldAddr, *ssa.FreeVar: // that holds a pointer
				v = x.X
				continue
			}
		case *ssa.Alloc:
			p := f.spilled(x)
			if p == nil && len(steps) == 1 && steps[0] == known.RecordLevel && known.IsRecord(x.Type()) {
				p = f.recordIn(x)
			}
			if p != nil {
				v = p
				continue
			}
		case *ssa.Parameter:
			i := slices.Index(f.fn.Params, x)
			return decider{i, joined(steps)}, i >= 0
		case *ssa.Phi:
			of, _, _ := unlessNil(x)
			if _, again := of.(*ssa.Phi); of == nil || again || len(steps) == 0 || !f.pkg.isZeroByDefault(x, joined(steps), 0) {
				break
			}
			v = of
			continue
		case *ssa.FreeVar:
			i, ok := f.capturedWhole(x)
			return decider{conditions.OfCaptured(i), joined(steps)}, ok
		}
		break
	}
	return decider{}, false
}

// joined returns the path of steps that are in the order in which they were found.
func joined(steps []string) string {
	out := slices.Clone(steps)
	slices.Reverse(out)
	return strings.Join(out, ".")
}

// onlyMade reports whether the field at path of what t is, or points to, can only be
// set by this package, which does that nowhere but in what it makes.
func (p *Package) onlyMade(t types.Type, path string) bool {
	if path == stdoutIsIt {
		return false
	}
	path = isAskedOf(path)
	hidden := p.isHidden(t)
	for within := false; path != ""; within = true {
		var step string
		step, path, _ = strings.Cut(path, ".")
		if ptr, ok := t.Underlying().(*types.Pointer); ok {
			t, hidden = ptr.Elem(), hidden && !within // what that points to others may have
		}
		s, ok := t.Underlying().(*types.Struct)
		if !ok {
			return false
		}
		field := typeinfo.FieldNamed(s, step)
		if field == nil || field.Exported() && !hidden || field.Pkg() != p.env.Pkg {
			return false
		}
		if path != "" && p.isHeldMadeOnly(field, path) {
			return true
		}
		if p.assigned[field.Origin()] {
			return false
		}
		t, hidden = field.Type(), hidden || !field.Exported()
	}
	return true
}

// spilled is what the function says of a variable of f, of which much may be asked.
func (f *frame) spilled(local *ssa.Alloc) *ssa.Parameter {
	p, ok := f.spills[local]
	if !ok {
		if f.spills == nil {
			f.spills = make(map[*ssa.Alloc]*ssa.Parameter)
		}
		p = form.Spilled(local)
		f.spills[local] = p
	}
	return p
}
