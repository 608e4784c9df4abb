package flow

import (
	"go/types"
	"iter"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A configuration is often kept by a pointer, which the caller has as well:
//
//	func New(config *Config) *Client { return &Client{config: config} }
//
//	func (c *Client) Do() {
//		if c.config.Verbose {
//			fmt.Println("doing")
//		}
//
// Who has the client does not get at it, if the package does nothing with it but ask for its fields.
// So the client does what the configuration says, as long as the caller leaves that alone.

// keepsPointers reports whether nobody who has what t is, or points to, can put something at path,
// which leads behind a pointer: those who have what that points to can.
func (p *Package) keepsPointers(t types.Type, path string) bool {
	if path == stdoutIsIt || !isBehindPointer(t, isAskedOf(path)) {
		return false
	}
	kept := false
	for field, rest := range fieldsOn(t, isAskedOf(path)) {
		if field == nil || p.assigned[field.Origin()] {
			return false
		}
		if !kept && (field.Exported() || field.Embedded() || field.Pkg() != p.env.Pkg || p.converted[field.Origin()]) {
			return false
		}
		_, points := field.Type().Underlying().(*types.Pointer)
		if points && rest != "" && !p.asksOfField(field.Origin(), rest) {
			return false
		}
		kept = kept || points
	}
	return true
}

// staysMade reports whether nobody who has what t is, or points to, can put something else at path than
// it was made with.
func (p *Package) staysMade(t types.Type, path string) bool {
	return p.onlyMade(t, path) || p.keepsPointers(t, path)
}

// leavesBehind reports whether what is loaded from the address of a field, if it is a pointer, is asked
// only for what is at a path of what it points to.
func (p *Package) leavesBehind(at *ssa.FieldAddr, path string) bool {
	t := typeinfo.Field(at.X.Type(), at.Field).Type()
	if _, points := t.Underlying().(*types.Pointer); !points || p.onlyMade(t, path) {
		return true
	}
	return !slices.ContainsFunc(*at.Referrers(), func(use ssa.Instruction) bool {
		load, ok := use.(*ssa.UnOp)
		return ok && !p.asksOf(load, path, nil)
	})
}

// pointedPart is fieldOf for what v points to, of which others may have the pointer once an instruction
// keeps it, or hands it to who does: nobody puts anything there then. With what a parameter points to
// that is so as long as the callers leave it alone.
func (p *Package) pointedPart(v ssa.Value, path string, at ssa.Instruction, depth int) (part, bool) {
	if c, ok := p.heldPart(v, path); ok {
		return part{constant: c}, true
	}
	if x, ok := v.(*ssa.Parameter); ok && !p.onlyMade(x.Type(), path) {
		t := pointedAt(x.Type(), path)
		return part{param: x, path: path, shared: true}, t != nil && decides(t) && p.asksOf(x, path, at)
	}
	if form.IsNil(v) {
		return p.fieldOf(v, path, at, depth)
	}
	if _, ok := v.(*ssa.Phi); ok {
		return p.pointedUnlessNil(v, path, at, depth)
	}
	if f := p.frames[at.Parent()]; f != nil {
		if put, ok := f.stored(v); ok && put.value != nil && put.value != v && depth <= maxDepth {
			return p.pointedPart(put.value, path, at, depth)
		}
	}
	found, ok := p.fieldOf(v, path, at, depth)
	if !ok || found.lasts || p.onlyMade(v.Type(), path) {
		return found, ok
	}
	whole := sourceOf(p.receiverOf(v))
	return found, whole != nil && p.asksOf(whole, path, at)
}

// holdsAtFirst reports whether what a parameter points to has at path what it had at first when the
// function of the parameter executes at.
func (p *Package) holdsAtFirst(x *ssa.Parameter, path string, at ssa.Instruction) bool {
	f := p.frames[x.Parent()]
	return f != nil && at != nil && at.Parent() == x.Parent() && f.remains(decider{form.IndexOf(x), path}, at)
}

// isShared reports whether a path leads behind a pointer in what t is, or points to, to what others may
// set who have the pointer.
func (p *Package) isShared(t types.Type, path string) bool {
	return isBehindPointer(t, isAskedOf(path)) && !p.onlyMade(t, path)
}

// fieldsOn yields the fields on the way along a path from what t is, or points to, each with the rest of
// the path; nil where there is none.
func fieldsOn(t types.Type, path string) iter.Seq2[*types.Var, string] {
	return func(yield func(*types.Var, string) bool) {
		for path != "" {
			var step string
			step, path, _ = strings.Cut(path, ".")
			if ptr, ok := t.Underlying().(*types.Pointer); ok {
				t = ptr.Elem()
			}
			var field *types.Var
			if s, ok := t.Underlying().(*types.Struct); ok {
				field = typeinfo.FieldNamed(s, step)
			}
			if !yield(field, path) || field == nil {
				return
			}
			t = field.Type()
		}
	}
}

// pointedAt is typeAt for a path that may lead behind pointers.
func pointedAt(t types.Type, path string) types.Type {
	for t != nil && path != "" {
		if ptr, ok := t.Underlying().(*types.Pointer); ok {
			t = ptr.Elem()
		}
		var step string
		step, path, _ = strings.Cut(path, ".")
		t = typeAt(t, step)
	}
	return t
}
