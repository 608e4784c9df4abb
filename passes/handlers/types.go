package handlers

import (
	"go/types"
	"slices"

	"github.com/envvet/envvet/passes/internal/known"
)

// keeps reports whether flows to places of a named type are kept: those of a
// framework's callable types, and interfaces that a framework or a program
// declares.
func (u *unit) keeps(tn *types.TypeName) bool {
	kept, ok := u.kept[tn]
	if !ok && tn.Pkg() != nil {
		path := tn.Pkg().Path()
		iface, _ := tn.Type().Underlying().(*types.Interface)
		kept = known.CallableOf(path, tn.Name()) != nil || iface != nil && iface.NumMethods() > 0 && !known.Standard(path)
		u.kept[tn] = kept
	}
	return kept
}

// isTraced reports whether what variables and results of type t hold is traced: functions, and
// values of the types that keeps tells.
func (u *unit) isTraced(t types.Type) bool {
	tn := typeName(t)
	return isFunc(t) || tn != nil && u.keeps(tn)
}

// isList reports whether tn is a slice of structs that hold commands.
func (u *unit) isList(tn *types.TypeName) bool {
	return tn.Pkg() != nil && known.GrammarList(tn.Pkg().Path(), tn.Name()) != nil
}

// typeName returns the name of a named type, or nil.
func typeName(t types.Type) *types.TypeName {
	if t == nil {
		return nil
	}
	if named, ok := types.Unalias(t).(*types.Named); ok {
		return named.Obj()
	}
	return nil
}

func isStruct(t types.Type) bool {
	_, ok := underlying(t).(*types.Struct)
	return ok
}

// callable returns what the framework does with values of a type, or nil.
func callable(t types.Type) *known.Callable {
	if tn := typeName(t); tn != nil && tn.Pkg() != nil {
		return known.CallableOf(tn.Pkg().Path(), tn.Name())
	}
	return nil
}

// wraps reports whether a function takes a handler of the type t: what it
// returns of that type is the handler it was given with something around it,
// or a part of how the whole server works, and no handler by itself.
func wraps(sig *types.Signature, t types.Type) bool {
	c := callable(t)
	if c == nil || c.Method != "" {
		return false
	}
	for i := range sig.Params().Len() {
		if callable(paramType(sig, i)) == c {
			return true
		}
	}
	return false
}

// includes returns the framework whose interface of commands is a part of the
// interface tn. Methods of the program's own may have the name of one that some
// framework calls.
func includes(tn *types.TypeName) (known.Framework, bool) {
	iface, ok := tn.Type().Underlying().(*types.Interface)
	if !ok {
		return "", false
	}
	for m := range iface.Methods() {
		if !ofFramework(m) {
			continue
		}
		framework, _ := known.FrameworkOf(m.Pkg().Path())
		if slices.ContainsFunc(known.ByType(framework), func(c known.Callable) bool { return c.Method == m.Name() }) {
			return framework, true
		}
	}
	return "", false
}

// ofFramework reports whether fn belongs to a framework.
func ofFramework(fn *types.Func) bool {
	if fn == nil || fn.Pkg() == nil {
		return false
	}
	_, ok := known.FrameworkOf(fn.Pkg().Path())
	return ok
}

// method returns the method that a variable of type t has by that name in pkg, as it
// is declared, or nil.
func method(pkg *types.Package, t types.Type, name string) *types.Func {
	obj, _, _ := types.LookupFieldOrMethod(t, true, pkg, name)
	if fn, ok := obj.(*types.Func); ok {
		return fn.Origin()
	}
	return nil
}
