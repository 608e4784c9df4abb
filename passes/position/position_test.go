package position

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
)

// newPass returns a pass over a package with these files, by name, which are
// parsed and not type-checked.
func newPass(t *testing.T, path, module string, files ...[2]string) *analysis.Pass {
	t.Helper()
	pass := &analysis.Pass{Fset: token.NewFileSet()}
	name := "p"
	for _, file := range files {
		f, err := parser.ParseFile(pass.Fset, filepath.FromSlash(file[0]), file[1], parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		pass.Files = append(pass.Files, f)
		name = f.Name.Name
	}
	pass.Pkg = types.NewPackage(path, name)
	if module != "" {
		pass.Module = &analysis.Module{Path: module}
	}
	return pass
}

// seen returns a package as an importer makes it, with one object in the file.
func seen(fset *token.FileSet, path, filename string, imports ...*types.Package) *types.Package {
	pkg := types.NewPackage(path, "p")
	file := fset.AddFile(filepath.FromSlash(filename), -1, 10)
	pkg.Scope().Insert(types.NewVar(file.Pos(3), pkg, "V", types.Typ[types.Int]))
	pkg.SetImports(imports)
	return pkg
}

const source = "package p\n\nfunc f() {}\n\nfunc g() {}\n"

func TestOf(t *testing.T) {
	last := func(pass *analysis.Pass) token.Pos {
		decls := pass.Files[len(pass.Files)-1].Decls
		return decls[len(decls)-1].Pos()
	}
	for _, test := range []struct {
		name string
		pass *analysis.Pass
		want string
	}{
		{"plain", newPass(t, "m/p", "", [2]string{"/x/p/a.go", source}), "m/p/a.go:5"},
		{"line directives do not count", newPass(t, "m/p", "", [2]string{"/x/p/a.go", strings.Replace(source, "\n\nfunc g", "\n//line y.y:70\nfunc g", 1)}), "m/p/a.go:5"},
		{"but for cgo", newPass(t, "m/p", "", [2]string{"/tmp/b001/a.cgo1.go", "//line /x/p/a.go:1:1\n" + source}), "m/p/a.go:5"},
		{"cgo from the cache", newPass(t, "m/p", "", [2]string{"/cache/01/0123-d", "//line /x/p/a.go:1:1\n" + source}), "m/p/a.go:5"},
		{"test variant", newPass(t, "m/p [m/p.test]", "", [2]string{"/x/p/a_test.go", source}), "m/p/a_test.go:5"},
		{"external test", newPass(t, "m/p_test", "", [2]string{"/x/p/a_test.go", strings.Replace(source, "package p", "package p_test", 1)}), "m/p/a_test.go:5"},
		{"package named so", newPass(t, "m/p_test", "", [2]string{"/x/p_test/a.go", strings.Replace(source, "package p", "package p_test", 1)}), "m/p_test/a.go:5"},
	} {
		if got := Of(test.pass, last(test.pass)).String(); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
	pass := newPass(t, "m/p", "")
	if got := Of(pass, token.NoPos); got != (Site{Pkg: "m/p"}) || got.Valid() {
		t.Errorf("site of no position: %v", got)
	}
}

// Every site under analysis resolves to the line it was made of.
func TestOwnSites(t *testing.T) {
	pass := newPass(t, "m/p", "m",
		[2]string{"/tmp/b001/_cgo_gotypes.go", "package p\n"},
		[2]string{"/x/p/a.go", source},
		[2]string{"/x/p/y.go", "package p\n//line y.y:70\nfunc h() {}\n"},
		[2]string{"/tmp/b001/c.cgo1.go", "//line /x/p/c.go:1:1\n" + source})
	r := NewResolver(pass)
	base := pass.Fset.Base()
	for _, file := range pass.Files[1:] {
		for _, decl := range file.Decls {
			if got := r.Pos(Of(pass, decl.Pos())); got != decl.Pos() {
				t.Errorf("%s resolves to %s", pass.Fset.Position(decl.Pos()), pass.Fset.Position(got))
			}
		}
	}
	for _, site := range []Site{{"m/p", "a.go", 1000}, {"m/p", "c.go", 1000}} {
		if got := r.Pos(site); got.IsValid() {
			t.Errorf("%s is past the end of its file and resolves to %s", site, pass.Fset.Position(got))
		}
	}
	if pass.Fset.Base() != base {
		t.Errorf("files were added")
	}
}

func TestOtherSites(t *testing.T) {
	main := [2]string{"/home/me/proj/cmd/tool/main.go", "package main"}
	for _, test := range []struct {
		name         string
		path, module string
		file         [2]string
		seen         [][2]string // path and file
		site         string
		want         string
	}{
		{"below", "example.com/m/cmd/tool", "example.com/m", main, nil, "example.com/m/cmd/tool/internal/x", "/home/me/proj/cmd/tool/internal/x"},
		{"beside", "example.com/m/cmd/tool", "example.com/m", main, nil, "example.com/m/lib", "/home/me/proj/lib"},
		{"the root", "example.com/m/cmd/tool", "example.com/m", main, nil, "example.com/m", "/home/me/proj"},
		{"from the root", "example.com/m", "example.com/m", [2]string{"/proj/m.go", "package m"}, nil, "example.com/m/lib", "/proj/lib"},
		{"seen where it should be", "example.com/m/cmd/tool", "example.com/m", main, [][2]string{{"example.com/m/lib", "/home/me/proj/lib/l.go"}}, "example.com/m/lib", "/home/me/proj/lib"},
		{"seen without its folder", "example.com/m/cmd/tool", "example.com/m", main, [][2]string{{"example.com/m/lib", "example.com/m/lib/l.go"}}, "example.com/m/lib", "/home/me/proj/lib"},
		{"a module in the module", "example.com/m/cmd/tool", "example.com/m", main, [][2]string{{"example.com/m/v2", "/go/pkg/mod/example.com/m/v2@v2.1.0/l.go"}}, "example.com/m/v2", ""},
		{"like the module", "example.com/m/cmd/tool", "example.com/m", main, nil, "example.com/mm", ""},
		{"another module", "example.com/m/cmd/tool", "example.com/m", main, [][2]string{{"example.com/n", "/home/me/n/n.go"}}, "example.com/n", ""},
		{"folder unlike the path", "example.com/m/cmd/other", "example.com/m", main, nil, "example.com/m/lib", ""},
		{"external test", "example.com/m/lib_test", "example.com/m", [2]string{"/proj/lib/l_test.go", "package lib_test"}, nil, "example.com/m/lib", "/proj/lib"},
		{"beside an external test", "example.com/m/lib_test", "example.com/m", [2]string{"/proj/lib/l_test.go", "package lib_test"}, nil, "example.com/m/x", "/proj/x"},
		{"test variant", "example.com/m/lib [example.com/m/lib.test]", "example.com/m", [2]string{"/proj/lib/l.go", "package lib"}, nil, "example.com/m/x", "/proj/x"},
		{"list of files", "command-line-arguments", "example.com/m", main, [][2]string{{"example.com/m/lib", "/home/me/proj/lib/l.go"}}, "example.com/m/lib", "/home/me/proj/lib"},
		{"list of files elsewhere", "command-line-arguments", "example.com/m", main, [][2]string{{"example.com/m/lib", "/home/you/proj/lib/l.go"}}, "example.com/m/lib", ""},

		{"no module, not seen", "example.com/m/cmd/tool", "", main, nil, "example.com/m/lib", ""},
		{"no module, seen", "example.com/m/cmd/tool", "", main, [][2]string{{"example.com/m/lib", "/home/me/proj/lib/l.go"}}, "example.com/m/lib", "/home/me/proj/lib"},
		{"no module, root seen", "example.com/m/cmd/tool", "", main, [][2]string{{"example.com/m", "/home/me/proj/l.go"}}, "example.com/m", "/home/me/proj"},
		{"no module, seen elsewhere", "example.com/m/cmd/tool", "", main, [][2]string{{"example.com/m/lib", "/go/pkg/mod/example.com/m/lib@v1.0.0/l.go"}}, "example.com/m/lib", ""},
		{"no module, seen in the standard library", "example.com/m/cmd/tool", "", main, [][2]string{{"fmt", "/usr/lib/go/src/fmt/print.go"}}, "fmt", ""},
		{"GOPATH", "a", "", [2]string{"/td/src/a/a.go", "package a"}, [][2]string{{"b/c", "/td/src/b/c/c.go"}}, "b/c", "/td/src/b/c"},
		{"relative names", "example.com/m/a", "example.com/m", [2]string{"ws/a/a.go", "package a"}, nil, "example.com/m/b", "ws/b"},
		{"no files", "example.com/m/a", "example.com/m", [2]string{}, nil, "example.com/m/b", ""},
	} {
		var pass *analysis.Pass
		if test.file[0] == "" {
			pass = newPass(t, test.path, test.module)
		} else {
			pass = newPass(t, test.path, test.module, test.file)
		}
		var imports []*types.Package
		for _, s := range test.seen {
			deep := seen(pass.Fset, s[0], s[1])
			imports = append(imports, seen(pass.Fset, "between", "/nowhere/b.go", deep))
		}
		pass.Pkg.SetImports(imports)
		r := NewResolver(pass)
		got := pass.Fset.Position(r.Pos(Site{Pkg: test.site, File: "z.go", Line: 12}))
		want := token.Position{}
		if test.want != "" {
			want.Filename, want.Line = filepath.Join(filepath.FromSlash(test.want), "z.go"), 12
		}
		if got.Filename != want.Filename || got.Line != want.Line {
			t.Errorf("%s: %s, want %s", test.name, got, want)
		}
	}
}

// A file is added once, and again only for a line past its end; positions
// handed out before stay good.
func TestFilesAreAddedOnce(t *testing.T) {
	pass := newPass(t, "m/p", "m", [2]string{"/x/p/a.go", source})
	r := NewResolver(pass)
	added := func() (n int) {
		pass.Fset.Iterate(func(f *token.File) bool {
			if filepath.ToSlash(f.Name()) == "/x/q/b.go" {
				n++
			}
			return true
		})
		return n
	}
	lines := []int{3, 1, 3, 900, 5000, 4999, 2, maxLine}
	counts := []int{1, 1, 1, 1, 2, 2, 2, 3}
	var got []token.Pos
	for i, line := range lines {
		got = append(got, r.Pos(Site{"m/q", "b.go", line}))
		if n := added(); n != counts[i] {
			t.Errorf("after line %d the file is there %d times, want %d", line, n, counts[i])
		}
	}
	for i, pos := range got {
		if at := pass.Fset.Position(pos); at.Line != lines[i] || at.Column != 1 {
			t.Errorf("line %d is at %s", lines[i], at)
		}
	}
}

// The rules that ask run at once, and what they all look at stays as it is: the list of
// imports may have room after its end, which is nobody's to write to.
func TestImportsStayAsTheyAre(t *testing.T) {
	pass := newPass(t, "m/p", "m", [2]string{"/x/p/a.go", source})
	far := seen(pass.Fset, "m/far", "/x/far/a.go")
	near := seen(pass.Fset, "m/near", "/x/near/a.go", far)
	imports := make([]*types.Package, 1, 4)
	imports[0] = near
	pass.Pkg.SetImports(imports)
	if pos := NewResolver(pass).Pos(Site{"m/far", "a.go", 1}); !pos.IsValid() {
		t.Error("a package that an import imports is not found")
	}
	for i, pkg := range imports[:cap(imports)] {
		if i > 0 && pkg != nil {
			t.Errorf("%s stands behind the imports", pkg.Path())
		}
	}
}

func TestInvalidSites(t *testing.T) {
	pass := newPass(t, "m/p", "m", [2]string{"/x/p/a.go", source})
	r := NewResolver(pass)
	base := pass.Fset.Base()
	for _, site := range []Site{
		{}, {"m/p", "", 1}, {"", "a.go", 1}, {"m/p", "a.go", 0}, {"m/p", "a.go", -1}, {"m/q", "a.go", maxLine + 1},
		{"m/q", "../a.go", 1}, {"m/q", "x/a.go", 1}, {"m/q", `x\a.go`, 1}, {"m/q", "..", 1}, {"m/q", ".", 1}, {"m/q", "c:a.go", 1},
		{"m/q", "a\n.go", 1}, {"m/q", "a\x00.go", 1}, {"m/q", "a\x1b[1m.go", 1}, {"m/q", "a\xff.go", 1},
		{"m/../../q", "a.go", 1}, {"m/..", "a.go", 1}, {"m/./q", "a.go", 1}, {"m//q", "a.go", 1}, {"m/q/", "a.go", 1}, {"/m/q", "a.go", 1},
		{"..", "a.go", 1}, {"../m", "a.go", 1}, {`m/..\q`, "a.go", 1}, {"m/\nq", "a.go", 1},
	} {
		if site.Valid() {
			t.Errorf("%q is valid", site)
		}
		if pos := r.Pos(site); pos.IsValid() {
			t.Errorf("%q resolves to %s", site, pass.Fset.Position(pos))
		}
		if text := site.String(); strings.ContainsAny(text, "\n\x00\x1b") {
			t.Errorf("%q prints as %q", site, text)
		}
	}
	if pass.Fset.Base() != base {
		t.Errorf("files were added")
	}
}

// A package that did not parse has files without positions.
func TestBrokenPass(t *testing.T) {
	pass := newPass(t, "m/p", "m")
	pass.Files = []*ast.File{{Name: ast.NewIdent("p_test")}}
	pass.Pkg = types.NewPackage("m/p_test", "p_test")
	pass.Pkg.SetImports([]*types.Package{types.NewPackage("m/q", "q")})
	r := NewResolver(pass)
	for _, site := range []Site{{"m/p", "a.go", 1}, {"m/p_test", "a.go", 1}, {"m/q", "a.go", 1}} {
		if pos := r.Pos(site); pos.IsValid() {
			t.Errorf("%s resolves", site)
		}
	}
}
