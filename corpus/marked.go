package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/envvet/envvet/corpus/score"
)

// withMarks are modules in testdata in which marks beside lines say what is found there, and
// what should be, with the rules that the marks are about. libraries and writers call widely
// used libraries: as their manuals say and without printing anything; and so that they write
// to stdout, and elsewhere. The others were written by language models that had the manuals of
// the rules and nothing else of envvet, to tempt it and to hide from it.
var withMarks = []withMark{
	{name: "libraries", rules: rules},
	{name: "writers", rules: rules},
	{
		name: "frameworks", rules: rules,
		what:   "handlers of cobra, urfave/cli, kong, ff, MCP and others",
		recall: score.Share{Part: 105, Of: 107}, precision: score.Share{Part: 105, Of: 108},
	},
	{
		name: "architectures", rules: rules,
		what:   "programs of many packages: factories, injection, middleware, plugins, hooks",
		recall: score.Share{Part: 57, Of: 76}, precision: score.Share{Part: 57, Of: 65},
	},
	{
		name: "payloads", rules: []string{"nullabsent", "unstableorder", "volatiledata", "volatilevalue"},
		what:   "clocks, ids, orders and absent keys in data",
		recall: score.Share{Part: 103, Of: 108}, precision: score.Share{Part: 103, Of: 104},
	},
	{
		name: "schemas", rules: []string{"directive", "envelopeshape", "errorcode", "handschema", "legacyenvelope", "nullabsent", "outputschema", "paramschema"},
		what:   "schemas, codes of errors, envelopes by hand",
		recall: score.Share{Part: 165, Of: 175}, precision: score.Share{Part: 165, Of: 165},
	},
}

// A withMark is a module with marks.
type withMark struct {
	name  string
	rules []string // which the marks are about

	// What is in it that was written by others, and how right the findings were when it
	// was new.
	what              string
	recall, precision score.Share
}

// holdMarked holds that what is found in these modules is what the marks tell of.
func holdMarked(w io.Writer, o options) (held bool, err error) {
	held = true
	for _, of := range withMarks {
		p := project{name: of.name, module: "./corpus/testdata/" + of.name, scope: []string{"./..."}}
		dir, err := fetch(p, o.root, o.copies)
		if err != nil {
			return false, err
		}
		marks, err := readMarks(dir, of.rules)
		if err != nil {
			return false, err
		}
		findings, err := alone(p, dir, o.tool, of.rules)
		if err != nil {
			return false, err
		}
		m := score.CompareMarks(marks, findings)
		for _, f := range m.Unmarked {
			fmt.Fprintf(w, "%s: %s: not marked: %s: %s\n", of.name, f.Rule, f.Line, f.Message)
		}
		for _, k := range m.Untold {
			fmt.Fprintf(w, "%s: %s: marked, and no longer found: %s\n", of.name, k.Rule, k.Line)
		}
		fmt.Fprintf(w, "%s: told of %s of what is to be told of; true of what is told of: %s\n", of.name, m.Recall, m.Precision)
		held = held && m.Holds()
	}
	if !o.write {
		return held, nil
	}
	table, err := markedTable(filepath.Join(o.root, "corpus", "testdata"))
	if err != nil {
		return false, err
	}
	return held, writeTable(o.root, "docs/accuracy.md", "marked", table)
}

// readMarks reads the marks of the module in a folder, which are about some rules.
func readMarks(dir string, rules []string) (marks []score.Mark, err error) {
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

// markedTable returns a table in Markdown with a row for each module that was written by
// others, of which root is the folder of all.
func markedTable(root string) (string, error) {
	rows := [][]string{{"module", "with", "told of at first", "of these true", "told of now", "of these true"}}
	for _, of := range withMarks {
		if of.what == "" {
			continue
		}
		marks, err := readMarks(filepath.Join(root, of.name), of.rules)
		if err != nil {
			return "", err
		}
		m := score.CompareMarks(marks, nil)
		rows = append(rows, []string{of.name, of.what, of.recall.String(), of.precision.String(), m.Recall.String(), m.Precision.String()})
	}
	return align(rows), nil
}
