package flow

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// formats finds addresses that package fmt makes texts of: of a pointer with
// %p, or of what has no other spelling with any verb. It reports whether what
// the arguments hold is printed, and not their addresses or types.
func (f *frame) formats(c *ssa.CallCommon, add func([]value)) bool {
	fn := c.StaticCallee()
	if fn == nil || fn.Pkg == nil || fn.Pkg.Pkg.Path() != "fmt" || len(c.Args) == 0 {
		return true
	}
	var format string
	switch fn.Name() {
	case "Sprintf":
		text, ok := constantText(c.Args[0])
		if !ok {
			return true
		}
		format = text
	case "Sprint", "Sprintln":
	default:
		return true
	}
	if strings.Contains(strings.ReplaceAll(format, "%%", ""), "%p") || pointers(c.Args[len(c.Args)-1], format, fn.Name() != "Sprintf") {
		add([]value{itself(f.p.source(known.OriginPointer, "fmt."+fn.Name(), f.pos))})
		return false
	}
	return format == "" || strings.Count(format, "%") > strings.Count(format, "%T")+2*strings.Count(format, "%%")
}

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
	mi, ok := v.(*ssa.MakeInterface)
	if !ok || f.p.method(mi.X.Type(), "Format") != nil {
		return f.val(v)
	}
	for _, name := range []string{"Error", "String"} {
		m := f.p.method(mi.X.Type(), name)
		if m == nil {
			continue
		}
		if m.obj != nil {
			if fn := m.obj.Origin(); !f.p.foreign(fn).moved && f.p.factOf(fn) == nil {
				break // nothing is known of it
			}
		}
		given, pos := f.given, f.pos
		f.given = nil
		results := f.apply(st, m, []value{f.val(mi.X)}, pos)
		f.given, f.pos = given, pos
		if len(results) == 1 {
			return results[0]
		}
	}
	return f.val(v)
}

// pointers reports whether an address is among the arguments that are printed
// by their value.
func pointers(list ssa.Value, format string, all bool) bool {
	slice, ok := list.(*ssa.Slice)
	if !ok {
		return false
	}
	alloc, ok := slice.X.(*ssa.Alloc)
	if !ok {
		return false
	}
	plain := verbs(format)
	for _, use := range *alloc.Referrers() {
		at, ok := use.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		index, ok := at.Index.(*ssa.Const)
		if !ok || index.Value == nil || !all && !plain[index.Int64()] {
			continue
		}
		for _, use := range *at.Referrers() {
			if st, ok := use.(*ssa.Store); ok {
				if mi, ok := st.Val.(*ssa.MakeInterface); ok && isAddress(mi.X.Type()) {
					return true
				}
			}
		}
	}
	return false
}

// verbs returns the arguments of a format that are printed with a plain %v. It
// knows none if the format chooses arguments by number.
func verbs(format string) map[int64]bool {
	plain := make(map[int64]bool)
	var n int64
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			continue
		}
		i++
		for i < len(format) && strings.IndexByte("+-# 0123456789.", format[i]) >= 0 {
			i++
		}
		if i >= len(format) || format[i] == '[' || format[i] == '*' {
			return nil
		}
		if format[i] == '%' {
			continue
		}
		if format[i] == 'v' {
			plain[n] = true
		}
		n++
	}
	return plain
}

// isAddress reports whether fmt spells values of a type as an address.
func isAddress(t types.Type) bool {
	for _, name := range []string{"String", "Error", "Format"} {
		if obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name); obj != nil {
			return false
		}
	}
	switch t := t.Underlying().(type) {
	case *types.Chan, *types.Signature:
		return true
	case *types.Pointer:
		switch t.Elem().Underlying().(type) {
		case *types.Struct, *types.Array, *types.Slice, *types.Map:
			return false // it spells what is there
		}
		_, open := types.Unalias(t.Elem()).(*types.TypeParam)
		return !open
	case *types.Basic:
		return t.Kind() == types.UnsafePointer
	}
	return false
}
