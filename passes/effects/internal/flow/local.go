package flow

import (
	"cmp"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// stored returns what was put into the field of a local variable that v is loaded from, or the
// field of a parameter that was copied there, if nothing else has had the variable's address. So
// it is with what a call has made.
//
//	m := Message{Level: level}
//	switch m.Level {
//
//	s := newSettings(options)
//	if s.trace {
func (f *frame) stored(v ssa.Value) (part, bool) {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return part{}, false
	}
	from, ok := load.X.(*ssa.FieldAddr)
	if !ok {
		return part{}, false
	}
	path := typeinfo.FieldName(from.X.Type(), from.Field)
	for {
		within, ok := from.X.(*ssa.FieldAddr)
		if !ok {
			break
		}
		from, path = within, paths.Join(typeinfo.FieldName(within.X.Type(), within.Field), path)
	}
	whole := sourceOf(from.X)
	if whole == nil {
		return part{}, false
	}
	found, ok := f.pkg.partOf(whole, whole, path, load, 0)
	return found, ok && !found.isOptional()
}

// A part is what a field of something that was made is known to hold: a value, or, if
// that is nil, a field of a parameter or of what was captured, or, if those are nil, a constant.
type part struct {
	value    ssa.Value
	param    *ssa.Parameter  // a struct, or a variadic one, of whose first argument it is
	free     *ssa.FreeVar    // likewise, if that is nil, but what was captured
	path     string          // of that
	constant summary.Const   // what it is if there is no such argument
	put      ssa.Instruction // since the whole was made, nil if it is as that was
	unknown  bool            // it is another thing that was put there
	lasts    bool            // nobody ever puts something else there
	clears   bool            // some function of the package that has made the whole sets it to nil
	shared   bool            // so it is as long as the callers leave alone what the parameter points to
	told     bool            // nobody does but who uses that package, by methods of which its facts tell
	filled   *zeroFilling    // what stands in for it, where nothing else was put
}

// A source is a value that an instruction makes: a variable, or what a call returns.
type source interface {
	ssa.Value
	ssa.Instruction
}

// fieldOf returns what a field holds of an argument when at hands it on, if that is a
// value that was made for it. If at is not known, or is another instruction, it is the
// first call that has the argument; of the argument that is an interface value, it is
// where that is made.
func (p *Package) fieldOf(arg ssa.Value, path string, at ssa.Instruction, depth int) (part, bool) {
	if path == stdoutIsIt {
		return p.stdoutPart(arg, depth)
	}
	if c, ok := arg.(*ssa.Const); ok && c.Value == nil {
		return zeroAt(c.Type(), path)
	}
	switch x := arg.(type) {
	case *ssa.Parameter:
		whole := x.Type()
		if ptr, ok := whole.Underlying().(*types.Pointer); ok && p.onlyMade(whole, path) {
			whole = ptr.Elem()
		}
		t := pointedAt(whole, path)
		if t == nil || !decides(t) {
			return part{}, false
		}
		return part{param: x, path: path}, typeinfo.IsAggregate(whole) || p.holdsAtFirst(x, path, at)
	case *ssa.UnOp:
		if g, ok := x.X.(*ssa.Global); ok {
			return p.fieldOfVariable(g, path, depth)
		}
		if found, ok := p.copiedPart(x, path); ok {
			return found, true
		}
		if x.Op == token.MUL {
			arg, at = x.X, x
		}
	case *ssa.Global:
		return p.unsetPart(x, path)
	case *ssa.MakeInterface:
		return p.fieldOfBox(x, path, depth)
	}
	on := p.receiverOf(arg)
	whole := sourceOf(on)
	if whole == nil || depth > maxDepth {
		c, ok := p.heldPart(on, path)
		return part{constant: c, lasts: true}, ok
	}
	if at == nil || !slices.Contains(*arg.Referrers(), at) {
		i := slices.IndexFunc(*arg.Referrers(), func(use ssa.Instruction) bool { _, ok := use.(ssa.CallInstruction); return ok })
		if i < 0 {
			return part{}, false
		}
		at = (*arg.Referrers())[i]
	}
	return p.partOf(whole, whole, path, at, depth)
}

// sourceOf returns v as what an instruction makes, nil if it is none of which parts are
// known.
func sourceOf(v ssa.Value) source {
	switch v := v.(type) {
	case *ssa.Alloc:
		return v
	case *ssa.Call:
		return v
	case *ssa.Extract:
		return v
	}
	return nil
}

