package failures

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// An error of a type that says what it wraps answers with the failures of that:
//
//	return &opError{op: "read", err: err}

// wrapped traces what is in the field of an error that its method Unwrap returns.
func (t *tracer) wrapped(v *ssa.Alloc, yield func(item)) {
	name, list := unwraps(v.Type().Underlying().(*types.Pointer).Elem())
	if name == "" {
		return
	}
	for _, s := range settings(v, v, name) {
		if list {
			t.list(s.val, yield)
		} else if !isNil(s.val, s.at.Block(), nil) {
			t.element(s.val, s.at.Block(), yield)
		}
	}
}

// unwraps returns the field of a struct that its method Unwrap returns, and whether that is a
// list of errors. It is the only one that it can return, "" if there are none or several.
func unwraps(t types.Type) (name string, list bool) {
	fields, ok := t.Underlying().(*types.Struct)
	if !ok || isFailure(t) {
		return "", false
	}
	method, at, _ := types.LookupFieldOrMethod(t, true, nil, "Unwrap")
	fn, ok := method.(*types.Func)
	if !ok || len(at) != 1 { // that of what is embedded returns what is in there
		return "", false
	}
	sig := fn.Signature()
	if sig.Params().Len() != 0 || sig.Results().Len() != 1 {
		return "", false
	}
	_, list = sig.Results().At(0).Type().Underlying().(*types.Slice)
	for field := range fields.Fields() {
		if !types.AssignableTo(field.Type(), sig.Results().At(0).Type()) {
			continue
		}
		if name != "" {
			return "", false
		}
		name = field.Name()
	}
	return name, list
}

// wrapsOthers reports whether a package has functions that return an error for one that they
// are given, and errors that may wrap it:
//
//	func Wrap(err error, text string) error
func wrapsOthers(pkg *types.Package) bool {
	var given, unwrapped bool
	for _, name := range pkg.Scope().Names() {
		switch obj := pkg.Scope().Lookup(name).(type) {
		case *types.Func:
			sig := obj.Signature()
			given = given || obj.Exported() && hasError(sig.Params()) && hasError(sig.Results())
		case *types.TypeName:
			if !unwrapped && !obj.IsAlias() {
				field, _ := unwraps(obj.Type())
				unwrapped = field != ""
			}
		}
	}
	return given && unwrapped
}

func hasError(list *types.Tuple) bool {
	for v := range list.Variables() {
		if isError(v.Type()) {
			return true
		}
	}
	return false
}
