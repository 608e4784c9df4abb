package position

import (
	"strings"

	"golang.org/x/tools/go/analysis"
)

// IsOwn reports whether the package under analysis is of a module that is worked on, or may
// be: a driver names a version of the others.
func IsOwn(pass *analysis.Pass) bool { return pass.Module == nil || pass.Module.Version == "" }

// SameModule reports whether a package is of the module under analysis: what others do is
// not for its author to change. Where the driver names no module, import paths that begin
// alike are taken for one.
func SameModule(pass *analysis.Pass, pkgPath string) bool {
	own := pass.Pkg.Path()
	if pass.Module != nil && pass.Module.Path != "" {
		own = pass.Module.Path
	} else {
		own = strings.Join(firstElements(own), "/")
	}
	return pkgPath == own || strings.HasPrefix(pkgPath, own+"/")
}

// firstElements returns the elements of an import path that name a repository
// at a host, else the first.
func firstElements(path string) []string {
	elements := strings.Split(path, "/")
	if strings.Contains(elements[0], ".") {
		return elements[:min(3, len(elements))]
	}
	return elements[:1]
}
