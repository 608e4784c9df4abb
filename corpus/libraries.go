package main

import (
	"fmt"
	"io"
	"path/filepath"

	"github.com/envvet/envvet/corpus/score"
)

// readLibraries returns the module of testdata/libraries, whose handlers call widely used
// libraries and do nothing else that is of interest, with libraries.tsv, which has what
// was read of its findings; dir is the folder of the corpus.
func readLibraries(dir string) (p project, err error) {
	p = project{name: "libraries", module: "./corpus/testdata/libraries", scope: []string{"./..."}}
	p.Readings, err = read(filepath.Join(dir, "libraries.tsv"), score.ReadReadings)
	return p, err
}

// libraries holds that of that module is found what was read, and nothing else.
func libraries(w io.Writer, o options) (held bool, err error) {
	p, err := readLibraries(filepath.Join(o.root, "corpus"))
	if err != nil {
		return false, err
	}
	dir, err := fetch(p, o.root, o.copies)
	if err != nil {
		return false, err
	}
	findings, err := alone(p, dir, o.tool)
	if err != nil {
		return false, err
	}
	r := measure(p, nil, findings)
	details(w, r)
	held = true
	var right score.Share
	for _, s := range r.given {
		held = held && len(s.Unread)+len(s.Stale) == 0
		right = right.Add(s.Precision)
	}
	fmt.Fprintf(w, "true of what is found in calls of libraries: %s\n", right)
	return held, nil
}
