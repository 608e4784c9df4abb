package known

import (
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

var standard = sync.OnceValue(func() map[string]struct{} {
	paths := strings.Fields(standardPackages)
	set := make(map[string]struct{}, len(paths))
	for _, path := range paths {
		set[path] = struct{}{}
	}
	return set
})
