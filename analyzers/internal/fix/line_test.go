package fix

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
)

func TestLine(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"package p\n\n//X\nfunc f() {}\n", "package p\n\nfunc f() {}\n"},
		{"package p\n\n// f is\n//X\nfunc f() {}\n", "package p\n\n// f is\nfunc f() {}\n"},
		{"//X\npackage p\n", "package p\n"},
		{"package p //X\n", "package p \n"},
		{"package p\n\nfunc f() {\n\t//X\n\tf()\n}\n", "package p\n\nfunc f() {\n\tf()\n}\n"},
		{"package p\n\nfunc f() { //X\n\tf()\n}\n", "package p\n\nfunc f() { \n\tf()\n}\n"},
		{"package p\n\nfunc f() {\n\tf()\n} //X\n", "package p\n\nfunc f() {\n\tf()\n} \n"},
		{"package p\n\nfunc f() {\n\t/* a */ //X\n}\n", "package p\n\nfunc f() {\n\t/* a */ \n}\n"},
		{"package p\n\nfunc f() {\n\t/* a\n\tb */ //X\n}\n", "package p\n\nfunc f() {\n\t/* a\n\tb */ \n}\n"},
		{"package p\n\nvar a = []int{\n\t//X\n\t1, //Y\n}\n", "package p\n\nvar a = []int{\n\t1, //Y\n}\n"},
		{"package p\n\nvar a = []int{\n\t1, //X\n}\n", "package p\n\nvar a = []int{\n\t1, \n}\n"},
		{"package p\n\nvar a = 1 + //X\n\t2\n", "package p\n\nvar a = 1 + \n\t2\n"},
		{"package p\n\nfunc f() {\n\tswitch {\n\tdefault: //X\n\t}\n}\n", "package p\n\nfunc f() {\n\tswitch {\n\tdefault: \n\t}\n}\n"},
		{"package p\n\nimport ( //X\n\t\"fmt\"\n)\n", "package p\n\nimport ( \n\t\"fmt\"\n)\n"},
		{"package p\n\nimport (\n\t\"fmt\"\n) //X\n", "package p\n\nimport (\n\t\"fmt\"\n) \n"},
		{"package p\n\nfunc f(\n\ta int, //X\n) {\n}\n", "package p\n\nfunc f(\n\ta int, \n) {\n}\n"},
		{"package p\n\nvar s = `a\nb` //X\n", "package p\n\nvar s = `a\nb` \n"},
		{"package p\n\nfunc f() {}\n\n//X", "package p\n\nfunc f() {}\n\n"},
		{"package p\n\n//X // more\nvar a int\n", "package p\n\n // more\nvar a int\n"},
		{"package p\n\n//X \nvar a int\n", "package p\n\nvar a int\n"},
		{"package p\n\n//X\n", "package p\n\n"},
	} {
		pass := &analysis.Pass{Fset: token.NewFileSet()} // without ReadFile, as nogo has it
		file, err := parser.ParseFile(pass.Fset, "p.go", test.text, parser.ParseComments)
		if err != nil {
			t.Fatalf("%q: %v", test.text, err)
		}
		pass.Files = []*ast.File{file}
		base := file.FileStart
		at := base + token.Pos(strings.Index(test.text, "//X"))
		edit := Line(pass, at, at+3)
		if got := test.text[:edit.Pos-base] + test.text[edit.End-base:]; got != test.want {
			t.Errorf("%q: %q, want %q", test.text, got, test.want)
		}
	}
}
