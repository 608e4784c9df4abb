package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Before the handler of a command a framework runs what the command has for that:
//
//	&cobra.Command{
//		Use:    "serve",
//		PreRun: func(cmd *cobra.Command, args []string) { out = os.Stderr },
//		RunE:   serve,
//	}
//
// A parser of kong calls methods of the command:
//
//	func (*serveCmd) AfterApply() error { out = os.Stderr; return nil }

// hooksAhead reports whether one of some instructions is always executed so before fn, which is
// the handler of commands and nothing else.
func (p *Package) hooksAhead(by []ssa.Instruction, fn *ssa.Function) bool {
	for range p.callsByName(fn) {
		return false
	}
	executes := func(hook *ssa.Function) bool {
		return p.frame(hook).usuallyOne(slices.DeleteFunc(slices.Clone(by), func(i ssa.Instruction) bool { return i.Parent() != hook }))
	}
	uses := p.valuesOf(fn)
	if len(uses) == 0 {
		return slices.ContainsFunc(p.methodsAhead(fn), executes)
	}
	return !slices.ContainsFunc(uses, func(use ssa.Instruction) bool {
		st, ok := use.(*ssa.Store)
		return !ok || !slices.ContainsFunc(hooksBeside(st), executes)
	})
}

// methodsAhead returns the methods that kong calls before fn, if that is the one by which it runs a
// command, and no interface value is asked for it here.
func (p *Package) methodsAhead(fn *ssa.Function) (out []*ssa.Function) {
	decl, ok := fn.Object().(*types.Func)
	if !ok || decl.Signature().Recv() == nil || decl.Name() != known.GrammarOf(known.Kong).Method || p.isInvoked(decl.Name()) {
		return nil
	}
	for _, name := range known.KongHooks {
		if method := methodOf(fn.Prog, decl.Signature().Recv().Type(), name); form.IsOwn(method, fn) {
			out = append(out, method)
		}
	}
	return out
}

// An afterHook asks whether a function only runs after a hook that has executed an instruction.
type afterHook struct {
	by ssa.Instruction
	fn *ssa.Function
}

// followsHook reports whether it does: if it is the handler of commands that have such hooks, or is
// called by such handlers alone.
func (p *Package) followsHook(by ssa.Instruction, fn *ssa.Function, depth int) bool {
	key := afterHook{by, fn}
	if follows, ok := p.afterHooks[key]; ok {
		return follows
	}
	p.afterHooks[key] = false // for what calls itself
	follows := p.hooksAhead(p.executing(by), fn) ||
		p.comesOnlyBy(fn, depth, func(from ssa.Instruction) bool { return p.followsHook(by, from.Parent(), depth+1) })
	p.afterHooks[key] = follows
	return follows
}

// hooksBeside returns what a command has for the framework to run before the handler that a
// store puts into it.
func hooksBeside(st *ssa.Store) (out []*ssa.Function) {
	at, ok := st.Addr.(*ssa.FieldAddr)
	if !ok {
		return nil
	}
	command, ok := at.X.(*ssa.Alloc)
	of := typeinfo.NamedOf(at.X.Type())
	if !ok || of == nil {
		return nil
	}
	before := known.HooksBefore(of, typeinfo.FieldName(at.X.Type(), at.Field))
	for _, use := range *command.Referrers() {
		hook, ok := use.(*ssa.FieldAddr)
		if !ok || !slices.Contains(before, typeinfo.FieldName(hook.X.Type(), hook.Field)) {
			continue
		}
		if st, ok := form.OnlyStore(hook); ok {
			if fn := form.Started(st.Val); fn != nil {
				out = append(out, fn)
			}
		}
	}
	return out
}

// valuesOf returns the instructions that have a function as a value, for more than to call it.
func (p *Package) valuesOf(fn *ssa.Function) []ssa.Instruction {
	if p.taking == nil {
		p.taking = make(map[*ssa.Function][]ssa.Instruction)
		var operands []*ssa.Value
		for _, by := range p.funcs {
			for _, b := range by.Blocks {
				for _, i := range b.Instrs {
					switch i.(type) {
					case *ssa.MakeClosure, *ssa.ChangeType, *ssa.DebugRef:
						continue // which others take
					}
					calls, _ := i.(ssa.CallInstruction)
					operands = i.Operands(operands[:0])
					for _, v := range operands {
						if calls != nil && v == &calls.Common().Value || *v == nil {
							continue
						}
						if fn := form.Started(*v); fn != nil {
							p.taking[fn] = append(p.taking[fn], i)
						}
					}
				}
			}
		}
	}
	return p.taking[fn]
}
