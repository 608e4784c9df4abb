package lsp

import (
	"context"
	"crypto/sha256"
	"errors"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/unit"
)

// maxUnits is how many packages have a worker at the same time: each holds the
// types and facts of all that its package imports.
const maxUnits = 2

// limit is how long a worker may take for a check.
const limit = 5 * time.Second

// units are packages that can be checked without the go command while nothing
// but the text of their functions and declarations changes. What they find is
// shown at once; the go command is asked all the same, a little later.
type units struct {
	tool string
	keep string   // the folder for configurations, "" if there is none
	list []*known // the last used last
}

// A known is a package that go vet has checked once.
type known struct {
	dir    string
	flags  []string
	config unit.Config
	files  []string          // those of the configuration, unsaved texts by the files they stand for
	heads  map[string]string // of the files
	others map[string]sum    // what was open in other folders
	worker *worker
	loaded bool
}

type sum [sha256.Size]byte

// newUnits returns units without any package. Their folder is among the texts of the
// overlay, where a later server deletes what one has left that was killed.
func newUnits(tool string, o *overlay) *units {
	u := &units{tool: tool}
	if os.MkdirAll(o.dir, 0o700) != nil {
		return u
	}
	if dir, err := os.MkdirTemp(o.dir, "units-*"); err == nil {
		u.keep = dir
	}
	return u
}

// env returns what to set in the environment of go vet.
func (u *units) env() []string {
	if u.keep == "" || os.MkdirAll(u.keep, 0o700) != nil { // it was deleted if nothing was checked for days
		return nil
	}
	return []string{unit.KeepIn(u.keep)}
}

// learn looks at what go vet has checked in a folder, with flags. Name gives the
// file that a name in a configuration stands for.
func (u *units) learn(dir string, flags []string, open snapshot, name func(string) string) {
	if u.keep == "" {
		return
	}
	configs := slices.DeleteFunc(unit.Kept(u.keep), func(c unit.Config) bool {
		return c.Dir != dir || strings.HasSuffix(c.ImportPath, "_test")
	})
	if len(configs) != 1 || slices.ContainsFunc(flags, asksForTests) {
		return // findings in tests depend on several packages
	}
	k := &known{dir: dir, flags: flags, config: configs[0].WithoutTests(), others: open.others(dir), heads: make(map[string]string)}
	for _, file := range k.config.GoFiles {
		file = name(file)
		if filepath.Dir(file) != dir {
			return // cgo has written it
		}
		head, ok := headOf(open, file)
		if !ok {
			return
		}
		k.files = append(k.files, file)
		k.heads[file] = head
	}
	if old := u.take(dir); old != nil {
		if slices.Equal(old.flags, k.flags) && maps.Equal(old.config.PackageVetx, k.config.PackageVetx) && slices.Equal(old.files, k.files) {
			k.worker, k.loaded = old.worker, old.loaded
		} else {
			old.worker.stop()
		}
	}
	if k.worker == nil {
		w, err := startWorker(u.tool, dir, k.config, flags)
		if err != nil {
			return // the go command does without
		}
		k.worker = w
	}
	u.list = append(u.list, k)
	if len(u.list) > maxUnits {
		u.list[0].worker.stop()
		u.list = slices.Delete(u.list, 0, 1)
	}
}

// asksForTests reports whether a flag has a rule, or all, look at files with tests.
func asksForTests(flag string) bool {
	return flag == "-tests=true" || strings.HasSuffix(flag, ".tests=true")
}

// take takes the package of a folder out of the list.
func (u *units) take(dir string) *known {
	i := slices.IndexFunc(u.list, func(k *known) bool { return k.dir == dir })
	if i < 0 {
		return nil
	}
	k := u.list[i]
	u.list = slices.Delete(u.list, i, i+1)
	return k
}

// check checks the package of a folder, if nothing has changed but the text of
// its files. Unsaved are the names of texts that differ from their files, by file.
func (u *units) check(ctx context.Context, dir string, flags []string, open snapshot, unsaved map[string]string) (finding.Report, bool) {
	k := u.take(dir)
	if k == nil {
		return finding.Report{}, false
	}
	u.list = append(u.list, k)
	if !slices.Equal(k.flags, flags) || !maps.Equal(k.others, open.others(dir)) {
		return finding.Report{}, false
	}
	var files []string
	for _, file := range k.files {
		head, ok := headOf(open, file)
		if !ok || head != k.heads[file] {
			return finding.Report{}, false
		}
		if text, ok := unsaved[file]; ok {
			file = text
		}
		files = append(files, file)
	}
	for file := range open {
		if filepath.Dir(file) == dir && !slices.Contains(k.files, file) && !strings.HasSuffix(file, "_test.go") {
			return finding.Report{}, false // it may be new
		}
	}
	limited, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if !k.loaded {
		if k.worker.ready(limited) != nil {
			u.lose(ctx, k)
			return finding.Report{}, false
		}
		k.loaded = true
	}
	report, err := k.worker.check(limited, files)
	if errors.Is(err, errGone) || errors.Is(err, context.DeadlineExceeded) {
		u.lose(ctx, k)
	}
	return report, err == nil
}

// lose forgets a package whose worker does not answer.
func (u *units) lose(ctx context.Context, k *known) {
	if ctx.Err() == nil {
		u.take(k.dir)
		k.worker.stop()
	}
}

// forget ends all workers: something has changed that a package may import.
func (u *units) forget() {
	for _, k := range u.list {
		k.worker.stop()
	}
	u.list = nil
}

func (u *units) close() {
	u.forget()
	if u.keep != "" {
		_ = os.RemoveAll(u.keep)
	}
}

// others returns what is open in other folders than dir.
func (s snapshot) others(dir string) map[string]sum {
	sums := make(map[string]sum)
	for file, doc := range s {
		if filepath.Dir(file) != dir {
			sums[file] = sha256.Sum256([]byte(doc.text))
		}
	}
	return sums
}

// headOf returns what the go command reads of a file: the name of its package,
// its imports and its build constraints.
func headOf(open snapshot, file string) (string, bool) {
	var text any
	if doc, ok := open[file]; ok {
		text = doc.text
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), file, text, parser.ImportsOnly|parser.ParseComments)
	if err != nil {
		return "", false
	}
	head := []string{parsed.Name.Name}
	for _, imp := range parsed.Imports {
		if imp.Path.Value == `"C"` {
			return "", false
		}
		head = append(head, imp.Path.Value)
	}
	for _, group := range parsed.Comments {
		for _, c := range group.List {
			if constraint.IsGoBuild(c.Text) || constraint.IsPlusBuild(c.Text) {
				head = append(head, c.Text)
			}
		}
	}
	return strings.Join(head, "\n"), true
}
