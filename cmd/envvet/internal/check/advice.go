package check

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/config"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/internal/nearest"
)

// foreign are what the go command says of a pattern that means folders outside of the
// modules that it sees.
var foreign = []string{
	"does not contain main module or its selected dependencies",
	"does not contain modules listed in go.work or their selected dependencies",
	"does not contain package", // of a folder that is a module of its own
	"go.mod file not found",
}

// advise completes an answer in which nothing was checked by what to do about that, if it is
// known.
func (a *answer) advise(ctx context.Context, line cmdline.Line) {
	if !a.vet.Failed || len(a.vet.Packages) > 0 {
		return
	}
	if dir, err := folder(line); err == nil {
		a.advice = advice(ctx, line, dir, a.problems)
	}
}

// advice says what to do about patterns that mean folders outside of the modules which the
// go command sees in dir, "" if problems are none of that.
func advice(ctx context.Context, line cmdline.Line, dir string, problems []finding.Problem) string {
	if text := command(line, problems); text != "" {
		return text
	}
	if !slices.ContainsFunc(problems, func(p finding.Problem) bool {
		return slices.ContainsFunc(foreign, func(text string) bool { return strings.Contains(p.Message, text) })
	}) {
		return ""
	}
	work, module, err := config.Modules(ctx, dir)
	if err != nil {
		return ""
	}
	for _, pattern := range line.Patterns {
		folder, ok := folderOf(dir, pattern)
		if !ok {
			continue
		}
		name := filepath.ToSlash(strings.TrimPrefix(folder, dir+string(filepath.Separator)))
		at, found := place.Above(folder, "go.mod")
		switch {
		case work != "" && found && below(filepath.Dir(work), at):
			where, use := "in "+name, "./"+name
			if folder == dir {
				where, use = "here", "."
			}
			return fmt.Sprintf("the module %s is not in %s; add it, go work use %s, or set GOWORK=off", where, line.Short(work), use)
		case work != "":
			return "no module of go.work is here; name all of them, work, or one, as " + used(work)
		case module == "":
			text := fmt.Sprintf("there is no go.mod in %s or above it", folder)
			if in := nested(folder); in != "" {
				return fmt.Sprintf("%s, but there is one in %s; run envvet there, as with -C %s", text, in, in)
			}
			return text + "; run envvet in the folder of a module, as with -C DIR"
		case found && at != filepath.Dir(module):
			return fmt.Sprintf("%s is a module of its own; run envvet there, as with -C %s", line.Short(at), line.Short(at))
		}
	}
	return ""
}

// command advises a command for a package that is not there and whose name is like that of
// one, "" if there is none.
func command(line cmdline.Line, problems []finding.Problem) string {
	word := line.Patterns[0]
	if strings.ContainsAny(word, "./") || len(problems) == 0 {
		return ""
	}
	if near := nearest.Name(word, cmdline.Commands); near != "" {
		return fmt.Sprintf("there is no package %s, and no such command; did you mean 'envvet %s'?", word, near)
	}
	return ""
}

// folderOf returns the absolute folder that a pattern begins with, without dots for anything;
// false if it is no pattern of folders.
func folderOf(dir, pattern string) (string, bool) {
	start, _, _ := strings.Cut(pattern, "...")
	if filepath.IsAbs(pattern) {
		return filepath.Clean(start), true
	}
	if pattern == "." || pattern == ".." || strings.HasPrefix(pattern, "./") || strings.HasPrefix(pattern, "../") {
		return filepath.Join(dir, start), true
	}
	return "", false
}

// below reports whether a folder is in another one, or is that.
func below(root, folder string) bool {
	rel, err := filepath.Rel(root, folder)
	return err == nil && filepath.IsLocal(rel)
}

// used returns the pattern of the first module below a workspace that its file names.
func used(work string) string {
	if text, err := os.ReadFile(work); err == nil {
		if file, err := modfile.ParseWork(work, text, nil); err == nil {
			for _, u := range file.Use {
				if name := filepath.ToSlash(filepath.Clean(u.Path)); name != "." && filepath.IsLocal(u.Path) {
					return "./" + name + "/..."
				}
			}
		}
	}
	return "./module/..."
}

// nested returns the first folder in folder that is a module, "" if there is none.
func nested(folder string) string {
	entries, _ := os.ReadDir(folder)
	for _, e := range entries {
		if e.IsDir() && exists(filepath.Join(folder, e.Name(), "go.mod")) {
			return e.Name()
		}
	}
	return ""
}
