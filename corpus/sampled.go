package main

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envvet/envvet/corpus/score"
)

// drawings are the lists of programs that samples were drawn from, in the order in
// which that was done. Nobody had looked at a program for the scored rules before.
var drawings = []string{"programs.tsv", "drawn_second.tsv", "drawn_third.tsv", "drawn_fourth.tsv", "drawn_fifth.tsv", "drawn_sixth.tsv", "drawn_seventh.tsv", "drawn_eighth.tsv", "drawn_ninth.tsv", "drawn_tenth.tsv", "drawn_eleventh.tsv", "drawn_twelfth.tsv", "drawn_thirteenth.tsv", "drawn_fourteenth.tsv", "drawn_fifteenth.tsv"}

// readDrawings reads the programs of each drawing.
func readDrawings(dir string) (all [][]project, err error) {
	for _, name := range drawings {
		programs, err := readPrograms(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		all = append(all, programs)
	}
	return all, nil
}

// A sample is a finding of one of the scored rules that was drawn at random and read.
type sample struct {
	program  string
	line     score.Line
	category string
	right    bool // the calls that it tells of are made
	now      string
	sink     string // whose the code is that writes or exits
	reason   string
}

// What became of a finding. One that was false is mended where the place is reported
// with another chain now, from another handler say, whose calls are made.
const (
	reported = "reported"
	mended   = "mended"
	gone     = "gone"
)

// Whose the code is of which a finding tells that it writes or exits.
const (
	own        = "own"
	dependency = "dependency"
	untold     = "-" // there is no finding
)

// sinkOf returns whose that of a finding in a module is.
func sinkOf(f score.Finding, module string) string {
	if at := f.Sink(); at != "" && !strings.HasPrefix(at, module+"/") {
		return dependency
	}
	return own
}

func (s sample) isReported() bool { return s.now != gone }

func (s sample) isRight() bool { return s.right || s.now == mended }

const sampledHeader = "program\tfile:line\tcategory\tclass\tnow\tsink\treason"

// readSampled reads sampled.tsv.
func readSampled(r io.Reader) (samples []sample, err error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		if i == 0 {
			if line != sampledHeader {
				return nil, fmt.Errorf("want the header %q", sampledHeader)
			}
			continue
		}
		c := strings.Split(line, "\t")
		if len(c) != 7 || c[3] != "true" && c[3] != "false" || !slices.Contains([]string{reported, mended, gone}, c[4]) {
			return nil, fmt.Errorf("line %d: want seven cells, true or false in the fourth and reported, mended or gone in the fifth", i+1)
		}
		if !slices.Contains([]string{own, dependency, untold}, c[5]) || (c[4] == gone) != (c[5] == untold) {
			return nil, fmt.Errorf("line %d: want own or dependency in the sixth cell, or - if it is gone", i+1)
		}
		if c[3] == "true" && c[4] == mended {
			return nil, fmt.Errorf("line %d: what is true needs no mending", i+1)
		}
		samples = append(samples, sample{c[0], score.Line(c[1]), c[2], c[3] == "true", c[4], c[5], c[6]})
	}
	return samples, nil
}

// sampled holds that what sampled.tsv says is still reported is, and nothing else of
// it.
func sampled(w io.Writer, o options) (held bool, err error) {
	dir := filepath.Join(o.root, "corpus")
	drawn, err := readDrawings(dir)
	if err != nil {
		return false, err
	}
	all, err := read(filepath.Join(dir, "sampled.tsv"), readSampled)
	if err != nil {
		return false, err
	}
	held, err = holdDrawn(w, o, drawn, all, func(s sample) string { return s.program }, func(s sample, p project, findings []score.Finding) string {
		sink := untold
		if i := slices.IndexFunc(findings, func(f score.Finding) bool { return f.Line == s.line && f.Category == s.category }); i >= 0 {
			sink = sinkOf(findings[i], p.module)
		}
		if sink == s.sink {
			return ""
		}
		return fmt.Sprintf("%s %s: the sink is %q now", s.line, s.category, sink)
	})
	if err != nil {
		return false, err
	}
	table := sampledTable(all, drawn)
	fmt.Fprintf(w, "\n%s", table)
	if !o.write {
		return held, nil
	}
	if err := writeTable(o.root, "docs/accuracy.md", "sampled", table); err != nil {
		return false, err
	}
	if err := writeTable(o.root, "docs/accuracy.md", "sinks", sinksTable(all)); err != nil {
		return false, err
	}
	return held, writeTable(o.root, "README.md", "drawn", drawnTable(all, drawn))
}

