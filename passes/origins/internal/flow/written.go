package flow

import (
	"go/token"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// What is written to a file is kept, and so is what is put into what a package variable
// leads to.
//
//	f, err := os.Create("notes")
//	err = json.NewEncoder(f).Encode(note)
//	byID[note.ID] = note

// keepsIn reports whether what is put into what a value leads to is kept: a file, or a
// package variable, which go on when the function is done.
func (f *frame) keepsIn(v ssa.Value) bool { return f.isStored(v) || f.ofVariable(v) }

// isStored reports whether a value is a file that is no stream of the process, or writes to
// one.
func (f *frame) isStored(v ssa.Value) bool { return f.isStoredWithin(v, maxHops) }

func (f *frame) isStoredWithin(v ssa.Value, hops int) bool {
	if v = f.fileOf(v); v == nil || hops == 0 {
		return false
	}
	switch x := v.(type) {
	case *ssa.Call, *ssa.Extract:
		return true
	case *ssa.UnOp:
		switch at := x.X.(type) {
		case *ssa.Global:
			return !isStream(at)
		case *ssa.FieldAddr, *ssa.IndexAddr:
			return true
		case *ssa.Alloc:
			return f.anyStored(f.storedAt(at), hops-1)
		}
	case *ssa.Phi:
		return f.anyStored(x.Edges, hops-1)
	}
	return false // the caller's, who knows what it is
}

func (f *frame) anyStored(values []ssa.Value, hops int) bool {
	for _, v := range values {
		if f.isStoredWithin(v, hops) {
			return true
		}
	}
	return false
}

// fileOf returns the file that is written to by what writes to a value, nil if that is
// none: json.NewEncoder(f) has a row that says so.
func (f *frame) fileOf(v ssa.Value) ssa.Value {
	for range maxHops {
		if v.Type().String() == "*os.File" {
			return v
		}
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.Call:
			if v = f.madeFor(x); v == nil {
				return nil
			}
		default:
			return nil
		}
	}
	return nil
}

// madeFor returns the argument that what a function makes leads to, nil if there is none.
func (f *frame) madeFor(c *ssa.Call) ssa.Value {
	fn := c.Call.StaticCallee()
	if fn == nil {
		return nil
	}
	callee := f.p.function(fn)
	if callee == nil || callee.obj == nil {
		return nil
	}
	for _, m := range f.p.foreign(callee.obj).moves {
		if m.To.Root == known.RootResult && m.Origin == 0 && !m.Whole && !m.Copies && len(m.To.Path)+len(m.From.Path) == 0 && m.From.Index < len(c.Call.Args) {
			return c.Call.Args[m.From.Index]
		}
	}
	return nil
}

// isStream reports whether a variable is os.Stdout or one of its like.
func isStream(g *ssa.Global) bool { return g.Pkg.Pkg.Path() == "os" }

// ofVariable reports whether a value is a package variable, or what one leads to. What is
// put there before main begins is the same for each call.
func (f *frame) ofVariable(v ssa.Value) bool {
	if f.fn.Parent() == nil && (f.fn.Name() == "init" || strings.HasPrefix(f.fn.Name(), "init#")) {
		return false
	}
	for range maxTexts {
		switch x := v.(type) {
		case *ssa.Global:
			return !isStream(x)
		case *ssa.FieldAddr:
			v = x.X
		case *ssa.IndexAddr:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.UnOp:
			if x.Op != token.MUL {
				return false
			}
			v = x.X
		default:
			return false
		}
	}
	return false
}
