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
	var o options
	flag.StringVar(&o.root, "root", ".", "folder of the repository")
	flag.StringVar(&o.tool, "envvet", "bin/envvet", "the binary to score")
	flag.StringVar(&o.copies, "copies", filepath.Join(os.TempDir(), "envvet-corpus"), "folder for copies of the programs and for the tools to compare with")
	flag.BoolVar(&o.write, "write", false, "write the tables into README.md and docs/accuracy.md")
	flag.BoolVar(&o.update, "update", false, "write the golden lists anew")
	flag.BoolVar(&o.compare, "compare", true, "run forbidigo and revive as well")
	flag.IntVar(&o.steady, "steady", 0, "in place of scoring, analyze each program, the standard library and x/tools `n` times in this process, and compare")
	flag.BoolVar(&o.payloads, "payloads", false, "in place of scoring, hold what is found about payloads against payloads.tsv")
	flag.BoolVar(&o.sampled, "sampled", false, "in place of scoring, hold which findings of sampled.tsv are still reported")
	flag.BoolVar(&o.unseen, "unseen", false, "in place of scoring, hold what is said of the lines of unseen.tsv")
	flag.BoolVar(&o.marked, "marked", false, "in place of scoring, hold what is found in modules with marks against these")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: corpus [flags] [name ...]    (default: every program of projects.tsv)")
		flag.PrintDefaults()
	}
	flag.Parse()
	o.names = flag.Args()
	held, err := run(os.Stdout, o)
	if err != nil {
		fmt.Fprintln(os.Stderr, "corpus:", err)
		os.Exit(2)
	}
	if !held {
		os.Exit(1)
	}
}

// options are the flags.
type options struct {
	root, tool, copies     string
	names                  []string // of programs; none stands for all
	write, update, compare bool
	payloads               bool
	sampled, unseen        bool
	marked                 bool
	steady                 int // runs; 0 stands for scoring
}

// run scores the named programs, or all, writes a report to w and says whether
// the targets and the golden lists hold.
func run(w io.Writer, o options) (held bool, err error) {
	switch {
	case o.write && len(o.names) > 0:
		return false, fmt.Errorf("the tables hold every program: -write takes no names")
	case o.marked && len(o.names) > 0:
		return false, fmt.Errorf("-marked is about all modules of this repository that have marks: it takes no names")
	case o.write && !o.compare && !o.payloads && !o.sampled && !o.unseen && !o.marked:
		return false, fmt.Errorf("one of the tables compares: -write needs -compare")
	}
	for _, path := range []*string{&o.root, &o.tool, &o.copies} {
		if *path, err = filepath.Abs(*path); err != nil {
			return false, err
		}
	}
	if o.payloads {
		return payloads(w, o)
	}
	if o.sampled {
		return sampled(w, o)
	}
	if o.unseen {
		return unseen(w, o)
	}
	if o.marked {
		return holdMarked(w, o)
	}
	projects, disputes, err := readProjects(filepath.Join(o.root, "corpus"))
	if err != nil {
		return false, err
	}
	if o.steady > 0 {
		projects = append(projects, alsoSteady...)
	}
	if projects, err = choose(projects, o.names); err != nil {
		return false, err
	}
	if o.steady > 0 {
		return steady(w, o, projects)
	}
	var results, given []result
	var stale []string
	for _, p := range projects {
		dir, err := fetch(p, o.root, o.copies)
		if err != nil {
			return false, err
		}
		findings, err := vet(p, dir, o.tool)
		if err != nil {
			return false, err
		}
		r := measure(p, disputes, findings)
		if o.compare {
			if r.others, err = measureOthers(p, dir, o.copies); err != nil {
				return false, err
			}
		}
		details(w, r)
		same, err := golden(w, filepath.Join(o.root, "corpus", "golden"), p.name, findings, o.update)
		if err != nil {
			return false, err
		}
		if !same {
			stale = append(stale, p.name)
		}
		results = append(results, r)
		if p.group == "given" {
			given = append(given, r)
		}
	}
	sum := together("all", results)
	sums := []result{sum}
	if len(o.names) == 0 {
		sums = []result{together("the first four", given), sum}
	}
	fmt.Fprintf(w, "\n%s", table(slices.Concat(results, sums)))
	if o.compare {
		fmt.Fprintf(w, "\n%s", comparison(slices.Concat(results, sums)))
	}
	for _, d := range disputes {
		if slices.ContainsFunc(projects, func(p project) bool { return p.name == d.Project }) {
			fmt.Fprintf(w, "disputed: %s: %s: %s should be %s: %s\n", d.Project, d.Rule, d.Line, d.Verdict, d.Reason)
		}
	}
	if o.write {
		if err := writeTables(o.root, results, sums); err != nil {
			return false, err
		}
	}
	missed := score.Goal.Failures(rules, sum.settled)
	if len(stale) > 0 {
		missed = append(missed, "golden lists do not hold, see above, and write them with -update if that is meant: "+strings.Join(stale, ", "))
	}
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
	all := slices.Concat(results, sums)
	for _, part := range []struct {
		file, name, table string
	}{
		{"README.md", "scores", table(sums)},
		{"docs/accuracy.md", "scores", table(all)},
		{"docs/accuracy.md", "comparison", comparison(all)},
	} {
		if err := writeTable(root, part.file, part.name, part.table); err != nil {
			return err
		}
	}
	return nil
}

// writeTable writes a table into a file of the repository, between its marks.
func writeTable(root, file, mark, table string) error {
	name := filepath.Join(root, filepath.FromSlash(file))
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if text, err = marked.Replace(text, mark, table); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return os.WriteFile(name, text, 0o644)
}
