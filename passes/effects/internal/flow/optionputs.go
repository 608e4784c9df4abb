package flow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// setsAs returns what an option puts into a field of what it, or its method, is called with, in
// terms of the function f that has the option, whether it puts anything there, and whether that
// is known.
func (p *Package) setsAs(f *frame, option ssa.Value, field string, depth int) (o operand, sets, ok bool) {
	if f == nil || depth > maxDepth {
		return operand{}, false, false
	}
	switch x := option.(type) {
	case *ssa.ChangeType:
		return p.setsAs(f, x.X, field, depth+1)
	case *ssa.ChangeInterface:
		return p.setsAs(f, x.X, field, depth+1)
	case *ssa.MakeInterface:
		return p.setsByMethod(f, x, field, depth)
	case *ssa.MakeClosure:
		fn := x.Fn.(*ssa.Function)
		if fn.Parent() == nil {
			return operand{}, false, false // a method value
		}
		o, sets, ok = p.putsInto(fn, 0, field)
		if !sets || o.known {
			return o, sets, ok
		}
		held := f.heldIn(x)
		if i := conditions.OfCaptured(o.by.param); ok && o.decides && o.by.path == "" && 0 <= i && i < len(held) {
			o = held[i]
			return o, true, o.known || o.decides
		}
	case *ssa.Function:
		if p.frames[x] == nil {
			return p.setsOutside(f, nil, x, field)
		}
		o, sets, ok = p.putsInto(x, 0, field)
		return o, sets, ok && (!sets || o.known)
	case *ssa.Call:
		fn := x.Call.StaticCallee()
		if fn == nil {
			break
		}
		if p.frames[fn] == nil {
			return p.setsOutside(f, x, fn, field)
		}
		returned := onlyReturn(p.frames[fn])
		if returned == nil {
			break
		}
		o, sets, ok = p.setsAs(p.frames[fn], returned, field, depth+1)
		if !ok || !sets || o.known {
			return o, sets, ok
		}
		o = f.givenBy(x, o.by)
		return o, true, o.known || o.decides
	}
	return operand{}, false, false
}

// givenBy returns what a call hands over for what its callee decides by.
func (f *frame) givenBy(call *ssa.Call, d decider) operand {
	arg := form.Argument(call.Call.Args, d.param)
	if arg == nil || d.param < 0 {
		return operand{}
	}
	o := f.operandOf(arg, d.path, call)
	if !o.known && (!o.decides || o.fills) {
		return operand{}
	}
	return o
}

// onlyReturn returns what a function returns, nil if that may be one of several things.
func onlyReturn(f *frame) ssa.Value {
	if len(f.ends) != 1 {
		return nil
	}
	r, ok := f.ends[0].Instrs[len(f.ends[0].Instrs)-1].(*ssa.Return)
	if !ok || len(r.Results) != 1 {
		return nil
	}
	return r.Results[0]
}

// setByCall returns what a call of a function that is named puts into the field at path of what
// addr leads to, which it is handed, whether it puts anything there, and whether that is known.
func (p *Package) setByCall(by ssa.Instruction, addr ssa.Value, path string, depth int) (x part, sets, ok bool) {
	call, isCall := by.(*ssa.Call)
	if !isCall || depth > maxDepth || call.Call.StaticCallee() == nil || path == "" {
		return part{}, false, false
	}
	fn, param := call.Call.StaticCallee(), slices.Index(call.Call.Args, addr)
	if param < 0 || slices.Contains(call.Call.Args[param+1:], addr) {
		return part{}, false, false
	}
	var o operand
	if p.frames[fn] != nil {
		o, sets, ok = p.putsInto(fn, param, path)
	} else if param == 0 && fn.Signature.Recv() != nil {
		o, sets, ok = p.declaredSetter(fn, path)
	}
	switch {
	case !ok || !sets:
		return part{}, false, ok
	case o.known:
		return part{constant: o.value, put: call}, true, true
	case o.by.param < 0 || o.by.path != "":
		return part{}, false, false
	}
	arg := form.Argument(call.Call.Args, o.by.param)
	return part{value: arg, put: call}, true, arg != nil
}

