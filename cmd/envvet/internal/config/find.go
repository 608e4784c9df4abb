package config

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Name is the name of the file that is looked for.
const Name = ".envvet.toml"

// Find returns the file that a run in the absolute folder dir reads: the
// nearest one at or above dir, up to the root of the workspace or else of the
// module that the go command sees there. Without a module only dir is looked
// at. It returns "" if there is no file.
func Find(ctx context.Context, dir string) (string, error) {
	file := above(dir)
	if file == "" {
		return "", nil // the go command need not be asked where the module ends
	}
	root, err := root(ctx, dir)
	if err != nil {
		return "", err
	}
	rel, err := filepath.Rel(root, filepath.Dir(file))
	if err != nil || !filepath.IsLocal(rel) {
		return "", nil
	}
	return file, nil
}

// above returns the nearest file at or above dir, "" if there is none. What is
// there and cannot be read is one: reading it says why.
func above(dir string) string {
	for {
		file := filepath.Join(dir, Name)
		info, err := os.Stat(file)
		if err == nil && !info.IsDir() || err != nil && !errors.Is(err, os.ErrNotExist) {
			return file
		}
		if _, broken := os.Lstat(file); err != nil && broken == nil {
			return file // a link to nothing
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}

// root returns the folder of the workspace around dir, else that of the module,
// else dir.
func root(ctx context.Context, dir string) (string, error) {
	work, module, err := Modules(ctx, dir)
	if err != nil {
		return "", fmt.Errorf("finding %s: %w", Name, err)
	}
	if file := cmp.Or(work, module); file != "" {
		return filepath.Dir(file), nil
	}
	return dir, nil
}

// Modules returns the go.work and the go.mod that the go command sees in dir, "" for each
// that there is not. It decides, for GOWORK and GOFLAGS count too.
func Modules(ctx context.Context, dir string) (work, module string, err error) {
	cmd := exec.CommandContext(ctx, "go", "env", "-json", "GOWORK", "GOMOD")
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if errors.Is(err, exec.ErrNotFound) {
		return "", "", nil // which is told when it is to check packages
	}
	var env struct{ GOWORK, GOMOD string }
	if err == nil {
		err = json.Unmarshal(out, &env)
	}
	if err != nil {
		if ctx.Err() != nil {
			return "", "", context.Cause(ctx)
		}
		return "", "", fmt.Errorf("go env: %w: %s", err, strings.TrimSpace(stderr.String()))
	}
	if env.GOWORK == "off" {
		env.GOWORK = ""
	}
	if env.GOMOD == os.DevNull {
		env.GOMOD = ""
	}
	return env.GOWORK, env.GOMOD, nil
}
