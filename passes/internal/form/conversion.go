package form

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// Retyped returns v as it was before it was given another type that has the same values.
func Retyped(v ssa.Value) ssa.Value {
	for {
		c, ok := v.(*ssa.ChangeType)
		if !ok {
			return v
		}
		v = c.X
	}
}

// Unwiden returns v as it was before conversions that keep each value.
func Unwiden(v ssa.Value) ssa.Value {
	for {
		switch c := v.(type) {
		case *ssa.Convert:
			if !widens(c.X.Type(), c.Type()) {
				return v
			}
			v = c.X
		case *ssa.ChangeType:
			v = c.X
		default:
			return v
		}
	}
}

// widens reports whether each value of type from is the same in type to, wherever the
// program runs: an int has 32 bits or 64.
func widens(from, to types.Type) bool {
	f, _ := from.Underlying().(*types.Basic)
	t, _ := to.Underlying().(*types.Basic)
	switch {
	case f == nil || t == nil:
		return false
	case f.Kind() == t.Kind():
		return true
	case f.Info()&types.IsInteger == 0 || t.Info()&types.IsInteger == 0:
		return false
	}
	signed := t.Info()&types.IsUnsigned == 0
	if signed == (f.Info()&types.IsUnsigned == 0) {
		return most.Sizeof(f) <= least.Sizeof(t)
	}
	return signed && most.Sizeof(f) < least.Sizeof(t)
}

// The sizes of integers where they are largest and where they are smallest.
var most, least = &types.StdSizes{WordSize: 8, MaxAlign: 8}, &types.StdSizes{WordSize: 4, MaxAlign: 4}

// Converted returns the type of what an instruction makes an interface value, and the type of
// that, nil if it does no such thing.
func Converted(i ssa.Instruction) (from, to types.Type) {
	switch i := i.(type) {
	case *ssa.MakeInterface:
		return i.X.Type(), i.Type()
	case *ssa.ChangeInterface:
		return i.X.Type(), i.Type()
	case *ssa.TypeAssert:
		if types.IsInterface(i.AssertedType) {
			return i.X.Type(), i.AssertedType
		}
	}
	return nil, nil
}

// Unbox returns v as it was before it became an interface value, or one of another type.
func Unbox(v ssa.Value) ssa.Value {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		default:
			return v
		}
	}
}

// Unconvert returns v as it was before it was converted, other than to an interface type.
func Unconvert(v ssa.Value) ssa.Value {
	for {
		switch c := v.(type) {
		case *ssa.Convert:
			v = c.X
		case *ssa.ChangeType:
			v = c.X
		default:
			return v
		}
	}
}
