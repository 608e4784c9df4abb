package position

import (
	"go/token"
	"go/types"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// A Resolver finds positions of sites for one pass. It does nothing until it
// is asked, and adds each file to the pass's file set once, or again and
// longer when a line past its end is asked for.
type Resolver struct {
	pass  *analysis.Pass
	path  string // import path of the package under analysis
	dir   string // its folder; "" when not known
	dirs  map[string]string
	files map[string]*token.File
	lines []int // of the files added: line i+1 starts at offset i

	imports map[string]*types.Package // what the package depends on; nil until needed
}

// NewResolver returns a Resolver for the pass.
func NewResolver(pass *analysis.Pass) *Resolver {
	r := &Resolver{
		pass:  pass,
		path:  importPath(pass),
		dirs:  make(map[string]string),
		files: make(map[string]*token.File),
	}
	for _, file := range pass.Files {
		if at := place(pass.Fset, file.Package); at.Filename != "" && !made(at.Filename) {
			r.dir = filepath.Dir(at.Filename)
			break
		}
	}
	return r
}

// Pos returns a position for s that can stand among a diagnostic's Related,
// or NoPos when its folder is not known or s is no valid site.
func (r *Resolver) Pos(s Site) token.Pos {
	if !s.Valid() {
		return token.NoPos
	}
	if s.Pkg == r.path {
		if pos, ok := r.own(s); ok {
			return pos
		}
	}
	dir, ok := r.dirs[s.Pkg]
	if !ok {
		dir = r.findDir(s.Pkg)
		r.dirs[s.Pkg] = dir
	}
	if dir == "" {
		return token.NoPos
	}
	return r.added(filepath.Join(dir, s.File), s.Line)
}

// own returns the start of the line in a file under analysis, false if s is
// in none of them.
func (r *Resolver) own(s Site) (token.Pos, bool) {
	for _, file := range r.pass.Files {
		if filepath.Base(place(r.pass.Fset, file.Package).Filename) != s.File {
			continue
		}
		tf := r.pass.Fset.File(file.Package)
		if !made(tf.Name()) {
			if s.Line > tf.LineCount() {
				return token.NoPos, true
			}
			return tf.LineStart(s.Line), true
		}
		for line := range tf.LineCount() {
			pos := tf.LineStart(line + 1)
			if at := tf.PositionFor(pos, true); at.Line == s.Line && filepath.Base(at.Filename) == s.File {
				return pos, true
			}
		}
		return token.NoPos, true
	}
	return token.NoPos, false
}

// added returns the start of the line in a file of that name that holds
// nothing but lines.
func (r *Resolver) added(name string, line int) token.Pos {
	if tf := r.files[name]; tf != nil && line <= tf.LineCount() {
		return tf.LineStart(line)
	}
	size := 1024 // with room for later lines
	for size < line {
		size *= 2
	}
	size = min(size, maxLine)
	for len(r.lines) < size {
		r.lines = append(r.lines, len(r.lines))
	}
	if base := r.pass.Fset.Base(); base+size+1 < base {
		return token.NoPos // no room left where an int has 32 bits
	}
	tf := r.pass.Fset.AddFile(name, -1, size)
	if !tf.SetLines(r.lines[:size:size]) {
		return token.NoPos
	}
	r.files[name] = tf
	return tf.LineStart(line)
}

// findDir returns the folder of a package, "" when it is not known.
func (r *Resolver) findDir(path string) string {
	if r.dir == "" {
		return ""
	}
	if path == r.path {
		return r.dir
	}
	seen := r.seenDir(path)
	if r.pass.Module == nil || r.pass.Module.Path == "" {
		if seen != "" && sameTree(r.path, r.dir, path, seen) {
			return seen
		}
		return ""
	}
	rel, ok := below(r.pass.Module.Path, path)
	if !ok {
		return ""
	}
	root := r.moduleDir(path, seen)
	if root == "" {
		return ""
	}
	dir := filepath.Join(root, filepath.FromSlash(rel))
	if seen != "" && seen != dir {
		return "" // a module within the module, or a copy of it in a vendor folder
	}
	return dir
}

// moduleDir returns the root of the pass's module, from where the package
// under analysis is. If that one's path does not say (the go command calls a
// list of files "command-line-arguments"), the root is that of the package
// seen at a place that contains the one under analysis.
func (r *Resolver) moduleDir(path, seen string) string {
	if rel, ok := below(r.pass.Module.Path, r.path); ok {
		root, _ := above(r.dir, rel)
		return root
	}
	if rel, ok := below(r.pass.Module.Path, path); ok && seen != "" {
		root, ok := above(seen, rel)
		if ok && (r.dir == root || strings.HasPrefix(r.dir, root+string(filepath.Separator))) {
			return root
		}
	}
	return ""
}