// fieldOfBox is fieldOf for what an interface value points to, which others have as well.
func (p *Package) fieldOfBox(box *ssa.MakeInterface, path string, depth int) (part, bool) {
	if load, ok := form.Unconvert(box.X).(*ssa.UnOp); ok {
		if whole, by := keptIn(load); whole != nil {
			found, ok := p.partOf(whole, whole, path, by, depth)
			if !ok {
				return part{}, false
			}
			return p.lasting(found, box.X.Type(), path)
		}
	}
	if g, ok := form.Unconvert(box.X).(*ssa.Global); ok {
		return p.unsetPart(g, path)
	}
	whole := sourceOf(form.Unconvert(box.X))
	if whole == nil || !slices.Contains(*whole.Referrers(), ssa.Instruction(box)) {
		return part{}, false
	}
	found, ok := p.partOf(whole, whole, path, box, depth)
	if !ok {
		return part{}, false
	}
	return p.lasting(found, box.X.Type(), path)
}

// partOf is fieldOf for what an address in a source, or that itself, leads to: what was put
// there last.
func (p *Package) partOf(whole source, addr ssa.Value, path string, at ssa.Instruction, depth int) (found part, ok bool) {
	step, rest, _ := strings.Cut(path, ".")
	handed, told := false, addr == ssa.Value(whole) && p.isMadeTold(whole, path, depth)
	var optional part // what a parameter says that may be left out
	var options *application
	var filled *zeroFilling
	for use, by := range p.usesOf(addr) {
		var next part
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.UnOp, *ssa.Field:
			continue
		case *ssa.FieldAddr:
			if typeinfo.FieldName(use.X.Type(), use.Field) != step {
				continue
			}
			if rest != "" && !p.leavesBehind(use, rest) {
				return part{}, false
			}
			if form.OnlyRead(use) {
				continue
			}
			if rest == "" {
				st, ok := form.OnlyStore(use)
				if _, loads := at.(*ssa.UnOp); ok && loads && !p.handedBefore(st, at, whole) {
					continue // it is put there later, and nobody has kept the whole to look again
				}
				if ok && filled == nil {
					if filled = p.fillsBefore(st, at); filled != nil {
						continue
					}
				}
				if !ok || !p.precedes(st, at) {
					return part{}, false
				}
				next.value, next.put = st.Val, st
			} else if next, ok = p.partOf(whole, use, rest, at, depth); !ok || next.filled != nil && filled != nil {
				return part{}, false
			} else if next.put == nil {
				filled = cmp.Or(filled, next.filled)
				continue
			}
		case *ssa.Store: // of the whole
			if use.Addr != by {
				handed = handed || p.handedBefore(use, at, whole)
				continue
			}
			if p.fillsNil(use, path, at, depth) {
				continue
			}
			if next, ok = p.wholeOf(use, path, at, depth); !ok {
				return part{}, false
			}
		default:
			if !p.handedBefore(use, at, whole) {
				continue
			}
			if addr == ssa.Value(whole) {
				if applied := p.frames[use.Parent()].appliedOn(use, by, path); applied != nil {
					if options != nil {
						return part{}, false
					}
					options = applied
					continue
				}
			}
			set, sets, known := p.setByCall(use, by, path, depth)
			if !known && filled == nil {
				if filled = p.fillsByCall(use, by, path); filled != nil {
					if !p.precedes(use, at) {
						filled.by.op = perhaps
					}
					continue
				}
			}
			switch {
			case sets && p.precedes(use, at):
				next = set
			case known && !sets:
				continue
			default:
				handed = handed || sets || !p.leavesAlone(handingOn{by: use, addr: by}, path, depth) && !(told && p.tellsNot(use, by, path, depth))
				continue
			}
		}
		last := &found
		if next.isOptional() {
			last = &optional
		}
		switch {
		case last.put == nil || p.precedes(last.put, next.put):
			*last = next
		case !p.precedes(next.put, last.put):
			return part{}, false
		}
	}
	if addr == ssa.Value(whole) {
		if found, ok = p.beneath(whole, path, found, optional, depth); !ok {
			return part{}, false
		}
	}
	late := filled != nil && options != nil && !p.precedes(filled.at, options.call)
	if filled != nil && !late && (addr == ssa.Value(whole) || found.put != nil) {
		if found, ok = p.filledAfter(found, filled, depth); !ok {
			return part{}, false
		}
	}
	switch {
	case addr == ssa.Value(whole):
		if options != nil {
			if lasts, ok := p.lasting(found, addr.Type(), path); ok {
				return lasts, true
			}
			if found, ok = p.optionsOf(options, found, path, at); !ok {
				return part{}, false
			}
			if late {
				if found, ok = p.filledLate(found, filled, options, depth); !ok {
					return part{}, false
				}
			}
		}
	case found.put != nil && optional.put != nil:
		return part{}, false
	case optional.put != nil:
		found = optional
	case found.put == nil:
		return part{filled: filled}, !handed || p.staysMade(addr.Type(), path) // as the whole was made
	}
	if !handed {
		found.told = told
		return found, true
	}
	return p.lasting(found, addr.Type(), path)
}