// declaredSetter is putsInto for a method of another package, by its facts, and its receiver.
func (p *Package) declaredSetter(fn *ssa.Function, field string) (o operand, sets, ok bool) {
	s, ok := p.declaredSetting(fn, field)
	switch {
	case !ok || !s.Sets:
		return operand{}, false, ok
	case s.Given:
		return operand{by: decider{s.Param, s.Of}, decides: true}, true, true
	}
	return operand{value: s.Value, known: true}, true, true
}

// declaredSetting returns what the facts of a function of another package say of a field.
func (p *Package) declaredSetting(fn *ssa.Function, field string) (summary.Setting, bool) {
	decl, _ := fn.Object().(*types.Func)
	if decl == nil || decl.Pkg() == p.env.Pkg {
		return summary.Setting{}, false
	}
	sum := p.env.Summary(decl.Origin())
	if sum == nil {
		return summary.Setting{}, false
	}
	i := slices.IndexFunc(sum.Settings, func(s summary.Setting) bool { return s.Path == field })
	if i < 0 {
		return summary.Setting{}, false
	}
	return sum.Settings[i], true
}

// setsByMethod is setsAs for an option that is an interface value, by the method of its type that
// has one parameter: what that puts there itself, or the function that the value is.
func (p *Package) setsByMethod(f *frame, option *ssa.MakeInterface, field string, depth int) (o operand, sets, ok bool) {
	iface, ok := option.Type().Underlying().(*types.Interface)
	if !ok || iface.NumMethods() != 1 {
		return operand{}, false, false
	}
	sel := p.method(option.X.Type(), iface.Method(0).Id())
	if sel == nil || len(sel.Index()) != 1 {
		return operand{}, false, false
	}
	fn := p.body(sel.Obj().(*types.Func))
	if fn == nil || p.frames[fn] == nil || len(fn.Params) != 2 {
		return operand{}, false, false
	}
	if form.CallsItself(fn) {
		return p.setsAs(f, option.X, field, depth+1)
	}
	o, sets, ok = p.putsInto(fn, 1, field)
	if !ok || !sets || o.known {
		return o, sets, ok
	}
	if !o.decides || o.by.param != 0 {
		return operand{}, false, false
	}
	o = f.operandOf(option.X, o.by.path, option)
	return o, true, o.known || o.decides
}

// putsInto returns what a function puts into a field of what its parameter points to, in terms
// of the function, whether it does so whenever it is called, and whether it is known that it
// does or never does.
func (p *Package) putsInto(fn *ssa.Function, param int, field string) (o operand, sets, ok bool) {
	key := putting{fn, param, field}
	known, asked := p.fieldPuts[key]
	if !asked {
		if p.fieldPuts == nil {
			p.fieldPuts = make(map[putting]fieldPut)
		}
		p.fieldPuts[key] = fieldPut{} // for what leads back here
		known.value, known.sets, known.ok = p.findPutInto(fn, param, field)
		p.fieldPuts[key] = known
	}
	return known.value, known.sets, known.ok
}

// A putting names a field of what a parameter points to.
type putting struct {
	fn    *ssa.Function
	param int
	field string
}

// A fieldPut is what a function puts there.
type fieldPut struct {
	value    operand
	sets, ok bool
}

// findPutInto is putsInto at the first time.
func (p *Package) findPutInto(fn *ssa.Function, param int, field string) (o operand, sets, ok bool) {
	f := p.frames[fn]
	if f == nil || param >= len(fn.Params) || isBehindPointer(fn.Params[param].Type(), field) {
		return operand{}, false, false
	}
	var put part
	for _, h := range f.handsOn(fn.Params[param]) {
		if !h.mayChange(field) || p.leavesAlone(h, field, 0) {
			continue
		}
		x, sets := f.putBy(h, field)
		if !sets || put.put != nil || !f.always(h.by) {
			return operand{}, false, false
		}
		put = x
	}
	if put.put == nil {
		return operand{}, false, true
	}
	o = operand{value: put.constant, known: true}
	if put.value != nil {
		o = f.operandOf(put.value, "", put.put)
	}
	return o, true, o.known || o.decides
}

// putBy returns what a store puts into a field, or the function that a call is of, and false if it
// does anything else.
func (f *frame) putBy(h handingOn, field string) (part, bool) {
	if st, ok := h.by.(*ssa.Store); ok {
		return part{value: st.Val, put: st}, st.Addr == h.addr && h.path == field
	}
	x, sets, ok := f.pkg.setByCall(h.by, h.addr, field, 0)
	return x, sets && ok && h.path == ""
}

