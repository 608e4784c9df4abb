package known

import (
	"go/types"
	"maps"
	"strings"
	"testing"
)

// What is said of functions and types of the library is said of what it has.
func TestUnfailing(t *testing.T) {
	lib := std(t)
	for _, names := range []map[string]bool{unfailing, writing, drawing} {
		for name := range names {
			fn := lib.funcs[name]
			if fn == nil {
				t.Errorf("no function %s", name)
				continue
			}
			results := fn.Signature().Results()
			if results.Len() == 0 || !types.Identical(results.At(results.Len()-1).Type(), types.Universe.Lookup("error").Type()) {
				t.Errorf("%s returns no error", name)
			}
		}
	}
	for name, maker := range passing {
		fn, made := lib.funcs[name], lib.funcs[maker]
		if fn == nil || made == nil {
			t.Errorf("no function %s or %s", name, maker)
			continue
		}
		results := fn.Signature().Results()
		if !types.Identical(results.At(results.Len()-1).Type(), types.Universe.Lookup("error").Type()) {
			t.Errorf("%s returns no error", name)
		}
		if !types.Identical(made.Signature().Results().At(0).Type(), fn.Signature().Recv().Type()) {
			t.Errorf("%s makes no receiver of %s", maker, name)
		}
	}
	all := maps.Clone(takers)
	maps.Copy(all, givers)
	for name := range all {
		path, typ, _ := strings.Cut(strings.TrimPrefix(name, "*"), ".")
		obj := lib.packages[path].Scope().Lookup(typ)
		if obj == nil {
			t.Errorf("no type %s", name)
			continue
		}
		of := obj.Type()
		if strings.HasPrefix(name, "*") {
			of = types.NewPointer(of)
		}
		if takers[name] != TakesAll(of) || givers[name] != GivesAll(of) {
			t.Errorf("%s is not found by its type", name)
		}
		method := "Read"
		if takers[name] {
			method = "Write"
		}
		if m, _, _ := types.LookupFieldOrMethod(of, false, nil, method); m == nil {
			t.Errorf("%s has no method %s", name, method)
		}
	}
}
