package main_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/goproxytest"
	"github.com/rogpeppe/go-internal/testscript"
)

// TestScripts runs the scripts in testdata/script, which start real processes:
// the built binary, alone and from the go command. Their language is that of
// package testscript, with these additions.
//
// Variables: ROOT is the root of this repository, ENVVET the binary (which is
// also in PATH), COUNTER a program that counts analyses, PROXY a proxy that
// serves the modules in testdata/mod and those that this repository needs.
//
// Commands:
//
//	exit N PROGRAM [ARG...]   run PROGRAM; it must exit with status N
//	line NAME FILE RE         set NAME to the number of the one line of FILE that matches RE
//	capture NAME FILE RE      set NAME to what the group of RE, which matches once in FILE, holds
//	analyses none|some        COUNTER has seen no analysis, or some, since the last such line
func TestScripts(t *testing.T) {
	readByOthers(t, "envelope", "singlechecker", "testdata/stubs")
	proxy, err := goproxytest.NewServer(filepath.Join("testdata", "mod"), "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(proxy.Close)
	results := t.TempDir()
	known := fileURL(filepath.Join(goEnv["GOMODCACHE"], "cache", "download"))
	testscript.Run(t, testscript.Params{
		Dir: filepath.Join("testdata", "script"),
		Setup: func(env *testscript.Env) error {
			env.Setenv("ROOT", root)
			env.Setenv("ENVVET", binary)
			env.Setenv("COUNTER", counter)
			env.Setenv("COUNTER_LOG", filepath.Join(env.WorkDir, ".tmp", "analyses"))
			env.Setenv("PATH", filepath.Dir(binary)+string(filepath.ListSeparator)+env.Getenv("PATH"))
			env.Setenv("PROXY", proxy.URL+","+known)
			// The caches are shared, or else every script would compile and
			// analyze the standard library.
			for _, name := range []string{"GOCACHE", "GOMODCACHE"} {
				env.Setenv(name, goEnv[name])
			}
			env.Setenv("ENVVET_CACHE", results)
			for name, value := range map[string]string{
				"GOFLAGS": "-mod=mod", "GOPROXY": "off", "GOSUMDB": "off", "GOTOOLCHAIN": "local", "GOWORK": "off",
			} {
				env.Setenv(name, value)
			}
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exit":     cmdExit,
			"line":     cmdLine,
			"capture":  cmdCapture,
			"analyses": cmdAnalyses,
		},
		RequireUniqueNames: true,
	})
}

func cmdExit(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exit N PROGRAM [ARG...]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	err = ts.Exec(args[1], args[2:]...)
	got := 0
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		got, err = exit.ExitCode(), nil
	}
	ts.Check(err)
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
}

func cmdLine(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: line NAME FILE RE")
	}
	re, err := regexp.Compile(args[2])
	ts.Check(err)
	var numbers []string
	for i, line := range strings.Split(ts.ReadFile(args[1]), "\n") {
		if re.MatchString(line) {
			numbers = append(numbers, strconv.Itoa(i+1))
		}
	}
	if len(numbers) != 1 {
		ts.Fatalf("lines of %s that match %s: %q, want one", args[1], args[2], numbers)
	}
	ts.Setenv(args[0], numbers[0])
}

func cmdCapture(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: capture NAME FILE RE")
	}
	re, err := regexp.Compile(args[2])
	ts.Check(err)
	found := re.FindAllStringSubmatch(ts.ReadFile(args[1]), -1)
	if len(found) != 1 || len(found[0]) != 2 {
		ts.Fatalf("%s in %s: %q, want one match of one group", args[2], args[1], found)
	}
	ts.Setenv(args[0], found[0][1])
}

func cmdAnalyses(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 || args[0] != "none" && args[0] != "some" {
		ts.Fatalf("usage: analyses none|some")
	}
	log := ts.Getenv("COUNTER_LOG")
	text, err := os.ReadFile(log)
	if err != nil && !os.IsNotExist(err) {
		ts.Fatalf("%v", err)
	}
	if (len(text) > 0) != (args[0] == "some") {
		ts.Fatalf("analyses: %q, want %s", text, args[0])
	}
	ts.Check(os.RemoveAll(log))
}

// readByOthers reads the files below folders of the repository that only
// processes started by the test read. The go command keeps the result of a
// test until a file changes that the test itself has read.
func readByOthers(t *testing.T, folders ...string) {
	t.Helper()
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join(root, filepath.FromSlash(folder)), func(name string, e os.DirEntry, err error) error {
			if err == nil && e.Type().IsRegular() {
				_, err = os.ReadFile(name)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// fileURL returns the address of a folder.
func fileURL(dir string) string {
	slashed := filepath.ToSlash(dir)
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed // C:/
	}
	return "file://" + slashed
}

// What TestMain builds, where the repository is, and what go env says.
var (
	binary, counter, root string
	goEnv                 = map[string]string{"GOCACHE": "", "GOMODCACHE": ""}
)

func TestMain(m *testing.M) {
	os.Exit(buildAndRun(m))
}

func buildAndRun(m *testing.M) int {
	fail := func(err error) int {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	var err error
	if root, err = filepath.Abs(filepath.Join("..", "..")); err != nil {
		return fail(err)
	}
	for name := range goEnv {
		out, err := exec.Command("go", "env", name).Output()
		if err != nil {
			return fail(fmt.Errorf("go env: %w", err))
		}
		goEnv[name] = strings.TrimSpace(string(out))
	}
	dir, err := os.MkdirTemp("", "envvet")
	if err != nil {
		return fail(err)
	}
	defer os.RemoveAll(dir)
	// As make build has it: the go command knows a tool by its bytes and keeps
	// what it has said.
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-o", dir+string(filepath.Separator), ".", "./testdata/counter")
	if out, err := build.CombinedOutput(); err != nil {
		return fail(fmt.Errorf("%v\n%s", err, out))
	}
	for name, file := range map[string]*string{"envvet": &binary, "counter": &counter} {
		if *file, err = exec.LookPath(filepath.Join(dir, name)); err != nil {
			return fail(err)
		}
	}
	return m.Run()
}
