package failures

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// choosing reports whether a block is behind a condition on a parameter of its
// function that tells one kind of failure from another: the function then does
// what it is asked, and whoever asks may know the answer.
func (f *flow) choosing(b *ssa.BasicBlock) bool {
	known, ok := f.choices[b]
	if !ok {
		known = isChoosing(b)
		f.choices[b] = known
	}
	return known
}

func isChoosing(b *ssa.BasicBlock) bool {
	for at := b.Idom(); at != nil; at = at.Idom() {
		branch, ok := at.Instrs[len(at.Instrs)-1].(*ssa.If)
		if !ok || !asksParam(branch.Cond, make(map[ssa.Value]bool)) {
			continue
		}
		yes, no := at.Succs[0], at.Succs[1]
		if yes.Dominates(b) && leaves(no, yes) || no.Dominates(b) && leaves(yes, no) {
			return true
		}
	}
	return false
}

// leaves reports whether control can get from a block to the end of the
// function without getting to another block.
func leaves(from, without *ssa.BasicBlock) bool {
	seen := make(map[*ssa.BasicBlock]bool)
	stack := []*ssa.BasicBlock{from}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if b == without || seen[b] {
			continue
		}
		seen[b] = true
		if len(b.Succs) == 0 {
			return true
		}
		stack = append(stack, b.Succs...)
	}
	return false
}

// asksParam reports whether a condition asks what a parameter is. Seen has what was
// looked at, as what a loop carries comes back to itself.
func asksParam(cond ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[cond] {
		return false
	}
	seen[cond] = true
	switch v := cond.(type) {
	case *ssa.UnOp:
		return v.Op == token.NOT && asksParam(v.X, seen)
	case *ssa.BinOp:
		if v.Op != token.EQL && v.Op != token.NEQ {
			return false // of how many
		}
		return ofParam(v.X, make(map[ssa.Value]bool)) && tells(v.Y) || ofParam(v.Y, make(map[ssa.Value]bool)) && tells(v.X)
	case *ssa.Phi:
		for _, e := range v.Edges {
			if asksParam(e, seen) {
				return true
			}
		}
	case *ssa.Call, *ssa.Extract:
		return ofParam(v, make(map[ssa.Value]bool))
	}
	return false
}

// tells reports whether being compared with v says which of several things a
// value is: being there or not does not.
func tells(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	if !ok {
		return true
	}
	return c.Value != nil && !(c.Value.Kind() == constant.String && constant.StringVal(c.Value) == "")
}

// ofParam reports whether a value is a parameter that can be a reason to fail,
// an error, a number or a text, or is made from one that is an error.
func ofParam(v ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[v] {
		return false
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Parameter:
		if isError(v.Type()) {
			return true
		}
		b, ok := v.Type().Underlying().(*types.Basic)
		return ok && b.Info()&(types.IsInteger|types.IsString) != 0
	case *ssa.Convert:
		return ofParam(v.X, seen)
	case *ssa.ChangeType:
		return ofParam(v.X, seen)
	case *ssa.MakeInterface:
		return ofParam(v.X, seen)
	case *ssa.ChangeInterface:
		return ofParam(v.X, seen)
	case *ssa.TypeAssert:
		return ofParam(v.X, seen)
	case *ssa.Extract:
		return ofParam(v.Tuple, seen)
	case *ssa.UnOp:
		if alloc, ok := v.X.(*ssa.Alloc); ok && v.Op == token.MUL { // a parameter whose address is taken
			for _, ref := range *alloc.Referrers() {
				if st, ok := ref.(*ssa.Store); ok && st.Addr == alloc && ofParam(st.Val, seen) {
					return true
				}
			}
		}
	case *ssa.Call:
		if v.Call.IsInvoke() && isError(v.Call.Value.Type()) && ofParam(v.Call.Value, seen) {
			return true
		}
		for _, arg := range v.Call.Args {
			if (isError(arg.Type()) || fromError(arg)) && ofParam(arg, seen) {
				return true
			}
		}
	}
	return false
}

// fromError reports whether a value is the result of asking something of an
// error, such as its text.
func fromError(v ssa.Value) bool {
	c, ok := v.(*ssa.Call)
	return ok && c.Call.IsInvoke() && isError(c.Call.Value.Type())
}

// narrowed reports whether the function asks what an error is: what it does
// with it then may be meant for some errors only.
func narrowed(v ssa.Value) bool {
	refs := v.Referrers()
	if refs == nil || !isError(v.Type()) {
		return false
	}
	for _, ref := range *refs {
		switch ref := ref.(type) {
		case *ssa.TypeAssert:
			return true
		case *ssa.BinOp:
			other := ref.X
			if other == v {
				other = ref.Y
			}
			if tells(other) {
				return true
			}
		case *ssa.MakeInterface:
			if narrowed(ref) {
				return true
			}
		case *ssa.ChangeInterface:
			if narrowed(ref) {
				return true
			}
		case *ssa.FieldAddr: // of *envelope.Error
			if name := fieldName(ref); (name == "Exit" || name == "Code") && isLoaded(ref) {
				return true
			}
		case *ssa.Call:
			if asksError(ref, v) {
				return true
			}
		}
	}
	return false
}

// asksError reports whether a call answers a question about an error.
func asksError(c *ssa.Call, v ssa.Value) bool {
	results := c.Call.Signature().Results()
	if c.Call.IsInvoke() && c.Call.Value == v { // its text
		for _, ref := range *c.Referrers() {
			switch ref := ref.(type) {
			case *ssa.BinOp:
				if ref.Op == token.EQL || ref.Op == token.NEQ {
					return true
				}
			case *ssa.Call:
				if sig := ref.Call.Signature().Results(); sig.Len() > 0 && typeinfo.IsBool(sig.At(0).Type()) {
					return true
				}
			}
		}
		return false
	}
	if results.Len() == 0 {
		return false
	}
	for r := range results.Variables() {
		if isError(r.Type()) && !isFunc(c, "errors", "Unwrap") {
			return false // what comes back is followed itself
		}
	}
	return true
}

// asked reports whether the function looks at the exit code or the code of a
// failure that it has in a variable, or in a result.
func asked(v ssa.Value) bool {
	refs := v.Referrers()
	if refs == nil {
		return false
	}
	for _, ref := range *refs {
		switch ref := ref.(type) {
		case *ssa.UnOp:
			if ref.Op == token.MUL && asked(ref) {
				return true
			}
		case *ssa.Extract:
			if asked(ref) {
				return true
			}
		case *ssa.FieldAddr:
			if name := fieldName(ref); (name == "Exit" || name == "Code") && isLoaded(ref) {
				return true
			}
		}
	}
	return false
}

func isLoaded(at *ssa.FieldAddr) bool {
	for _, ref := range *at.Referrers() {
		if u, ok := ref.(*ssa.UnOp); ok && u.Op == token.MUL {
			return true
		}
	}
	return false
}

func fieldName(at *ssa.FieldAddr) string {
	ptr, ok := at.X.Type().Underlying().(*types.Pointer)
	if !ok {
		return ""
	}
	st, ok := ptr.Elem().Underlying().(*types.Struct)
	if !ok || at.Field >= st.NumFields() {
		return ""
	}
	return st.Field(at.Field).Name()
}
