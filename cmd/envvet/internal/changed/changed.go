// Package changed says which lines of files a revision of git does not have.
//
// The working tree is compared with the revision itself, as golangci-lint does
// with new-from-rev: what is not committed counts, and so does what only the
// other side of a branch has changed, unless the revision is the merge base. A
// renamed file of Go is new where its text differs, and of those that only line
// directives name, such as templates, a renamed one is new as a whole. A submodule
// is compared with the commit of it that the revision names. What git does not tell
// of is new as a whole: files that it does not track, whether it ignores them or
// not, and those of other repositories.
package changed

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

// Lines are lines of files.
type Lines struct {
	dir    string             // where relative names are seen from
	files  map[string][]lines // of those that git tracks, by absolute name without symbolic links
	others map[string]other   // those that are not in files yet, as they are no Go
	real   map[string]string  // of files and folders: their names without symbolic links
}

// lines are those from first to last, both included, counted from one.
type lines struct{ first, last int }

// Since returns the lines that are not in the revision rev of the repository
// around the absolute folder dir.
func Since(ctx context.Context, dir, rev string) (*Lines, error) {
	l := &Lines{dir: dir, files: make(map[string][]lines), others: make(map[string]other), real: make(map[string]string)}
	g := l.around(git{ctx: ctx, dir: dir})
	top, err := g.line("rev-parse", "--show-toplevel")
	if err != nil {
		return nil, g.explain(err)
	}
	commit, err := g.line("rev-parse", "--verify", "--quiet", "--end-of-options", rev+"^{commit}")
	if err != nil {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if shallow, err := g.line("rev-parse", "--is-shallow-repository"); err == nil && shallow == "true" {
			return nil, fmt.Errorf("git knows no revision %q, and this is a shallow clone; fetch its history (git fetch --unshallow, in CI fetch-depth: 0)", rev)
		}
		return nil, fmt.Errorf("git knows no revision %q", rev)
	}
	g.dir = l.resolve(filepath.FromSlash(top))
	if err := l.add(g, commit); err != nil {
		return nil, err
	}
	return l, nil
}

// add adds the files of the work tree that g runs in, with the lines that are not in
// the commit.
func (l *Lines) add(g git, commit string) error {
	submodules, err := l.addTracked(g, commit)
	if err != nil {
		return g.explain(err)
	}
	if err := l.addChanged(g, commit, "*.go"); err != nil {
		return g.explain(err)
	}
	for _, name := range submodules {
		if err := l.addSubmodule(g, commit, name); err != nil {
			return err
		}
	}
	return nil
}

// addChanged adds to the files of the pathspec the lines that are not in the commit.
func (l *Lines) addChanged(g git, commit, pathspec string) error {
	// The settings of a user must not change what the diff looks like.
	return g.read(func(out io.Reader) error { return l.addDiff(g.dir, out) },
		"-c", "diff.noprefix=false", "-c", "diff.mnemonicPrefix=false", "-c", "diff.srcPrefix=a/", "-c", "diff.dstPrefix=b/",
		"-c", "diff.interHunkContext=0", "-c", "diff.suppressBlankEmpty=false",
		"diff", "--no-color", "--no-ext-diff", "--no-textconv", "--text", "--submodule=short", "--find-renames", "--unified=0",
		commit, "--", pathspec)
}

// addDiff adds the lines that a diff adds to the files below root.
func (l *Lines) addDiff(root string, diff io.Reader) error {
	files, _, err := gitdiff.Parse(diff)
	if err != nil {
		return fmt.Errorf("reading the diff of git: %w", err)
	}
	for _, f := range files {
		if f.IsDelete || f.NewName == "" {
			continue
		}
		added := []lines{}
		for _, hunk := range f.TextFragments {
			added = append(added, addedBy(hunk)...)
		}
		l.files[filepath.Join(root, filepath.FromSlash(f.NewName))] = added
	}
	return nil
}

func addedBy(hunk *gitdiff.TextFragment) []lines {
	var added []lines
	at := int(hunk.NewPosition)
	for _, line := range hunk.Lines {
		switch {
		case line.Op == gitdiff.OpDelete:
			continue
		case line.Op != gitdiff.OpAdd:
		case len(added) > 0 && added[len(added)-1].last == at-1:
			added[len(added)-1].last = at
		default:
			added = append(added, lines{at, at})
		}
		at++
	}
	return added
}

// Any reports whether any of the lines of a file from first to last is new.
func (l *Lines) Any(file string, first, last int) bool {
	if !filepath.IsAbs(file) {
		file = filepath.Join(l.dir, file)
	}
	file = l.resolve(file)
	l.addOther(file)
	added, tracked := l.files[file]
	return !tracked || slices.ContainsFunc(added, func(n lines) bool { return n.first <= max(first, last) && first <= n.last })
}

// resolve returns a name without symbolic links, as far as it is there.
func (l *Lines) resolve(name string) string {
	real, ok := l.real[name]
	if !ok {
		var err error
		if real, err = filepath.EvalSymlinks(name); err != nil {
			real = name
			if dir := filepath.Dir(name); dir != name {
				real = filepath.Join(l.resolve(dir), filepath.Base(name))
			}
		}
		l.real[name] = real
	}
	return real
}

// git runs git in a folder.
type git struct {
	ctx context.Context
	dir string
	env []string // nil for that of the process
}

var (
	errNoGit        = errors.New("there is no git command in PATH")
	errNoRepository = errors.New("this is no git repository")
)

func (g git) explain(err error) error {
	var exit *exec.ExitError
	switch {
	case g.ctx.Err() != nil:
		return context.Cause(g.ctx)
	case errors.Is(err, exec.ErrNotFound):
		return errNoGit
	case errors.As(err, &exit):
		text := strings.TrimSpace(string(exit.Stderr))
		if strings.Contains(text, "not a git repository") {
			return errNoRepository
		}
		return fmt.Errorf("git: %s: %w", text, err)
	}
	return err
}

func (g git) line(args ...string) (string, error) {
	out, err := g.output(args...)
	return strings.TrimRight(out, "\r\n"), err
}

func (g git) output(args ...string) (string, error) {
	var out bytes.Buffer
	err := g.read(func(r io.Reader) error {
		_, err := io.Copy(&out, r)
		return err
	}, args...)
	return out.String(), err
}

// read runs git and hands what it prints to f.
func (g git) read(f func(io.Reader) error, args ...string) error {
	cmd := exec.CommandContext(g.ctx, "git", append([]string{"--no-optional-locks", "--no-pager"}, args...)...)
	cmd.Dir = g.dir
	// In a language that is known here, and without what would change its output.
	env := g.env
	if env == nil {
		env = os.Environ()
	}
	cmd.Env = append(slices.Clone(env), "LC_ALL=C", "GIT_DIFF_OPTS=", "GIT_LITERAL_PATHSPECS=0")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	readErr := f(out)
	io.Copy(io.Discard, out) // so that git never blocks
	err = cmd.Wait()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		exit.Stderr = stderr.Bytes()
	}
	if err != nil {
		return err
	}
	return readErr
}
