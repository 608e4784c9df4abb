package payload_test

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/payload"
)

// oneSided are the problems that only one side can know of.
var oneSided = []struct {
	folder  string // of a fixture
	problem string // rule category "command" field
	reason  string
}{
	{"outputschema/explicit_texts", `outputschema untyped "computed" Out`, "a function makes the schema when the program runs, and makes none"},
	{"outputschema/explicit_texts", `outputschema untyped "later" Out`, "likewise"},
	{"outputschema/explicit_texts", `outputschema untyped "" Out`, "a function makes the command"},
	{"outputschema/variables", `outputschema schema "made" OutputSchema`, "a function makes the schema"},
	{"errorcode/declared", `errorcode description "right" ExitCodes[5].Description`, "the description is not known before the program runs"},
	{"volatiledata/generics", `volatiledata readtime "pages" Out.Items[].Items[].Took`, "the name that a method is given is not followed: the pass has the problem for a command without one"},
	{"volatiledata/generics", `volatiledata readtime "of register.Group[job]{…}.Pages" Out.Items[].Items[].Took`, "likewise"},
}

// notRun are the fixtures whose programs cannot be run, and why.
var notRun = map[string]string{
	"src/errorcode/numbers":         "it ends the process in the ways that it shows",
	"src/volatilevalue/harmless":    "it uses a database that is not there before it registers",
	"src/volatilevalue/initialized": "it registers before its function main is called, by which programs are told apart",
}

// parityRules are the rules whose fixtures declare commands.
var parityRules = []string{"errorcode", "nullabsent", "outputschema", "paramschema", "volatiledata", "volatilevalue"}

// TestParityOfFixtures holds of every program among the fixtures of rules, and of
// the examples, that registration and the pass find the same commands and the
// same problems: rule, category, command and path. The programs are built into
// one, in which an application that is run has registered all and does nothing.
func TestParityOfFixtures(t *testing.T) {
	t.Setenv("GOWORK", "off")
	testdata := fixture.Dir(t)
	root := filepath.Dir(testdata)
	var fixtures []string
	for _, rule := range parityRules {
		fixtures = append(fixtures, programs(t, testdata, "src/"+rule)...)
	}
	for _, m := range []struct {
		dir, path, driver string
		folders           []string
		atLeast           int // problems
	}{
		{testdata, "github.com/envvet/envvet/testdata", "src/parity", fixtures, 180},
		{root, "github.com/envvet/envvet", "examples/parity", programs(t, root, "examples"), 0},
		{filepath.Join(root, "examples", "parcel"), "github.com/envvet/envvet/examples/parcel", "parity", []string{"."}, 0},
		{filepath.Join(root, "examples", "cobra"), "github.com/envvet/envvet/examples/cobra", "parity", programs(t, filepath.Join(root, "examples", "cobra"), "."), 0},
		{filepath.Join(root, "examples", "mcp"), "github.com/envvet/envvet/examples/mcp", "parity", []string{"."}, 0},
	} {
		if strings.Contains(m.path, "/examples/") && !isThere(m.dir) {
			t.Logf("%s: not all modules that it requires are there", m.path)
			continue
		}
		atRunTime := register(t, root, m.dir, m.path, m.driver, m.folders)
		inSource := analyze(t, m.dir, m.path, m.folders)
		problems, commands := 0, 0
		for _, folder := range m.folders {
			r, s := atRunTime[folder], inSource[folder]
			if (r.Commands == 0) != (s.Commands == 0) {
				t.Errorf("%s: registration sees %d commands, the pass %d", folder, r.Commands, s.Commands)
			}
			commands += r.Commands
			problems += len(r.Problems)
			for _, p := range r.Problems {
				if !slices.Contains(s.Problems, p) && !isOneSided(folder, p) {
					t.Errorf("%s: registration alone says %s", folder, p)
				}
			}
			for _, p := range s.Problems {
				if !slices.Contains(r.Problems, p) && !isOneSided(folder, p) {
					t.Errorf("%s: the pass alone says %s", folder, p)
				}
			}
		}
		if problems < m.atLeast || commands < len(m.folders) {
			t.Errorf("%s: %d problems of %d commands in %d programs, want at least %d", m.path, problems, commands, len(m.folders), m.atLeast)
		}
		t.Logf("%s: %d problems of %d commands in %d programs", m.path, problems, commands, len(m.folders))
	}
}

