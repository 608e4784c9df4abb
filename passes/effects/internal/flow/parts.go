package flow

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a function makes is known to its callers by the parts that decide something, as
// what a constructor fills in is, which methods ask for:
//
//	func New(w io.Writer) *Logger { return &Logger{out: w, level: Info} }
//
//	func (l *Logger) Debug(text string) {
//		if l.out == nil {
//			l.out = os.Stdout
//		}
//		if l.level <= Debug {
//			fmt.Fprintln(l.out, text)
//		}
//	}

// partOfResult returns what a field is made with of what a call returns, or what that is
// for the path of no field.
func (p *Package) partOfResult(result ssa.Value, path string, depth int) (part, bool) {
	call, i := form.CallOf(result)
	if call == nil || typeinfo.IsError(result.Type()) {
		return part{}, false // that it never fails is not what a function promises
	}
	made, ok := p.madeByCall(call, i, path, depth)
	switch {
	case !ok:
		return part{}, false
	case !made.Given:
		return part{constant: made.Value, lasts: made.Lasts, clears: made.Clears, told: made.Told}, true
	}
	arg := form.Argument(call.Call.Args, made.Param)
	if arg == nil {
		return part{}, false
	}
	found := part{value: arg}
	if path, first := strings.CutPrefix(made.Of, firstArgument+"."); first {
		found, ok = p.givenFirst(arg, path, made.Value, depth+1)
	} else if strings.HasPrefix(made.Of, setBy) {
		found, ok = p.setIn(call, arg, made.Of)
	} else if by, of, defaulted := standInOf(made.Of); defaulted {
		found, ok = p.partStandingIn(by, of, arg, call, made.Shared, depth+1)
	} else if made.Shared {
		found, ok = p.pointedPart(arg, made.Of, call, depth+1)
	} else if made.Of != "" {
		found, ok = p.fieldOf(arg, made.Of, call, depth+1)
	}
	found.lasts, found.clears, found.told = made.Lasts, made.Clears, made.Told
	return found, ok
}

// madeByCall returns what all functions that a call may be of make a field with of one of their
// results, false if they do not agree, or none is known.
func (p *Package) madeByCall(call *ssa.Call, result int, path string, depth int) (made summary.Part, ok bool) {
	for i, fn := range p.makersOf(call) {
		by, known := p.madeBy(fn, result, path, depth)
		if !known || i > 0 && by != made {
			return summary.Part{}, false
		}
		made, ok = by, true
	}
	return made, ok
}

// madeBy returns what fn makes a field with of one of its results.
func (p *Package) madeBy(fn *ssa.Function, result int, path string, depth int) (summary.Part, bool) {
	if p.frames[fn] != nil {
		return p.madeInside(fn, result, path, depth)
	}
	decl, _ := fn.Object().(*types.Func)
	if decl == nil || decl.Pkg() == p.env.Pkg {
		return summary.Part{}, false
	}
	if sum := p.env.Summary(decl.Origin()); sum != nil {
		for _, part := range sum.Parts {
			if part.Result == result && part.Path == path {
				return part, true
			}
		}
	}
	return summary.Part{}, false
}

// A partKey names a field of a result. How deep it is asked for is part of it, as that
// may be the end of asking.
type partKey struct {
	fn     *ssa.Function
	result int
	path   string
	depth  int
}

// madeInside is madeBy for a function of the package: what all that it returns have, but
// for the nil that stands beside an error.
func (p *Package) madeInside(fn *ssa.Function, result int, path string, depth int) (summary.Part, bool) {
	key := partKey{fn, result, path, depth}
	if known, ok := p.makes[key]; ok {
		return known, known != summary.Part{}
	}
	var made summary.Part
	for _, b := range p.frames[fn].ends {
		r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || result >= len(r.Results) {
			made = summary.Part{}
			break
		}
		if path != "" && form.IsNil(r.Results[result]) {
			continue
		}
		found, ok := p.returnedPart(r, result, path, depth)
		if !ok || made != (summary.Part{}) && made != found {
			made = summary.Part{}
			break
		}
		made = found
	}
	if p.makes == nil {
		p.makes = make(map[partKey]summary.Part)
	}
	p.makes[key] = made
	return made, made != summary.Part{}
}

// returnedPart is madeInside for what is returned in one place.
func (p *Package) returnedPart(r *ssa.Return, result int, path string, depth int) (summary.Part, bool) {
	out := summary.Part{Result: result, Path: path}
	if depth > maxDepth {
		return out, false
	}
	found, ok := part{value: r.Results[result]}, true
	if path != "" {
		found, ok = p.fieldOf(found.value, path, r, depth+1)
	}
	if !ok {
		return out, false
	}
	out.Lasts, out.Clears, out.Told, out.Shared = found.lasts, found.clears, found.told, found.shared
	if out.Value, ok = p.constantPart(found, depth); ok {
		return out, true
	}
	d, ok := p.frames[r.Parent()].deciderOfPart(found)
	if ok {
		out.Given, out.Param, out.Of, out.Value = true, d.param, d.path, found.constant
	}
	return out, ok
}

// constantPart returns the constant that a part is, false if it is none.
func (p *Package) constantPart(x part, depth int) (summary.Const, bool) {
	if x.value != nil {
		return p.constant(x.value, depth)
	}
	return x.constant, x.param == nil && x.free == nil
}

// constant is constOf for what a function of another package may return as well. What one
// of this package never returns its authors may have in mind to.
func (p *Package) constant(v ssa.Value, depth int) (summary.Const, bool) {
	if c, ok := constOf(v); ok {
		return c, true
	}
	if wide, ok := v.(*ssa.ChangeInterface); ok {
		return p.constant(wide.X, depth)
	}
	call, result := form.CallOf(v)
	if call != nil && typeinfo.IsError(v.Type()) {
		return summary.IsNil(true), p.cannotFail(call, result)
	}
	if call == nil || !decides(v.Type()) || depth > maxDepth {
		return summary.Const{}, false
	}
	if fn := call.Call.StaticCallee(); fn == nil || p.frames[fn] != nil {
		return summary.Const{}, false
	}
	found, ok := p.partOfResult(v, "", depth+1)
	if ok && found.value != nil {
		found.constant, ok = constOf(found.value)
	}
	return found.constant, ok && found.param == nil
}

// Bounds of what a fact says of parts: of the paths that are asked for of one type, and of
// those that one function is said to make.
const (
	maxAsked = 16
	maxParts = 32
)

// partsOf returns the parts of what fn returns by which functions of the package decide.
func (p *Package) partsOf(fn *ssa.Function) (out []summary.Part) {
	results := fn.Signature.Results()
	for i := range results.Len() {
		t := results.At(i).Type()
		named := typeinfo.NamedOf(t)
		if named == nil || typeinfo.IsError(t) {
			continue
		}
		for _, path := range p.askedOf(named) {
			if made, ok := p.madeBy(fn, i, path, 0); ok && len(out) < maxParts {
				out = append(out, p.afterwards(made, t))
			}
		}
	}
	return append(out, p.unfailing(fn)...)
}

// afterwards returns a part of a result of type t with what becomes of it later.
func (p *Package) afterwards(made summary.Part, t types.Type) summary.Part {
	if made.Path == "" {
		return made
	}
	mayBeNil := made.Given || made.Value.Kind == summary.Nil
	made.Lasts = made.Lasts || p.staysMade(t, made.Path)
	made.Told = made.Told || p.isTold(t, made.Path)
	made.Clears = made.Clears || !made.Lasts && mayBeNil && p.isCleared(t, made.Path)
	return made
}
