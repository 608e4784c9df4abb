package known

import (
	"go/types"
	"strings"
	"testing"
)

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
	"bufio.ReadWriter":       "its methods are those of the Reader and the Writer in it",
	"encoding/xml.Decoder":   "has rows for what it reads",
	"flag.FlagSet":           "only parsing writes and calls",
	"html/template.Template": "only execution writes and calls",
	"net/http.Request":       "its Body is read by the client, and by the program",
	"net/textproto.Conn":     "its methods are those of the Reader, Writer and Pipeline in it",
	"sync.Map":               "the rest deletes",
	"text/template.Template": "only execution writes and calls",
}

// Every method of a type whose objects hold what a row stored has a row.
func TestHoldersHaveRows(t *testing.T) {
	lib := std(t)
	for key, ops := range table() {
		fns := lib.resolve(key)
		for _, op := range ops {
			if path := op.X.Path; op.Kind != OpAssign || len(path) == 0 || path[0] == Elem || len(path) > 1 && path[1] != Elem || op.X.Root == RootGlobal || len(fns) != 1 {
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
