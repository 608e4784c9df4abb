package changed_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/changed"
)

// git runs git in dir, without the settings of whoever runs the test.
func git(t *testing.T, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main", "-c", "protocol.file.allow=always"}, args...)...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

func write(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// A line is one of a file, and whether it is new.
type line struct {
	file   string
	number int
	isNew  bool
}

// checkAny holds that of lines of the repository in dir those are new that should be.
func checkAny(t *testing.T, l *changed.Lines, dir string, all []line) {
	t.Helper()
	for _, test := range all {
		if got := l.Any(filepath.Join(dir, filepath.FromSlash(test.file)), test.number, test.number); got != test.isNew {
			t.Errorf("%s:%d with GIT_DIR=%s: %t", test.file, test.number, os.Getenv("GIT_DIR"), got)
		}
	}
}

func repository(t *testing.T) string {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip(err)
	}
	t.Setenv("GIT_CONFIG_NOSYSTEM", "1")
	t.Setenv("GIT_CONFIG_GLOBAL", os.DevNull)
	dir := filepath.Join(t.TempDir(), "repo")
	write(t, dir, map[string]string{
		"edited.go":          "1\n2\n3\n4\n5\n",
		"same.go":            "1\n",
		"sub/renamed.go":     "1\n2\n3\n4\n5\n6\n7\n8\n",
		"sub/gone.go":        "what is gone\n",
		"odd name é\"\\.go":  "1\n2\n",
		"unended.go":         "1\n2",
		"binary\x01.go":      "1\x00\n2\n",
		".gitignore":         "ignored.go\n",
		"committed/later.go": "1\n",
	})
	git(t, dir, "init", "-q")
	git(t, dir, "add", ".")
	git(t, dir, "commit", "-q", "-m", "one")
	git(t, dir, "tag", "-a", "-m", "first", "first")
	return dir
}

func TestSince(t *testing.T) {
	dir := repository(t)
	write(t, dir, map[string]string{"committed/later.go": "1\n2\n"})
	git(t, dir, "commit", "-q", "-a", "-m", "two")
	git(t, dir, "mv", "sub/renamed.go", "sub/other.go")
	git(t, dir, "rm", "-q", "sub/gone.go")
	write(t, dir, map[string]string{
		"edited.go":         "1\ntwo\n3\n5\nsix\nseven\n", // 4 is deleted
		"sub/other.go":      "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
		"sub/untracked.go":  "1\n2\n",
		"ignored.go":        "1\n",
		"odd name é\"\\.go": "1\ntwo\n",
		"unended.go":        "1\n2\n3",
		"binary\x01.go":     "1\x00\n2\x00\n",
		"staged.go":         "1\n",
		"intended.go":       "1\n",
	})
	git(t, dir, "add", "staged.go")
	git(t, dir, "add", "-N", "intended.go")
	// What a user may have set.
	for _, setting := range []string{"diff.noprefix=true", "diff.mnemonicPrefix=true", "color.ui=always", "diff.external=false", "diff.context=5", "diff.relative=true", "core.quotePath=true"} {
		name, value, _ := strings.Cut(setting, "=")
		git(t, dir, "config", name, value)
	}
	t.Setenv("GIT_LITERAL_PATHSPECS", "1")
	t.Setenv("GIT_EXTERNAL_DIFF", "false")

	for _, from := range []string{dir, filepath.Join(dir, "sub")} {
		l, err := changed.Since(t.Context(), from, "first")
		if err != nil {
			t.Fatal(err)
		}
		tests := []struct {
			file        string
			first, last int
			want        bool
		}{
			{"edited.go", 1, 1, false},
			{"edited.go", 2, 2, true},
			{"edited.go", 3, 4, false},
			{"edited.go", 1, 2, true},
			{"edited.go", 2, 0, true}, // no end is known
			{"edited.go", 5, 5, true},
			{"edited.go", 6, 9, true},
			{"edited.go", 1, 9, true},
			{"same.go", 1, 1, false},
			{"sub/other.go", 1, 8, false},
			{"sub/other.go", 9, 9, true},
			{"sub/untracked.go", 2, 2, true},
			{"ignored.go", 1, 1, true},
			{"odd name é\"\\.go", 1, 1, false},
			{"odd name é\"\\.go", 2, 2, true},
			{"unended.go", 1, 1, false},
			{"unended.go", 3, 3, true},
			{"binary\x01.go", 1, 1, false},
			{"binary\x01.go", 2, 2, true},
			{"staged.go", 1, 1, true},
			{"intended.go", 1, 1, true},
			{"committed/later.go", 1, 1, false},
			{"committed/later.go", 2, 2, true},
			{"../outside.go", 1, 1, true},
			{"nosuch.y", 1, 1, true},
		}
		for _, test := range tests {
			if got := l.Any(filepath.Join(dir, filepath.FromSlash(test.file)), test.first, test.last); got != test.want {
				t.Errorf("%q from %d to %d: %t", test.file, test.first, test.last, got)
			}
		}
		if relative, err := filepath.Rel(from, filepath.Join(dir, "edited.go")); err != nil || !l.Any(relative, 2, 2) {
			t.Errorf("%s is seen from %s", relative, from)
		}
	}

	l, err := changed.Since(t.Context(), dir, "HEAD")
	if err != nil {
		t.Fatal(err)
	}
	if l.Any(filepath.Join(dir, "committed", "later.go"), 2, 2) {
		t.Error("what is committed is not new to HEAD")
	}
}

// The go command may name files by another way than git.
func TestSymbolicLink(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("to make a link takes a privilege there that tests may not have")
	}
	dir := repository(t)
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(dir, link); err != nil {
		t.Fatal(err)
	}
	write(t, dir, map[string]string{"same.go": "one\n"})
	for _, from := range []string{dir, link} {
		l, err := changed.Since(t.Context(), from, "first")
		if err != nil {
			t.Fatal(err)
		}
		for _, way := range []string{dir, link} {
			if !l.Any(filepath.Join(way, "same.go"), 1, 1) {
				t.Errorf("from %s, %s is not new", from, way)
			}
		}
	}
}

