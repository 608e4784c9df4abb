package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"iter"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// onRequest reports whether control gets to block b only where a bit is set of
// a set of options, in which whoever uses the package says what is wanted: of an
// exported field, or of one that holds what exported functions were given, as in
//
//	if cfg.Mode&NeedTypes != 0
//
// Which bits those are is not followed: they come together from constants,
// variables of other packages and functions that add to them.
func (f *frame) onRequest(b *ssa.BasicBlock) bool {
	if b == nil {
		return false
	}
	known, ok := f.asks[b]
	if !ok {
		known = f.onRequest(b.Idom()) || f.pkg.asksBit(b)
		if f.asks == nil {
			f.asks = make(map[*ssa.BasicBlock]bool)
		}
		f.asks[b] = known
	}
	return known
}

// asksBit reports whether control gets to b by a branch alone that a bit of an
// option decides.
func (p *Package) asksBit(b *ssa.BasicBlock) bool { return form.OnlyIf(b, p.isBitSet) }

// isBitSet reports whether a condition that holds, or does not, means that some
// bit of an option is set.
func (p *Package) isBitSet(v ssa.Value, holds bool) bool {
	switch v := v.(type) {
	case *ssa.UnOp:
		return v.Op == token.NOT && p.isBitSet(v.X, !holds)
	case *ssa.Call:
		if asked := form.AskedFor(v); asked != nil {
			return p.isBitSet(asked, holds)
		}
	case *ssa.BinOp:
		bits, other := v.X, v.Y
		if _, ok := bits.(*ssa.Const); ok {
			bits, other = other, bits
		}
		c, ok := other.(*ssa.Const)
		if !ok || c.Value == nil || c.Value.Kind() != constant.Int || !p.isMaskedOption(bits) {
			return false
		}
		none := constant.Sign(c.Value) == 0 // compared with no bit, not with some
		switch v.Op {
		case token.EQL:
			return holds != none
		case token.NEQ:
			return holds == none
		case token.GTR:
			return holds && none
		}
	}
	return false
}

// isMaskedOption reports whether v is some bits, which a constant names, of a field
// that holds options.
func (p *Package) isMaskedOption(v ssa.Value) bool {
	and, ok := v.(*ssa.BinOp)
	if !ok || and.Op != token.AND {
		return false
	}
	x, y := and.X, and.Y
	if _, ok := x.(*ssa.Const); ok {
		x, y = y, x
	}
	if _, ok := y.(*ssa.Const); !ok {
		return false
	}
	switch x := form.Unconvert(x).(type) {
	case *ssa.Field:
		return p.holdsOptions(typeinfo.Field(x.X.Type(), x.Field))
	case *ssa.UnOp:
		if at, ok := x.X.(*ssa.FieldAddr); ok && x.Op == token.MUL {
			return p.holdsOptions(typeinfo.Field(at.X.Type(), at.Field))
		}
	}
	return false
}

// holdsOptions reports whether users of the package say what field holds.
func (p *Package) holdsOptions(field *types.Var) bool {
	if field == nil {
		return false
	}
	if field.Exported() {
		return true
	}
	if p.given == nil {
		p.given = p.givenFields()
	}
	return p.given[field]
}

// givenFields returns the fields that are not exported in which the package keeps
// what exported functions are given, and nothing else.
func (p *Package) givenFields() map[*types.Var]bool {
	given := make(map[*types.Var]bool)
	for at, field := range p.fieldAddrs() {
		if !field.Exported() {
			for _, use := range *at.Referrers() {
				keepGiven(given, field, at, use)
			}
		}
	}
	return given
}

// fieldAddrs yields where functions of the package take the address of a field, in order, and
// which field that is.
func (p *Package) fieldAddrs() iter.Seq2[*ssa.FieldAddr, *types.Var] {
	return func(yield func(*ssa.FieldAddr, *types.Var) bool) {
		for _, fn := range p.funcs {
			for _, b := range fn.Blocks {
				for _, i := range b.Instrs {
					at, ok := i.(*ssa.FieldAddr)
					if !ok {
						continue
					}
					if field := typeinfo.Field(at.X.Type(), at.Field); field != nil && !yield(at, field) {
						return
					}
				}
			}
		}
	}
}

// keepGiven notes what one use of the address of a field means for it: false once
// something else may be put there.
func keepGiven(given map[*types.Var]bool, field *types.Var, at ssa.Value, use ssa.Instruction) {
	switch use := use.(type) {
	case *ssa.DebugRef:
	case *ssa.UnOp: // what it holds is read
	case *ssa.Store:
		old, ok := given[field]
		given[field] = use.Addr == at && form.IsGiven(use.Val) && (old || !ok)
	default:
		given[field] = false
	}
}

// ownDoing reports whether the package at path is of the same repository, or module, as
// the one under analysis: what an option lets a library do itself, its users ask
// for; what it does with another library they may not know.
func (p *Package) ownDoing(path string) bool {
	return repository(path) == repository(p.env.Pkg.Path()) || path != "" && p.env.SameModule(path)
}

// areKin reports whether two packages are of one repository, or one is in the folder of the
// other.
func areKin(a, b string) bool {
	return repository(a) == repository(b) || strings.HasPrefix(a, b+"/") || strings.HasPrefix(b, a+"/")
}

// repository returns the elements of an import path that name a repository at a
// host, else the first.
func repository(path string) string {
	elements := strings.Split(path, "/")
	n := 1
	if strings.Contains(elements[0], ".") {
		n = min(3, len(elements))
	}
	return strings.Join(elements[:n], "/")
}
