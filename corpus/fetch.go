package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// fetch returns the folder of the project: its own, or a copy of its module in
// folder copies. The copy comes through the Go module proxy, is checked against
// the pinned checksum and can be written to, since most modules leave out lines
// of go.sum that only a main module needs. A copy that is there is kept.
func fetch(p project, root, copies string) (string, error) {
	if p.local() {
		return filepath.Join(root, filepath.FromSlash(p.module)), nil
	}
	dir := filepath.Join(copies, p.name+"@"+p.version)
	if _, err := os.Stat(dir); err == nil {
		return dir, nil
	}
	if err := os.MkdirAll(copies, 0o755); err != nil {
		return "", err
	}
	cmd := exec.Command("go", "mod", "download", "-json", p.module+"@"+p.version)
	cmd.Dir, cmd.Env = copies, append(os.Environ(), "GOWORK=off", "GOFLAGS=")
	out, err := cmd.Output()
	var got struct{ Dir, Sum, Error string }
	if e := json.Unmarshal(out, &got); e != nil || got.Error != "" || err != nil {
		return "", fmt.Errorf("download %s@%s: %w", p.module, p.version, errors.Join(err, e, text(got.Error)))
	}
	if got.Sum != p.sum {
		return "", fmt.Errorf("%s@%s has the sum %s, projects.tsv says %s", p.module, p.version, got.Sum, p.sum)
	}
	draft, err := os.MkdirTemp(copies, p.name+".*")
	if err != nil {
		return "", err
	}
	if err := errors.Join(copyModule(draft, got.Dir), dropLocal(draft)); err != nil {
		return "", errors.Join(err, os.RemoveAll(draft))
	}
	return dir, os.Rename(draft, dir)
}

// dropLocal drops what the go.mod of a module replaces by folders beside it, which its zip
// does not have: those who require the module get the versions that it requires.
func dropLocal(dir string) error {
	run := func(args ...string) ([]byte, error) {
		cmd := exec.Command("go", append([]string{"mod", "edit"}, args...)...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOWORK=off", "GOFLAGS=")
		return cmd.Output()
	}
	type version struct{ Path, Version string }
	var mod struct{ Replace []struct{ Old, New version } }
	out, err := run("-json")
	if err := errors.Join(err, json.Unmarshal(out, &mod)); err != nil {
		return fmt.Errorf("go mod edit in %s: %w", dir, err)
	}
	for _, r := range mod.Replace {
		if !strings.HasPrefix(r.New.Path, ".") {
			continue
		}
		old := r.Old.Path
		if r.Old.Version != "" {
			old += "@" + r.Old.Version
		}
		if _, err := run("-dropreplace=" + old); err != nil {
			return fmt.Errorf("go mod edit in %s: %w", dir, err)
		}
	}
	return nil
}

// copyModule copies the files of a module into an empty folder. It leaves out
// vendor and go.work: of vendor a module's zip keeps a list without the code,
// which would make the go command look there.
func copyModule(to, from string) error {
	if err := os.CopyFS(to, os.DirFS(from)); err != nil {
		return err
	}
	for _, name := range []string{"vendor", "go.work", "go.work.sum"} {
		if err := os.RemoveAll(filepath.Join(to, name)); err != nil {
			return err
		}
	}
	return filepath.WalkDir(to, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		return os.Chmod(path, info.Mode().Perm()|0o200)
	})
}

// text returns an error of the text, or nil if there is none.
func text(s string) error {
	if s == "" {
		return nil
	}
	return errors.New(s)
}
