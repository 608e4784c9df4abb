package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/origins/trace"
)

// call evaluates a call and returns its results. at is the instruction, of is
// where what it returns belongs to, nil if nobody sees it.
func (f *frame) call(st *state, c *ssa.CallCommon, at ssa.Instruction, of ssa.Value) []value {
	pos := at.Pos()
	if c.Pos().IsValid() {
		pos = c.Pos()
	}
	f.pos = pos
	args := make([]value, 0, len(c.Args)+1)
	if c.IsInvoke() {
		args = append(args, f.val(c.Value))
	}
	for _, a := range c.Args {
		args = append(args, f.val(a))
	}
	f.given = c.Args
	if c.IsInvoke() {
		f.given = append([]ssa.Value{c.Value}, c.Args...)
	}
	if v, ok := f.watched[pos]; ok {
		f.seen[pos] = union(f.seen[pos], f.closed(st, f.val(v)))
	}
	if b, ok := c.Value.(*ssa.Builtin); ok {
		return []value{f.builtin(st, b.Name(), args, of)}
	}
	n := c.Signature().Results().Len()
	results := make([]value, n)
	add := func(more []value) {
		for i := range min(n, len(more)) {
			results[i] = union(results[i], more[i])
		}
	}
	if !f.formats(c, add) {
		args[len(args)-1] = nil
	} else if list, ok := f.spelled(st, c); ok {
		args[len(args)-1] = list
	} else if last, ok := f.base(c); ok {
		args[0] = last
	}
	if c.IsInvoke() {
		f.invoke(st, c, args, add, n)
	} else if fn := c.StaticCallee(); fn != nil {
		callee := f.p.function(fn)
		if callee == nil {
			return nil
		}
		if made, ok := c.Value.(*ssa.MakeClosure); ok {
			f.bound = made.Bindings
			for _, e := range f.val(c.Value) {
				if e.kind == isFunc {
					callee = e.fn
				}
			}
		}
		add(f.apply(st, callee, args, pos))
	} else {
		f.dynamic(st, f.val(c.Value), args, add, n, isLookedUp(c.Value))
	}
	for i := range results {
		results[i] = f.held(st, results[i], c.Signature().Results().At(i).Type(), of, i)
	}
	return results
}

// held makes what a call returns behind a pointer an object, which can be
// changed from then on.
func (f *frame) held(st *state, v value, t types.Type, of ssa.Value, index int) value {
	if of == nil {
		return v
	}
	if len(v) == 0 {
		o := f.objects[objectKey{of, index}]
		if o == nil {
			return v
		}
		f.set(st, o, nil) // anew
		return place(o)
	}
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Slice, *types.Map:
	default:
		return v
	}
	var out, content value
	for _, e := range v {
		if e.at == "" && (e.kind == isPlace || e.kind == isParam && !e.whole && !e.order || e.kind == isFunc || e.kind == isType) {
			out = append(out, e)
		} else {
			content = append(content, e)
		}
	}
	if len(content) == 0 {
		return v
	}
	o := f.object(of, index)
	f.set(st, o, content)
	return append(out, place(o)...)
}

// invoke evaluates the call of a method of an interface value.
func (f *frame) invoke(st *state, c *ssa.CallCommon, args []value, add func([]value), n int) {
	if x := f.p.foreign(c.Method); x.moved && !f.declares(args[0], c.Method.Name()) {
		add(f.move(st, c.Method, x.moves, args))
		if c.Method.Name() == "Write" && !slices.ContainsFunc(args[0], func(e entry) bool { return e.kind == isPlace }) {
			f.keep(st, args[1:]) // who has the writer may keep it
		}
		return
	}
	resolved, given := false, f.given
	for _, e := range args[0] {
		if e.at != "" {
			continue
		}
		switch e.kind {
		case isType:
			if m := f.p.method(e.typ, c.Method.Name()); m != nil {
				f.given = given
				add(f.apply(st, m, args, f.pos))
				resolved = true
			}
		case isParam:
			var results []value
			for i := range min(n, maxOperands) {
				results = append(results, f.get(st, value{e}, "#"+c.Method.Name()+resultStep(i)))
			}
			add(results)
		}
	}
	if !resolved {
		if strings.Contains(strings.ToLower(c.Method.Name()), "sort") {
			for i := range args {
				f.sort(st, args, given, trace.Place{Param: i})
			}
		}
		f.unknown(st, args[1:])
	}
}

