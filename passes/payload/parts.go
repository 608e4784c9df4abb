package payload

import (
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// A function may put what it is given into something of its own, and encode that. What is in
// there is known where it is called:
//
//	func reply[T any](w io.Writer, v T) error {
//		return json.NewEncoder(w).Encode(response[T]{OK: true, Data: v})
//	}

// A Part is a value that is put into a payload which is made behind the call that encodes it.
type Part struct {
	Path  string // in the payload, such as ".Data" or "{data}"
	Value ssa.Value
}

// parts are the parameters of a function that it puts into something, each as the path and
// the letter of the parameter: ".Data=b".
type parts string

// maxParts bounds the parameters that are put into one value, maxParams those that are told apart,
// and maxPartsText what a fact says of all of them.
const (
	maxParts     = 8
	maxParams    = 26
	maxPartsText = 1000
)

// with returns the parts with one more.
func (p parts) with(path string, param int) parts {
	if param < 0 || param >= maxParams || strings.Count(string(p), "=") >= maxParts {
		return p
	}
	return p + parts(path+"="+string(rune('a'+param))+";")
}

// each calls f for each path and parameter.
func (p parts) each(f func(path string, param int)) {
	for part := range strings.SplitSeq(string(p), ";") {
		if path, letter, ok := strings.Cut(part, "="); ok && path != "" && len(letter) == 1 && letter[0] >= 'a' {
			f(path, int(letter[0]-'a'))
		}
	}
}

// checked returns the parts that a fact holds, which may be damaged, as far as they may be some.
func (p parts) checked() (out parts) {
	if len(p) > maxPartsText {
		return ""
	}
	p.each(func(path string, param int) {
		if path[0] == '.' || path[0] == '{' && strings.HasSuffix(path, "}") {
			out = out.with(path, param)
		}
	})
	return out
}

// through returns the parts as a function has them that calls another one with arguments.
func (p parts) through(c ssa.CallInstruction, args []ssa.Value) (out parts) {
	p.each(func(path string, param int) {
		if param < len(args) {
			out = out.put(path, args[param], c)
		}
	})
	return out
}

// put returns the parts with a value, if that is a parameter, and as its caller has given it.
func (p parts) put(path string, v ssa.Value, by ssa.Instruction) parts {
	if given, ok := form.Unbox(v).(*ssa.Parameter); ok && isOnlyPut(given, by) {
		return p.with(path, form.IndexOf(given))
	}
	return p
}

// partsOf returns the parameters of its function that are put into a struct or a map which that
// makes for nothing but to encode it.
func partsOf(v ssa.Value) (out parts) {
	if load, ok := v.(*ssa.UnOp); ok {
		v = load.X
	}
	switch made := v.(type) {
	case *ssa.Alloc:
		for _, use := range *made.Referrers() {
			at, ok := use.(*ssa.FieldAddr)
			if !ok {
				continue
			}
			if field, value := fieldOfAddr(at), storedOnce(at); field != nil && value != nil {
				out = out.put("."+field.Name(), value, nil)
			}
		}
	case *ssa.MakeMap:
		for _, use := range *made.Referrers() {
			if update, ok := use.(*ssa.MapUpdate); ok && update.Map == v {
				if key, ok := constantText(update.Key); ok && !strings.ContainsAny(key, "{};=") {
					out = out.put("{"+key+"}", update.Value, nil)
				}
			}
		}
	}
	return out
}

// storedOnce returns what is put into a field, nil if anything else is done with it.
func storedOnce(at *ssa.FieldAddr) (value ssa.Value) {
	for _, use := range *at.Referrers() {
		store, ok := use.(*ssa.Store)
		if !ok || store.Addr != at || value != nil {
			return nil
		}
		value = store.Val
	}
	return value
}

// isOnlyPut reports whether nothing is done with a value that a call is given, none if that is nil,
// but to put it somewhere and to compare it: what it holds stays as it is.
func isOnlyPut(v ssa.Value, by ssa.Instruction) bool {
	for _, use := range *v.Referrers() {
		ok := use == by
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.BinOp:
			ok = true
		case *ssa.Store:
			ok = use.Addr != v
		case *ssa.MapUpdate:
			ok = use.Map != v
		case *ssa.MakeInterface:
			ok = isOnlyPut(use, by)
		}
		if !ok {
			return false
		}
	}
	return true
}
