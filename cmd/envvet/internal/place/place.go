// Package place says what files are called in answers that others read.
package place

import (
	"net/url"
	"os"
	"path"
	"path/filepath"
)

// A Namer names files. Its names have slashes on every system.
type Namer struct {
	dir  string
	root string
}

// From returns a Namer for a run in the absolute folder dir. Its root is the
// repository around dir, else the module, else dir.
func From(dir string) Namer {
	for _, mark := range []string{".git", "go.mod"} { // .git is a file in worktrees
		if root, ok := Above(dir, mark); ok {
			return Namer{dir: dir, root: root}
		}
	}
	return Namer{dir: dir, root: dir}
}

// Above returns the nearest folder at or above the absolute folder dir that has
// an entry of the name.
func Above(dir, name string) (string, bool) {
	for {
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
			return dir, true
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", false
		}
		dir = parent
	}
}

// FromDir names file as seen from the folder of the run, if both are in the
// root. Other files, such as those of another module, keep their absolute names.
func (n Namer) FromDir(file string) string {
	if _, inside := n.FromRoot(file); inside && filepath.IsAbs(file) {
		if rel, err := filepath.Rel(n.dir, file); err == nil {
			return filepath.ToSlash(rel)
		}
	}
	return filepath.ToSlash(file)
}

// FromRoot names file as seen from the root; inside says whether it is there. A
// relative name is taken to be seen from the folder of the run.
func (n Namer) FromRoot(file string) (name string, inside bool) {
	if file == "" {
		return "", false
	}
	if !filepath.IsAbs(file) {
		file = filepath.Join(n.dir, file)
	}
	rel, err := filepath.Rel(n.root, file)
	if err != nil || !filepath.IsLocal(rel) {
		return filepath.ToSlash(file), false
	}
	return filepath.ToSlash(rel), true
}

// URI returns the reference of RFC 3986 for file: relative to the root if it is
// inside, else with the scheme file.
func (n Namer) URI(file string) (uri string, inside bool) {
	name, inside := n.FromRoot(file)
	if inside {
		// A first segment with a colon would read as a scheme: String puts "./"
		// before it.
		return (&url.URL{Path: name}).String(), true
	}
	if !path.IsAbs(name) {
		name = "/" + name // C:/
	}
	return (&url.URL{Scheme: "file", Path: name}).String(), false
}
