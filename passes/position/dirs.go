package position

import (
	"go/types"
	"path/filepath"
	"slices"
	"strings"
)

// seenDir returns the folder in which the type checker saw objects of the
// package, "" if it saw none, or none in a file whose whole name is known:
// programs built with -trimpath have names such as "example.com/m/file.go".
func (r *Resolver) seenDir(path string) string {
	if r.imports == nil {
		r.imports = make(map[string]*types.Package)
		queue := slices.Clone(r.pass.Pkg.Imports()) // which may have room to grow, for all rules that ask at once
		for len(queue) > 0 {
			pkg := queue[0]
			queue = queue[1:]
			if r.imports[pkg.Path()] == nil {
				r.imports[pkg.Path()] = pkg
				queue = append(queue, pkg.Imports()...)
			}
		}
	}
	pkg := r.imports[path]
	if pkg == nil {
		return ""
	}
	for _, name := range pkg.Scope().Names() {
		at := place(r.pass.Fset, pkg.Scope().Lookup(name).Pos())
		if strings.HasSuffix(at.Filename, ".go") && filepath.IsAbs(at.Filename) == filepath.IsAbs(r.dir) {
			return filepath.Dir(at.Filename)
		}
	}
	return ""
}

// below returns what follows prefix in an import path, "" if they are the
// same, and whether path is prefix or below it.
func below(prefix, path string) (string, bool) {
	if path == prefix {
		return "", true
	}
	return strings.CutPrefix(path, prefix+"/")
}

// above returns the folder from which rel leads to dir, and whether there is
// one.
func above(dir, rel string) (string, bool) {
	if rel == "" {
		return dir, true
	}
	root, ok := strings.CutSuffix(dir, string(filepath.Separator)+filepath.FromSlash(rel))
	if !ok {
		return "", false
	}
	if root == "" {
		root = string(filepath.Separator)
	}
	return root, true
}

// sameTree reports whether two packages lie in one tree laid out as their
// import paths are: without what their paths do not share, their folders are
// the same.
func sameTree(path1, dir1, path2, dir2 string) bool {
	a, b := strings.Split(path1, "/"), strings.Split(path2, "/")
	shared := 0
	for shared < len(a) && shared < len(b) && a[shared] == b[shared] {
		shared++
	}
	root1, ok1 := above(dir1, strings.Join(a[shared:], "/"))
	root2, ok2 := above(dir2, strings.Join(b[shared:], "/"))
	return ok1 && ok2 && root1 == root2
}
