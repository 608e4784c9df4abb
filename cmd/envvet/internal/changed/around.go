package changed

import (
	"os"
	"slices"
	"strings"
)

// around returns g for the repository around its folder. With GIT_DIR alone, which git
// sets for the hooks of linked work trees, it takes the folder that it is run in for
// the top of the work tree. That is right for the folder of this process, if for any,
// and not for the one of a run. Where git finds the same repository without GIT_DIR,
// it finds the top as well.
func (l *Lines) around(g git) git {
	if os.Getenv("GIT_DIR") == "" || os.Getenv("GIT_WORK_TREE") != "" {
		return g
	}
	told, found := g, g
	told.dir = ""
	found.env = slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, "GIT_DIR=") })
	a, err := told.line("rev-parse", "--absolute-git-dir")
	if err != nil {
		return g
	}
	if b, err := found.line("rev-parse", "--absolute-git-dir"); err == nil && l.resolve(a) == l.resolve(b) {
		return found
	}
	return told
}
