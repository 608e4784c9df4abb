package flow

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What is given a writer may ask whether that is standard output:
//
//	if w == os.Stdout {
//		fmt.Println(text)
//		return
//	}
//	fmt.Fprintln(w, text)
//
// A buffer is not, nor is os.Stderr, of which the caller says that. So it may ask of a field of
// what it is given, and a function literal of what it has captured.

// comparedToStdout returns what a comparison compares with os.Stdout, nil if it is another one.
func comparedToStdout(v *ssa.BinOp) ssa.Value {
	switch {
	case holdsStdout(v.Y):
		return v.X
	case holdsStdout(v.X):
		return v.Y
	}
	return nil
}

// isNotStdout returns the decider that v asks not to be os.Stdout: of what is asked to be that,
// the comparison itself is one.
func (f *frame) isNotStdout(v *ssa.BinOp) (decider, bool) {
	of := comparedToStdout(v)
	if of == nil || v.Op != token.NEQ {
		return decider{}, false
	}
	return f.mayBeStdout(of)
}

// mayBeStdout returns the decider that says whether v is os.Stdout: a parameter, a field of one,
// or what a function literal has captured. What v is asserted to be a file of is os.Stdout
// where v is.
func (f *frame) mayBeStdout(v ssa.Value) (decider, bool) {
	d, ok := f.deciderOf(asserted(v))
	return d.field(stdoutIsIt), ok && !strings.Contains(d.path, derived)
}

// asserted returns the interface value that v was asserted to be a file of, or converted from,
// and v if it is neither.
func asserted(v ssa.Value) ssa.Value {
	if found, ok := v.(*ssa.Extract); ok && found.Index == 0 {
		v = found.Tuple
	}
	switch x := v.(type) {
	case *ssa.TypeAssert:
		return x.X
	case *ssa.ChangeInterface:
		return x.X
	case *ssa.MakeInterface:
		if identityOf(x.X.Type()) == "*os.File" {
			return x.X
		}
	}
	return v
}

// ifStdout returns what is known of whether v is os.Stdout where it is handed over.
func (f *frame) ifStdout(v ssa.Value) operand {
	if c, ok := isOsStdout(v); ok {
		return operand{value: c, known: true}
	}
	d, ok := f.mayBeStdout(v)
	return operand{by: d, decides: ok}
}

// stdoutPart is ifStdout for what is put somewhere, or returned.
func (p *Package) stdoutPart(v ssa.Value, depth int) (part, bool) {
	if c, ok := isOsStdout(v); ok {
		return part{constant: c}, true
	}
	if call, _ := form.CallOf(v); call != nil {
		return p.partOfResult(v, stdoutIsIt, depth+1)
	}
	f := p.frames[v.Parent()]
	if f == nil {
		return part{}, false
	}
	d, ok := f.mayBeStdout(v)
	if !ok || d.param < 0 {
		return part{}, false
	}
	return part{param: f.fn.Params[d.param], path: d.path}, true
}

// isAskedOf returns the path of the field of which that of a decider says whether it is os.Stdout,
// or for which a constant may stand in, and the path itself if it says no such thing.
func isAskedOf(path string) string {
	if _, of, ok := standInOf(path); ok {
		return of
	}
	if field, last := paths.CutLast(path); last == stdoutIsIt {
		return field
	}
	return path
}

// holdsStdout reports whether v is os.Stdout, or an interface value that holds it.
func holdsStdout(v ssa.Value) bool {
	stream := streamOf(v)
	return stream != nil && known.IsStdout(stream)
}

// streamOf returns the standard stream that v is, or holds as an interface value, nil if it is
// none.
func streamOf(v ssa.Value) *types.Var {
	if box, ok := v.(*ssa.MakeInterface); ok {
		v = box.X
	}
	load, ok := form.Unconvert(v).(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return nil
	}
	g, ok := load.X.(*ssa.Global)
	if !ok || !isStream(g) {
		return nil
	}
	return g.Object().(*types.Var)
}

// isOsStdout returns whether a value that is handed over is os.Stdout: a standard stream, nil, or
// what is of another type.
func isOsStdout(v ssa.Value) (summary.Const, bool) {
	if stream := streamOf(v); stream != nil {
		return summary.Bool(known.IsStdout(stream)), true
	}
	switch v := v.(type) {
	case *ssa.Const:
		return summary.Bool(false), true
	case *ssa.UnOp:
		if local, ok := v.X.(*ssa.Alloc); ok && v.Op == token.MUL {
			if held := form.AlwaysIn(local); held != nil {
				return isOsStdout(held)
			}
		}
	case *ssa.ChangeInterface:
		return isOsStdout(v.X)
	case *ssa.MakeInterface:
		if typeinfo.IsParameter(v.X.Type()) {
			return summary.Const{}, false
		}
		if c, ok := v.X.(*ssa.Const); ok {
			return isOsStdout(c)
		}
		return summary.Bool(false), identityOf(v.X.Type()) != "*os.File"
	}
	return summary.Const{}, false
}
