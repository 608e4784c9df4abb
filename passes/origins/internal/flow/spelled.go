package flow

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// spelled returns what the texts are made of that a function of package fmt makes of its
// arguments, as the list that they are: of one with a method String or Error it is what
// that returns. It returns false if the function makes none, or has a list that was made
// elsewhere.
func (f *frame) spelled(st *state, c *ssa.CallCommon) (value, bool) {
	fn := c.StaticCallee()
	if fn == nil || fn.Pkg == nil || fn.Pkg.Pkg.Path() != "fmt" || !fn.Signature.Variadic() {
		return nil, false
	}
	list, ok := form.Variadic(c.Args[len(c.Args)-1])
	if !ok {
		return nil, false
	}
	if len(c.Args) > 1 {
		if format, _ := constantText(c.Args[len(c.Args)-2]); strings.Contains(format, "%#") {
			return nil, false // which spells fields
		}
	}
	var out value
	for _, v := range list {
		out = union(out, f.spelledBy(st, v))
	}
	return out.at("[]"), true
}

// spelledBy returns what a text of a value is made of.
func (f *frame) spelledBy(st *state, v ssa.Value) value {
	whole := f.val(v)
	if mi, ok := v.(*ssa.MakeInterface); ok {
		if out, ok := f.spelledAs(st, mi.X.Type(), f.val(mi.X)); ok {
			return out
		}
		return whole
	}
	var out, held value
	typed := false
	method := spellingOf(v)
	for _, e := range whole {
		switch {
		case e.at == "" && e.kind == isType:
			text, ok := f.spelledAs(st, e.typ, whole)
			if !ok {
				return whole
			}
			out, typed = union(out, text), true
		case e.at == "" && e.kind == isParam && !e.whole && !e.order && method != "":
			out = union(out, f.get(st, value{e}, "#"+method+resultStep(0)))
		case e.at == "" && e.kind == isSource:
			out = out.add(e) // a text that has come from elsewhere
		default:
			held = append(held, e)
		}
	}
	if typed {
		return out
	}
	return union(out, held)
}

// spellingOf returns which method package fmt calls of what an interface value holds,
// "" if its type has none of them.
func spellingOf(v ssa.Value) string {
	for {
		change, ok := v.(*ssa.ChangeInterface)
		if !ok {
			break
		}
		v = change.X
	}
	for _, name := range spellings {
		if obj, _, _ := types.LookupFieldOrMethod(v.Type(), false, nil, name); obj != nil && types.IsInterface(v.Type()) {
			return name
		}
	}
	return ""
}

// spellings are the methods that spell a value, the first of which counts.
var spellings = []string{"Error", "String"}

// spelledAs returns what the text of a value of a type is made of, if that has a method
// for it of which something is known.
func (f *frame) spelledAs(st *state, t types.Type, v value) (value, bool) {
	if f.p.method(t, "Format") != nil {
		return nil, false
	}
	for _, name := range spellings {
		m := f.p.method(t, name)
		if m == nil {
			continue
		}
		if m.obj != nil {
			if fn := m.obj.Origin(); !f.p.foreign(fn).moved && f.p.factOf(fn) == nil {
				return nil, false
			}
		}
		given, pos := f.given, f.pos
		f.given = nil
		results := f.apply(st, m, []value{v}, pos)
		f.given, f.pos = given, pos
		if len(results) == 1 {
			return results[0], true
		}
	}
	return nil, false
}
