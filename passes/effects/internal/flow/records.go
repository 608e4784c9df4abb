package flow

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A handler of log/slog may hand on its records to another one:
//
//	type tagged struct{ slog.Handler }
//
//	func (h tagged) Handle(ctx context.Context, r slog.Record) error {
//		r.AddAttrs(slog.String("tag", "x"))
//		return h.Handler.Handle(ctx, r)
//	}
//
// If it is that one, too, which says whether a level is handled, it is not given more than if it
// were asked itself: nothing that is logged for debugging, as a rule.

// unasked is the path of the truth value that is true of a record unless a handler is given it who
// said before that it handles the level, which is one of what is logged for debugging.
const unasked = derived + "unasked"

func isUnasked(record int) summary.Cond {
	return decider{record, unasked}.cond(token.EQL, summary.Bool(true))
}

// neverOf returns the conditions that do not hold of a method which is called as rows call it.
func neverOf(method string) []summary.Cond {
	if method != known.HandleDebug {
		return nil
	}
	return []summary.Cond{isUnasked(known.RecordArg)}
}

// handsOnRecord returns the parameter that is the record which a call hands on, as it was given to
// the function, to who is asked first whether it handles the level; nil if the call does nothing of
// the kind.
func (f *frame) handsOnRecord(common *ssa.CallCommon) *ssa.Parameter {
	recv := f.fn.Signature.Recv()
	if recv == nil || !known.HandlesRecord(common.Method) {
		return nil
	}
	to, ok := f.partOfParam(common.Value)
	if !ok || to.param != 0 || to.path == "" || !f.pkg.asksFirst(recv.Type(), to.path) {
		return nil
	}
	return f.recordGiven(common.Args[len(common.Args)-1])
}

// invokeOf calls a method of atoms. Of one that hands on a record it is what is done with those that
// are logged for debugging, and the rest if the function may be given others.
func (f *frame) invokeOf(common *ssa.CallCommon, atoms []atom, c call, v via) bool {
	method, all := common.Method.Id(), true
	if record := f.handsOnRecord(common); record != nil {
		v.alone = false
		all = f.perform(summary.Invoke, known.HandleDebug, atoms, c, v, 0)
		v.conds = conditions.Join(v.conds, []summary.Cond{isUnasked(form.IndexOf(record))})
	}
	return f.perform(summary.Invoke, method, atoms, c, v, 0) && all
}

// recordGiven returns the parameter that a record is, of the level that it has at first, nil if it
// is none.
func (f *frame) recordGiven(v ssa.Value) *ssa.Parameter {
	load, ok := v.(*ssa.UnOp)
	if !ok {
		param, _ := v.(*ssa.Parameter)
		return param
	}
	local, ok := load.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	return f.recordIn(local)
}

// recordIn returns the parameter that a variable holds, but for what leaves the level of a record
// alone, nil if it may hold something else.
func (f *frame) recordIn(local *ssa.Alloc) *ssa.Parameter {
	var param *ssa.Parameter
	for _, use := range *local.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.UnOp:
			continue
		case *ssa.Store:
			given, ok := use.Val.(*ssa.Parameter)
			if ok && use.Addr == local && param == nil && f.always(use) {
				param = given
				continue
			}
		case *ssa.FieldAddr:
			if form.OnlyRead(use) || typeinfo.FieldName(use.X.Type(), use.Field) != known.RecordLevel {
				continue
			}
		case *ssa.Call:
			if known.KeepsLevel(form.DeclaredAs(&use.Call)) || f.pkg.keepsLevel(&use.Call, local) {
				continue
			}
		}
		return nil
	}
	return param
}

// keepsLevel reports whether a call hands a record, which may be kept, to a function of the
// package, of which none sets the level of any.
func (p *Package) keepsLevel(call *ssa.CallCommon, record *ssa.Alloc) bool {
	callee := call.StaticCallee()
	if callee == nil || callee.Pkg != p.ssa || call.Value == record {
		return false
	}
	s, ok := record.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	if !ok {
		return false
	}
	level := typeinfo.FieldNamed(s, known.RecordLevel)
	return level != nil && !p.assigned[level]
}

// asksFirst reports whether what is at path in a handler says for it whether it handles a level.
func (p *Package) asksFirst(handler types.Type, path string) bool {
	sel := p.method(handler, known.RecordEnabled)
	if sel == nil {
		return false
	}
	if index := sel.Index(); len(index) > 1 {
		return pathOf(handler, index[:len(index)-1]) == path
	}
	fn := p.body(sel.Obj().(*types.Func))
	if fn == nil || len(fn.Params) != 3 {
		return false
	}
	f := p.frame(fn)
	return form.AlwaysReturns(fn, 0, func(v ssa.Value, _ *ssa.BasicBlock) bool {
		call, ok := v.(*ssa.Call)
		if !ok || !call.Call.IsInvoke() || call.Call.Method.Name() != known.RecordEnabled || len(call.Call.Args) != 2 || call.Call.Args[1] != fn.Params[2] {
			return false
		}
		of, ok := f.partOfParam(call.Call.Value)
		return ok && of == decider{0, path}
	})
}

// pathOf returns the path of the embedded field that some steps lead to.
func pathOf(t types.Type, index []int) string {
	var path []string
	for _, i := range index {
		field := typeinfo.Field(t, i)
		if field == nil {
			return ""
		}
		path, t = append(path, field.Name()), field.Type()
	}
	return strings.Join(path, ".")
}
