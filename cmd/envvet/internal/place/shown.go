package place

import (
	"path/filepath"
	"strings"
)

// Shown reports whether lines of file may stand in an answer. The code that is
// checked can name any file of the machine, in a line directive, and an answer may
// go to people who cannot read that file. So it is source of Go, wherever it is, or
// a file in the root that is not hidden, as the folder .git is; a symbolic link is
// what it leads to.
func (n Namer) Shown(file string) bool {
	if !filepath.IsAbs(file) {
		file = filepath.Join(n.dir, file)
	}
	file, err := filepath.EvalSymlinks(file)
	if err != nil {
		return false
	}
	if filepath.Ext(file) == ".go" {
		return true
	}
	root, err := filepath.EvalSymlinks(n.root)
	if err != nil {
		return false
	}
	rel, err := filepath.Rel(root, file)
	return err == nil && filepath.IsLocal(rel) && !strings.Contains("/"+filepath.ToSlash(rel), "/.")
}