// TestTemplates holds that files which are no Go, and which line directives name, are
// compared as files of Go are.
func TestTemplates(t *testing.T) {
	dir := repository(t)
	write(t, dir, map[string]string{"same.tmpl": "1\n", "sub/[edited] é.y": "1\n2\n3\n", "sub/e.y": "1\n", "renamed.y": "1\n", ".gitignore": "ignored.*\n"})
	git(t, dir, "add", ".")
	git(t, dir, "commit", "-q", "-m", "two")
	git(t, dir, "mv", "renamed.y", "other.y")
	write(t, dir, map[string]string{"sub/[edited] é.y": "1\ntwo\n3\n", "ignored.y": "1\n", "untracked.y": "1\n"})
	for _, from := range []string{dir, filepath.Join(dir, "sub")} {
		l, err := changed.Since(t.Context(), from, "HEAD")
		if err != nil {
			t.Fatal(err)
		}
		checkAny(t, l, dir, []line{
			{"same.tmpl", 1, false},
			{"sub/[edited] é.y", 1, false},
			{"sub/[edited] é.y", 2, true},
			{"sub/[edited] é.y", 3, false},
			{"sub/e.y", 1, false},
			{"other.y", 1, true},
			{"ignored.y", 1, true},
			{"untracked.y", 1, true},
		})
	}

	ctx, cancel := context.WithCancel(t.Context())
	l, err := changed.Since(ctx, dir, "HEAD")
	if err != nil {
		t.Fatal(err)
	}
	cancel()
	if !l.Any(filepath.Join(dir, "same.tmpl"), 1, 1) {
		t.Error("what git cannot say is old")
	}
}

// TestLinkedFile holds that what a file is a link to decides, and not the text of the
// link.
func TestLinkedFile(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("to make a link takes a privilege there that tests may not have")
	}
	dir := repository(t)
	for _, name := range []string{"edited", "same"} {
		if err := os.Symlink(name+".go", filepath.Join(dir, name+"_link.go")); err != nil {
			t.Fatal(err)
		}
	}
	git(t, dir, "add", ".")
	write(t, dir, map[string]string{"edited.go": "1\n2\n3\n4\n5\n6\n"})
	l, err := changed.Since(t.Context(), dir, "first")
	if err != nil {
		t.Fatal(err)
	}
	if !l.Any(filepath.Join(dir, "edited_link.go"), 6, 6) || l.Any(filepath.Join(dir, "edited_link.go"), 1, 5) || l.Any(filepath.Join(dir, "same_link.go"), 1, 1) {
		t.Error("a link is not what it leads to")
	}
}

