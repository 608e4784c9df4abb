package known

import (
	"go/types"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/packages"
)

// A library is the standard library of the toolchain that runs the test.
type library struct {
	packages map[string]*types.Package
	funcs    map[string]*types.Func // exported, by full name
}

var loadLibrary = sync.OnceValues(func() (*library, error) {
	loaded, err := packages.Load(&packages.Config{Mode: packages.NeedName | packages.NeedTypes | packages.NeedImports | packages.NeedDeps}, "std")
	if err != nil {
		return nil, err
	}
	lib := &library{packages: make(map[string]*types.Package), funcs: make(map[string]*types.Func)}
	for _, pkg := range loaded {
		if pkg.Types == nil || strings.HasPrefix(pkg.PkgPath, "vendor/") || strings.Contains("/"+pkg.PkgPath+"/", "/internal/") {
			continue
		}
		lib.packages[pkg.PkgPath] = pkg.Types
		scope := pkg.Types.Scope()
		for _, name := range scope.Names() {
			switch obj := scope.Lookup(name).(type) {
			case *types.Func:
				lib.add(obj)
			case *types.TypeName:
				lib.addMethods(obj)
			}
		}
	}
	return lib, nil
})

func (lib *library) add(fn *types.Func) {
	if fn.Exported() {
		lib.funcs[fn.FullName()] = fn
	}
}

func (lib *library) addMethods(obj *types.TypeName) {
	named, ok := obj.Type().(*types.Named)
	if !ok || !obj.Exported() || obj.IsAlias() {
		return
	}
	for m := range named.Methods() {
		lib.add(m)
	}
	if iface, ok := named.Underlying().(*types.Interface); ok {
		for m := range iface.ExplicitMethods() {
			lib.add(m)
		}
	}
}

// std returns the library, or skips a test that is to be short.
func std(t *testing.T) *library {
	if testing.Short() {
		t.Skip("loads the standard library")
	}
	lib, err := loadLibrary()
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// hasRow reports whether the table speaks of fn, by its name or its type's.
func hasRow(fn *types.Func) bool {
	_, ok := lookupRow(fn.FullName())
	return ok
}

// args returns the types of a call's arguments, the receiver first.
func args(fn *types.Func) []types.Type {
	var list []types.Type
	sig := fn.Signature()
	if sig.Recv() != nil {
		list = append(list, sig.Recv().Type())
	}
	for v := range sig.Params().Variables() {
		list = append(list, v.Type())
	}
	return list
}

// pointee returns the named type that t is or points to, or nil.
func pointee(t types.Type) *types.Named {
	if ptr, ok := types.Unalias(t).(*types.Pointer); ok {
		t = ptr.Elem()
	}
	named, _ := types.Unalias(t).(*types.Named)
	return named
}

func TestStandardIsUpToDate(t *testing.T) {
	out, err := exec.Command("go", "list", "std").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range strings.Fields(string(out)) {
		if !Standard(path) {
			t.Errorf("package %s of %s is missing from standard_packages.go, so it is looked into as one of a library; "+
				"run GOTOOLCHAIN=%[2]s go generate ./passes/internal/known, and give what in it writes, exits, reads a clock or encodes a row in a table", path, runtime.Version())
		}
	}
}

func TestStandard(t *testing.T) {
	for path, want := range map[string]bool{
		"fmt": true, "log/slog": true, "unsafe": true, "C": true, "uuid": true, "internal/abi": true, "fmt [fmt.test]": true,
		"encoding/json/v2": true, "internal/syscall/windows": true, "vendor/golang.org/x/net/http/httpguts": true,
		"": false, "main": false, "cmd/go": false, "golang.org/x/net/http/httpguts": false, "log/slogger": false, "std": false, "fm": false,
	} {
		if got := Standard(path); got != want {
			t.Errorf("Standard(%q) = %v", path, got)
		}
	}
}
