package known

import (
	"go/types"
	"strings"
	"sync"
)

//go:generate go run ./internal/genstd

// Standard reports whether path is the import path of a package of the
// standard library: of any platform, experimental, internal and vendored ones
// included, also "unsafe" and "C".
func Standard(path string) bool {
	path, _, _ = strings.Cut(path, " ") // "fmt [fmt.test]", the path of a test variant
	_, ok := standard()[path]
	return ok
}

// unixPath is the import path of a package with the functions of syscall, which stand for more
// systems than those.
const unixPath = "golang.org/x/sys/unix"

// Described reports whether the rows say what the functions of a package do: it is of the
// standard library, or golang.org/x/sys/unix, whose functions do what those of syscall do that
// have their names.
func Described(path string) bool { return Standard(path) || ImportPath(path) == unixPath }

// rowKey returns the name by which the rows speak of a function.
func rowKey(fn *types.Func) string {
	full := fn.FullName()
	if name, ok := strings.CutPrefix(full, unixPath+"."); ok {
		return "syscall." + name
	}
	return full
}

var standard = sync.OnceValue(func() map[string]struct{} {
	paths := strings.Fields(standardPackages)
	set := make(map[string]struct{}, len(paths))
	for _, path := range paths {
		set[path] = struct{}{}
	}
	return set
})
