package fingerprint_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/fingerprint"
)

// at returns the print of a finding that marks the code between « and ».
func at(t *testing.T, dir, name, text string) fingerprint.Print {
	t.Helper()
	file := filepath.Join(dir, name)
	f := finding.Finding{Rule: "stdoutwrite", Posn: posn(file, text, "«")}
	text = strings.Replace(text, "«", "", 1)
	f.End = posn(file, text, "»")
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(strings.Replace(text, "»", "", 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module example.com/m\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	return fingerprint.Of([]finding.Finding{f}, new(code.Files))[0]
}

func posn(file, text, mark string) finding.Posn {
	before, _, _ := strings.Cut(text, mark)
	return finding.Posn{File: file, Line: strings.Count(before, "\n") + 1, Col: len(before) - strings.LastIndex(before, "\n")}
}

func TestSame(t *testing.T) {
	const base = "package a\n\nfunc (s *Store) list(args []string) {\n\t«fmt.Println(args, 1)»\n}\n"
	want := at(t, t.TempDir(), "a/a.go", base)
	if want.Decl != "Store.list" || len(want.Digest) != 32 {
		t.Errorf("print %+v", want)
	}
	tests := []struct {
		name, file, text string
		same             bool
	}{
		{"lines above", "a/a.go", "package a\n\nimport \"fmt\"\n\nvar x = 1\n\nfunc (s *Store) list(args []string) {\n\n\t«fmt.Println(args, 1)»\n}\n", true},
		{"formatted", "a/a.go", "package a\n\nfunc (s *Store) list(args []string) {\n\tif true {\n\t\t«fmt.Println(\n\t\t\targs, // all\n\t\t\t1,\n\t\t)»\n\t}\n}\n", true},
		{"another file", "a/b.go", base, true},
		{"pointer or not, type parameters", "a/a.go", strings.Replace(base, "*Store", "Store[T]", 1), true},
		{"another folder", "b/a.go", base, false},
		{"another function", "a/a.go", strings.Replace(base, "list(", "show(", 1), false},
		{"another type", "a/a.go", strings.Replace(base, "*Store", "*Shop", 1), false},
		{"another argument", "a/a.go", strings.Replace(base, "1)", "2)", 1), false},
		{"joined names", "a/a.go", strings.Replace(base, "args, 1", "args1", 1), false},
		{"broken elsewhere", "a/a.go", base + "\nfunc {\n", true},
	}
	for _, test := range tests {
		if got := at(t, t.TempDir(), test.file, test.text); (got.Digest == want.Digest) != test.same {
			t.Errorf("%s: same is %t, print %+v", test.name, !test.same, got)
		}
	}
}

// TestModules holds that the same code in the same folder of two modules differs, and
// that what earlier versions wrote of it is known.
func TestModules(t *testing.T) {
	const text = "package a\n\nfunc list() {\n\t«fmt.Println(1)»\n}\n"
	dir := t.TempDir()
	at(t, dir, "a/a.go", text)
	file := filepath.Join(dir, "a", "a.go")
	under := func(mod string) fingerprint.Print {
		if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(mod), 0o666); err != nil {
			t.Fatal(err)
		}
		f := finding.Finding{Rule: "stdoutwrite", Posn: finding.Posn{File: file, Line: 4, Col: 2}, End: finding.Posn{File: file, Line: 4, Col: 16}}
		return fingerprint.Of([]finding.Finding{f}, new(code.Files))[0]
	}
	m, n := under("module example.com/m\n"), under("module example.com/n // the other\n")
	if m.Digest == n.Digest {
		t.Error("two modules have the same print")
	}
	if again := under("// A comment.\nmodule \"example.com/m\"\n\ngo 1.26\n"); again != m {
		t.Errorf("one module has %+v and %+v", m, again)
	}
	const former = "368a3876fb69ae3cb054ca5ff392d55d"
	if m.Former != former || n.Former != former {
		t.Errorf("version 1 had %s, and not %s and %s", former, m.Former, n.Former)
	}
}

// TestModuleUnread holds that a go.mod which is no file of a usual size is not read: it
// may be any that a line directive leads to, be it a device without an end.
func TestModuleUnread(t *testing.T) {
	const text = "package a\n\nfunc list() {\n\t«fmt.Println(1)»\n}\n"
	dir := t.TempDir()
	at(t, dir, "a/a.go", text)
	f := finding.Finding{Rule: "stdoutwrite", Posn: finding.Posn{File: filepath.Join(dir, "a", "a.go"), Line: 4, Col: 2}}
	of := func() fingerprint.Print { return fingerprint.Of([]finding.Finding{f}, new(code.Files))[0] }
	mod := filepath.Join(dir, "go.mod")
	known := of()
	if err := os.Truncate(mod, 1<<25); err != nil {
		t.Fatal(err)
	}
	large := of()
	if err := os.Remove(mod); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(mod, 0o777); err != nil {
		t.Fatal(err)
	}
	if folder := of(); large != folder || large == known {
		t.Errorf("a file that is too large has the print %+v, a folder %+v, what can be read %+v", large, folder, known)
	}
}

func TestDecl(t *testing.T) {
	for text, want := range map[string]string{
		"package a\n\nimport «\"os\"»\n":                                `import "os"`,
		"package a\n\nvar (\n\ta = 1\n\tb = «f()»\n)\n":                 "var b",
		"package a\n\ntype T struct {\n\t«A int»\n}\n":                  "type T",
		"package a\n\n«//envvet:ignore»\nfunc f() {}\n":                 "f",
		"«//envvet:ignore»\npackage a\n":                                "",
		"no go «at all»\n":                                              "",
		"package a\n\nfunc f[T any]() {\n\tvar _ = func() { «g()» }\n}": "f",
	} {
		dir := t.TempDir()
		if got := at(t, dir, "a.go", text).Decl; got != want {
			t.Errorf("%q stands in %q, want %q", text, got, want)
		}
		name := filepath.Join(dir, "a.go")
		if file := new(code.Files).Open(name); want != "" && !fingerprint.Declared(name, file)[want] || fingerprint.Declared(name, file)["other"] {
			t.Errorf("%q declares other and not %q", text, want)
		}
	}
}

// TestComments holds that findings about comments differ by their text.
func TestComments(t *testing.T) {
	one := at(t, t.TempDir(), "a.go", "«//envvet:ignore a»\npackage a\n")
	two := at(t, t.TempDir(), "a.go", "«//envvet:ignore b»\npackage a\n")
	if one == two {
		t.Error("two comments have the same print")
	}
}

func TestUnknownPlace(t *testing.T) {
	dir := t.TempDir()
	findings := []finding.Finding{
		{Rule: "exitcall"},
		{Rule: "exitcall", Posn: finding.Posn{File: filepath.Join(dir, "gone.go"), Line: 3, Col: 9}},
		{Rule: "exitcall", Posn: finding.Posn{File: dir, Line: 3}},
	}
	for i, p := range fingerprint.Of(findings, new(code.Files)) {
		if len(p.Digest) != 32 || p.Decl != "" {
			t.Errorf("finding %d has the print %+v", i, p)
		}
	}
}

func TestIDs(t *testing.T) {
	ids := fingerprint.IDs([]fingerprint.Print{{Digest: "a"}, {Digest: "b"}, {Digest: "a"}})
	if got := strings.Join(ids, " "); got != "a:1 b:1 a:2" {
		t.Errorf("ids are %s", got)
	}
}
