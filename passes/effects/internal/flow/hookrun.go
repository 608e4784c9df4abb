package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// What another package keeps in a variable of its, it calls when something comes up:
//
//	viper.OnConfigChange(func(e fsnotify.Event) { fmt.Println(e.Name) })
//	store.OnEvict = func(key string) { fmt.Println(key) }
//
// Where it does is not followed: whoever says what is to be done, has it done.

// runKept calls the functions of this package that a callee keeps in a variable of its own.
func (f *frame) runKept(sum *summary.Summary, of any, c call, v via) {
	decl, ok := of.(*types.Func)
	if !ok || decl.Pkg() == nil || decl.Pkg() == f.pkg.env.Pkg {
		return
	}
	for _, i := range sum.Keeps {
		f.runHook(c.arg(i), v)
	}
}

// runAssigned calls the functions of this package that a store puts into a variable of another one.
func (f *frame) runAssigned(st *ssa.Store) {
	of, _ := globalAt(st.Addr)
	if of != nil && of.Pkg() != f.pkg.env.Pkg && !known.Standard(of.Pkg().Path()) {
		f.runHook(f.value(st.Val), via{pos: form.Near(st)})
	}
}

// runHook calls those of atoms that are functions of this package, by way of v.
func (f *frame) runHook(atoms []atom, v via) {
	if f.atInit() || f.asked != nil {
		return
	}
	for _, a := range atoms {
		if n, ok := a.node.(*function); ok && n.fn != nil && n.fn.Pkg == f.pkg.ssa {
			f.perform(summary.Hand, "", []atom{a}, call{}, v, 0)
		}
	}
}