// holdDrawn runs the tool on those of the drawn programs that are asked for and that rows
// are of, and reports whether none of the rows differs from what is found. How one does
// is written to w.
func holdDrawn[T any](w io.Writer, o options, drawn [][]project, rows []T, of func(T) string, differs func(T, project, []score.Finding) string) (held bool, err error) {
	byProgram := make(map[string][]T)
	for _, row := range rows {
		byProgram[of(row)] = append(byProgram[of(row)], row)
	}
	programs := slices.DeleteFunc(slices.Concat(drawn...), func(p project) bool { return len(byProgram[p.name]) == 0 })
	if programs, err = choose(programs, o.names); err != nil {
		return false, err
	}
	held = true
	for _, p := range programs {
		dir, err := fetch(p, o.root, o.copies)
		if err != nil {
			return false, err
		}
		findings, err := alone(p, dir, o.tool, rules)
		if err != nil {
			return false, err
		}
		for _, row := range byProgram[p.name] {
			if how := differs(row, p, findings); how != "" {
				held = false
				fmt.Fprintf(w, "%s: %s\n", p.name, how)
			}
		}
	}
	return held, nil
}

// tally counts the samples of which of is true: what was true of them at first, what is
// of those that are still reported, and the true ones that are not.
func tally(samples []sample, of func(sample) bool) (first, now score.Share, lost int) {
	for _, s := range samples {
		if !of(s) {
			continue
		}
		first = first.Add(score.ShareOf(s.right))
		if s.isReported() {
			now = now.Add(score.ShareOf(s.isRight()))
		} else if s.right {
			lost++
		}
	}
	return first, now, lost
}

// among returns whether a sample is of one of the programs.
func among(programs []project) func(sample) bool {
	return func(s sample) bool {
		return slices.ContainsFunc(programs, func(p project) bool { return p.name == s.program })
	}
}

// programsOf returns the names of the programs of samples, in the order of the alphabet.
func programsOf(samples []sample) []string {
	var names []string
	for _, s := range samples {
		names = append(names, s.program)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func anySample(sample) bool { return true }

// drawnTable returns a table in Markdown with a row for what was drawn at one time.
func drawnTable(samples []sample, drawn [][]project) string {
	rows := [][]string{{"drawn from", "true when drawn", "true of what is still reported"}}
	row := func(of func(sample) bool) {
		names := programsOf(slices.DeleteFunc(slices.Clone(samples), func(s sample) bool { return !of(s) }))
		first, now, _ := tally(samples, of)
		rows = append(rows, []string{fmt.Sprintf("%d programs", len(names)), first.String(), now.String()})
	}
	for _, programs := range drawn {
		row(among(programs))
	}
	row(anySample)
	rows[len(rows)-1][0] = "all " + rows[len(rows)-1][0]
	return align(rows)
}

// sampledTable returns a table in Markdown with a row for each program, and for what
// was drawn at one time.
func sampledTable(samples []sample, drawn [][]project) string {
	rows := [][]string{{"program", "true at first", "true of what is still reported", "true ones no longer reported"}}
	row := func(name string, of func(sample) bool) {
		first, now, lost := tally(samples, of)
		rows = append(rows, []string{name, first.String(), now.String(), fmt.Sprint(lost)})
	}
	for _, name := range programsOf(samples) {
		row(name, func(s sample) bool { return s.program == name })
	}
	for i, programs := range drawn {
		row(fmt.Sprintf("drawing %d", i+1), among(programs))
	}
	row("all", anySample)
	return align(rows)
}

// sinksTable returns a table in Markdown of how many findings that are still reported
// are true, by the rule and by whose code it is that writes or exits.
func sinksTable(samples []sample) string {
	rows := [][]string{{"rule", "what writes or exits is", "true of what is still reported"}}
	for _, rule := range rules {
		for _, sink := range []struct{ is, called string }{{own, "the program's own"}, {dependency, "a dependency's"}} {
			_, now, _ := tally(samples, func(s sample) bool { return s.sink == sink.is && strings.HasPrefix(s.category, rule+"/") })
			rows = append(rows, []string{rule, sink.called, now.String()})
		}
	}
	return align(rows)
}
