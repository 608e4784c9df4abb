package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// What is given a writer may ask whether that is standard output:
//
//	if w == os.Stdout {
//		fmt.Println(text)
//		return
//	}
//	fmt.Fprintln(w, text)
//
// A buffer is not, nor is os.Stderr, of which the caller says that.

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
	return f.foundOutOf(of, stdoutIsIt)
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
	load, ok := unconvert(v).(*ssa.UnOp)
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
		return boolean(known.IsStdout(stream)), true
	}
	switch v := v.(type) {
	case *ssa.Const:
		return boolean(false), true
	case *ssa.ChangeInterface:
		return isOsStdout(v.X)
	case *ssa.MakeInterface:
		if isGeneric(v.X.Type()) {
			return summary.Const{}, false
		}
		if c, ok := v.X.(*ssa.Const); ok {
			return isOsStdout(c)
		}
		return boolean(false), identityOf(v.X.Type()) != "*os.File"
	}
	return summary.Const{}, false
}
