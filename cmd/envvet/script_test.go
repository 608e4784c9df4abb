package main_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// The scripts under testdata are txtar archives. The files are put into a new
// folder, in which the comment is run line by line:
//
//	envvet ARGS        run the real binary; it must exit 0
//	go ARGS            run the go command; it must exit 0
//	exit N COMMAND     run envvet or go; it must exit N
//	stdout RE          the output of the last command matches RE
//	! stdout RE        it does not
//	stderr RE          the same for standard error
//	cmp stdout FILE    the output of the last command is that of FILE
//	same A B           two files are the same
//	save FILE          put the output of the last command into FILE
//	cp A B             copy a file
//	env NAME=VALUE     set a variable for the commands that follow
//	analyses none      the counter has seen no analysis since the last such line
//	analyses some      it has
//	# TEXT             a comment
//
// Words are separated by blanks, and 'quoted words' may hold some. In a word
// $WORK is the folder, $ENVVET the binary, $COUNTER the program that counts
// analyses, $ROOT the root of this repository.
type script struct {
	t              *testing.T
	dir            string
	env            []string
	counted        string // the counter's file
	stdout, stderr []byte
}

func runScripts(t *testing.T, pattern string) {
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatalf("no script matches %s", pattern)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			s := newScript(t, archive)
			for i, line := range strings.Split(string(archive.Comment), "\n") {
				if err := s.run(words(line)); err != nil {
					t.Fatalf("%s:%d: %s\n%v\nstdout:\n%s\nstderr:\n%s", file, i+1, line, err, s.stdout, s.stderr)
				}
			}
		})
	}
}

func newScript(t *testing.T, archive *txtar.Archive) *script {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range archive.Files {
		name := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		data := bytes.ReplaceAll(f.Data, []byte("$ROOT"), []byte(filepath.ToSlash(root)))
		if err := os.WriteFile(name, data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	counted := filepath.Join(t.TempDir(), "analyses")
	return &script{
		t: t, dir: dir, counted: counted,
		env: append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off", "GOPROXY=off", "GOTOOLCHAIN=local",
			"NO_COLOR=", "PWD="+dir, "COUNTER_LOG="+counted),
	}
}

// arity is how many words follow a command, where that is fixed.
var arity = map[string]int{"stdout": 1, "stderr": 1, "!": 2, "cmp": 2, "same": 2, "save": 1, "cp": 2, "analyses": 1}

func words(line string) []string {
	var list []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			list = append(list, part)
		} else {
			list = append(list, strings.Fields(part)...)
		}
	}
	return list
}

func (s *script) run(words []string) error {
	if len(words) == 0 || words[0] == "#" {
		return nil
	}
	expand := strings.NewReplacer("$WORK", s.dir, "$ENVVET", binary, "$COUNTER", counter, "$ROOT", root)
	for i := range words {
		words[i] = expand.Replace(words[i])
	}
	name, args := words[0], words[1:]
	if n, ok := arity[name]; ok && len(args) != n {
		return fmt.Errorf("%s takes %d words, not %d", name, n, len(args))
	}
	switch name {
	case "envvet", "go":
		return s.exec(0, words)
	case "exit":
		status, err := strconv.Atoi(args[0])
		if err != nil {
			return err
		}
		return s.exec(status, args[1:])
	case "stdout", "stderr":
		return s.match(name, args[0], true)
	case "!":
		return s.match(args[0], args[1], false)
	case "cmp":
		return s.compare(s.stdout, args[1])
	case "same":
		a, err := os.ReadFile(s.path(args[0]))
		if err != nil {
			return err
		}
		return s.compare(a, args[1])
	case "save":
		return os.WriteFile(s.path(args[0]), s.stdout, 0o666)
	case "cp":
		data, err := os.ReadFile(s.path(args[0]))
		if err != nil {
			return err
		}
		return os.WriteFile(s.path(args[1]), data, 0o666)
	case "env":
		s.env = append(s.env, args...)
		return nil
	case "analyses":
		return s.analyses(args[0] == "some")
	default:
		return fmt.Errorf("unknown command %s", name)
	}
}

func (s *script) path(name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(s.dir, filepath.FromSlash(name))
}

func (s *script) exec(status int, words []string) error {
	name := words[0]
	if name == "envvet" {
		name = binary
	}
	cmd := exec.CommandContext(s.t.Context(), name, words[1:]...)
	cmd.Dir, cmd.Env = s.dir, s.env
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	s.stdout, s.stderr = stdout.Bytes(), stderr.Bytes()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		return err
	}
	if got := cmd.ProcessState.ExitCode(); got != status {
		return fmt.Errorf("exit status %d, want %d", got, status)
	}
	return nil
}

func (s *script) match(stream, pattern string, want bool) error {
	re, err := regexp.Compile("(?m)" + pattern)
	if err != nil {
		return err
	}
	text := s.stdout
	if stream == "stderr" {
		text = s.stderr
	}
	if re.Match(text) != want {
		return fmt.Errorf("%s matches: %v", stream, !want)
	}
	return nil
}

func (s *script) compare(got []byte, file string) error {
	want, err := os.ReadFile(s.path(file))
	if err != nil {
		return err
	}
	if !bytes.Equal(got, want) {
		return fmt.Errorf("not the same as %s, which is\n%s", file, want)
	}
	return nil
}

func (s *script) analyses(want bool) error {
	_, err := os.Stat(s.counted)
	if got := err == nil; got != want {
		return fmt.Errorf("tools were started: %v", got)
	}
	os.Remove(s.counted)
	return nil
}

// What TestMain builds, and where the repository is.
var binary, counter, root string

func TestMain(m *testing.M) {
	os.Exit(buildAndRun(m))
}

func buildAndRun(m *testing.M) int {
	fail := func(err error) int {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	var err error
	if root, err = filepath.Abs("../.."); err != nil {
		return fail(err)
	}
	dir, err := os.MkdirTemp("", "envvet")
	if err != nil {
		return fail(err)
	}
	defer os.RemoveAll(dir)
	build := exec.Command("go", "build", "-o", dir+string(filepath.Separator), ".", "./testdata/counter")
	if out, err := build.CombinedOutput(); err != nil {
		return fail(fmt.Errorf("%v\n%s", err, out))
	}
	suffix := ""
	if runtime.GOOS == "windows" {
		suffix = ".exe"
	}
	binary = filepath.Join(dir, "envvet"+suffix)
	counter = filepath.Join(dir, "counter"+suffix)
	return m.Run()
}
