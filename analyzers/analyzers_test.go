package analyzers_test

import (
	"encoding/json"
	"flag"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/envelope/spec"
)

const module = "github.com/envvet/envvet"

func TestSuite(t *testing.T) {
	if err := analysis.Validate(analyzers.Suite); err != nil {
		t.Fatal(err)
	}
	if !slices.IsSortedFunc(analyzers.Suite, func(a, b *analysis.Analyzer) int { return strings.Compare(a.Name, b.Name) }) {
		t.Error("Suite is not sorted by name")
	}
	for _, a := range analyzers.Suite {
		t.Run(a.Name, func(t *testing.T) {
			title, body := manual.Cut(a.Doc)
			first, _ := utf8.DecodeRuneInString(title)
			if n := utf8.RuneCountInString(title); n > 60 || unicode.IsUpper(first) || strings.HasSuffix(title, ".") {
				t.Errorf("title %q (%d characters): want at most 60, no capital in front, no period", title, n)
			}
			if body == "" {
				t.Error("the manual is a title only")
			}
			if a.URL != manual.URL(a.Name) {
				t.Errorf("URL %q, want %q", a.URL, manual.URL(a.Name))
			}
			var shared flag.FlagSet
			settings.Register(&shared)
			shared.VisitAll(func(f *flag.Flag) {
				if a.Flags.Lookup(f.Name) == nil {
					t.Errorf("no flag -%s, a setting of every rule", f.Name)
				}
			})
			if len(a.FactTypes) > 0 {
				t.Errorf("exports %v: facts belong to passes", a.FactTypes)
			}
		})
	}
}

// Passes infer: one is an analyzer with a result, without flags.
func TestPasses(t *testing.T) {
	seen := map[*analysis.Analyzer]bool{}
	var visit func(*analysis.Analyzer)
	visit = func(a *analysis.Analyzer) {
		if seen[a] {
			return
		}
		seen[a] = true
		if !slices.Contains(analyzers.Suite, a) {
			if a.ResultType == nil {
				t.Errorf("pass %s has no result", a.Name)
			}
			a.Flags.VisitAll(func(f *flag.Flag) {
				t.Errorf("pass %s has the flag -%s, which no driver shows", a.Name, f.Name)
			})
		}
		for _, r := range a.Requires {
			visit(r)
		}
	}
	for _, a := range analyzers.Suite {
		visit(a)
	}
}

// A rule has one name everywhere, and every folder of rules belongs to one.
func TestNames(t *testing.T) {
	var names []string
	for _, a := range analyzers.Suite {
		names = append(names, a.Name)
		if !slices.Contains(spec.RuleNames, a.Name) {
			t.Errorf("rule %s is not in spec.RuleNames", a.Name)
		}
		if dir := filepath.Join("..", "testdata", "src", a.Name); !exists(dir) {
			t.Errorf("rule %s has no fixtures in testdata/src/%s", a.Name, a.Name)
		}
	}
	for dir, what := range map[string]string{".": "analyzers", "../singlechecker": "singlechecker"} {
		var folders []string
		for _, e := range readDir(t, dir) {
			if e.IsDir() && e.Name() != "internal" {
				folders = append(folders, e.Name())
			}
		}
		if !slices.Equal(folders, names) {
			t.Errorf("folders of %s: %q, rules: %q", what, folders, names)
		}
	}
	owners := slices.Clone(names)
	for _, e := range readDir(t, "../passes") {
		owners = append(owners, e.Name())
	}
	for _, e := range readDir(t, "../testdata/src") {
		if !slices.Contains(owners, e.Name()) {
			t.Errorf("testdata/src/%s is named after no rule and no pass", e.Name())
		}
	}
	for _, p := range ownPackages(t) {
		if dir, ok := strings.CutPrefix(p.ImportPath, module+"/analyzers/"); ok && !strings.Contains(dir, "/") && p.Name != dir {
			t.Errorf("package %s in analyzers/%s", p.Name, dir)
		}
	}
}

// What each part of the module may import of the module. A path ending in /
// means what is below, any other that package alone.
var mayImport = []struct{ part, imports string }{
	{"cmd/", "internal/nearest internal/tables cmd/ analyzers passes/handlers passes/ondemand passes/standard envelope envelope/"},
	{"singlechecker/", "analyzers/"},
	{"analyzers/internal/generate", "internal/marked analyzers analyzers/internal/"},
	{"analyzers/internal/", "internal/nearest analyzers/internal/ passes/ envelope/spec envelope/shape envelope/schema"},
	{"analyzers/", "internal/nearest analyzers/internal/ passes/ envelope/spec envelope/shape envelope/schema"},
	{"analyzers", "analyzers/"},
	{"passes/", "internal/tables passes/ envelope/spec envelope/shape envelope/schema"},
	{"envelope/spec", ""},
	{"envelope/shape", "envelope/spec envelope/internal/pointer"},
	{"envelope/schema", "envelope/internal/pointer"},
	{"envelope/", "envelope envelope/"},
	{"envelope", "internal/nearest envelope/"},
	{"examples/", "envelope"},
	{"internal/", ""},
	{"docs", ""},
	{"bench", "internal/marked"},
	{"bench/", "analyzers"},
	{"corpus", "corpus/ internal/marked analyzers"},
	{"corpus/inprocess", "analyzers"}, // its test
	{"corpus/setups", "internal/marked"},
	{"corpus/", ""},
}

// What tests may import on top.
const testsMayImport = "internal/editor internal/fixture internal/marked internal/process envelope envelope/"

