package typeinfo

import (
	"go/types"

	"github.com/envvet/envvet/passes/internal/known"
)

// IsCalled reports whether values of type t are called, or methods of what they hold.
func IsCalled(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Signature, *types.Interface:
		_, generic := types.Unalias(t).(*types.TypeParam)
		return !generic
	}
	return false
}

// IsFunc reports whether values of type t are functions.
func IsFunc(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}

// HasWrite reports whether values of type t have the method of an io.Writer.
func HasWrite(t types.Type) bool {
	m, _, _ := types.LookupFieldOrMethod(t, true, nil, "Write")
	fn, ok := m.(*types.Func)
	return ok && known.IsWrite(fn)
}

// IsReader reports whether values of type t are any that have the method of an io.Reader.
func IsReader(t types.Type) bool {
	if !types.IsInterface(t) {
		return false
	}
	m, _, _ := types.LookupFieldOrMethod(t, false, nil, "Read")
	fn, ok := m.(*types.Func)
	return ok && known.IsRead(fn)
}

// HasNoMethods reports whether neither a type nor a pointer to it has any.
func HasNoMethods(t types.Type) bool {
	t = types.Unalias(t)
	if ptr, ok := t.(*types.Pointer); ok {
		t = types.Unalias(ptr.Elem())
	}
	switch t := t.(type) {
	case *types.Basic, *types.Slice, *types.Map, *types.Array, *types.Chan:
		return true
	case *types.Named:
		_, isBasic := t.Underlying().(*types.Basic)
		return isBasic && t.NumMethods() == 0
	}
	return false
}

// ReceiverName returns the name of the type of which a method is, "" for a function.
func ReceiverName(decl *types.Func) string {
	if recv := decl.Signature().Recv(); recv != nil {
		if of := NamedOf(recv.Type()); of != nil {
			return of.Name()
		}
	}
	return ""
}

// Receiver returns the type of the receiver of a method, an invalid one for a function.
func Receiver(fn *types.Func) types.Type {
	if recv := fn.Signature().Recv(); recv != nil {
		return recv.Type()
	}
	return types.Typ[types.Invalid]
}

// Parameter returns the type of parameter i, of which the receiver is the first, nil if there
// is none.
func Parameter(sig *types.Signature, i int) types.Type {
	if recv := sig.Recv(); recv != nil {
		if i == 0 {
			return recv.Type()
		}
		i--
	}
	if i >= sig.Params().Len() {
		return nil
	}
	return sig.Params().At(i).Type()
}
