package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
)

// A program is what the tools are run on.
type program struct {
	name, module, version string
	packages              []string
	leaf                  string // a file of a package that no other imports
	core                  string // a file of one that many do
}

var programs = []program{
	{"kind", "sigs.k8s.io/kind", "v0.33.0", []string{"./..."}, "main.go", "pkg/errors/errors.go"},
	{"gitleaks", "github.com/zricethezav/gitleaks/v8", "v8.30.1", []string{"./..."}, "main.go", "report/finding.go"},
	{"helm", "helm.sh/helm/v3", "v3.22.0", []string{"./..."}, "cmd/helm/helm.go", "pkg/chart/chart.go"},
	// Those of its commands whose modules can all be had from a proxy.
	{"go-ethereum", "github.com/ethereum/go-ethereum", "v1.17.10", []string{
		"./cmd/abidump", "./cmd/abigen", "./cmd/devp2p", "./cmd/era", "./cmd/ethkey", "./cmd/evm", "./cmd/rlpdump", "./cmd/utils", "./cmd/workload",
	}, "cmd/evm/main.go", "common/types.go"},
}

func known() (names []string) {
	for _, p := range programs {
		names = append(names, p.name)
	}
	return names
}

// fetch returns a folder with a copy of the program, which can be written to.
func (p program) fetch(work string) (string, error) {
	dir := filepath.Join(work, "programs", p.name+"@"+p.version)
	if _, err := os.Stat(dir); err == nil {
		return dir, nil
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o777); err != nil {
		return "", err
	}
	cmd := exec.Command("go", "mod", "download", "-json", p.module+"@"+p.version)
	cmd.Dir, cmd.Env = work, environ()
	out, err := cmd.Output()
	var got struct{ Dir, Error string }
	if e := json.Unmarshal(out, &got); e != nil || got.Error != "" || err != nil {
		return "", fmt.Errorf("go mod download: %v %v %s", err, e, got.Error)
	}
	draft, err := os.MkdirTemp(filepath.Dir(dir), p.name+".*")
	if err != nil {
		return "", err
	}
	if err := os.CopyFS(draft, os.DirFS(got.Dir)); err != nil {
		return "", err
	}
	for _, name := range []string{"vendor", "go.work", "go.work.sum"} { // which are not whole in the zip of a module
		if err := os.RemoveAll(filepath.Join(draft, name)); err != nil {
			return "", err
		}
	}
	err = filepath.WalkDir(draft, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		return os.Chmod(path, info.Mode().Perm()|0o200)
	})
	if err != nil {
		return "", err
	}
	return dir, os.Rename(draft, dir)
}

// environ is the environment of all processes, but for their caches.
func environ() []string {
	return append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod -buildvcs=false")
}
