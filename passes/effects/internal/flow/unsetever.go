package flow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a library does only where a field of a variable of its is set, it never does if that is
// nil, and nobody else can name the field:
//
//	var Default = Config{} // asks who uses it where its prompt, a reader, is not nil
//
// as long as nobody puts something else in place of the whole.

// UnsetEver returns the fields of v, an exported variable of this package, by which a function
// of it decides, and that are nil for ever, in order of the alphabet.
func (p *Package) UnsetEver(v *types.Var) (out []string) {
	named, ok := types.Unalias(v.Type()).(*types.Named)
	if !ok {
		return nil
	}
	for _, field := range p.askedOf(named.Origin().Obj()) {
		if t := typeAt(named, field); strings.Contains(field, ".") || t == nil || !typeinfo.IsNillable(t) {
			continue
		}
		if p.onlyMade(named, field) && !p.mayFillVariable(v, field) {
			out = append(out, field)
		}
	}
	slices.Sort(out)
	return out
}

// unsetPart returns that a field of a variable of another package is nil, false if that is not
// known, or this package may put something else in place of the whole.
func (p *Package) unsetPart(g *ssa.Global, field string) (part, bool) {
	v, name := globalAt(g)
	if v == nil || v.Pkg() == p.env.Pkg || !slices.Contains(p.env.UnsetEver(v), field) {
		return part{}, false
	}
	if p.isReplaced(name) || p.puts(name, func(*ssa.Store) bool { return false }) {
		return part{}, false
	}
	return part{constant: summary.IsNil(true), lasts: true}, true
}
