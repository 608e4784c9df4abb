package position

import (
	"cmp"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// A Site is a place in the source that a fact can hold. It is comparable.
type Site struct {
	Pkg  string `cbor:"1,keyasint"` // import path; a test package's is that of the package it tests
	File string `cbor:"2,keyasint"` // base name
	Line int    `cbor:"3,keyasint"` // from 1
}

// maxLine bounds the lines that a fact can make a [Resolver] believe in.
const maxLine = 10_000_000

// String returns "import/path/file.go:12", quoted if it is no valid site, so
// that a broken fact cannot break a message.
func (s Site) String() string {
	text := s.Pkg + "/" + s.File + ":" + strconv.Itoa(s.Line)
	if !s.Valid() {
		return strconv.Quote(text)
	}
	return text
}

// Compare orders sites by package, file and line.
func (s Site) Compare(t Site) int {
	return cmp.Or(strings.Compare(s.Pkg, t.Pkg), strings.Compare(s.File, t.File), cmp.Compare(s.Line, t.Line))
}

// Valid reports whether s can be a place: a clean import path, the name of a
// file that leads to no other folder, and a line within bounds.
func (s Site) Valid() bool {
	return s.Line >= 1 && s.Line <= maxLine &&
		plain(s.File) && !strings.Contains(s.File, "/") && plain(s.Pkg)
}

// plain reports whether a path is clean, leads down, and can be printed.
func plain(path string) bool {
	return path != "." && fs.ValidPath(path) &&
		!strings.ContainsFunc(path, func(r rune) bool { return r == '\\' || r == ':' || !strconv.IsPrint(r) })
}

// Of returns the site of pos, a position in the package under analysis. It
// names the file that was parsed, whatever //line directives say, but for
// what cgo made of a file of the package: there it is that file.
func Of(pass *analysis.Pass, pos token.Pos) Site {
	site := Site{Pkg: importPath(pass)}
	if at := place(pass.Fset, pos); at.Filename != "" {
		site.File, site.Line = filepath.Base(at.Filename), at.Line
	}
	return site
}

// place is the position that sites are made of.
func place(fset *token.FileSet, pos token.Pos) token.Position {
	if fset == nil || !pos.IsValid() {
		return token.Position{}
	}
	at := fset.PositionFor(pos, false)
	if made(at.Filename) {
		return fset.PositionFor(pos, true)
	}
	return at
}

// made reports whether a file is the work of cgo: x.cgo1.go or _cgo_*.go in a
// folder of the go command, or the same under a name without .go in its cache.
func made(filename string) bool {
	return filename != "" && (!strings.HasSuffix(filename, ".go") || strings.HasSuffix(filename, ".cgo1.go") ||
		strings.HasPrefix(filepath.Base(filename), "_cgo_"))
}

// importPath returns the import path under which the folder of the package
// under analysis is known: that of p for p's own tests, in "p [p.test]" as in
// "p_test".
func importPath(pass *analysis.Pass) string {
	full, _, _ := strings.Cut(pass.Pkg.Path(), " ")
	if !strings.HasSuffix(pass.Pkg.Name(), "_test") || len(pass.Files) == 0 {
		return full
	}
	for _, file := range pass.Files {
		if !strings.HasSuffix(place(pass.Fset, file.Package).Filename, "_test.go") {
			return full
		}
	}
	return strings.TrimSuffix(full, "_test")
}
