package flow

import (
	"go/ast"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
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
			w.pos = form.Near(v)
		}
		f.made[key] = w
		f.pkg.noteOutput()
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
