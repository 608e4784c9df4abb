package texts_test

import (
	"fmt"
	"go/ast"
	"go/types"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/internal/texts"
)

// answers asks for what each variable of a package holds whose name begins with
// a capital: for the text or, if it is of the type any, for the schema.
func answers(readFile func(string) ([]byte, error)) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name: "answers", Doc: "asks", ResultType: reflect.TypeFor[map[string]string](), RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			pass.ReadFile = readFile
			f := texts.New(pass)
			found := make(map[string]string)
			for _, file := range pass.Files {
				ast.Inspect(file, func(n ast.Node) bool {
					c, ok := n.(*ast.CallExpr)
					if !ok || len(c.Args) != 2 || types.ExprString(c.Fun) != "ask" {
						return true
					}
					name := types.ExprString(c.Args[0])
					if text, ok := f.Text(c.Args[1]); ok {
						found[name] = text
					} else {
						found[name] = "?"
					}
					if text, ok := f.Schema(c.Args[1]); ok {
						found[name] += " " + string(text)
					} else {
						found[name] += " ?"
					}
					return true
				})
			}
			return found, nil
		},
	}
}

const jsonschema = `package jsonschema
type Schema struct {
	Ref string ` + "`json:\"$ref,omitempty\"`" + `
	Description string ` + "`json:\"description,omitempty\"`" + `
	Type string ` + "`json:\"-\"`" + `
	Types []string ` + "`json:\"-\"`" + `
	Minimum *float64 ` + "`json:\"minimum,omitempty\"`" + `
	Required []string ` + "`json:\"required,omitempty\"`" + `
	Properties map[string]*Schema ` + "`json:\"properties,omitempty\"`" + `
	Items *Schema ` + "`json:\"-\"`" + `
	Extra map[string]any ` + "`json:\"-\"`" + `
}
func Ptr[T any](x T) *T { return &x }
func For[T any]() *Schema { return nil }
`

func program(t *testing.T, folder, source string) map[string]string {
	t.Helper()
	p := fixture.NewProgram(t)
	p.Add("github.com/google/jsonschema-go/jsonschema", map[string]string{"schema.go": jsonschema})
	pkg := p.Add(strings.TrimPrefix(filepath.ToSlash(folder), "/"), map[string]string{"main.go": source})
	return pkg.Run(t, answers(nil)).(map[string]string)
}

