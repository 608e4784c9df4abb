package changed

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// addTracked adds the files that git tracks, those of Go as if none of them were
// changed, and returns the names of the submodules, as seen from the top of the work
// tree.
func (l *Lines) addTracked(g git, commit string) (submodules []string, err error) {
	list, err := g.output("ls-files", "--stage", "-z")
	if err != nil {
		return nil, err
	}
	for entry := range strings.SplitSeq(list, "\x00") {
		about, name, ok := strings.Cut(entry, "\t") // mode, object and stage, and the name
		switch {
		case !ok:
		case strings.HasPrefix(about, "160000 "): // a commit of another repository
			submodules = append(submodules, filepath.FromSlash(name))
		case strings.HasSuffix(name, ".go"):
			l.files[filepath.Join(g.dir, filepath.FromSlash(name))] = []lines{}
		default:
			l.others[filepath.Join(g.dir, filepath.FromSlash(name))] = other{g, commit, name}
		}
	}
	return submodules, nil
}

// An other is a file that git tracks and that is no Go. Findings stand in one if a line
// directive names it, as in what a generator of parsers makes. That is rare, and a
// repository may hold large files that are nothing of that: only those that are asked
// for are compared.
type other struct {
	g      git
	commit string
	name   string // as seen from the top of the work tree, with slashes
}

// addOther adds the file of the name with its lines that are new, if it is an other.
// If git cannot say them, nothing is known of it.
func (l *Lines) addOther(file string) {
	o, ok := l.others[file]
	if !ok {
		return
	}
	delete(l.others, file)
	l.files[file] = []lines{}
	if err := l.addChanged(o.g, o.commit, ":(literal)"+o.name); err != nil {
		delete(l.files, file)
	}
}

// addSubmodule adds the files of a submodule, compared with what the commit has of
// it. If that is nothing, or cannot be had, nothing is known of its files.
func (l *Lines) addSubmodule(g git, commit, name string) error {
	sub := git{ctx: g.ctx, dir: filepath.Join(g.dir, name)}
	if _, err := os.Lstat(filepath.Join(sub.dir, ".git")); err != nil {
		return nil // it is not checked out
	}
	old, err := g.line("rev-parse", "--verify", "--quiet", "--end-of-options", commit+":"+filepath.ToSlash(name))
	if err != nil {
		return nil
	}
	if sub.env, err = g.elsewhere(); err != nil {
		return g.explain(err)
	}
	if _, err := sub.line("rev-parse", "--verify", "--quiet", "--end-of-options", old+"^{commit}"); err != nil {
		return nil
	}
	return l.add(sub, old)
}

// elsewhere returns the environment without what it says about the repository, but
// for settings, which are those of the user.
func (g git) elsewhere() ([]string, error) {
	names, err := g.output("rev-parse", "--local-env-vars")
	if err != nil {
		return nil, err
	}
	local := strings.Fields(names)
	return slices.DeleteFunc(os.Environ(), func(v string) bool {
		name, _, _ := strings.Cut(v, "=")
		return slices.Contains(local, name) && !strings.HasPrefix(name, "GIT_CONFIG")
	}), nil
}
