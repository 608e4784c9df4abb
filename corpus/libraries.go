package main

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envvet/envvet/corpus/score"
)

// A library row is one of libraries.tsv: a finding in the module of testdata/libraries,
// whose handlers call widely used libraries and do nothing else that is of interest.
type libraryRow struct {
	line     score.Line
	category string
	right    bool
}

const librariesHeader = "file:line\tcategory\tclass\treason"

// readLibraries reads libraries.tsv.
func readLibraries(r io.Reader) (rows []libraryRow, err error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	for i, row := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		if i == 0 {
			if row != librariesHeader {
				return nil, fmt.Errorf("want the header %q", librariesHeader)
			}
			continue
		}
		c := strings.Split(row, "\t")
		if len(c) != 4 || c[2] != "true" && c[2] != "false" || c[3] == "" {
			return nil, fmt.Errorf("line %d: want four cells, true or false in the third and the reason in the fourth", i+1)
		}
		line, err := score.ParseLine(c[0])
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		rows = append(rows, libraryRow{line, c[1], c[2] == "true"})
	}
	return rows, nil
}

// libraries holds that of the module of testdata/libraries is found what libraries.tsv
// says, and nothing else.
func libraries(w io.Writer, o options) (held bool, err error) {
	rows, err := read(filepath.Join(o.root, "corpus", "libraries.tsv"), readLibraries)
	if err != nil {
		return false, err
	}
	p := project{name: "libraries", module: "./corpus/testdata/libraries", scope: []string{"./..."}}
	findings, err := alone(p, filepath.Join(o.root, filepath.FromSlash(p.module)), o.tool)
	if err != nil {
		return false, err
	}
	held = true
	for _, f := range findings {
		if !slices.ContainsFunc(rows, func(r libraryRow) bool { return r.line == f.Line && r.category == f.Category }) {
			held = false
			fmt.Fprintf(w, "%s: %s: nobody has read this finding\n", f.Line, f.Category)
		}
	}
	var right score.Share
	for _, r := range rows {
		right = right.Add(shareOf(r.right))
		if !slices.ContainsFunc(findings, func(f score.Finding) bool { return r.line == f.Line && r.category == f.Category }) {
			held = false
			fmt.Fprintf(w, "%s: %s: no longer found\n", r.line, r.category)
		}
	}
	fmt.Fprintf(w, "true of what is found in calls of libraries: %s\n", right)
	return held, nil
}