// beneath returns what a field of a source holds where it was found, or as that was made, and
// a parameter that may be left out may say something else.
func (p *Package) beneath(whole source, path string, found, optional part, depth int) (part, bool) {
	ok := !found.unknown
	if found.put == nil {
		found, ok = p.asMade(whole, path, depth)
	}
	if !ok || optional.put == nil {
		return found, ok
	}
	return p.unlessGiven(optional, found)
}

// wholeOf returns what is put into a field of a whole by the store of that, or of a pointer
// to it, and false if that is put there at some times only, or others can set it.
func (p *Package) wholeOf(st *ssa.Store, path string, at ssa.Instruction, depth int) (part, bool) {
	_, points := st.Val.Type().Underlying().(*types.Pointer)
	points = points && path != stdoutIsIt
	if !p.precedes(st, at) {
		return p.optionalOf(st, path, at)
	}
	if points {
		found, ok := p.pointedPart(st.Val, path, st, depth+1)
		found.put = st
		return found, ok
	}
	found, ok := p.fieldOf(st.Val, path, st, depth+1)
	found.put, found.unknown = st, !ok
	return found, true
}

// asMade returns what a field of a source is made with.
func (p *Package) asMade(whole source, path string, depth int) (part, bool) {
	if local, ok := whole.(*ssa.Alloc); ok {
		return zeroAt(local.Type().Underlying().(*types.Pointer).Elem(), path)
	}
	return p.partOfResult(whole, path, depth)
}

// lasting returns what the field at path of what t is, or points to, holds as long as
// others have that as well: what none of them can set, and what is not nil, unless the
// package makes it nil again somewhere.
func (p *Package) lasting(found part, t types.Type, path string) (part, bool) {
	if _, ok := t.Underlying().(*types.Pointer); !ok || found.lasts || p.staysMade(t, path) {
		return found, true
	}
	notNil := found.constant == summary.IsNil(false) || found.value != nil && isMade(found.value)
	if notNil && !found.clears && !p.isCleared(t, path) {
		return part{constant: summary.IsNil(false), put: found.put}, true
	}
	return part{}, false
}

// isMade reports whether v is made where it stands, and so not nil.
func isMade(v ssa.Value) bool {
	c, ok := constOf(v)
	return ok && c == summary.IsNil(false)
}

// zeroAt returns the zero value at path of what is of type t.
func zeroAt(t types.Type, path string) (part, bool) {
	t = pointedAt(t, path) // what is behind nil a default may stand for
	if t == nil || !decides(t) {
		return part{}, false
	}
	if typeinfo.IsNillable(t) {
		return part{constant: summary.IsNil(true)}, true
	}
	if typeinfo.IsString(t) {
		return part{constant: summary.Const{Kind: constant.String}}, true
	}
	zero, ok := zeroOf(t)
	return part{constant: zero}, ok
}

// precedes reports whether a is executed before b whenever b is, in one function.
func (p *Package) precedes(a, b ssa.Instruction) bool {
	f := p.frames[a.Parent()]
	return f != nil && a.Parent() == b.Parent() && f.dominates(a, b)
}

// handedBefore reports whether something else may have had the content of a
// source by use when at is executed.
func (p *Package) handedBefore(use, at ssa.Instruction, whole source) bool {
	f := p.frames[at.Parent()]
	return f == nil || use.Parent() != at.Parent() || f.leadsTo(use, at, whole)
}