// isThere reports whether the modules that one requires are on this machine: what
// an example is made with may not be.
func isThere(dir string) bool {
	cmd := exec.Command("go", "list", "-deps", "./...")
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOPROXY=off")
	return cmd.Run() == nil
}

func isOneSided(folder, problem string) bool {
	return slices.ContainsFunc(oneSided, func(o struct{ folder, problem, reason string }) bool {
		return folder == "src/"+o.folder && problem == o.problem
	})
}

// told is what one side says of a program.
type told struct {
	Commands int
	Problems []string
}

func (s *told) add(problems []spec.Problem) {
	for _, p := range problems {
		if line := fmt.Sprintf("%s %s %q %s", p.Rule, p.Category, p.Command, p.Field); p.Rule != "" && !slices.Contains(s.Problems, line) {
			s.Problems = append(s.Problems, line)
		}
	}
}

// programs returns the folders below one of a module that hold a main package
// which imports the runtime.
func programs(t *testing.T, module, below string) (folders []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(module, filepath.FromSlash(below), "*", "main.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		_, err = os.Stat(filepath.Join(filepath.Dir(file), "go.mod"))
		uses := func(path string) bool {
			return slices.ContainsFunc(f.Imports, func(i *ast.ImportSpec) bool { return i.Path.Value == `"`+path+`"` })
		}
		folder := path.Join(below, filepath.Base(filepath.Dir(file)))
		if notRun[folder] != "" {
			continue
		}
		isProgram := slices.ContainsFunc(f.Decls, func(d ast.Decl) bool {
			fn, ok := d.(*ast.FuncDecl)
			return ok && fn.Recv == nil && fn.Name.Name == "main"
		})
		if isProgram && os.IsNotExist(err) && uses("github.com/envvet/envvet/envelope") &&
			(below == "." || !uses("github.com/envvet/envvet/envelope/envcobra")) { // the fixtures have a stub of it, which never comes back
			folders = append(folders, folder)
		}
	}
	return folders
}

func analyze(t *testing.T, dir, path string, folders []string) map[string]*told {
	t.Helper()
	patterns := make([]string, len(folders))
	all := make(map[string]*told)
	for i, folder := range folders {
		patterns[i] = "./" + folder
		all[folder] = new(told)
		if folder == "." {
			patterns[i] = "./..." // the module is one program
		}
	}
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule, Dir: dir, Env: append(os.Environ(), "GOPROXY=off")}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	packages.Visit(pkgs, nil, func(pkg *packages.Package) {
		for _, err := range pkg.Errors {
			t.Errorf("%s: %v", pkg.PkgPath, err)
		}
	})
	graph, err := checker.Analyze([]*analysis.Analyzer{payload.Analyzer}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, act := range graph.Roots {
		if act.Err != nil {
			t.Errorf("%s: %v", act, act.Err)
			continue
		}
		folder := strings.TrimPrefix(strings.TrimPrefix(act.Package.PkgPath, path), "/")
		s := all[folder]
		if s == nil {
			s = all["."]
		}
		if s == nil {
			continue
		}
		for _, c := range act.Result.(*payload.Result).Commands {
			if !c.Tool {
				s.Commands++
				s.add(c.Problems)
			}
		}
	}
	return all
}

