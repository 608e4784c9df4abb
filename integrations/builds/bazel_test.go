package builds_test

import (
	"encoding/json"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
)

// bazelAnalyzers returns the import paths of the analyzers that the rule nogo in
// docs/bazel.md lists.
func bazelAnalyzers(t *testing.T) (paths []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "docs", "bazel.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`"@com_github_envvet_envvet//([a-z/]+)",`).FindAllStringSubmatch(string(text), -1) {
		paths = append(paths, "github.com/envvet/envvet/"+m[1])
	}
	return paths
}

// docs/bazel.md lists every rule.
func TestBazelTargets(t *testing.T) {
	var want []string
	for _, rule := range analyzers.Suite {
		want = append(want, "github.com/envvet/envvet/analyzers/"+rule.Name)
	}
	if got := bazelAnalyzers(t); !slices.Equal(got, want) {
		t.Errorf("docs/bazel.md lists %s\nwant %s", strings.Join(got, " "), strings.Join(want, " "))
	}
}

// A listed is a package as go list has it.
type listed struct {
	ImportPath, Dir, Export   string
	Standard                  bool
	CompiledGoFiles, CgoFiles []string
	Imports                   []string
	ImportMap                 map[string]string
	Module                    *struct{ Main bool }
}

// nogoTargets analyzes every package of a project and what it imports, each in a
// process, as Bazel does with targets. It returns the lines of findings, and the
// files of patches.
func nogoTargets(t *testing.T, tool, dir string) (lines, patches []string) {
	t.Helper()
	out := run(t, dir, nil, "go", "list", "-export", "-compiled", "-deps", "-json=ImportPath,Dir,Export,Standard,CompiledGoFiles,CgoFiles,Imports,ImportMap,Module", "./...")
	var pkgs []listed
	importcfg := ""
	for in := json.NewDecoder(strings.NewReader(out)); in.More(); {
		var p listed
		if err := in.Decode(&p); err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
		if p.Export != "" {
			importcfg += "packagefile " + p.ImportPath + "=" + p.Export + "\n"
		}
	}
	work := tempDir(t)
	write(t, filepath.Join(work, "importcfg"), importcfg)
	facts := make(map[string]string)
	for i, p := range pkgs { // what is imported comes first
		if p.Standard {
			continue
		}
		own := filepath.Join(work, strconv.Itoa(i))
		if err := os.Mkdir(own, 0o777); err != nil {
			t.Fatal(err)
		}
		facts[p.ImportPath] = filepath.Join(own, "facts")
		args := []string{"-p", p.ImportPath, "-importcfg", filepath.Join(work, "importcfg"), "-x", facts[p.ImportPath]}
		if p.Module != nil && p.Module.Main {
			args = append(args, "-fix_dir", own)
		} else {
			args = append(args, "-facts_only")
		}
		for _, path := range p.Imports {
			if to, ok := p.ImportMap[path]; ok {
				path = to
			}
			if file := facts[path]; file != "" {
				args = append(args, "-fact", path+"="+file)
			}
		}
		var files []string
		for _, name := range p.CompiledGoFiles {
			switch {
			case filepath.Ext(name) != ".go":
				continue
			case filepath.IsAbs(name): // made by cgo
				args = append(args, "-ignore", name)
			default:
				if name = filepath.Join(p.Dir, name); p.Module != nil && p.Module.Main {
					name = filepath.FromSlash(slashed(t, dir, name)) // as seen from where Bazel runs
				}
			}
			files = append(files, name)
		}
		if len(files) == 0 {
			continue
		}
		_, stderr, code := start(t, dir, []string{"GOARCH=" + runtime.GOARCH}, tool, append(args, files...)...)
		switch code {
		case 0:
		case 3:
			lines = append(lines, strings.Split(strings.TrimSpace(stderr), "\n")[1:]...)
		default:
			t.Fatalf("nogo on %s: exit status %d\n%s", p.ImportPath, code, stderr)
		}
		if patch := filepath.Join(own, "nogo.patch"); exists(patch) {
			patches = append(patches, patch)
		}
	}
	return lines, patches
}

var nogoLine = regexp.MustCompile(`^(.+?:\d+):\d+: .* \((\w+)\)$`)

// A nogo is what makes a driver with a configuration in a folder.
type nogo func(t *testing.T, dir, config string) string