// TestKnown asks for expressions and holds what is known of them, as a text and
// as what is encoded, against what is expected.
func TestKnown(t *testing.T) {
	const source = `package main

import (
	"encoding/json"
	"os"

	"github.com/google/jsonschema-go/jsonschema"
)

const constant = "c"

type raw json.RawMessage

var (
	once          = "once"
	twice         = "twice"
	lent          = "lent"
	part          = []byte("part")
	counted       = "counted"
	alias         = once
	self   string = self
	a, b          = "a", "b"
	called        = os.Getenv("X")
	c, d          = pair()
	object        = map[string]any{"type": "object"}
	changed       = map[string]any{"type": "object"}
	grown         = "grown"
)

func pair() (string, string) { return "", "" }
func ask(name string, v any) {}

func main() {
	twice = "again"
	_ = &lent
	part[0] = 'P'
	for counted = range map[string]int{} {
	}
	changed["type"] = "array"
	grown += "!"
	local := "local"
	ask("constant", constant)
	ask("sum", constant+once+"!")
	ask("converted", json.RawMessage([]byte(once)))
	ask("message", json.RawMessage("{}"))
	ask("bytes", []byte("{}"))
	ask("raw", raw("{}"))
	ask("twice", twice)
	ask("lent", lent)
	ask("part", part)
	ask("counted", counted)
	ask("alias", alias)
	ask("self", self)
	ask("b", b)
	ask("called", called)
	ask("d", d)
	ask("local", local)
	ask("grown", grown)
	ask("number", 7)
	ask("object", object)
	ask("changed", changed)
	ask("nested", any(map[string]any{"required": []string{"a", constant}, "x": true, "n": 1.5, "z": nil}))
	ask("description", map[string]any{"type": "object", "description": called})
	ask("type", map[string]any{"type": called})
	ask("properties", map[string]any{"properties": map[string]any{"type": called, "description": map[string]any{"type": "string"}, "properties": map[string]any{"enum": called}}})
	ask("key", map[string]any{called: 1})
	ask("other", map[int]string{1: "a"})
	ask("struct", &jsonschema.Schema{Type: "object", Description: called, Minimum: jsonschema.Ptr(1.5), Properties: map[string]*jsonschema.Schema{"a": {Types: []string{"string", "null"}}, "b": jsonschema.For[int]()}})
	ask("extra", jsonschema.Schema{Extra: map[string]any{"x": 1}})
	ask("without names", struct{ A string }{"x"})
	ask("deep", ` + "%s" + `)
}
`
	deep := strings.Repeat("[]any{", 200) + strings.Repeat("}", 200)
	got := program(t, "/nowhere", fmt.Sprintf(source, deep))
	want := map[string]string{
		"constant": `c "c"`, "sum": `conce! "conce!"`, "converted": "once once", "message": "{} {}", "bytes": `{} "e30="`, "raw": `{} "e30="`,
		"twice": "? ?", "lent": "? ?", "part": "? ?", "counted": "? ?", "alias": `once "once"`, "self": "? ?", "b": `b "b"`,
		"called": "? ?", "d": "? ?", "local": `local "local"`, "grown": "? ?", "number": "? 7",
		"object": `? {"type":"object"}`, "changed": "? ?", "nested": `? {"n":1.5,"required":["a","c"],"x":true,"z":null}`,
		"description": `? {"type":"object"}`, "type": "? ?",
		"properties": "? ?", "key": "? ?", "other": "? ?",
		"struct": `? {"minimum":1.5,"properties":{"a":{"type":["string","null"]},"b":{}},"type":"object"}`,
		"extra":  "? ?", "without names": "? ?", "deep": "? ?",
	}
	want["properties"] = `? {"properties":{"description":{"type":"string"},"properties":{},"type":{}}}`
	for name, text := range want {
		if got[fmt.Sprintf("%q", name)] != text {
			t.Errorf("%s: %s, want %s", name, got[fmt.Sprintf("%q", name)], text)
		}
	}
}

// TestEmbedded holds which files are read, without a driver that reads them.
func TestEmbedded(t *testing.T) {
	folder := t.TempDir()
	outside := filepath.Join(t.TempDir(), "secret.json")
	for name, text := range map[string]string{
		filepath.Join(folder, "a.json"): "A", filepath.Join(folder, "sub", "b c.json"): "B", outside: "secret",
		filepath.Join(folder, "large.json"): strings.Repeat("x", 2<<20),
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(outside, filepath.Join(folder, "link.json")); err != nil {
		t.Skip(err)
	}
	if err := os.Symlink(filepath.Dir(outside), filepath.Join(folder, "linked")); err != nil {
		t.Skip(err)
	}
	names := []string{
		"a.json", `"sub/b c.json"`, "`a.json`", "a.json sub", "*.json", "none.json", "sub", "link.json", "linked/secret.json", "large.json",
		"../" + filepath.Base(filepath.Dir(outside)) + "/secret.json", outside, "", "./a.json", "sub/../a.json", "all:a.json", "/dev/zero",
	}
	source := "package main\n\nfunc ask(name string, v any) {}\n"
	for i, name := range names {
		source += fmt.Sprintf("//go:embed %s\nvar v%d []byte\nfunc f%d() { ask(\"%d\", v%d) }\n", name, i, i, i, i)
	}
	got := program(t, folder, source)
	for i, name := range names {
		want := "?"
		switch i {
		case 0, 2:
			want = "A"
		case 1:
			want = "B"
		}
		if text, _, _ := strings.Cut(got[fmt.Sprintf("%q", fmt.Sprint(i))], " "); text != want {
			t.Errorf("//go:embed %s: %s, want %s", name, text, want)
		}
	}
}

// TestReadFile holds that a driver is asked first.
func TestReadFile(t *testing.T) {
	p := fixture.NewProgram(t)
	pkg := p.Add("folder", map[string]string{"main.go": "package main\n//go:embed a.json\nvar a string\nfunc ask(name string, v any) {}\nfunc f() { ask(\"a\", a) }\n"})
	got := pkg.Run(t, answers(func(name string) ([]byte, error) { return []byte(filepath.ToSlash(name)), nil })).(map[string]string)
	if got[`"a"`] != `/folder/a.json "/folder/a.json"` {
		t.Error(got)
	}
}
