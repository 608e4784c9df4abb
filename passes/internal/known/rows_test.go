package known

import (
	"fmt"
	"go/token"
	"go/types"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// Every row is about something that exists, and speaks of arguments, results,
// fields and methods that exist.
func TestRowsMatchTheLibrary(t *testing.T) {
	lib := std(t)
	for _, rows := range allRows {
		for key, row := range rows {
			fns := lib.resolve(key)
			elsewhere := keyPackage(key) == "syscall" && runtime.GOOS != "linux"
			if len(fns) == 0 && lib.packages[keyPackage(key)] != nil && !elsewhere {
				t.Errorf("%s: no such function", key)
			}
			ops, err := parseRow(row)
			if err != nil {
				t.Errorf("%s: %v", key, err)
			}
			for _, fn := range fns {
				for _, op := range ops {
					if err := lib.check(fn, op); err != nil {
						t.Errorf("%s: %s: %v", fn.FullName(), op, err)
					}
				}
			}
		}
	}
}

// keyPackage returns the path of the package that a key is about.
func keyPackage(key string) string {
	key = strings.TrimLeft(key, "(*")
	slash := strings.LastIndexByte(key, '/') + 1
	dot := strings.IndexByte(key[slash:], '.')
	return key[:slash+dot]
}

// resolve returns the functions that a key is about.
func (lib *library) resolve(key string) []*types.Func {
	key = strings.Replace(key, "."+HandleDebug, ".Handle", 1)
	prefix, all := strings.CutSuffix(key, "*")
	if !all {
		if fn := lib.funcs[key]; fn != nil {
			return []*types.Func{fn}
		}
		return nil
	}
	var fns []*types.Func
	for name, fn := range lib.funcs {
		if strings.HasPrefix(name, prefix) && table()[name] == nil {
			fns = append(fns, fn)
		}
	}
	return fns
}

func (lib *library) check(fn *types.Func, op Op) error {
	for _, c := range op.Conds {
		if err := lib.checkCond(fn, c); err != nil {
			return err
		}
	}
	if op.Unless.Root != 0 {
		if _, err := lib.typeOf(fn, op.Unless); err != nil {
			return err
		}
	}
	x, err := lib.typeOf(fn, op.X)
	if err != nil {
		return err
	}
	if _, err := lib.typeOf(fn, op.Y); err != nil {
		return err
	}
	if op.Or != nil {
		if _, err := lib.typeOf(fn, *op.Or); err != nil {
			return err
		}
	}
	for _, o := range append(slices.Clone(op.With), op.Into...) {
		if _, err := lib.typeOf(fn, o); err != nil {
			return err
		}
	}
	switch op.Kind {
	case OpInvoke:
		if list := args(fn); op.Part.Given > 0 && (op.Part.Given >= len(list) || !isInteger(list[op.Part.Given])) {
			return fmt.Errorf("no integer is given as argument %d", op.Part.Given)
		}
		if x == nil && !slices.Contains([]string{"Enabled", "Handle", HandleDebug, "Read", "ReadAt", "Set", "WithAttrs", "WithGroup"}, op.Method) {
			return fmt.Errorf("no method %s is expected of what an object holds", op.Method)
		}
		if x != nil {
			if m, _, _ := types.LookupFieldOrMethod(x, true, nil, op.Method); m == nil {
				return fmt.Errorf("%s has no method %s", x, op.Method)
			}
		}
	case OpCall, OpGo, OpYield:
		if x == nil {
			return nil
		}
		sig, ok := x.Underlying().(*types.Signature)
		if !ok {
			return fmt.Errorf("%s is no function", x)
		}
		if len(op.Into) > 0 || op.Kind == OpYield { // it is what that calls which is given something
			if sig, ok = sig.Params().At(0).Type().Underlying().(*types.Signature); !ok {
				return fmt.Errorf("%s calls no function", x)
			}
		}
		if n := max(len(op.With), len(op.Into)); n > 0 && n != sig.Params().Len() {
			return fmt.Errorf("%s takes no %d arguments", sig, n)
		}
	case OpPull:
		if _, ok := x.Underlying().(*types.Signature); !ok {
			return fmt.Errorf("%s is no function", x)
		}
	case OpWrite, OpHand:
		// What is neither a file nor has a method to write must be a
		// library's object that holds a writer.
		if x != nil && !isFile(x) && !isWriter(x) {
			named := pointee(x)
			if named == nil || named.Obj().Pkg() == nil || !Standard(named.Obj().Pkg().Path()) {
				return fmt.Errorf("cannot write to %s", x)
			}
		}
	}
	return nil
}

func isInteger(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

// checkCond checks that a condition is about an argument that may meet it.
func (lib *library) checkCond(fn *types.Func, c Cond) error {
	list := args(fn)
	if c.Arg >= len(list) {
		return fmt.Errorf("no argument %d", c.Arg)
	}
	t := list[c.Arg]
	switch {
	case c.Some:
		if _, ok := t.Underlying().(*types.Slice); !ok {
			return fmt.Errorf("argument %d is no list", c.Arg)
		}
	case c.Below != "":
		if _, err := lib.typeOf(fn, Operand{Root: RootArg, Index: c.Arg, Path: []string{c.Below}}); err != nil {
			return err
		}
	case c.Global != "":
		v, err := lib.typeOf(fn, Operand{Root: RootGlobal, Global: c.Global})
		if err != nil {
			return err
		}
		if v == nil || !types.Identical(t, v) {
			return fmt.Errorf("argument %d is not of the type of %s", c.Arg, c.Global)
		}
	default:
		if b, ok := t.Underlying().(*types.Basic); !ok || b.Info()&types.IsInteger == 0 {
			return fmt.Errorf("argument %d is no integer", c.Arg)
		}
	}
	return nil
}

// listOf returns the underlying type of t, for a type parameter that of the one
// type which its constraint names.
func listOf(t types.Type) types.Type {
	if p, ok := t.(*types.TypeParam); ok {
		if iface, ok := p.Constraint().Underlying().(*types.Interface); ok && iface.NumEmbeddeds() == 1 {
			if u, ok := iface.EmbeddedType(0).(*types.Union); ok && u.Len() == 1 {
				return u.Term(0).Type().Underlying()
			}
		}
	}
	return t.Underlying()
}

// typeOf returns the type of an operand, nil if the path leads to something
// that an object holds without having a field for it.
func (lib *library) typeOf(fn *types.Func, o Operand) (types.Type, error) {
	var t types.Type
	switch o.Root {
	case RootArg:
		list := args(fn)
		if o.Index >= len(list) {
			return nil, fmt.Errorf("no argument %d", o.Index)
		}
		t = list[o.Index]
	case RootResult:
		if o.Index >= fn.Signature().Results().Len() {
			return nil, fmt.Errorf("no result %d", o.Index)
		}
		t = fn.Signature().Results().At(o.Index).Type()
	case RootGlobal:
		pkg, name, _ := strings.Cut(o.Global, ".")
		if !token.IsExported(name) {
			if !IsLogger(o.Global) {
				return nil, fmt.Errorf("unknown global %s", o.Global)
			}
			return nil, nil
		}
		v, ok := lib.packages[pkg].Scope().Lookup(name).(*types.Var)
		if !ok || Global(v) != o.Global {
			return nil, fmt.Errorf("no variable %s, or Global does not know it", o.Global)
		}
		t = v.Type()
	default:
		return nil, nil
	}
	for _, name := range o.Path {
		switch {
		case name == Elem:
			switch u := listOf(t).(type) {
			case *types.Slice:
				t = u.Elem()
			case *types.Map:
				t = u.Elem()
			default:
				return nil, fmt.Errorf("%s has no elements", t)
			}
		case name == Result:
			sig, ok := t.Underlying().(*types.Signature)
			if !ok || sig.Results().Len() == 0 {
				return nil, fmt.Errorf("%s returns nothing", t)
			}
			t = sig.Results().At(0).Type()
		case !token.IsExported(name):
			return nil, nil
		default:
			field, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
			if v, ok := field.(*types.Var); ok {
				t = v.Type()
			} else {
				return nil, fmt.Errorf("%s has no field %s", t, name)
			}
		}
	}
	return t, nil
}