// runNogo runs the driver that make makes. One with a configuration is made once,
// and serves all projects.
func runNogo(name string, make nogo) func(t *testing.T, dir string, s settings) ([]finding, func()) {
	return func(t *testing.T, dir string, s settings) (found []finding, mend func()) {
		t.Helper()
		made := [2]string{name, s.nogo()}
		if nogos[made] == "" {
			own, err := os.MkdirTemp(bin, "nogo")
			if err != nil {
				t.Fatal(err)
			}
			nogos[made] = make(t, own, s.nogo())
		}
		lines, patches := nogoTargets(t, nogos[made], dir)
		for _, line := range lines {
			m := nogoLine.FindStringSubmatch(line)
			if m == nil {
				t.Fatalf("%q is no finding", line)
			}
			found = append(found, at(t, dir, m[2], m[1]))
		}
		return found, func() {
			for _, patch := range patches {
				run(t, dir, []string{"GIT_CEILING_DIRECTORIES=" + filepath.Dir(dir)}, "git", "apply", "-p1", patch)
			}
		}
	}
}

// nogos are the drivers that were made, by their names and configurations.
var nogos = make(map[[2]string]string)

// imitateNogo makes what the rule nogo of docs/bazel.md makes, of our imitation of
// its driver: the analyzers are packages, of which each has a variable Analyzer.
func imitateNogo(t *testing.T, dir, config string) string {
	t.Helper()
	var imports, list strings.Builder
	for i, path := range bazelAnalyzers(t) {
		fmt.Fprintf(&imports, "\ta%d %q\n", i, path)
		fmt.Fprintf(&list, "a%d.Analyzer, ", i)
	}
	text := fmt.Sprintf("package main\n\nimport (\n%s\t\"golang.org/x/tools/go/analysis\"\n\t\"github.com/envvet/envvet/integrations/builds/nogo\"\n)\n\nfunc main() { nogo.Main([]*analysis.Analyzer{%s}, %q) }\n", &imports, &list, config)
	if _, err := parser.ParseFile(token.NewFileSet(), "main.go", text, 0); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "main.go"), text)
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	// The package is in this module, and not in its folder.
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{
		filepath.Join(here, "generated", "main.go"): filepath.Join(dir, "main.go"),
	}})
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "overlay.json"), string(overlay))
	tool := filepath.Join(dir, "nogo.exe")
	run(t, here, nil, "go", "build", "-overlay", filepath.Join(dir, "overlay.json"), "-o", tool, "./generated")
	return tool
}

// The release of rules_go whose driver is built, with what that requires.
const (
	rulesGo = "github.com/bazelbuild/rules_go@v0.65.0"
	udiff   = "github.com/aymanbagabas/go-udiff v0.4.1"
)

// buildNogo makes what the rule nogo of docs/bazel.md makes, as rules_go does: of its
// sources, and of a file that it generates.
func buildNogo(t *testing.T, dir, config string) string {
	t.Helper()
	var module struct{ Dir string }
	decode(t, run(t, dir, nil, "go", "mod", "download", "-json", rulesGo), &module)
	take := func(folder string, names ...string) {
		for _, name := range names {
			text, err := os.ReadFile(filepath.Join(module.Dir, "go", "tools", "builders", name))
			if err != nil {
				t.Fatal(err)
			}
			write(t, filepath.Join(dir, folder, name), string(text))
		}
	}
	// Under this name it may import what is internal to x/tools, as in Bazel.
	write(t, filepath.Join(dir, "go.mod"), "module golang.org/x/tools/nogo\n\ngo 1.26.0\n\nrequire (\n\tgolang.org/x/tools v0.52.0\n\tgithub.com/envvet/envvet v0.0.0\n\t"+udiff+"\n)\n\nreplace github.com/envvet/envvet => "+root+"\n")
	write(t, filepath.Join(dir, "config.json"), config)
	take("generate", "generate_nogo_main.go", "flags.go", "env.go", "constants.go")
	write(t, filepath.Join(dir, "generate", "main.go"), `package main

import (
	"log"
	"os"
)

func main() {
	if err := genNogoMain(os.Args[1:]); err != nil {
		log.Fatal(err)
	}
}
`)
	take("nogo", "constants.go", "env.go", "flags.go", "nogo_fix.go", "nogo_goversions_go118.go", "nogo_goversions_go121.go",
		"nogo_goversions_go122.go", "nogo_main.go", "nogo_version.go", "nolint.go")
	run(t, dir, nil, "go", "mod", "tidy", "-e")
	args := []string{"run", "./generate", "-output", filepath.Join(dir, "nogo", "gen_main.go"), "-config", "config.json"}
	for _, path := range bazelAnalyzers(t) {
		args = append(args, "-analyzer_importpath", path)
	}
	run(t, dir, nil, "go", args...)
	run(t, dir, nil, "go", "mod", "tidy")
	run(t, dir, nil, "go", "build", "-o", "nogo.exe", "./nogo")
	return filepath.Join(dir, "nogo.exe")
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
