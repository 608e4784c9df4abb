package known

import (
	"go/types"
	"slices"
	"strings"
	"sync"
)

// table is every row, parsed. A row that does not parse is left out, which a
// test keeps from happening.
var table = sync.OnceValue(func() map[string][]Op {
	ops := make(map[string][]Op)
	for _, rows := range allRows {
		for key, row := range rows {
			if parsed, err := parseRow(row); err == nil {
				ops[key] = parsed
			}
		}
	}
	return ops
})

// Lookup returns what fn, a function or method that is [Described], does with
// standard output, the process, and the writers and functions that it is
// given. It is nil when that is nothing, or when fn is no such function. The result is shared: do
// not change it.
func Lookup(fn *types.Func) []Op {
	if fn == nil || fn.Pkg() == nil || !Described(fn.Pkg().Path()) {
		return nil
	}
	fn = fn.Origin()
	if ops, ok := lookupRow(rowKey(fn)); ok {
		return ops
	}
	return bySignature(fn.Signature())
}

// HandleDebug is how rows call what method Handle of a slog.Handler does with a record below the
// level of info. No method in Go has such a name.
const HandleDebug = "Handle<info"

// IsApart reports whether a part of what an object holds, of which rows speak, is not all of it.
func IsApart(path string) bool { return path == "low" }

// Named returns the name that a method has in Go which rows call so.
func Named(method string) string {
	if method == HandleDebug {
		return "Handle"
	}
	return method
}

// LookupAs is Lookup for a method as rows call it, false if none does that so.
func LookupAs(fn *types.Func, method string) ([]Op, bool) {
	if fn.Name() == method || fn.Pkg() == nil || !Described(fn.Pkg().Path()) {
		return nil, false
	}
	recv, _, _ := strings.Cut(rowKey(fn.Origin()), ").")
	return lookupRow(recv + ")." + method)
}

// IsFalseOnceBuilt reports whether fn is a function that returns false in every program that is
// built, and true in tests only.
func IsFalseOnceBuilt(fn *types.Func) bool {
	return fn != nil && fn.FullName() == "testing.Testing"
}

// Makes reports whether fn is a function of the standard library that makes its only result, as
// log.New does: its row says what a part of that holds. The result is never nil.
func Makes(fn *types.Func) bool {
	return fn != nil && fn.Signature().Results().Len() == 1 && slices.ContainsFunc(Lookup(fn), func(op Op) bool {
		return op.Kind == OpAssign && op.X.Root == RootResult && len(op.X.Path) > 0
	})
}

func lookupRow(key string) ([]Op, bool) {
	rows := table()
	if ops, ok := rows[key]; ok {
		return ops, true
	}
	recv, _, isMethod := strings.Cut(key, ").")
	if !isMethod {
		return nil, false
	}
	ops, ok := rows[recv+").*"]
	return ops, ok
}

// bySignature is what a function without a row is taken to do.
func bySignature(sig *types.Signature) []Op {
	var ops []Op
	first := 0
	if sig.Recv() != nil {
		first = 1
	}
	for i := range sig.Params().Len() {
		t := sig.Params().At(i).Type()
		x := Operand{Root: RootArg, Index: first + i}
		if slice, ok := t.Underlying().(*types.Slice); ok {
			t = slice.Elem()
			x.Path = []string{Elem}
		}
		if _, ok := types.Unalias(t).(*types.TypeParam); ok {
			continue
		}
		if _, ok := t.Underlying().(*types.Signature); ok {
			ops = append(ops, Op{Kind: OpCall, X: x})
		} else if isFile(t) || isWriter(t) {
			ops = append(ops, Op{Kind: OpHand, X: x})
		}
	}
	return ops
}

// isFile reports whether t is *os.File.
func isFile(t types.Type) bool {
	ptr, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return false
	}
	named, ok := types.Unalias(ptr.Elem()).(*types.Named)
	return ok && named.Obj().Name() == "File" && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == "os"
}

// isWriter reports whether t is an interface with a method Write([]byte) (int, error).
func isWriter(t types.Type) bool {
	iface, ok := t.Underlying().(*types.Interface)
	if !ok {
		return false
	}
	for m := range iface.Methods() {
		if m.Name() == "Write" {
			return IsWrite(m)
		}
	}
	return false
}

// IsWrite reports whether m is the method of an io.Writer, of whatever type.
func IsWrite(m *types.Func) bool { return m.Name() == "Write" && passesBytes(m) }

// IsRead reports whether m is the method of an io.Reader, of whatever type.
func IsRead(m *types.Func) bool { return m.Name() == "Read" && passesBytes(m) }

// passesBytes reports whether a method takes bytes and says how many of them it has dealt with.
func passesBytes(m *types.Func) bool {
	sig := m.Signature()
	return sig.Params().Len() == 1 && sig.Results().Len() == 2 && isBytes(sig.Params().At(0).Type()) &&
		types.Identical(sig.Results().At(0).Type(), types.Typ[types.Int]) &&
		types.Identical(sig.Results().At(1).Type(), types.Universe.Lookup("error").Type())
}

func isBytes(t types.Type) bool {
	slice, ok := t.(*types.Slice)
	return ok && types.Identical(slice.Elem(), types.Typ[types.Byte])
}

// IsStdout reports whether v is the variable os.Stdout.
func IsStdout(v *types.Var) bool { return isVar(v, "os", "Stdout") }

// IsStream reports whether v is os.Stdin, os.Stdout or os.Stderr, which nobody sets to nil.
func IsStream(v *types.Var) bool {
	return IsStdout(v) || isVar(v, "os", "Stderr") || isVar(v, "os", "Stdin")
}

// IsStdoutFd reports whether v is the variable syscall.Stdout, the number (on
// Windows the handle) of standard output.
func IsStdoutFd(v *types.Var) bool { return isVar(v, "syscall", "Stdout") }

// Descriptor returns which of the descriptors that a process begins with a variable of package os
// or syscall is of, -1 if it is of none of these.
func Descriptor(v *types.Var) int {
	for fd, name := range []string{"Stdin", "Stdout", "Stderr"} {
		if isVar(v, "os", name) || isVar(v, "syscall", name) {
			return fd
		}
	}
	return -1
}

// Duplicates reports whether fn has its second argument, a descriptor, be of what its first is.
func Duplicates(fn *types.Func) bool {
	if fn == nil || fn.Pkg() == nil || !Described(fn.Pkg().Path()) {
		return false
	}
	key := rowKey(fn)
	return key == "syscall.Dup2" || key == "syscall.Dup3"
}

// Global returns the name under which the rows speak of the package variable
// v, such as "flag.CommandLine", or "" if they do not.
func Global(v *types.Var) string {
	for _, name := range []string{"CommandLine", "Usage"} {
		if isVar(v, "flag", name) {
			return "flag." + name
		}
	}
	return ""
}

// isVar reports whether v is the variable of that name in the scope of the
// package with that path.
func isVar(v *types.Var, path, name string) bool {
	return v != nil && v.Name() == name && v.Pkg() != nil && v.Pkg().Path() == path && v.Pkg().Scope().Lookup(name) == v
}
