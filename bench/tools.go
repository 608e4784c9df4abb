package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A tool is one of those that are compared.
type tool struct {
	name  string
	shown string // its command line, without the packages

	// start returns what runs the tool, with nothing of earlier runs: in a folder
	// of its own, or as a copy that the go command takes for another tool.
	start func(fresh string) (command, env []string, err error)
	keeps bool // it keeps results from one run to the next
}

const (
	staticcheckVersion = "v0.8.2"
	golangciVersion    = "v2.15.0"
)

// The settings of golangci-lint, with which forbidigo looks for what envvet's
// rules of stdout and of exits are about, in the same files: those with tests are left
// aside.
const golangciSettings = `version: "2"
run: {tests: false}
linters:
  default: none
  enable: [forbidigo]
  settings:
    forbidigo:
      analyze-types: true
      forbid:
        - {pattern: '^fmt\.Print.*$', pkg: '^fmt$'}
        - {pattern: '^os\.Exit$', pkg: '^os$'}
        - {pattern: '^log\.Fatal.*$', pkg: '^log$'}
issues: {max-issues-per-linter: 0, max-same-issues: 0}
`

// install builds the tools and returns them.
func install(root, work string) ([]tool, error) {
	bin := filepath.Join(work, "bin")
	if err := os.MkdirAll(bin, 0o777); err != nil {
		return nil, err
	}
	settings := filepath.Join(work, "golangci.yml")
	if err := os.WriteFile(settings, []byte(golangciSettings), 0o666); err != nil {
		return nil, err
	}
	build := func(args ...string) error {
		fmt.Fprintln(os.Stderr, "go", strings.Join(args, " "))
		cmd := exec.Command("go", args...)
		cmd.Dir, cmd.Env, cmd.Stderr = root, append(os.Environ(), "GOWORK=off", "GOFLAGS=-buildvcs=false", "GOBIN="+bin), os.Stderr
		return cmd.Run()
	}
	for _, args := range [][]string{
		{"build", "-trimpath", "-o", bin, "./cmd/envvet"},
		{"build", "-trimpath", "-o", bin, "./bench/floor"},
		{"install", "honnef.co/go/tools/cmd/staticcheck@" + staticcheckVersion},
		{"install", "github.com/golangci/golangci-lint/v2/cmd/golangci-lint@" + golangciVersion},
	} {
		if args[0] == "install" {
			name := filepath.Base(strings.Split(args[1], "@")[0])
			if _, err := os.Stat(filepath.Join(bin, name)); err == nil {
				continue
			}
		}
		if err := build(args...); err != nil {
			return nil, fmt.Errorf("go %s: %w", strings.Join(args, " "), err)
		}
	}
	asVetTool := func(file string) func(string) ([]string, []string, error) {
		return func(fresh string) ([]string, []string, error) {
			other := filepath.Join(fresh, filepath.Base(file))
			return []string{"go", "vet", "-vettool=" + other}, nil, copyOf(file, other)
		}
	}
	alone := func(variable string, args ...string) func(string) ([]string, []string, error) {
		return func(fresh string) ([]string, []string, error) { return args, []string{variable + "=" + fresh}, nil }
	}
	envvet := filepath.Join(bin, "envvet")
	return []tool{
		{"floor, by go vet", "go vet -vettool=floor", asVetTool(filepath.Join(bin, "floor")), true},
		{"go vet", "go vet", plainVet, true},
		{"envvet, by go vet", "go vet -vettool=envvet", asVetTool(envvet), true},
		{"envvet", "envvet", alone("ENVVET_CACHE", envvet), true},
		{"envvet -nocache", "envvet -nocache", alone("ENVVET_CACHE", envvet, "-nocache"), false},
		{"staticcheck", "staticcheck -tests=false", alone("STATICCHECK_CACHE", filepath.Join(bin, "staticcheck"), "-tests=false"), true},
		{"golangci-lint, forbidigo", "golangci-lint run -c golangci.yml", alone("GOLANGCI_LINT_CACHE", filepath.Join(bin, "golangci-lint"), "run", "-c", settings), true},
	}, nil
}

// plainVet runs the checks of the go command, which keeps results for each list of
// flags.
func plainVet(string) (command, env []string, err error) {
	copies++
	return []string{"go", "vet", fmt.Sprintf("-printf.funcs=bench%d.%d", os.Getpid(), copies)}, nil, nil
}

// copyOf copies a program and makes it another one for the go command, which keeps
// results for each: by a few bytes behind its end, and in place of the hash that
// the go command left in it.
func copyOf(file, to string) error {
	id, err := exec.Command("go", "tool", "buildid", file).Output()
	if err != nil {
		return fmt.Errorf("go tool buildid %s: %w", file, err)
	}
	id = bytes.TrimSpace(id)
	hash := id[bytes.LastIndexByte(id, '/')+1:]
	copies++
	mark := fmt.Sprintf("%0*d", len(hash), os.Getpid()*1000+copies)
	mark = mark[len(mark)-len(hash):]
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY, 0o777)
	if err != nil {
		return err
	}
	return errors.Join(replaceAll(out, in, hash, mark), out.Close())
}

// replaceAll copies a stream with another mark of the same length in place of a
// word, and one at the end. What a process takes counts for those that it starts,
// so it does not hold all of it.
func replaceAll(out io.Writer, in io.Reader, word []byte, mark string) error {
	part := make([]byte, 1<<16)
	have := 0
	for {
		n, err := in.Read(part[have:])
		have += n
		if err != nil && err != io.EOF {
			return err
		}
		whole := bytes.ReplaceAll(part[:have], word, []byte(mark))
		done := len(whole)
		if err == nil {
			done = max(0, done-len(word)+1) // the rest may be the beginning of one
		} else {
			whole = append(whole, mark...)
			done = len(whole)
		}
		if _, werr := out.Write(whole[:done]); werr != nil || err == io.EOF {
			return werr
		}
		have = copy(part, whole[done:])
	}
}

var copies int
