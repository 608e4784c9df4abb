package form

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// IsSameField reports whether addr is that of a field of a variable, or of a struct in one, as at
// is.
func IsSameField(at *ssa.FieldAddr, addr ssa.Value) bool {
	other, ok := addr.(*ssa.FieldAddr)
	if !ok || other.Field != at.Field {
		return false
	}
	in, nested := at.X.(*ssa.FieldAddr)
	return other.X == at.X || nested && IsSameField(in, other.X)
}

// InLocal reports whether an address is in a variable of its function, as what that
// makes, and a copy, are.
func InLocal(addr ssa.Value) bool {
	for {
		at, ok := addr.(*ssa.FieldAddr)
		if !ok {
			_, ok := addr.(*ssa.Alloc)
			return ok
		}
		addr = at.X
	}
}

// OnlyRead reports whether nothing but the content of an address is asked for.
func OnlyRead(v ssa.Value) bool {
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool { return !Loads(use) })
}

// Loads reports whether an instruction does nothing with an address but to ask for what is
// there.
func Loads(i ssa.Instruction) bool {
	switch i := i.(type) {
	case *ssa.UnOp:
		return i.Op == token.MUL
	case *ssa.DebugRef:
		return true
	}
	return false
}

// RootOf returns what v is, or is the address of a part of.
func RootOf(v ssa.Value) ssa.Value {
	for {
		at, ok := v.(*ssa.FieldAddr)
		if !ok {
			break
		}
		v = at.X
	}
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		if local, ok := load.X.(*ssa.Alloc); ok {
			if p := Spilled(local); p != nil {
				return p
			}
		}
	}
	return v
}

// LoadsSame reports whether a and b are loaded from the same field of the same thing.
func LoadsSame(a, b ssa.Value) bool {
	at, ok := AddressOf(a).(*ssa.FieldAddr)
	return ok && IsSameField(at, AddressOf(b))
}

// AddressOf returns the address that x was loaded from, or x itself.
func AddressOf(x ssa.Value) ssa.Value {
	for {
		switch v := x.(type) {
		case *ssa.UnOp:
			if v.Op == token.MUL {
				return v.X
			}
			return x
		case *ssa.ChangeInterface:
			x = v.X
		case *ssa.ChangeType:
			x = v.X
		default:
			return x
		}
	}
}

// IsOfField reports whether a and b are of the same field, of whatever values.
func IsOfField(a, b *ssa.FieldAddr) bool {
	return a.Field == b.Field && types.Identical(a.X.Type(), b.X.Type())
}
