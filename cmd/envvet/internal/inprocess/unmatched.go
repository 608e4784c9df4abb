package inprocess

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/load"
)

// unmatched returns the patterns that no package was found for. Only one with
// dots for anything can be without, any other is an error. The go command warns of
// it, which package packages does not hand on.
func (c Command) unmatched(roots []*packages.Package) (none []string) {
	for _, pattern := range c.Patterns {
		if strings.Contains(pattern, "...") && !slices.ContainsFunc(roots, c.matcher(pattern)) {
			none = append(none, pattern)
		}
	}
	return none
}

// matcher returns what tells whether a package is one of those that a pattern
// means: by its folder if the pattern is one of folders, else by its path.
func (c Command) matcher(pattern string) func(*packages.Package) bool {
	if !isLocal(pattern) {
		match := wildcard(pattern)
		return func(p *packages.Package) bool { return match(path(p)) }
	}
	before, rest, _ := strings.Cut(pattern, "...")
	above, name := filepath.Split(before) // rest may have more dots
	if !filepath.IsAbs(pattern) {
		above = filepath.Join(cmp.Or(load.Folder(c.Dir), load.Folder(".")), above)
	}
	var either []func(string) bool
	for _, folder := range names(above) {
		either = append(either, wildcard(strings.TrimSuffix(filepath.ToSlash(folder), "/")+"/"+name+"..."+filepath.ToSlash(rest)))
	}
	return func(p *packages.Package) bool {
		return slices.ContainsFunc(names(p.Dir), func(folder string) bool {
			return slices.ContainsFunc(either, func(match func(string) bool) bool { return match(filepath.ToSlash(folder)) })
		})
	}
}

// isLocal reports whether a pattern means folders, as the go command has it.
func isLocal(pattern string) bool {
	return strings.HasPrefix(pattern, "./") || strings.HasPrefix(pattern, "../") || filepath.IsAbs(pattern)
}

// names returns what a folder is called: by that name, and by that without
// symbolic links.
func names(folder string) []string {
	all := []string{filepath.Clean(folder)}
	if real, err := filepath.EvalSymlinks(folder); err == nil {
		all = append(all, real)
	}
	return all
}

// wildcard returns what tells whether a text is one of those that a pattern with
// dots for anything means. Those after a slash at its end stand for nothing, too.
// Names of folders are bytes, which need not be text.
func wildcard(pattern string) func(string) bool {
	parts := strings.Split(pattern, "...")
	start, below := strings.CutSuffix(pattern, "/...")
	above := strings.Split(start, "...")
	return func(text string) bool { return matches(parts, text) || below && matches(above, text) }
}

// matches reports whether a text is the parts, with anything between them.
func matches(parts []string, text string) bool {
	first, rest := parts[0], parts[1:]
	if len(rest) == 0 {
		return text == first
	}
	text, ok := strings.CutPrefix(text, first)
	if !ok {
		return false
	}
	last := len(rest) - 1
	for _, part := range rest[:last] {
		if _, text, ok = strings.Cut(text, part); !ok {
			return false
		}
	}
	return strings.HasSuffix(text, rest[last])
}