// setsOutside is setsAs for an option that another package declares, or returns by a call.
func (p *Package) setsOutside(f *frame, call *ssa.Call, fn *ssa.Function, field string) (o operand, sets, ok bool) {
	if (fn.Signature.Results().Len() > 0) != (call != nil) {
		return operand{}, false, false
	}
	o, sets, ok = p.declaredSetter(fn, field)
	if !sets || o.known {
		return o, sets, ok
	}
	if call == nil {
		return operand{}, false, false
	}
	o = f.givenBy(call, o.by)
	return o, true, o.known || o.decides
}

// settingsOf returns what an option says that fn is, or returns, of the fields by which functions
// of the package decide.
func (p *Package) settingsOf(fn *ssa.Function) (out []summary.Setting) {
	f, of := p.frames[fn], p.optionOn(fn)
	if f == nil || of == nil || of.Pkg() != p.env.Pkg {
		return nil
	}
	option, setter := ssa.Value(fn), fn.Signature.Recv() != nil
	if fn.Signature.Results().Len() > 0 && !setter {
		if option = onlyReturn(f); option == nil {
			return nil
		}
	}
	for _, field := range p.askedOf(of) {
		if field == "" || strings.HasPrefix(field, derived) {
			continue
		}
		var o operand
		var sets, ok bool
		if setter {
			o, sets, ok = p.putsInto(fn, 0, field)
			ok = ok && sets
		} else {
			o, sets, ok = p.setsAs(f, option, field, 0)
		}
		if s, told := settingTo(field, o, sets); ok && told {
			out = append(out, s)
		}
	}
	if (setter || fn.Signature.Results().Len() == 0) && !slices.ContainsFunc(out, func(s summary.Setting) bool { return s.Sets }) {
		return nil // nobody would say so for an option
	}
	return out
}

// settingTo returns what is told of a field into which an option puts o, or nothing, and false
// if that cannot be told.
func settingTo(field string, o operand, sets bool) (summary.Setting, bool) {
	switch {
	case !sets:
		return summary.Setting{Path: field}, true
	case o.known:
		return summary.Setting{Path: field, Sets: true, Value: o.value}, true
	}
	return summary.Setting{Path: field, Sets: true, Given: true, Param: o.by.param, Of: o.by.path},
		o.by.param >= 0 && !strings.HasPrefix(o.by.path, derived)
}

// optionOn returns the name of the type of what an option is called with that fn is, or returns,
// or of the receiver of a method that returns nothing or that, nil if it is none of these.
func (p *Package) optionOn(fn *ssa.Function) *types.TypeName {
	sig := fn.Signature
	switch {
	case fn.Parent() != nil:
		return nil
	case sig.Recv() != nil:
		if _, points := sig.Recv().Type().Underlying().(*types.Pointer); !points || sig.Results().Len() > 0 && !p.isFluent(fn) {
			return nil
		}
		return typeinfo.NamedOf(sig.Recv().Type())
	case sig.Results().Len() == 1:
		return optionType(sig.Results().At(0).Type())
	}
	return optionType(sig)
}

// optionType returns the name of the type of what options of type t are called with, nil if t is
// no type of options: functions, or interfaces of one method, that have a pointer and return
// nothing.
func optionType(t types.Type) *types.TypeName {
	if iface, ok := t.Underlying().(*types.Interface); ok && iface.NumMethods() == 1 {
		t = iface.Method(0).Type()
	}
	sig, ok := t.Underlying().(*types.Signature)
	if !ok || sig.Params().Len() != 1 || sig.Results().Len() > 0 {
		return nil
	}
	ptr, ok := sig.Params().At(0).Type().Underlying().(*types.Pointer)
	if !ok {
		return nil
	}
	return typeinfo.NamedOf(ptr)
}

// setOn returns which field a path of options that param is a list of is about, and the name of
// the type that has it; nil if it is not about options.
func setOn(param *ssa.Parameter, path string) (of *types.TypeName, field string) {
	_, field, ok := settingOf(path)
	if !ok {
		return nil, ""
	}
	list, ok := param.Type().Underlying().(*types.Slice)
	if !ok {
		return nil, ""
	}
	return optionType(list.Elem()), field
}
