package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/envvet/envvet/corpus/score"
)

// A project is a row of projects.tsv, with what labels/ says of it.
type project struct {
	name    string
	group   string // given: labels that came with the task; ours; read: no labels, findings read
	module  string // module path, or a folder of this repository if it begins with ./
	version string
	sum     string // the module's checksum as in go.sum
	scope   []string
	what    string
	score.Project
}

// local reports whether the project is a folder of this repository.
func (p project) local() bool { return strings.HasPrefix(p.module, "./") }

const header = "name\tgroup\tmodule\tversion\tsum\tscope\twhat"

// readProjects reads projects.tsv and labels/ in folder dir.
func readProjects(dir string) ([]project, []score.Dispute, error) {
	text, err := os.ReadFile(filepath.Join(dir, "projects.tsv"))
	if err != nil {
		return nil, nil, err
	}
	var disputes []score.Dispute
	if disputes, err = read(filepath.Join(dir, "labels", "disputed.tsv"), score.ReadDisputes); err != nil {
		return nil, nil, err
	}
	var projects []project
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		if i == 0 {
			if line != header {
				return nil, nil, fmt.Errorf("projects.tsv: want the header %q", header)
			}
			continue
		}
		c := strings.Split(line, "\t")
		if len(c) != 7 {
			return nil, nil, fmt.Errorf("projects.tsv:%d: %d cells, want 7", i+1, len(c))
		}
		p := project{name: c[0], group: c[1], module: c[2], version: c[3], sum: c[4], scope: strings.Fields(c[5]), what: c[6]}
		if p.Labels, err = read(filepath.Join(dir, "labels", p.name+".tsv"), score.ReadLabels); err != nil {
			return nil, nil, err
		}
		if p.Readings, err = read(filepath.Join(dir, "labels", p.name+".read.tsv"), score.ReadReadings); err != nil {
			return nil, nil, err
		}
		projects = append(projects, p)
	}
	return projects, disputes, nil
}

// read reads the rows of a file; one that is not there has none.
func read[T any](name string, parse func(r io.Reader) ([]T, error)) ([]T, error) {
	f, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	defer f.Close()
	rows, err := parse(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return rows, nil
}
