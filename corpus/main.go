// Corpus runs envvet on real programs and scores its findings against labels
// that were made by hand. See README.md.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envvet/envvet/corpus/score"
	"github.com/envvet/envvet/internal/marked"
)

func main() {
	root := flag.String("root", ".", "folder of the repository")
	tool := flag.String("envvet", "bin/envvet", "the binary to score")
	copies := flag.String("copies", filepath.Join(os.TempDir(), "envvet-corpus"), "folder for copies of the programs")
	write := flag.Bool("write", false, "write the tables into README.md and docs/accuracy.md")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: corpus [flags] [name ...]    (default: every program of projects.tsv)")
		flag.PrintDefaults()
	}
	flag.Parse()
	held, err := run(os.Stdout, *root, *tool, *copies, flag.Args(), *write)
	if err != nil {
		fmt.Fprintln(os.Stderr, "corpus:", err)
		os.Exit(2)
	}
	if !held {
		os.Exit(1)
	}
}

// run scores the named programs, or all, writes a report to w and says whether
// the targets hold.
func run(w io.Writer, root, tool, copies string, names []string, write bool) (held bool, err error) {
	if write && len(names) > 0 {
		return false, fmt.Errorf("the tables hold every program: -write takes no names")
	}
	for _, path := range []*string{&root, &tool, &copies} {
		if *path, err = filepath.Abs(*path); err != nil {
			return false, err
		}
	}
	projects, disputes, err := readProjects(filepath.Join(root, "corpus"))
	if err != nil {
		return false, err
	}
	if projects, err = choose(projects, names); err != nil {
		return false, err
	}
	var results, given []result
	for _, p := range projects {
		dir, err := fetch(p, root, copies)
		if err != nil {
			return false, err
		}
		findings, err := vet(p, dir, tool)
		if err != nil {
			return false, err
		}
		r := measure(p, disputes, findings)
		details(w, r)
		results = append(results, r)
		if p.group == "given" {
			given = append(given, r)
		}
	}
	sum := together("all", results)
	sums := []result{sum}
	if len(names) == 0 {
		sums = []result{together("the first four", given), sum}
	}
	fmt.Fprintf(w, "\n%s", table(slices.Concat(results, sums)))
	for _, d := range disputes {
		if slices.ContainsFunc(projects, func(p project) bool { return p.name == d.Project }) {
			fmt.Fprintf(w, "disputed: %s: %s: %s should be %s: %s\n", d.Project, d.Rule, d.Line, d.Verdict, d.Reason)
		}
	}
	if write {
		if err := writeTables(root, results, sums); err != nil {
			return false, err
		}
	}
	missed := score.Goal.Failures(rules, sum.settled)
	for _, why := range missed {
		fmt.Fprintln(w, "target missed:", why)
	}
	return len(missed) == 0, nil
}

// choose returns the named projects, in the order of projects.tsv; without
// names all.
func choose(projects []project, names []string) ([]project, error) {
	if len(names) == 0 {
		return projects, nil
	}
	var known []string
	for _, p := range projects {
		known = append(known, p.name)
	}
	for _, name := range names {
		if !slices.Contains(known, name) {
			return nil, fmt.Errorf("no program %s; there are %s", name, strings.Join(known, ", "))
		}
	}
	return slices.DeleteFunc(projects, func(p project) bool { return !slices.Contains(names, p.name) }), nil
}

// writeTables writes the sums into README.md, everything into docs/accuracy.md.
func writeTables(root string, results, sums []result) error {
	for _, file := range []struct {
		name, table string
	}{
		{"README.md", table(sums)},
		{"docs/accuracy.md", table(slices.Concat(results, sums))},
	} {
		name := filepath.Join(root, filepath.FromSlash(file.name))
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if text, err = marked.Replace(text, "scores", file.table); err != nil {
			return fmt.Errorf("%s: %w", file.name, err)
		}
		if err := os.WriteFile(name, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