// TestOtherRepositories holds that a submodule is compared with what the revision has
// of it, and that all is new of which the repository knows nothing.
func TestOtherRepositories(t *testing.T) {
	dir := repository(t)
	sub := filepath.Join(t.TempDir(), "sub")
	write(t, sub, map[string]string{"same.go": "1\n", "bumped.go": "1\n", "edited.go": "1\n"})
	git(t, sub, "init", "-q")
	git(t, sub, "add", ".")
	git(t, sub, "commit", "-q", "-m", "one")
	git(t, dir, "submodule", "add", "-q", sub, "module")
	git(t, dir, "commit", "-q", "-a", "-m", "two")
	git(t, dir, "submodule", "add", "-q", sub, "added")
	git(t, dir, "clone", "-q", sub, "nested")
	write(t, dir, map[string]string{"module/bumped.go": "1\n2\n"})
	git(t, filepath.Join(dir, "module"), "commit", "-q", "-a", "-m", "bump")
	git(t, dir, "commit", "-q", "-a", "-m", "three")
	write(t, dir, map[string]string{"module/edited.go": "1\n2\n", "module/untracked.go": "1\n"})

	for _, env := range []string{"", filepath.Join(dir, ".git")} { // as in a hook
		if env != "" {
			t.Setenv("GIT_DIR", env)
		}
		l, err := changed.Since(t.Context(), dir, "HEAD~")
		if err != nil {
			t.Fatal(err)
		}
		checkAny(t, l, dir, []line{
			{"same.go", 1, false},
			{"module/same.go", 1, false},
			{"module/bumped.go", 1, false},
			{"module/bumped.go", 2, true},
			{"module/edited.go", 1, false},
			{"module/edited.go", 2, true},
			{"module/untracked.go", 1, true},
			{"added/same.go", 1, true},
			{"nested/same.go", 1, true},
		})
		if !l.Any(filepath.Join(sub, "same.go"), 1, 1) {
			t.Error("what is outside of the repository is not new")
		}
	}
}

// TestHook holds that the folder of a run is not taken for the top of the work tree
// where GIT_DIR is set, as git does for hooks of linked work trees.
func TestHook(t *testing.T) {
	dir := repository(t)
	linked := filepath.Join(t.TempDir(), "linked")
	git(t, dir, "worktree", "add", "-q", linked)
	write(t, linked, map[string]string{"edited.go": "1\ntwo\n", "sub/renamed.go": "1\n"})
	git(t, linked, "add", ".")
	separate := t.TempDir()
	write(t, separate, map[string]string{"edited.go": "1\ntwo\n", "sub/renamed.go": "1\n"})
	for _, test := range []struct{ gitDir, top, in, from string }{
		{filepath.Join(dir, ".git", "worktrees", "linked"), linked, linked, "sub"},
		{filepath.Join(dir, ".git", "worktrees", "linked"), linked, linked, "."},
		{filepath.Join(dir, ".git", "worktrees", "linked"), linked, filepath.Join(linked, "sub"), "sub"},
		{filepath.Join("..", "repo", ".git"), dir, dir, "sub"},
		{filepath.Join(dir, ".git"), separate, separate, "sub"},
	} {
		t.Chdir(test.in)
		t.Setenv("GIT_DIR", test.gitDir)
		l, err := changed.Since(t.Context(), filepath.Join(test.top, test.from), "first")
		if err != nil {
			t.Errorf("%+v: %v", test, err)
			continue
		}
		if file := filepath.Join(test.top, "sub", "renamed.go"); l.Any(file, 1, 1) {
			t.Errorf("%+v: what is old in a folder is new", test)
		}
		if file := filepath.Join(test.top, "edited.go"); l.Any(file, 1, 1) || l.Any(file, 2, 2) != (test.top != dir) {
			t.Errorf("%+v: line 1 is new, or line 2 is not as it should be", test)
		}
	}
}

func TestSinceErrors(t *testing.T) {
	dir := repository(t)
	shallow := filepath.Join(t.TempDir(), "shallow")
	git(t, dir, "clone", "-q", "--depth=1", "--no-tags", "file://"+filepath.ToSlash(dir), shallow)
	outside := t.TempDir()
	t.Setenv("GIT_CEILING_DIRECTORIES", filepath.Dir(outside))
	for _, test := range []struct{ dir, rev, want string }{
		{dir, "nosuch", `git knows no revision "nosuch"`},
		{dir, "--all", `git knows no revision "--all"`},
		{dir, "first..HEAD", `git knows no revision "first..HEAD"`},
		{dir, "HEAD:same.go", `git knows no revision "HEAD:same.go"`},
		{shallow, "first", `git knows no revision "first", and this is a shallow clone; fetch its history (git fetch --unshallow, in CI fetch-depth: 0)`},
		{outside, "HEAD", "this is no git repository"},
		{filepath.Join(dir, ".git"), "HEAD", "git: fatal: this operation must be run in a work tree: exit status 128"},
	} {
		if _, err := changed.Since(t.Context(), test.dir, test.rev); err == nil || err.Error() != test.want {
			t.Errorf("%s: %v, want %s", test.rev, err, test.want)
		}
	}
	t.Setenv("PATH", t.TempDir())
	if _, err := changed.Since(t.Context(), dir, "HEAD"); err == nil || err.Error() != "there is no git command in PATH" {
		t.Errorf("without git: %v", err)
	}
}
