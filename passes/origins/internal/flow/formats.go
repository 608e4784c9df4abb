package flow

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

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
