// Build makes a gopls that has envvet's rules among its analyzers:
//
//	go run ./build -o FILE
//
// Gopls has no way to add analyzers from outside, so this copies its source out of
// the module cache into a temporary folder, adds one file, puts this checkout of
// envvet and the version of golang.org/x/tools that gopls requires in place, and
// compiles it. When gopls has a new release, change the version here and that of
// tools in go.mod; the tests of this module say what does not fit.
package main

import (
	_ "embed"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// version is the release of gopls.
const version = "v0.23.0"

const (
	gopls  = "golang.org/x/tools/gopls"
	tools  = "golang.org/x/tools"
	envvet = "github.com/envvet/envvet"
)

//go:embed settings.go.txt
var added []byte

func main() {
	out := flag.String("o", "gopls", "the `file` to write")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "build: unexpected %q; usage: build [-o file]\n", flag.Arg(0))
		os.Exit(2)
	}
	if err := build(*out); err != nil {
		fmt.Fprintf(os.Stderr, "build: %v\n", err)
		os.Exit(1)
	}
}

func build(out string) error {
	out, err := filepath.Abs(out)
	if err != nil {
		return err
	}
	root, err := checkout()
	if err != nil {
		return err
	}
	var source struct{ Dir, Error string }
	if err := decode(&source, "go", "mod", "download", "-json", gopls+"@"+version); err != nil {
		return fmt.Errorf("fetching gopls: %w", errors.Join(err, text(source.Error)))
	}
	dir, err := os.MkdirTemp("", "envvet-gopls")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := copySource(dir, source.Dir); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "internal", "settings", "envvet.go"), added, 0o666); err != nil {
		return err
	}
	var required struct {
		Require []struct{ Path, Version string }
	}
	if err := decode(&required, "go", "mod", "edit", "-json", filepath.Join(dir, "go.mod")); err != nil {
		return err
	}
	edit := []string{"mod", "edit", "-require=" + envvet + "@v0.0.0", "-replace=" + envvet + "=" + root}
	for _, r := range required.Require {
		if r.Path == tools { // or envvet's own requirement would be the later one
			edit = append(edit, "-replace="+tools+"="+tools+"@"+r.Version)
		}
	}
	if err := run(dir, edit...); err != nil {
		return err
	}
	return run(dir, "build", "-mod=mod", "-trimpath", "-o", out, ".")
}

// checkout returns the root of this checkout of envvet.
func checkout() (string, error) {
	var module struct{ Dir string }
	err := decode(&module, "go", "list", "-m", "-json", envvet)
	if err == nil && module.Dir == "" {
		err = errors.New("this is no checkout of envvet; run it in integrations/gopls")
	}
	return module.Dir, err
}

// copySource copies what is compiled; the module cache cannot be written to.
func copySource(to, from string) error {
	return filepath.WalkDir(from, func(name string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, name)
		if err != nil {
			return err
		}
		switch {
		case e.IsDir() && e.Name() == "testdata":
			return fs.SkipDir
		case e.IsDir():
			return os.MkdirAll(filepath.Join(to, rel), 0o777)
		case strings.HasSuffix(name, "_test.go"):
			return nil
		}
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), content, 0o666)
	})
}

// run runs the go command in a folder, outside of any workspace.
func run(dir string, args ...string) error {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off")
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("go %s: %w", args[0], err)
	}
	return nil
}

// decode decodes the JSON that a command prints into v.
func decode(v any, program string, args ...string) error {
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), "GOWORK=off")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil && len(out) == 0 {
		return fmt.Errorf("%s %s: %w", program, strings.Join(args, " "), err)
	}
	return errors.Join(json.Unmarshal(out, v), err)
}

func text(message string) error {
	if message == "" {
		return nil
	}
	return errors.New(message)
}
