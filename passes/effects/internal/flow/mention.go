package flow

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// mention returns the writer that the expression os.Stdout, loaded by v, stands for.
func (f *frame) mention(v *ssa.UnOp) atom {
	key := madeKey{by: v}
	w, ok := f.made[key].(*writer)
	if !ok {
		w = &writer{writerKey: writerKey{class: f.pkg.class(f.fn, summary.Process), what: "os.Stdout"}, home: f.fn, block: v.Block(), load: v}
		if e := f.mentioned(v); e != nil {
			w.pos, w.node = e.Pos(), e
		} else {
			w.pos = near(v)
		}
		f.made[key] = w
	}
	w.guard = f.guardsOf(v)
	return atom{kind: isWriter, node: w}
}

// mentioned returns the expression that the source has for the value v, if it has one.
func (f *frame) mentioned(v ssa.Value) ast.Expr {
	if f.mentions == nil {
		f.mentions = make(map[ssa.Value]ast.Expr)
		for _, b := range f.fn.Blocks {
			for _, i := range b.Instrs {
				if d, ok := i.(*ssa.DebugRef); ok && !d.IsAddr && f.mentions[d.X] == nil {
					f.mentions[d.X] = d.Expr
				}
			}
		}
	}
	return f.mentions[v]
}

// near returns the position of the first instruction after i that has one.
func near(i ssa.Instruction) token.Pos {
	found := false
	for _, other := range i.Block().Instrs {
		if other == i {
			found = true
		}
		if found && other.Pos().IsValid() {
			return other.Pos()
		}
	}
	return i.Parent().Pos()
}

// addressOf returns the address that x was loaded from, or x itself.
func addressOf(x ssa.Value) ssa.Value {
	for {
		switch v := x.(type) {
		case *ssa.UnOp:
			if v.Op == token.MUL {
				return v.X
			}
			return x
		case *ssa.ChangeInterface:
			x = v.X
		case *ssa.ChangeType:
			x = v.X
		default:
			return x
		}
	}
}

func isNil(v ssa.Value) bool {
	return isZero(v) && !isAggregate(v.Type())
}

// isZero reports whether v is nil, or a struct of nothing but zero values.
func isZero(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value == nil && !isBasic(c.Type())
}

func isBasic(t types.Type) bool {
	_, ok := t.Underlying().(*types.Basic)
	return ok
}
