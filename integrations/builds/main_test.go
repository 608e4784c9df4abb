// Package builds_test runs every build that envvet is part of on the same code
// and holds that all of them find the same, and mend it the same way.
//
// What takes minutes, such as building golangci-lint, is left out unless -long
// is set, as make builds does.
package builds_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

var long = flag.Bool("long", false, "build golangci-lint, and look at a project of the corpus")

// What TestMain builds, and where the repository is.
var (
	root    string
	bin     string // folder of the binaries
	envvet  string
	plugged string
)

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(buildAndRun(m))
}

func buildAndRun(m *testing.M) int {
	fail := func(err error) int {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	os.Setenv("GOWORK", "off")
	var err error
	if root, err = filepath.Abs(filepath.Join("..", "..")); err != nil {
		return fail(err)
	}
	if bin, err = os.MkdirTemp("", "envvet-builds"); err != nil {
		return fail(err)
	}
	defer os.RemoveAll(bin)
	for path, dir := range map[string]string{"./cmd/envvet": root, "./plugged": "."} {
		// As make build has it: the go command knows a tool by its bytes.
		build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-o", bin+string(filepath.Separator), path)
		build.Dir = dir
		if out, err := build.CombinedOutput(); err != nil {
			return fail(fmt.Errorf("%v\n%s", err, out))
		}
	}
	if envvet, err = exec.LookPath(filepath.Join(bin, "envvet")); err != nil {
		return fail(err)
	}
	if plugged, err = exec.LookPath(filepath.Join(bin, "plugged")); err != nil {
		return fail(err)
	}
	return m.Run()
}

// run runs a program that must end well and returns its standard output.
func run(t *testing.T, dir string, env []string, program string, args ...string) string {
	t.Helper()
	stdout, stderr, code := start(t, dir, env, program, args...)
	if code != 0 {
		t.Fatalf("%s %s: exit status %d\n%s%s", program, strings.Join(args, " "), code, stdout, stderr)
	}
	return stdout
}

// start runs a program and returns what it wrote and its exit status.
func start(t *testing.T, dir string, env []string, program string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), program, args...)
	cmd.Dir = dir
	cmd.Env = append(append(os.Environ(), "PWD="+dir), env...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		t.Fatalf("%s: %v", program, err)
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

func decode(t *testing.T, text string, v any) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), v); err != nil {
		t.Fatalf("%v in %.2000s", err, text)
	}
}
