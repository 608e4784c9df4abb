package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/envvet/envvet/corpus/score"
)

// The rules that are scored.
var rules = []string{"stdoutwrite", "exitcall"}

// vet returns the findings of all rules of the tool envvet, an absolute path, in
// the project's folder dir.
func vet(p project, dir, tool string) ([]score.Finding, error) {
	cmd := exec.Command("go", append([]string{"vet", "-vettool=" + tool, "-json"}, p.scope...)...)
	cmd.Dir, cmd.Env = dir, environment(p)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%s: go vet: %w\n%s", p.name, err, lastLines(errs.Bytes(), 20))
	}
	// The go command names files by their real paths.
	dir, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return nil, err
	}
	findings, err := score.ReadFindings(&out, dir)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", p.name, err)
	}
	return findings, nil
}

// alone returns the findings of some rules of the tool, run by itself: what the project
// imports need not be compiled for that.
func alone(p project, dir, tool string, rules []string) ([]score.Finding, error) {
	args := []string{"-o=json", "-config="}
	for _, rule := range rules {
		args = append(args, "-"+rule)
	}
	cmd := exec.Command(tool, append(args, p.scope...)...)
	cmd.Dir, cmd.Env = dir, environment(p)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	if exit := new(exec.ExitError); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		return nil, fmt.Errorf("%s: envvet: %w\n%s", p.name, err, lastLines(errs.Bytes(), 20))
	}
	findings, err := score.ReadAnswer(&out)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", p.name, err)
	}
	return findings, nil
}

// environment returns the environment in which a tool runs the go command on p.
func environment(p project) []string {
	flags := "-buildvcs=false"
	if !p.local() {
		flags += " -mod=mod" // the copy may lack lines of go.sum
	}
	return append(os.Environ(), "GOWORK=off", "GOFLAGS="+flags)
}

// lastLines returns the last n lines of text.
func lastLines(text []byte, n int) []byte {
	i := len(bytes.TrimRight(text, "\n"))
	for ; n > 0 && i > 0; n-- {
		i = bytes.LastIndexByte(text[:i], '\n')
	}
	return text[max(i+1, 0):]
}
