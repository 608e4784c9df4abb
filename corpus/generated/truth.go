package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// write writes the program of cases into a folder, which is a module of its own
// that takes envelope from the repository in root.
func write(dir, root string, cases []testCase) error {
	all := files(cases)
	for name, text := range all {
		if formatted, err := format.Source([]byte(text)); err == nil {
			all[name] = string(formatted)
		} // else the compiler says what is wrong
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return err
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return err
	}
	_, requires, _ := strings.Cut(string(mod), "\nrequire")
	all["go.mod"] = fmt.Sprintf("module %s\n\ngo 1.26.0\n\nrequire github.com/envvet/envvet v0.0.0\n\nreplace github.com/envvet/envvet => %s\n\nrequire%s", module, filepath.ToSlash(root), requires)
	all["go.sum"] = string(sum)
	for name, text := range all {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o777), os.WriteFile(file, []byte(text), 0o666)); err != nil {
			return err
		}
	}
	return nil
}

// goCommand returns the go command, or a program that runs it, for dir.
func goCommand(dir, program string, args ...string) *exec.Cmd {
	cmd := exec.Command(program, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod", "GOPROXY=off", "GOSUMDB=off")
	return cmd
}

// build compiles the program in dir and returns its file.
func build(dir string) (string, error) {
	binary := filepath.Join(dir, "generated.exe")
	if out, err := goCommand(dir, "go", "build", "-o", binary, ".").CombinedOutput(); err != nil {
		return "", fmt.Errorf("a program does not compile: %w\n%s", err, out)
	}
	return binary, nil
}

// tries is how often a command is called again to see whether its data differs,
// the order of a map being the same now and then.
func (c testCase) tries() int {
	if c.has(ruleOrder) {
		return 6
	}
	return 1
}

// observe runs the command of each case and returns, for each, the rules that
// it breaks in truth.
func observe(binary string, cases []testCase) ([][]string, error) {
	out, errs := make([][]string, len(cases)), make([]error, len(cases))
	each(len(cases), func(i int) { out[i], errs[i] = truth(binary, cases[i]) })
	return out, errors.Join(errs...)
}

// An answer is what a command wrote to standard output.
type answer struct {
	Data     json.RawMessage
	Warnings []string
}

func (a answer) stray() bool {
	return slices.ContainsFunc(a.Warnings, func(w string) bool { return strings.HasPrefix(w, "THIRD_PARTY_STDOUT:") })
}

// truth says which rules a command breaks when it is run. A call with 3 is
// repeated; a call with 0 shows what becomes of empty values.
func truth(binary string, c testCase) (rules []string, err error) {
	broken := make(map[string]bool)
	first, answered, err := call(binary, c, 3)
	if err != nil {
		return nil, err
	}
	empty, emptyAnswered, err := call(binary, c, 0)
	if err != nil {
		return nil, err
	}
	broken[ruleExit] = !answered || !emptyAnswered
	broken[ruleStdout] = first.stray() || empty.stray()
	if answered && emptyAnswered {
		broken[ruleAbsent] = !slices.Equal(keys(first.Data), keys(empty.Data))
	} else if answered && c.has(ruleAbsent) {
		broken[ruleAbsent] = false // the call that would show it has ended early
	}
	for i := 0; i < c.tries() && answered; i++ {
		next, _, err := call(binary, c, 3)
		if err != nil {
			return nil, err
		}
		if !bytes.Equal(next.Data, first.Data) {
			// Data says that it differs, the case why.
			for _, rule := range []string{ruleVolatile, ruleOrder} {
				broken[rule] = c.has(rule)
			}
			if !c.has(ruleVolatile) && !c.has(ruleOrder) {
				return nil, fmt.Errorf("case %d has data that differs from call to call and should not: %s and %s", c.number, first.Data, next.Data)
			}
			break
		}
	}
	for _, rule := range hazards {
		if !broken[rule] {
			continue
		}
		if !c.has(rule) {
			return nil, fmt.Errorf("case %d breaks %s when it is run and should not", c.number, rule)
		}
		rules = append(rules, rule)
	}
	return rules, nil
}

// call runs a command and reports whether it answered.
func call(binary string, c testCase, n int) (a answer, answered bool, err error) {
	dir, err := os.MkdirTemp("", "generated") // for what the command leaves behind
	if err != nil {
		return answer{}, false, err
	}
	defer os.RemoveAll(dir)
	cmd := exec.Command(binary, c.name, fmt.Sprintf("--n=%d", n))
	cmd.Env = append(os.Environ(), "TMPDIR="+dir)
	cmd.Dir = dir
	var stdout bytes.Buffer
	cmd.Stdout = &stdout
	var exit *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
		return answer{}, false, err
	}
	if json.Unmarshal(stdout.Bytes(), &a) != nil {
		return answer{}, false, nil
	}
	if cmd.ProcessState.ExitCode() != 0 {
		return a, true, fmt.Errorf("case %d fails: %s", c.number, stdout.Bytes())
	}
	return a, true, nil
}

// keys returns the keys of an object and of those in it, sorted.
func keys(data []byte) []string {
	var members map[string]json.RawMessage
	if json.Unmarshal(data, &members) != nil {
		return nil
	}
	var list []string
	for key, value := range members {
		list = append(list, key)
		if key == "inner" { // not what a map of the payload holds
			for _, k := range keys(value) {
				list = append(list, key+"."+k)
			}
		}
	}
	slices.Sort(list)
	return list
}
