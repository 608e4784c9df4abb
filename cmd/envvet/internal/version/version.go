// Package version knows which envvet this is.
package version

import (
	"runtime/debug"
	"strings"
)

// Get returns the version of envvet as 1.2.3, or 0.0.0 if it was not built
// from one.
func Get() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || !strings.HasPrefix(info.Main.Version, "v") {
		return "0.0.0"
	}
	return strings.TrimPrefix(info.Main.Version, "v")
}