// declares reports whether the package says what a method does of all that an interface is
// known to hold, and it is known to hold something.
func (f *frame) declares(v value, method string) (declared bool) {
	for _, e := range v {
		if e.kind != isType || e.at != "" {
			continue
		}
		if m := f.p.method(e.typ, method); m == nil || m.fn == nil {
			return false
		}
		declared = true
	}
	return declared
}

func (f *frame) builtin(st *state, name string, args []value, of ssa.Value) value {
	switch name {
	case "append":
		if of == nil || len(args) == 0 {
			return nil
		}
		return f.append(st, args, of)
	case "copy":
		if len(args) == 2 {
			f.store(st, f.address(st, args[0], "[]"), f.get(st, args[1], "[]"))
			for _, order := range f.orders(st, args[1]) {
				f.setOrder(st, args[0], order)
			}
		}
	case "delete":
		if len(args) == 2 && len(f.given) == 2 {
			if addr := f.address(st, args[0], keyStep(f.given[1])); len(addr) == 1 && exact(addr[0].path) {
				f.forget(st, addr)
			}
		}
	case "clear": // of a map; a list keeps how many elements it has
		if len(args) == 1 && len(args[0]) == 1 && len(f.given) == 1 && exact(args[0][0].path) && !isSlice(f.given[0].Type()) {
			f.forget(st, args[0])
		}
	case "min", "max":
		var v value
		for _, a := range args {
			v = union(v, a)
		}
		return v
	}
	return nil
}

// apply evaluates the call of a function. Arguments that are not there are not
// known.
func (f *frame) apply(st *state, c *closure, args []value, pos token.Pos) []value {
	bound := f.bound
	f.bound = nil
	if args == nil {
		f.given = nil // the arguments of another call
	}
	answering := f.answering
	f.answering = false // what that calls is no handler
	defer func() { f.answering = answering }()
	if c.obj != nil {
		f.pos = pos
		return f.external(st, c.obj, args, pos)
	}
	if f.p.depth > maxCalls || f.p.results > maxResults {
		return nil
	}
	f.p.depth++
	sum := f.p.summary(c.fn)
	f.p.depth--
	if sum == nil {
		return nil
	}
	if len(c.binds) > 0 {
		all := make([]value, len(c.fn.Params), len(c.fn.Params)+len(c.binds))
		copy(all, args)
		args = append(all, c.binds...)
	}
	if answering {
		sum = sum.asAnswer()
	}
	by := funcName(c.fn)
	if form.IsWrapper(c.fn) {
		by = ""
	}
	f.p.results++
	defer func() { f.p.results-- }()
	f.bound = bound
	return f.use(st, sum, args, pos, by, f.callee() == c.fn)
}

// calledElsewhere evaluates the call of a function by whoever has it: what that leads to goes on
// when the call is done.
func (f *frame) calledElsewhere(st *state, c *closure, args []value, pos token.Pos) []value {
	f.elsewhere++
	defer func() { f.elsewhere-- }()
	return f.apply(st, c, args, pos)
}

// maxCalls bounds how deep calls of function values are followed. maxResults
// bounds it where a result comes from such a call, too: a closure that calls
// itself several times has as many each time.
const (
	maxCalls   = 40
	maxResults = 3
)

