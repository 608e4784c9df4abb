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
	if op.Cond != nil {
		list := args(fn)
		if op.Cond.Arg >= len(list) {
			return fmt.Errorf("no argument %d", op.Cond.Arg)
		}
		if b, ok := list[op.Cond.Arg].Underlying().(*types.Basic); !ok || b.Info()&types.IsInteger == 0 {
			return fmt.Errorf("argument %d is no integer", op.Cond.Arg)
		}
	}
	x, err := lib.typeOf(fn, op.X)
	if err != nil {
		return err
	}
	if _, err := lib.typeOf(fn, op.Y); err != nil {
		return err
	}
	switch op.Kind {
	case OpInvoke:
		if x == nil && !slices.Contains([]string{"Enabled", "Handle", "Read", "ReadAt", "Set", "WithAttrs", "WithGroup"}, op.Method) {
			return fmt.Errorf("no method %s is expected of what an object holds", op.Method)
		}
		if x != nil {
			if m, _, _ := types.LookupFieldOrMethod(x, true, nil, op.Method); m == nil {
				return fmt.Errorf("%s has no method %s", x, op.Method)
			}
		}
	case OpCall:
		if x != nil {
			if _, ok := x.Underlying().(*types.Signature); !ok {
				return fmt.Errorf("%s is no function", x)
			}
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
			if !slices.Contains([]string{"log.std", "slog.std"}, o.Global) {
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
			switch u := t.Underlying().(type) {
			case *types.Slice:
				t = u.Elem()
			case *types.Map:
				t = u.Elem()
			default:
				return nil, fmt.Errorf("%s has no elements", t)
			}
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

// Every exported function that takes a file, or an interface that a file
// satisfies, has a row: what it does with it is decided, not guessed. A
// method of an interface is not asked for one: its signature is all there is.
func TestWritersHaveRows(t *testing.T) {
	lib := std(t)
	file := types.NewPointer(lib.packages["os"].Scope().Lookup("File").Type())
	for name, fn := range lib.funcs {
		if hasRow(fn) || types.IsInterface(recvType(fn)) {
			continue
		}
		for v := range fn.Signature().Params().Variables() {
			if takesFile(v.Type(), file) {
				t.Errorf("%s takes %s and has no row", name, v.Type())
			}
		}
	}
}

func recvType(fn *types.Func) types.Type {
	if recv := fn.Signature().Recv(); recv != nil {
		return recv.Type()
	}
	return types.Typ[types.Invalid]
}

func takesFile(t types.Type, file *types.Pointer) bool {
	if slice, ok := t.Underlying().(*types.Slice); ok {
		t = slice.Elem()
	}
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return false
	}
	if types.Identical(t, file) {
		return true
	}
	iface, ok := t.Underlying().(*types.Interface)
	if !ok || !types.Implements(file, iface) {
		return false
	}
	for m := range iface.Methods() {
		if strings.HasPrefix(m.Name(), "Write") || m.Name() == "ReadFrom" {
			return true
		}
	}
	return false
}

// storesOnly holds the types whose objects hold something, and whose methods
// do nothing with it that their rows or their signatures do not say.
var storesOnly = map[string]string{
	"bufio.ReadWriter":               "its methods are those of the Reader and the Writer in it",
	"encoding/xml.Decoder":           "has rows for what it reads",
	"encoding/json/jsontext.Encoder": "experimental",
	"flag.FlagSet":                   "only parsing writes and calls",
	"html/template.Template":         "only execution writes and calls",
	"net/http.Request":               "its Body is read by the client, and by the program",
	"net/textproto.Conn":             "its methods are those of the Reader, Writer and Pipeline in it",
	"sync.Map":                       "the rest deletes; no row can say what Range passes on",
	"text/template.Template":         "only execution writes and calls",
}

// Every method of a type whose objects hold what a row stored has a row.
func TestHoldersHaveRows(t *testing.T) {
	lib := std(t)
	for key, ops := range table() {
		fns := lib.resolve(key)
		for _, op := range ops {
			if op.Kind != OpAssign || len(op.X.Path) != 1 || op.X.Root == RootGlobal || len(fns) != 1 {
				continue
			}
			root := op.X
			root.Path = nil
			held, err := lib.typeOf(fns[0], root)
			if err != nil {
				t.Error(err)
				continue
			}
			named := pointee(held)
			if named == nil || types.IsInterface(named) {
				continue
			}
			typeName := named.Obj().Pkg().Path() + "." + named.Obj().Name()
			if _, ok := storesOnly[typeName]; ok {
				continue
			}
			for m := range named.Origin().Methods() {
				if m.Exported() && !hasRow(m) {
					t.Errorf("%s stores %s, and %s has no row", key, op.X, m.FullName())
				}
			}
		}
	}
}

// unheeded holds the fields that no row speaks of.
var unheeded = map[string]string{
	"crypto/tls.Config.KeyLogWriter": "written during a handshake, which may be anywhere; storing os.Stdout there is a sink of itself",
}

// Every exported field that can hold a file is spoken of by some row.
func TestFieldsHaveRows(t *testing.T) {
	lib := std(t)
	file := types.NewPointer(lib.packages["os"].Scope().Lookup("File").Type())
	spoken := make(map[string]bool)
	for key, ops := range table() {
		for _, fn := range lib.resolve(key) {
			for _, op := range ops {
				for _, o := range []Operand{op.X, op.Y} {
					for i, name := range o.Path {
						holder := o
						holder.Path = o.Path[:i]
						if held, err := lib.typeOf(fn, holder); err == nil && held != nil && pointee(held) != nil {
							spoken[pointee(held).String()+"."+name] = true
						}
					}
				}
			}
		}
	}
	for path, pkg := range lib.packages {
		for _, name := range pkg.Scope().Names() {
			obj, ok := pkg.Scope().Lookup(name).(*types.TypeName)
			if !ok || !obj.Exported() {
				continue
			}
			st, ok := obj.Type().Underlying().(*types.Struct)
			if !ok {
				continue
			}
			for f := range st.Fields() {
				full := path + "." + name + "." + f.Name()
				if f.Exported() && takesFile(f.Type(), file) && !spoken[full] && unheeded[full] == "" {
					t.Errorf("no row speaks of the field %s", full)
				}
			}
		}
	}
}
