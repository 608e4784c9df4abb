package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/envvet/envvet/corpus/score"
)

// ofLibraries are modules whose handlers call widely used libraries: as their manuals say
// and without printing anything; and so that they write to stdout, and elsewhere. Marks
// beside the calls say what is found of them, and what should be.
var ofLibraries = []string{"libraries", "writers"}

// libraries holds that what is found in these modules is what the marks tell of.
func libraries(w io.Writer, o options) (held bool, err error) {
	held = true
	for _, name := range ofLibraries {
		p := project{name: name, module: "./corpus/testdata/" + name, scope: []string{"./..."}}
		dir, err := fetch(p, o.root, o.copies)
		if err != nil {
			return false, err
		}
		marks, err := readMarks(dir)
		if err != nil {
			return false, err
		}
		findings, err := alone(p, dir, o.tool)
		if err != nil {
			return false, err
		}
		m := score.CompareMarks(marks, findings)
		for _, f := range m.Unmarked {
			fmt.Fprintf(w, "%s: %s: not marked: %s: %s\n", name, f.Rule, f.Line, f.Message)
		}
		for _, k := range m.Untold {
			fmt.Fprintf(w, "%s: %s: marked, and no longer found: %s\n", name, k.Rule, k.Line)
		}
		fmt.Fprintf(w, "%s: told of %s of what is to be told of; true of what is told of: %s\n", name, m.Recall, m.Precision)
		held = held && m.Holds()
	}
	return held, nil
}

// readMarks reads the marks of the module in a folder.
func readMarks(dir string) (marks []score.Mark, err error) {
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		more, err := score.ReadMarks(filepath.ToSlash(name), text, rules)
		marks = append(marks, more...)
		return err
	})
	return marks, err
}