func TestImports(t *testing.T) {
	for _, p := range ownPackages(t) {
		own := strings.TrimPrefix(p.ImportPath, module+"/")
		i := slices.IndexFunc(mayImport, func(row struct{ part, imports string }) bool { return matches(own, row.part) })
		if i < 0 {
			t.Errorf("no row says what %s may import", own)
			continue
		}
		check := func(imports []string, allowed string) {
			for _, path := range imports {
				if of, ok := strings.CutPrefix(path, module+"/"); ok && of != own && !slices.ContainsFunc(strings.Fields(allowed), func(part string) bool { return matches(of, part) }) {
					t.Errorf("%s imports %s; it may import: %s", own, of, allowed)
				}
			}
		}
		check(p.Imports, mayImport[i].imports)
		check(slices.Concat(p.TestImports, p.XTestImports), strings.Join([]string{mayImport[i].imports, testsMayImport}, " "))

		if rule, ok := strings.CutPrefix(own, "analyzers/"); ok && !strings.Contains(rule, "/") {
			for _, path := range slices.Concat(p.Imports, p.TestImports, p.XTestImports) {
				of, ok := strings.CutPrefix(path, module+"/analyzers/")
				if ok && of != rule && !strings.HasPrefix(of, "internal/") {
					t.Errorf("rule %s imports rule %s", rule, of)
				}
			}
		}
	}
}

// matches reports whether path is part or, if part ends in /, below it.
func matches(path, part string) bool {
	return path == part || strings.HasSuffix(part, "/") && strings.HasPrefix(path, part)
}

// The runtime is what users link into their programs.
func TestRuntimeIsSmall(t *testing.T) {
	for pattern, allowed := range map[string][]string{
		"./envelope/spec":  {},
		"./envelope/shape": {},
		"./envelope":       {"github.com/spf13/pflag", module + "/internal/nearest"},
	} {
		dir := filepath.Join("..", strings.TrimPrefix(pattern, "./"))
		if !exists(dir) {
			continue // a part of the design that is not built yet
		}
		for _, p := range list(t, "-deps", pattern) {
			if p.Standard && !strings.HasPrefix(p.ImportPath, "go/") {
				continue
			}
			if !strings.HasPrefix(p.ImportPath, module+"/envelope") && !slices.Contains(allowed, p.ImportPath) {
				t.Errorf("%s depends on %s", pattern, p.ImportPath)
			}
		}
	}
}

func TestModules(t *testing.T) {
	type require struct{ Path, Version string }
	type goMod struct {
		Module  struct{ Path string }
		Go      string
		Require []require
		Replace []struct{ Old, New require }
	}
	found := 0
	err := filepath.WalkDir("..", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && (e.Name() == ".git" || path == filepath.Join("..", "testdata", "stubs") || path == filepath.Join("..", "corpus", "testdata")):
			return fs.SkipDir // stubs stand for modules of other people, and those that the corpus measures are like theirs
		case e.Name() != "go.mod":
			return nil
		}
		found++
		var mod goMod
		if err := json.Unmarshal(run(t, "go", "mod", "edit", "-json", path), &mod); err != nil {
			return err
		}
		if mod.Go != "1.26.0" {
			t.Errorf("%s: go %s, want 1.26.0", path, mod.Go)
		}
		if filepath.Dir(path) == ".." {
			if mod.Module.Path != module || len(mod.Replace) > 0 {
				t.Errorf("root: module %s, replaces %v; want %s and none", mod.Module.Path, mod.Replace, module)
			}
			for _, r := range mod.Require {
				if strings.Contains(r.Path, "cobra") || strings.Contains(r.Path, "modelcontextprotocol") || strings.Contains(r.Path, "mcp-go") {
					t.Errorf("root requires %s, which belongs into a module of its own", r.Path)
				}
			}
			return nil
		}
		up, err := filepath.Rel(filepath.Dir(path), "..")
		if err != nil {
			return err
		}
		for _, r := range mod.Replace {
			if r.Old.Path == module && filepath.Clean(filepath.FromSlash(r.New.Path)) == up {
				return nil
			}
		}
		t.Errorf("%s: no replace %s => %s", path, module, filepath.ToSlash(up))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if found < 2 {
		t.Errorf("%d go.mod files found", found)
	}
}

// A pkg is what go list says about a package.
type pkg struct {
	ImportPath, Name                   string
	Standard                           bool
	Imports, TestImports, XTestImports []string
}

func ownPackages(t *testing.T) []pkg {
	t.Helper()
	return list(t, "./...")
}

// list runs go list in the root of the module.
func list(t *testing.T, args ...string) (pkgs []pkg) {
	t.Helper()
	out := run(t, "go", append([]string{"-C", "..", "list", "-json=ImportPath,Name,Standard,Imports,TestImports,XTestImports"}, args...)...)
	for dec := json.NewDecoder(strings.NewReader(string(out))); dec.More(); {
		var p pkg
		if err := dec.Decode(&p); err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
	}
	if len(pkgs) == 0 {
		t.Fatalf("go list %s: no package", args)
	}
	return pkgs
}

func run(t *testing.T, program string, args ...string) []byte {
	t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), "GOWORK=off")
	out, err := cmd.Output()
	if err != nil {
		var stderr []byte
		if exit, ok := err.(*exec.ExitError); ok {
			stderr = exit.Stderr
		}
		t.Fatalf("%s %s: %v\n%s", program, strings.Join(args, " "), err, stderr)
	}
	return out
}

func readDir(t *testing.T, name string) []fs.DirEntry {
	t.Helper()
	entries, err := os.ReadDir(filepath.FromSlash(name))
	if err != nil {
		t.Fatal(err)
	}
	return entries
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
