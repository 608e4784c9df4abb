package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// findInitial finds the functions that run while the package is initialized, or that a
// framework runs before any handler, by the calls that callees knows, and reports
// whether there are more than before.
func (p *Package) findInitial(callees func(*ssa.Function) []*ssa.Function) bool {
	before := len(p.initial)
	hooked := before == 0 && p.importsFramework()
	var todo []*ssa.Function
	for _, fn := range p.funcs {
		if form.Initializes(fn) || p.initial[fn] {
			todo = append(todo, fn)
		}
		if hooked {
			for _, h := range hooksIn(fn) {
				todo = append(todo, h.fn)
			}
		}
	}
	visited := make(map[*ssa.Function]bool)
	for len(todo) > 0 {
		fn := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !visited[fn] {
			visited[fn], p.initial[fn] = true, true
			todo = append(todo, callees(fn)...)
		}
	}
	return len(p.initial) > before
}

// importsFramework reports whether the package imports one by which handlers are run.
func (p *Package) importsFramework() bool {
	return slices.ContainsFunc(p.env.Pkg.Imports(), func(i *types.Package) bool {
		_, framework := known.FrameworkOf(i.Path())
		return framework
	})
}

// A hook is a function that a framework runs before any handler, and the call that says so.
type hook struct {
	fn *ssa.Function
	by *ssa.Call
}

// hooksIn returns the functions of its package that fn has a framework run before any
// handler.
//
//	cobra.OnInitialize(initConfig, initLogger)
//	kong.Parse(&cli) // which calls cli.AfterApply
func hooksIn(fn *ssa.Function) []hook {
	var out []hook
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			c, ok := i.(*ssa.Call)
			if !ok || c.Call.StaticCallee() == nil || len(c.Call.Args) == 0 {
				continue
			}
			obj, _ := c.Call.StaticCallee().Object().(*types.Func)
			if grammar, ok := c.Call.Args[0].(*ssa.MakeInterface); ok {
				for _, name := range known.HookMethods(obj) {
					if run := methodOf(fn.Prog, grammar.X.Type(), name); form.IsOwn(run, fn) {
						out = append(out, hook{run, c})
					}
				}
			}
			if !known.RunsFirst(obj) {
				continue
			}
			hooks, _ := form.Variadic(c.Call.Args[len(c.Call.Args)-1])
			for _, v := range hooks {
				if run := form.Started(v); form.IsOwn(run, fn) {
					out = append(out, hook{run, c})
				}
			}
		}
	}
	return out
}

// methodOf returns the method of a type, or of what it embeds, nil if there is none.
func methodOf(prog *ssa.Program, t types.Type, name string) *ssa.Function {
	method, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
	if decl, ok := method.(*types.Func); ok {
		return prog.FuncValue(decl)
	}
	return nil
}

// isInitial reports whether fn is known to run while the package is initialized, or
// before any handler.
func (f *frame) isInitial(fn *ssa.Function) bool {
	f.asksInitial = f.asksInitial || !f.pkg.initial[fn]
	return f.pkg.initial[fn]
}

// callees returns the functions of this package that fn is known to call.
func (p *Package) callees(fn *ssa.Function) []*ssa.Function {
	if f := p.frames[fn]; f != nil {
		return p.calleesOf(f)
	}
	return nil
}

// atInit reports whether f runs before any handler can.
func (f *frame) atInit() bool { return form.Initializes(f.fn) }
