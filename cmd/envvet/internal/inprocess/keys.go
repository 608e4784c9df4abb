package inprocess

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"hash"
	"io"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/self"
)

// A key stands for all that decides what is known of a package: the same key
// means the same facts, types and positions.
type key [sha256.Size]byte

func (k key) String() string { return hex.EncodeToString(k[:]) }

// hash finds what decides each unit by itself, of which its key is made. It reports whether
// there are keys at all.
func (g *graph) hash() bool {
	common := sha256.New()
	program, err := self.ID() // another one may know more
	if err != nil {
		return false
	}
	fmt.Fprintln(common, program)
	fmt.Fprintf(common, "%q\n", os.Getenv("GODEBUG")) // package types minds it
	for _, a := range g.learn {
		fmt.Fprintln(common, a.Name)
	}
	common.Sum(g.common[:0])
	index := g.store.readIndex(g.list)
	g.each(func(_ int, u *unit) {
		c, err := index.content(u)
		u.sum, u.generates, u.readable = c.sum, c.generates, err == nil
	})
	g.store.keepIndex(g.list, index)
	return true
}

// keys gives each unit that has not to wait its key, made of the content of its files, of the keys
// of what it imports, and of this program. What cannot be read has none, nor has what imports it.
func (g *graph) keys() {
	for _, u := range g.units { // imports come first
		if u.late != g.late {
			continue
		}
		h := sha256.New()
		h.Write(g.common[:])
		h.Write(u.sum[:])
		ok := u.readable && len(u.pkg.Errors) == 0
		for _, path := range slices.Sorted(maps.Keys(u.pkg.Imports)) {
			v := g.byPackage[u.pkg.Imports[path]]
			fmt.Fprintf(h, "%q %v\n", path, v.key)
			ok = ok && v.keyed
		}
		h.Sum(u.key[:0])
		u.keyed = ok
	}
}

// each does something for each unit, for several at a time.
func (g *graph) each(do func(i int, u *unit)) {
	var workers sync.WaitGroup
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() { //envvet:ignore exitcall it reads files and makes hashes
			for i := range next {
				do(i, g.units[i])
			}
		})
	}
	for i := range g.units {
		next <- i
	}
	close(next)
	workers.Wait()
}

// confirm takes the key from a unit that has been looked at, if it was made of
// other texts: somebody has written files since, of this package or of one that it
// imports. Under it would be kept what was found in those.
func (u *unit) confirm() {
	for _, v := range u.imports {
		u.keyed = u.keyed && v.keyed
	}
	if !u.keyed || u.unedited() {
		return
	}
	c, err := u.contentBy(func(name string) ([]byte, error) {
		if text, ok := u.texts[name]; ok {
			return text, nil
		}
		return os.ReadFile(name)
	})
	u.keyed = err == nil && c.sum == u.sum
}

// content returns the hash of all that a package is by itself.
func (u *unit) content() (content, error) { return u.contentBy(os.ReadFile) }

func (u *unit) contentBy(read func(name string) ([]byte, error)) (c content, err error) {
	h := sha256.New()
	u.names(h)
	for _, name := range u.files() {
		text, err := read(name)
		if err != nil {
			return c, err
		}
		c.generates = c.generates || generates(name, text)
		fmt.Fprintf(h, "%x\n", sha256.Sum256(text))
	}
	h.Sum(c.sum[:0])
	return c, nil
}

// names adds to a hash what the go command says of a package. The names of its
// files are whole: positions hold them.
func (u *unit) names(h hash.Hash) {
	p := u.pkg
	fmt.Fprintf(h, "%q %q %q %T%v\n", p.ID, p.PkgPath, p.Name, p.TypesSizes, p.TypesSizes)
	if m := p.Module; m != nil {
		fmt.Fprintf(h, "module %q %q %q\n", m.Path, m.Version, m.GoVersion)
	}
	fmt.Fprintf(h, "%q %q %q %q\n", p.CompiledGoFiles, p.OtherFiles, p.EmbedFiles, p.IgnoredFiles)
}

// files returns the names of the files that decide what is known of a package.
func (u *unit) files() []string {
	return slices.Concat(u.pkg.CompiledGoFiles, u.pkg.OtherFiles, u.pkg.EmbedFiles)
}

// generates reports whether other files are made from this one before it is compiled.
func generates(name string, text []byte) bool {
	switch filepath.Ext(name) {
	case ".swig", ".swigcxx":
		return true
	case ".go":
		if !bytes.Contains(text, []byte(`"C"`)) {
			return false
		}
		file, _ := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly)
		return file != nil && slices.ContainsFunc(file.Imports, func(i *ast.ImportSpec) bool { return i.Path.Value == `"C"` })
	}
	return false
}

// findingsKey returns the key of what rules with their flags find in u.
func (g *graph) findingsKey(u *unit) key {
	h := sha256.New()
	fmt.Fprintf(h, "findings %v\n", u.key)
	io.WriteString(h, g.settings)
	var k key
	h.Sum(k[:0])
	return k
}

// settingsOf returns the rules and all their flags.
func settingsOf(rules []*analysis.Analyzer) string {
	var b strings.Builder
	for _, a := range rules {
		fmt.Fprintf(&b, "%s\n", a.Name)
		a.Flags.VisitAll(func(f *flag.Flag) { fmt.Fprintf(&b, "%s=%q\n", f.Name, f.Value.String()) })
	}
	return b.String()
}
