package payload_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"go/build"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/payload/internal/describe"
)

// TestStandardLibrary holds that the two readers agree byte for byte on every
// exported struct type of the standard library that is not generic. -short looks
// at the packages whose types are in answers most.
func TestStandardLibrary(t *testing.T) {
	patterns := []string{"std"}
	if testing.Short() {
		patterns = strings.Fields("database/sql encoding/json go/ast go/build net net/http net/netip net/url os os/exec reflect sync text/template time")
	}
	agree(t, "", 100, patterns)
}

// TestModules holds the same of the modules in testdata/modules.txt, which it
// fetches. It runs where SHAPES_MODULES is set: make shapes.
func TestModules(t *testing.T) {
	if os.Getenv("SHAPES_MODULES") == "" {
		t.Skip("SHAPES_MODULES is not set")
	}
	t.Setenv("GOWORK", "off")
	list, err := os.ReadFile(filepath.FromSlash("testdata/modules.txt"))
	if err != nil {
		t.Fatal(err)
	}
	root := filepath.Dir(fixture.Dir(t))
	modfile := filepath.Join(t.TempDir(), "go.mod")
	for name, to := range map[string]string{"go.mod": modfile, "go.sum": strings.TrimSuffix(modfile, "mod") + "sum"} {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for line := range strings.Lines(string(list)) {
		fields := strings.Fields(line)
		if len(fields) == 0 || strings.HasPrefix(line, "#") {
			continue
		}
		run(t, root, "go", "get", "-modfile="+modfile, fields[0])
		t.Run(fields[0], func(t *testing.T) { agree(t, modfile, 50, fields[1:]) })
	}
}

// agree compares what the readers say of the types of packages, at least so many.
func agree(t *testing.T, modfile string, atLeast int, patterns []string) {
	t.Setenv("GOWORK", "off")
	root := filepath.Dir(fixture.Dir(t))
	var flags []string
	if modfile != "" {
		flags = []string{"-modfile=" + modfile, "-mod=mod"}
	}
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadTypes, Dir: root, BuildFlags: flags}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	var list []*types.TypeName
	for _, pkg := range pkgs {
		if pkg.Types != nil && len(pkg.Errors) == 0 && isImportable(pkg.PkgPath) {
			list = append(list, structs(pkg.Types)...)
		}
	}
	if len(list) < atLeast {
		t.Fatalf("%d types in %v, want at least %d", len(list), patterns, atLeast)
	}
	out := bufio.NewScanner(bytes.NewReader(reflected(t, root, flags, list)))
	out.Buffer(nil, 1<<30)
	reader := payload.NewReader(types.SizesFor("gc", build.Default.GOARCH))
	differ := 0
	for _, tn := range list {
		if !out.Scan() {
			t.Fatalf("the program says nothing of %s: %v", tn, out.Err())
		}
		want, got := out.Text(), describe.Type(reader.Type(tn.Type()))
		if got == want {
			continue
		}
		if differ++; differ > 20 {
			continue
		}
		i := 0
		for i < min(len(got), len(want)) && got[i] == want[i] {
			i++
		}
		from := max(0, i-100)
		t.Errorf("%s.%s differs\nsource  %.300s\nprogram %.300s", tn.Pkg().Path(), tn.Name(), got[from:], want[from:])
	}
	t.Logf("%d types of %d packages, %d differ", len(list), len(pkgs), differ)
}

// isImportable reports whether a program may import a package.
func isImportable(path string) bool {
	// No program can make the type of runtime/cgo.
	return path != "main" && path != "unsafe" && path != "runtime/cgo" && !slices.ContainsFunc(strings.Split(path, "/"), func(folder string) bool {
		return folder == "internal" || folder == "vendor"
	})
}

// structs returns the exported struct types of a package, by name.
func structs(pkg *types.Package) (list []*types.TypeName) {
	if pkg.Name() == "main" {
		return nil
	}
	for _, name := range pkg.Scope().Names() {
		tn, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok || !tn.Exported() || tn.IsAlias() {
			continue
		}
		named, ok := tn.Type().(*types.Named)
		if _, isStruct := tn.Type().Underlying().(*types.Struct); ok && isStruct && named.TypeParams().Len() == 0 {
			list = append(list, tn)
		}
	}
	return list
}

// reflected runs a program that describes the types by reflection, one to a
// line. It stands in a folder that is there for the go command alone.
func reflected(t *testing.T, root string, flags []string, list []*types.TypeName) []byte {
	t.Helper()
	var src bytes.Buffer
	src.WriteString("package main\n\nimport (\n\"bufio\"\n\"os\"\n\"reflect\"\n\"github.com/envvet/envvet/envelope/shape\"\n\"github.com/envvet/envvet/passes/payload/internal/describe\"\n")
	number := make(map[*types.Package]int)
	for _, tn := range list {
		if _, ok := number[tn.Pkg()]; !ok {
			number[tn.Pkg()] = len(number)
			fmt.Fprintf(&src, "p%d %q\n", number[tn.Pkg()], tn.Pkg().Path())
		}
	}
	src.WriteString(")\n\nfunc main() {\nw := bufio.NewWriter(os.Stdout)\ndefer w.Flush()\nfor _, t := range list { w.WriteString(describe.Type(shape.Reflect(t))); w.WriteByte('\\n') }\n}\n\nvar list = []reflect.Type{\n")
	for _, tn := range list {
		fmt.Fprintf(&src, "reflect.TypeFor[p%d.%s](),\n", number[tn.Pkg()], tn.Name())
	}
	src.WriteString("}\n")

	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	if err := os.WriteFile(file, src.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{
		filepath.Join(root, "passes", "payload", "testdata", "shapes", "main.go"): file,
	}})
	if err != nil {
		t.Fatal(err)
	}
	overlayFile := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(overlayFile, overlay, 0o666); err != nil {
		t.Fatal(err)
	}
	args := append([]string{"run", "-overlay=" + overlayFile}, flags...)
	return run(t, root, "go", append(args, "./passes/payload/testdata/shapes")...)
}

func run(t *testing.T, dir, name string, args ...string) []byte {
	t.Helper()
	cmd := exec.Command(name, args...)
	var errs bytes.Buffer
	cmd.Dir, cmd.Stderr = dir, &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %v: %v\n%.2000s", name, args, err, errs.String())
	}
	return out
}