// register runs the programs and returns what registration says of them.
func register(t *testing.T, root, dir, path, driver string, folders []string) map[string]*told {
	t.Helper()
	o := overlay{t: t, dir: t.TempDir(), Replace: make(map[string]string)}
	app := filepath.Join(root, "envelope", "app.go")
	o.edit(app, map[string]func(*ast.FuncDecl) (at token.Pos, text string){
		"New": func(d *ast.FuncDecl) (token.Pos, string) {
			return d.Body.List[len(d.Body.List)-1].Pos(), "Registered = append(Registered, a)\n\t"
		},
		"run": func(d *ast.FuncDecl) (token.Pos, string) {
			return d.Body.Lbrace + 1, "\n\tif Registered != nil {\n\t\tpanic(\"all is registered\")\n\t}"
		},
	})
	o.edit(filepath.Join(root, "envelope", "envcobra", "mount.go"), map[string]func(*ast.FuncDecl) (at token.Pos, text string){
		"Mount": func(d *ast.FuncDecl) (token.Pos, string) {
			return d.Body.Lbrace + 1, "\n\tif envelope.Registered != nil {\n\t\tpanic(\"all is registered\")\n\t}"
		},
	})
	o.write(filepath.Join(root, "envelope", "registered.go"), "package envelope\n\nvar Registered []*App\n\nfunc (a *App) Size() int { return len(a.commands) }\n")
	imports, runs := "", ""
	for i, folder := range folders {
		files, err := filepath.Glob(filepath.Join(dir, filepath.FromSlash(folder), "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				o.Replace[file] = "" // is not there
			} else {
				o.export(file)
			}
		}
		imports += fmt.Sprintf("\tp%d %q\n", i, strings.TrimSuffix(path+"/"+folder, "/."))
		runs += fmt.Sprintf("\trun(%q, p%d.Main)\n", folder, i)
	}
	result := filepath.Join(o.dir, "result.json")
	o.write(filepath.Join(dir, filepath.FromSlash(driver), "main.go"), fmt.Sprintf(driverSource, imports, runs, result))
	text, err := json.Marshal(&o)
	if err != nil {
		t.Fatal(err)
	}
	list := filepath.Join(o.dir, "overlay.json")
	if err := os.WriteFile(list, text, 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "run", "-overlay", list, "./"+driver)
	cmd.Dir, cmd.Stderr = dir, os.Stderr
	if _, err := cmd.Output(); err != nil {
		t.Fatal(err)
	}
	if text, err = os.ReadFile(result); err != nil {
		t.Fatal(err)
	}
	var found map[string]struct {
		Commands int
		Problems []spec.Problem
	}
	if err := json.Unmarshal(text, &found); err != nil {
		t.Fatal(err)
	}
	all := make(map[string]*told)
	for folder, f := range found {
		all[folder] = &told{Commands: f.Commands}
		all[folder].add(f.Problems)
	}
	return all
}

const driverSource = `package main

import (
	"encoding/json"
	"os"

	"github.com/envvet/envvet/envelope"

%s)

type told struct {
	Commands int
	Problems []envelope.Problem
}

var all = make(map[string]told)

func run(folder string, main func()) {
	envelope.Registered = []*envelope.App{}
	func() {
		defer func() { _ = recover() }()
		main()
	}()
	var t told
	for _, app := range envelope.Registered {
		t.Commands += app.Size()
		t.Problems = append(t.Problems, app.Problems()...)
	}
	all[folder] = t
}

func main() {
%s	text, err := json.Marshal(all)
	if err == nil {
		err = os.WriteFile(%q, text, 0o644)
	}
	if err != nil {
		panic(err)
	}
}
`

// An overlay gives the go command files in place of those on disk.
type overlay struct {
	t       *testing.T
	dir     string
	Replace map[string]string
}

func (o *overlay) write(path, text string) {
	o.t.Helper()
	name := filepath.Join(o.dir, fmt.Sprintf("%d.go", len(o.Replace)))
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		o.t.Fatal(err)
	}
	o.Replace[path] = name
}

// edit inserts text into functions of a file.
func (o *overlay) edit(path string, functions map[string]func(*ast.FuncDecl) (token.Pos, string)) {
	o.t.Helper()
	text, f, fset := o.parse(path)
	for _, decl := range slices.Backward(f.Decls) { // so that positions in front hold
		d, ok := decl.(*ast.FuncDecl)
		if !ok || functions[d.Name.Name] == nil {
			continue
		}
		pos, more := functions[d.Name.Name](d)
		at := fset.Position(pos).Offset
		text = text[:at] + more + text[at:]
	}
	o.write(path, text)
}

// export makes a package of a program that another one can import: its main
// function is Main.
func (o *overlay) export(path string) {
	o.t.Helper()
	text, f, fset := o.parse(path)
	for _, decl := range slices.Backward(f.Decls) {
		if d, ok := decl.(*ast.FuncDecl); ok && d.Recv == nil && d.Name.Name == "main" {
			at := fset.Position(d.Name.Pos()).Offset
			text = text[:at] + "Main" + text[at+len("main"):]
		}
	}
	at := fset.Position(f.Name.Pos()).Offset
	o.write(path, text[:at]+"program"+text[at+len(f.Name.Name):])
}

func (o *overlay) parse(path string) (string, *ast.File, *token.FileSet) {
	o.t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		o.t.Fatal(err)
	}
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, path, text, parser.SkipObjectResolution)
	if err != nil {
		o.t.Fatal(err)
	}
	return string(text), f, fset
}
