package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// A list that begins where the array of its literal does has its elements under the same numbers:
//
//	ws := []io.Writer{os.Stdout, os.Stderr}
//	fmt.Fprintln(ws[1], text)
//
// So it is with one that a variable holds. What puts elements elsewhere, as slices.Reverse does,
// is not seen by who only knows what a list holds, so nobody may have it who does.

// arrayOf returns the array that a list begins with, nil if that is not known. Of several, as a
// variable may be set to, it is the first.
func (p *Package) arrayOf(list ssa.Value, depth int) *ssa.Alloc {
	if depth > maxDepth {
		return nil
	}
	switch v := list.(type) {
	case *ssa.ChangeType:
		return p.arrayOf(v.X, depth+1)
	case *ssa.Slice:
		if v.Low != nil {
			if low, ok := constOf(v.Low); !ok || low.Int != 0 {
				return nil
			}
		}
		if array, ok := v.X.(*ssa.Alloc); ok {
			return array
		}
		return p.arrayOf(v.X, depth+1)
	case *ssa.UnOp:
		switch from := v.X.(type) {
		case *ssa.Alloc:
			return p.arrayOf(form.AlwaysIn(from), depth+1)
		case *ssa.Global:
			return p.arrayIn(from, depth)
		}
	}
	return nil
}

// arrayIn returns the array that a list begins with which a variable of the package holds.
func (p *Package) arrayIn(g *ssa.Global, depth int) (array *ssa.Alloc) {
	if g.Object() == nil || !p.isPrivate(g.Pkg.Pkg.Path()+"."+g.Name()) {
		return nil
	}
	for _, use := range p.usesOfVariable(g) {
		if st, ok := use.(*ssa.Store); ok && st.Addr == ssa.Value(g) && array == nil {
			if array = p.arrayOf(st.Val, depth+1); array != nil {
				continue
			}
		}
		if !form.Loads(use) {
			return nil
		}
	}
	return array
}

// isInOrder reports whether the elements of a list are where they were put in the array that it
// begins with.
func (p *Package) isInOrder(list ssa.Value) bool {
	array := p.arrayOf(list, 0)
	if array == nil {
		return false
	}
	in, ok := p.ordered[array]
	if !ok {
		in = inOrder{p, array.Parent()}.stays(array, 0)
		if p.ordered == nil {
			p.ordered = make(map[*ssa.Alloc]bool)
		}
		p.ordered[array] = in
	}
	return in
}

// isUnturned reports whether nobody has a list that begins in an array who may put its elements
// elsewhere, as slices.Reverse(ws[:]) does.
func (p *Package) isUnturned(array ssa.Value) bool {
	unturned, ok := p.unturned[array]
	if ok {
		return unturned
	}
	var uses []ssa.Instruction
	switch v := array.(type) {
	case *ssa.Alloc:
		uses = *v.Referrers()
	case *ssa.Global:
		uses = p.usesOfVariable(v)
	}
	unturned = !slices.ContainsFunc(uses, func(use ssa.Instruction) bool {
		list, ok := use.(*ssa.Slice)
		return ok && !inOrder{p, array.Parent()}.stays(list, 0)
	})
	if p.unturned == nil {
		p.unturned = make(map[ssa.Value]bool)
	}
	p.unturned[array] = unturned
	return unturned
}

// An inOrder asks whether an array that a function makes stays as it is, but for what that
// function itself puts under numbers.
type inOrder struct {
	p    *Package
	home *ssa.Function
}

// stays reports whether nobody who has the array, or a list, from where v is that, changes it.
func (in inOrder) stays(v ssa.Value, depth int) bool {
	refs := v.Referrers()
	return refs != nil && depth <= maxDepth && !slices.ContainsFunc(*refs, func(use ssa.Instruction) bool { return !in.keeps(use, v, depth) })
}

// keeps is stays for one instruction that has v.
func (in inOrder) keeps(use ssa.Instruction, v ssa.Value, depth int) bool {
	switch use := use.(type) {
	case *ssa.DebugRef:
		return true
	case *ssa.IndexAddr:
		return use.Parent() == in.home || form.OnlyRead(use)
	case *ssa.UnOp: // a copy of the array
		return true
	case *ssa.Slice:
		return use.X == v && in.stays(use, depth+1)
	case *ssa.ChangeType:
		return in.stays(use, depth+1)
	case *ssa.Store:
		return use.Addr == v || in.held(use.Addr, depth)
	case ssa.CallInstruction:
		return in.called(use.Common(), v, depth)
	}
	return false
}

// held is stays for what a variable holds for ever.
func (in inOrder) held(variable ssa.Value, depth int) bool {
	var uses []ssa.Instruction
	switch v := variable.(type) {
	case *ssa.Global:
		if v.Pkg != in.p.ssa {
			return false
		}
		uses = in.p.usesOfVariable(v)
	case *ssa.Alloc, *ssa.FreeVar:
		uses = *v.Referrers()
	}
	return len(uses) > 0 && depth <= maxDepth && !slices.ContainsFunc(uses, func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.DebugRef:
			return false
		case *ssa.Store:
			return use.Addr != variable
		case *ssa.UnOp:
			return !in.stays(use, depth+1)
		case *ssa.MakeClosure:
			i := slices.Index(use.Bindings, variable)
			return !in.held(use.Fn.(*ssa.Function).FreeVars[i], depth+1)
		}
		return true
	})
}

// called is stays for a call that is given v. What is built into the language changes only the
// list that it is to, and what is known of other functions is those of the package.
func (in inOrder) called(c *ssa.CallCommon, v ssa.Value, depth int) bool {
	if b, ok := c.Value.(*ssa.Builtin); ok {
		return b.Name() == "len" || b.Name() == "cap" || b.Name() != "clear" && c.Args[0] != v
	}
	fn := c.StaticCallee()
	if fn == nil || !in.p.hasBody(fn) || len(fn.Params) != len(c.Args) {
		return false
	}
	for i, arg := range c.Args {
		if arg == v && !in.stays(fn.Params[i], depth+1) {
			return false
		}
	}
	return true
}
