package analyzers_test

import (
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/internal/fixture"
)

// FuzzRules changes the fixtures, and holds the rules to what must be true of any
// program, hints and named fixes asked for: they come to an end without a panic,
// asked again they find the same, each finding has a place, and what a fix makes
// of a program that compiles compiles. Of a program that does not, only those are
// asked that say they can.
func FuzzRules(f *testing.F) {
	texts, imports := alone(f)
	newProgram := fixture.NewPrograms(f, imports)
	for i := range texts {
		f.Add(uint16(i), []byte(nil))
		f.Add(uint16(i), []byte{byte(i), 7, 30, 200, 1, 99, 4, byte(i), byte(3 * i)})
	}
	setAll(f, "hints")
	nameFixes(f)
	f.Fuzz(func(t *testing.T, i uint16, ops []byte) {
		text := fixture.Mutate(texts[int(i)%len(texts)], ops)
		start := time.Now()
		first := findings(t, newProgram(), text)
		if took := time.Since(start); took > 20*time.Second {
			t.Errorf("took %v", took)
		}
		if again := findings(t, newProgram(), text); !slices.Equal(first, again) {
			t.Errorf("asked again, they find:\n%s\nbefore:\n%s", strings.Join(again, "\n"), strings.Join(first, "\n"))
		}
		if t.Failed() {
			t.Logf("program:\n%s", text)
		}
	})
}

// alone returns the fixtures that are a package of one file and import no other
// fixture, and what they import.
func alone(f testing.TB) (texts, imports []string) {
	var files []string
	for _, pattern := range []string{"*/*/*.go", "*/*/*/*.go"} {
		names, err := filepath.Glob(filepath.Join(fixture.Dir(f), "src", filepath.FromSlash(pattern)))
		if err != nil {
			f.Fatal(err)
		}
		files = append(files, names...)
	}
	in := make(map[string]int)
	for _, name := range files {
		in[filepath.Dir(name)]++
	}
	all := make(map[string]bool)
	for _, name := range files {
		if ok, err := build.Default.MatchFile(filepath.Split(name)); !ok || err != nil {
			continue // it is for a newer Go
		}
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly)
		if err != nil || in[filepath.Dir(name)] > 1 {
			continue
		}
		paths := make(map[string]bool)
		for _, spec := range file.Imports {
			if path, err := strconv.Unquote(spec.Path.Value); err == nil {
				paths[path] = true
			}
		}
		if paths["C"] || strings.Contains(strings.Join(slices.Collect(maps.Keys(paths)), " "), "/testdata/src/") {
			continue
		}
		texts = append(texts, string(text))
		maps.Copy(all, paths)
	}
	if len(texts) < 200 {
		f.Fatalf("%d fixtures", len(texts))
	}
	return texts, slices.Sorted(maps.Keys(all))
}

// nameFixes asks for every fix that has a name.
func nameFixes(f *testing.F) {
	for _, a := range analyzers.Suite {
		if flag := a.Flags.Lookup("fix"); flag != nil {
			names := strings.Join(flag.Value.(interface{ Names() []string }).Names(), ",")
			if err := flag.Value.Set(names); err != nil {
				f.Fatal(err)
			}
			f.Cleanup(func() { flag.Value.Set("") })
		}
	}
}

// findings returns what the rules find in a program, and tries out the fixes.
func findings(t *testing.T, program *fixture.Program, text string) (found []string) {
	pkg := program.Add("p", map[string]string{"p.go": text})
	for _, a := range analyzers.Suite {
		if !pkg.WellTyped() && !despiteErrors(a) {
			continue
		}
		before := len(pkg.Found)
		pkg.Run(t, a)
		for _, d := range pkg.Found[before:] {
			found = append(found, fmt.Sprint(program.Fset.Position(d.Pos), program.Fset.Position(d.End), d.Category, d.Message, d.Related))
			checkFinding(t, a, pkg, d)
			for _, fix := range d.SuggestedFixes {
				found = append(found, fix.Message, apply(t, program, pkg, text, fix))
			}
		}
	}
	return found
}

// despiteErrors reports whether a driver runs an analyzer on what does not compile.
func despiteErrors(a *analysis.Analyzer) bool {
	return a.RunDespiteErrors && !slices.ContainsFunc(a.Requires, func(r *analysis.Analyzer) bool { return !despiteErrors(r) })
}

func checkFinding(t *testing.T, a *analysis.Analyzer, pkg *fixture.Package, d analysis.Diagnostic) {
	in := func(pos token.Pos) bool {
		return slices.ContainsFunc(pkg.Files, func(file *ast.File) bool { return file.FileStart <= pos && pos <= file.FileEnd })
	}
	if !in(d.Pos) || !in(d.End) || d.End <= d.Pos || !strings.HasPrefix(d.Category, a.Name+"/") || !strings.HasSuffix(d.Message, " ("+a.Name+")") || strings.Contains(d.Message, "\n") {
		t.Errorf("%s: %+v", a.Name, d)
	}
	for _, r := range d.Related {
		if !r.Pos.IsValid() || r.Message == "" {
			t.Errorf("%s: related %+v", a.Name, r)
		}
	}
}

// apply returns what a fix makes of a program.
func apply(t *testing.T, program *fixture.Program, pkg *fixture.Package, text string, fix analysis.SuggestedFix) string {
	edits := slices.SortedFunc(slices.Values(fix.TextEdits), func(a, b analysis.TextEdit) int { return int(a.Pos - b.Pos) })
	var out strings.Builder
	done := 0
	for _, e := range edits {
		if !e.End.IsValid() {
			e.End = e.Pos
		}
		from, to := program.Fset.PositionFor(e.Pos, false).Offset, program.Fset.PositionFor(e.End, false).Offset
		if from < done || to < from || to > len(text) {
			t.Errorf("%q has edits that overlap or are outside: %+v", fix.Message, edits)
			return ""
		}
		out.WriteString(text[done:from])
		out.Write(e.NewText)
		done = to
	}
	out.WriteString(text[done:])
	if pkg.WellTyped() {
		if fixed := program.Add("fixed", map[string]string{"p.go": out.String()}); !fixed.WellTyped() {
			t.Errorf("%q makes code that does not compile: %v\n%s", fix.Message, fixed.Errors, &out)
		}
	}
	return out.String()
}
