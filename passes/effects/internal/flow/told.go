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

// What something does may be told to what makes it, and by a method that does nothing else:
//
//	flags := pflag.NewFlagSet("tool", pflag.ExitOnError)
//	flags.Init("tool", pflag.ContinueOnError)
//	flags.Int("n", 1, "how many")
//	err := flags.Parse(args)
//
// Its other methods leave that as it is, and so does everybody else who has it to ask for
// something.

// isTold reports whether the field at path of what t is, or points to, holds a constant that
// nobody sets but who uses the package, by methods that do so whenever they are called.
func (p *Package) isTold(t types.Type, path string) bool {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok || path == "" || strings.Contains(path, ".") {
		return false
	}
	field := typeinfo.FieldNamed(s, path)
	if field == nil || field.Exported() || field.Pkg() != p.env.Pkg || !isConstant(field.Type()) {
		return false
	}
	by := p.assigning[field.Origin()]
	return len(by) > 0 && !p.overwritten[field.Origin()] && !slices.ContainsFunc(by, func(fn *ssa.Function) bool {
		return !p.tells(fn, path)
	})
}

// tells reports whether a function is a method that puts something into a field of its receiver,
// and that the package itself does not call.
func (p *Package) tells(fn *ssa.Function, path string) bool {
	if fn.Signature.Recv() == nil || fn.Object() == nil || !fn.Object().Exported() || fn.Signature.Results().Len() > 0 || p.isValue(fn) {
		return false
	}
	for range p.callsByName(fn) {
		return false
	}
	_, sets, ok := p.putsInto(fn, 0, path)
	return sets && ok
}

// isMadeTold reports whether a source is what a function returns that makes it with what is
// told at path.
func (p *Package) isMadeTold(whole source, path string, depth int) bool {
	call, result := form.CallOf(whole)
	if call == nil {
		return false
	}
	made, ok := p.madeByCall(call, result, path, depth)
	return ok && made.Told
}

// tellsNot reports whether what an instruction does with something of another package tells it
// nothing of what is at path: functions that are called by name do not, but for methods that say so.
func (p *Package) tellsNot(by ssa.Instruction, v ssa.Value, path string, depth int) bool {
	if _, ok := by.(*ssa.FieldAddr); ok {
		return true // of another field, as that is not exported
	}
	call, ok := by.(ssa.CallInstruction)
	if !ok {
		return form.Asks(by, v, depth)
	}
	fn := call.Common().StaticCallee()
	if fn == nil || depth > maxDepth || call.Common().Value == v {
		return false
	}
	for i, arg := range call.Common().Args {
		switch {
		case arg != v:
		case p.frames[fn] == nil:
			if s, ok := p.declaredSetting(fn, path); i == 0 && ok && s.Sets {
				return false
			}
		case i >= len(fn.Params) || !p.leavesTold(fn.Params[i], path, depth+1):
			return false
		}
	}
	return true
}

// leavesTold reports whether all that a function does with v tells it nothing of what is at path.
func (p *Package) leavesTold(v ssa.Value, path string, depth int) bool {
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool { return !p.tellsNot(use, v, path, depth) })
}

// decidedInside returns conditions of an effect that happens in block b, of which those are marked
// that ask for a constant where something has failed, if that is what it is incidental by: who
// says by the constant what is to happen then can tell.
func (f *frame) decidedInside(conds []summary.Cond, b *ssa.BasicBlock, kind summary.Kind) []summary.Cond {
	var failed *ssa.BasicBlock
	for ; b != nil && !f.ordinary(b, kind); b = b.Idom() {
		failed = b
	}
	if failed == nil {
		return conds
	}
	before := f.condsAt(failed)
	out := slices.Clone(conds)
	for i, c := range out {
		asks := c.Of == "" && c.Op == token.EQL && c.Value.Kind != summary.Nil && c.Value.Int|int64(len(c.Value.Text)) != 0
		out[i].Inner = c.Inner || asks && !slices.Contains(before, c)
	}
	return out
}

// isAsked reports whether a call says all that an effect of its callee asks for, if that is
// incidental to another package.
func (f *frame) isAsked(before string, conds []summary.Cond, by deciding, at ssa.Instruction) bool {
	asked := false
	for _, c := range conds {
		if !c.Inner {
			continue
		}
		o := f.operandFor(by, decider{c.Param, c.Path}, at)
		if asked = o.known && c.Holds(o.value); !asked {
			return false
		}
	}
	return asked && before != f.pkg.env.Pkg.Path()
}
