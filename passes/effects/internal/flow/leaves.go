package flow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a function sets in what it is handed the address of, most are done with quickly: they
// count something, and hand it to methods of the same package.
//
//	func (s *Scanner) Scan(name string) error {
//		s.files++
//		return s.scan(name)
//	}
//
// Other packages are told, so that they know the other fields to be as before.

// maxTouched bounds the fields that one function is said to set.
const maxTouched = 16

// A touching names what a parameter of a function, or what it has captured, points to.
type touching struct {
	fn    *ssa.Function
	param int
}

// A touch is what the function does with that: it sets what is at some paths, and hands it to
// nobody, if ok says that this is known.
type touch struct {
	but    []string
	ok     bool
	behind []string // of paths behind pointers, which ones nothing is set at: told by other packages
}

// leavesOf returns what other packages are told of the parameters of a function: of those that
// point to structs of the package by which it decides something.
func (p *Package) leavesOf(fn *ssa.Function) (out []summary.Leave) {
	for i, param := range fn.Params {
		ptr, ok := param.Type().Underlying().(*types.Pointer)
		if !ok {
			continue
		}
		of := typeinfo.NamedOf(ptr)
		if of == nil || of.Pkg() != p.env.Pkg || !slices.ContainsFunc(p.askedOf(of), func(path string) bool { return isConstantPart(ptr, path) }) {
			continue
		}
		if t := p.touched(fn, i, 0); t.ok {
			out = append(out, summary.Leave{Param: i, But: t.but, Behind: p.leftBehind(param)})
		}
	}
	return out
}

// leftBehind returns the paths behind pointers, in what a parameter points to, by which something is
// decided and at which the function of the parameter has nothing set.
func (p *Package) leftBehind(param *ssa.Parameter) (out []string) {
	for _, path := range p.askedOf(typeinfo.NamedOf(param.Type())) {
		if p.isShared(param.Type(), path) && p.asksOf(param, path, nil) {
			out = append(out, path)
		}
	}
	return out
}

// isHeldPart reports whether path leads to a constant in what a pointer of type t points to, and
// not behind another pointer.
func isHeldPart(t types.Type, path string) bool {
	return isConstantPart(t, path) && !isBehindPointer(t, path)
}

// isConstantPart is isHeldPart for what may be behind other pointers.
func isConstantPart(t types.Type, path string) bool {
	_, ok := t.Underlying().(*types.Pointer)
	if !ok || path == "" || strings.HasPrefix(path, derived) || strings.HasPrefix(path, comparedAs) || isAskedOf(path) != path {
		return false
	}
	part := pointedAt(t, path)
	return part != nil && isConstant(part) && !slices.Contains(strings.Split(path, "."), paths.Element)
}

// touched returns what a function does with what a parameter points to.
func (p *Package) touched(fn *ssa.Function, param, depth int) touch {
	if p.frames[fn] == nil {
		return p.touchedOutside(fn, param)
	}
	key := touching{fn, param}
	known, ok := p.touching[key]
	if ok || depth > maxDepth || param >= len(fn.Params) {
		return known
	}
	if p.touching == nil {
		p.touching = make(map[touching]touch)
	}
	p.touching[key] = touch{} // for what leads back here
	known.ok = true
	for _, h := range p.handedIn(fn, param) {
		by, ok := p.touchedBy(h, depth)
		if known.ok = known.ok && ok; !known.ok {
			break
		}
		for _, path := range by {
			if !slices.Contains(known.but, path) {
				known.but = append(known.but, path)
			}
		}
	}
	if !known.ok || len(known.but) > maxTouched {
		known = touch{}
	}
	slices.Sort(known.but)
	p.touching[key] = known
	return known
}

// touchedOutside is touched for a function of another package, by its facts.
func (p *Package) touchedOutside(fn *ssa.Function, param int) touch {
	decl, _ := fn.Object().(*types.Func)
	if decl == nil || decl.Pkg() == p.env.Pkg {
		return touch{}
	}
	sum := p.env.Summary(decl.Origin())
	if sum == nil {
		return touch{}
	}
	i := slices.IndexFunc(sum.Leaves, func(l summary.Leave) bool { return l.Param == param })
	if i < 0 {
		return touch{}
	}
	return touch{sum.Leaves[i].But, true, sum.Leaves[i].Behind}
}

// touchedBy returns what an instruction sets in what it hands on, and false if others may have
// the whole from there. Who has a part of it does not get to another part.
func (p *Package) touchedBy(h handingOn, depth int) (but []string, ok bool) {
	if st, ok := h.by.(*ssa.Store); ok && st.Addr == h.addr && st.Val != h.addr {
		return []string{h.path}, h.path != ""
	} else if ok && st.Val == h.addr && h.path == "" {
		return p.setWhereKept(st)
	}
	if r, ok := h.by.(*ssa.Return); ok && h.path == "" && p.isFluent(r.Parent()) {
		return nil, true // of which the callers know
	}
	if made, ok := h.by.(*ssa.MakeClosure); ok && h.path == "" {
		fn, captured, ok := p.capturedBy(made, h.addr)
		if !ok {
			return nil, false
		}
		t := p.touched(fn, captured, depth+1)
		return t.but, t.ok
	}
	if call, ok := h.by.(ssa.CallInstruction); ok {
		if t := p.touchedByCall(call.Common(), h.addr, depth+1); t.ok {
			for _, path := range t.but {
				but = append(but, paths.Join(h.path, path))
			}
			return but, true
		}
	}
	return []string{h.path}, h.path != ""
}

// touchedByCall returns what a call does with what an argument points to.
func (p *Package) touchedByCall(call *ssa.CallCommon, arg ssa.Value, depth int) (all touch) {
	fn := call.StaticCallee()
	if fn == nil || call.Value == arg {
		return touch{}
	}
	for i, other := range call.Args {
		if other != arg {
			continue
		}
		t := p.touched(fn, i, depth)
		if !t.ok {
			return touch{}
		}
		all.but, all.ok, all.behind = append(all.but, t.but...), true, t.behind
	}
	return all
}
