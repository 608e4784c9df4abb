// Package version knows which envvet this is.
package version

import (
	"runtime/debug"
	"strings"
)

// release is the version that make release builds, which is of a checkout and
// not of a module, as v1.2.3. The linker sets it.
var release string

// Get returns the version of envvet as 1.2.3, or 0.0.0 if it was not built
// from one.
func Get() string {
	v := release
	if info, ok := debug.ReadBuildInfo(); v == "" && ok {
		v = info.Main.Version
	}
	if !strings.HasPrefix(v, "v") {
		return "0.0.0"
	}
	return strings.TrimPrefix(v, "v")
}
