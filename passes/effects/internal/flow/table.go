package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a function finds in a table under the key that it is given is not what the table has under
// others:
//
//	var files = [...]*os.File{normal: os.Stdout, diagnostics: os.Stderr}
//
//	func (k kind) file() *os.File { return files[k] }
//
//	fmt.Fprintln(diagnostics.file(), text)

// An accessor is what a function does that only returns what a variable of the package
// has under a key that is a parameter.
type accessor struct {
	table *ssa.Global
	loads bool // the variable holds the table, and is not itself an array
	param int
}

// accessorOf returns what such a function does, and false for another one.
func (p *Package) accessorOf(fn *ssa.Function) (accessor, bool) {
	if fn == nil || len(fn.Blocks) != 1 || fn.Pkg != p.ssa || fn.Signature.Results().Len() != 1 {
		return accessor{}, false
	}
	instrs := fn.Blocks[0].Instrs
	ret, ok := instrs[len(instrs)-1].(*ssa.Return)
	if !ok {
		return accessor{}, false
	}
	var table, key ssa.Value
	switch v := ret.Results[0].(type) {
	case *ssa.Lookup:
		table, key = v.X, v.Index
	case *ssa.UnOp:
		at, ok := v.X.(*ssa.IndexAddr)
		if !ok || !p.isNumbered(at) {
			return accessor{}, false
		}
		table, key = at.X, at.Index
	default:
		return accessor{}, false
	}
	out := accessor{}
	if load, ok := table.(*ssa.UnOp); ok {
		table, out.loads = load.X, true
	}
	param, given := form.Unwiden(key).(*ssa.Parameter)
	if out.table, ok = table.(*ssa.Global); !ok || !given || out.table.Pkg != p.ssa || !isConstant(param.Type()) {
		return accessor{}, false
	}
	out.param = form.IndexOf(param)
	return out, form.DoNothing(instrs)
}

// keyLookedUp returns the constant key under which a call of such a function looks.
func (p *Package) keyLookedUp(c *ssa.Call) (summary.Const, accessor, bool) {
	l, ok := p.accessorOf(c.Call.StaticCallee())
	if !ok {
		return summary.Const{}, accessor{}, false
	}
	key, ok := constOf(form.Argument(c.Call.Args, l.param))
	return key, l, ok
}

// lookUp evaluates a call of such a function with a constant key, and reports whether it is one.
func (f *frame) lookUp(i ssa.CallInstruction) bool {
	c, ok := i.(*ssa.Call)
	if !ok || !f.carries(c) {
		return false
	}
	_, l, ok := f.pkg.keyLookedUp(c)
	if !ok {
		return false
	}
	f.set(c, f.read(f.elementsOf(l), c.Type())...)
	return true
}

// elementsOf returns the places where the table of a function has its elements.
func (f *frame) elementsOf(a accessor) []atom {
	table := f.value(a.table)
	if a.loads {
		table = f.read(table, nil)
	}
	return elements(table)
}

// choicesByKey returns what v may be by each key under which something is in the table that it is
// from, if what decides the function is the key; nil if v is not from a table. What may be there
// under any key, or under none, is the last.
//
//	func (k kind) say(text string) { fmt.Fprintln(files[k], text) }
func (f *frame) choicesByKey(v ssa.Value) []choice {
	box, boxed := v.(*ssa.MakeInterface)
	if boxed {
		v = box.X
	}
	table, key := f.tableOf(v)
	if table == nil || !isConstant(key.Type()) {
		return nil
	}
	d, ok := f.deciderOf(key)
	if !ok {
		return nil
	}
	all := new(underKey)
	if f.readAs(table, v, all); len(all.seen) < 2 || len(all.seen) > maxWays {
		return nil
	}
	var out []choice
	for _, key := range all.seen {
		out = append(out, choice{f.readAs(table, v, &underKey{key: key, keyed: true}), []summary.Cond{d.cond(token.EQL, key)}})
	}
	none := &underKey{keyed: true} // which nothing is put under
	out = append(out, choice{atoms: f.readAs(table, v, none)})
	for _, c := range out {
		if boxed && slices.ContainsFunc(c.atoms, func(a atom) bool { return a.kind != isWriter && !isRef(a) }) {
			return nil // of a type whose methods count
		}
	}
	return out
}

// tableOf returns where a table has what v is, and the key under which it has that; nil if v is from
// none.
func (f *frame) tableOf(v ssa.Value) (places []atom, key ssa.Value) {
	switch v := v.(type) {
	case *ssa.Lookup:
		return elements(f.value(v.X)), v.Index
	case *ssa.UnOp:
		if at, ok := v.X.(*ssa.IndexAddr); ok && f.pkg.isNumbered(at) {
			return f.value(at), at.Index
		}
	case *ssa.Call:
		if a, ok := f.pkg.accessorOf(v.Call.StaticCallee()); ok {
			return f.elementsOf(a), form.Argument(v.Call.Args, a.param)
		}
	}
	return nil, nil
}

// readAs returns what places hold for v when the current instruction is executed.
func (f *frame) readAs(places []atom, v ssa.Value, by *underKey) []atom {
	if typeinfo.IsAggregate(v.Type()) {
		return nil
	}
	var out cell
	for _, place := range places {
		visited := f.borrow()
		f.gather(&out, visited, place, f.cur, by, 0)
		f.giveBack(visited)
	}
	return out.atoms
}

// A wayByKey is a call with what it is given by one choice, and the conditions of that.
type wayByKey struct {
	call
	conds []summary.Cond
}

// waysByKey returns c by each choice of the first of its arguments that is from a table, and c
// itself if none is.
func (f *frame) waysByKey(c call) []wayByKey {
	for i, arg := range c.vals {
		choices := f.choicesByKey(arg)
		if choices == nil || i >= len(c.args) {
			continue
		}
		var out []wayByKey
		for _, choice := range choices {
			d := c
			d.args = slices.Clone(c.args)
			d.args[i] = choice.atoms
			out = append(out, wayByKey{d, choice.conds})
		}
		return out
	}
	return []wayByKey{{call: c}}
}