// use evaluates the call of a function of which the summary is known. It is that which the
// current instruction calls by its name, or another one, such as what that is given. A value is
// said to come by its name, if it has one.
func (f *frame) use(st *state, sum *summary, args []value, pos token.Pos, by string, byName bool) []value {
	given, bound := f.given, f.bound
	f.given, f.bound = nil, nil
	args = f.sortedBy(st, sum, args, given) // what it adds after that has the order that it says
	s := substitution{f, st, args, given, pos, "", make(map[*closure]*closure)}
	s.places(sum)
	if by != "" {
		s.step = "returned by " + by
	}
	results := make([]value, len(sum.results))
	for i, r := range sum.results {
		results[i] = s.value(r)
	}
	if byName {
		f.passOnAnswer(&s, sum)
	}
	if by != "" {
		s.step = "set by " + by
	}
	s.outgoing(sum, bound)
	for _, e := range sum.kept {
		f.keepValue(st, s.value(value{e}))
	}
	f.keepSources(sum.keeps)
	for _, e := range sum.put {
		f.keepIn(st, s.value(value{e}))
	}
	for _, p := range sum.payloads {
		f.payload(st, args, p)
	}
	f.passOn(&f.sum.appends, st, args, sum.appendsTo(nil))
	f.passOn(&f.sum.sends, st, args, sum.sends)
	f.passOn(&f.sum.swaps, st, args, sum.swaps)
	return results
}

// payload notes that what a call is given at a place becomes a payload.
func (f *frame) payload(st *state, args []value, at trace.Place) {
	if at.Param < 0 || at.Param >= len(args) {
		return
	}
	later := st.fork() // what a handler puts into what it has captured is not there before it is called
	v := f.closed(later, f.answerAt(later, args[at.Param], at.Path))
	f.answer(at, v)
	for _, e := range v {
		if e.kind != isParam || e.at != "" || e.whole || e.order || int(e.param) >= len(f.fn.Params) {
			continue
		}
		place := trace.Place{Param: int(e.param), Path: e.path}
		if !slices.Contains(f.sum.payloads, place) && len(f.sum.payloads) < maxPayloads {
			f.sum.payloads = append(f.sum.payloads, place)
		}
	}
}

// maxPayloads bounds what a function makes payloads of.
const maxPayloads = 8

// external evaluates the call of a function of another package.
func (f *frame) external(st *state, fn *types.Func, args []value, pos token.Pos) []value {
	fn = fn.Origin()
	n := fn.Signature().Results().Len()
	x := f.p.foreign(fn)
	if x.moved {
		f.callbacks(st, args, pos)
		f.pos = pos
		return f.move(st, fn, x.moves, args)
	}
	if args == nil { // nothing is known of how it is called
		return make([]value, n)
	}
	if x.standard {
		f.callbacks(st, args, pos)
		if x.observes {
			f.overwritten(st, args)
			return make([]value, n)
		}
		f.unknown(st, args)
		return make([]value, n)
	}
	if x.payload != nil {
		f.payload(st, args, trace.Place{Param: x.payload.Arg, Path: x.payload.Path})
		return make([]value, n)
	}
	sum := f.p.factOf(fn)
	if sum == nil {
		f.callbacks(st, args, pos)
		f.keep(st, args)
		return make([]value, n)
	}
	if len(sum.Flows) == 0 {
		f.keep(st, args)
	}
	f.callbacks(st, args, pos)
	return f.use(st, f.p.imported(sum, fn, pos), args, pos, x.name, f.calls(fn))
}

// callbacks evaluates calls of the functions among the arguments, of which
// nothing is known but that they may be called.
func (f *frame) callbacks(st *state, args []value, pos token.Pos) {
	given := f.given
	defer func() { f.given = given }()
	for _, a := range args {
		for _, e := range a {
			if e.at == "" && e.kind == isFunc && e.fn.fn != nil && len(e.fn.binds) > 0 {
				before := st.fork()
				f.apply(st, e.fn, nil, pos)
				f.join(st, before)
			}
		}
	}
}

// unknown evaluates a call of which nothing is known: it may keep what it is
// given, and overwrite what it is given the address of.
func (f *frame) unknown(st *state, args []value) {
	f.keep(st, args)
	f.overwritten(st, args)
}

func (f *frame) overwritten(st *state, args []value) {
	for _, a := range args {
		for _, e := range a {
			if e.at == "" && e.kind == isPlace {
				if _, ok := e.obj.by.(*ssa.Alloc); ok {
					f.forget(st, value{e})
				}
			}
		}
	}
}
