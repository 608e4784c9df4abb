package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envvet/envvet/corpus/score"
)

// golden compares what every rule finds on a project with the list that is kept
// in folder dir, or writes the list anew. It tells w each line that is gone or new
// and returns whether the list holds.
func golden(w io.Writer, dir, project string, findings []score.Finding, update bool) (held bool, err error) {
	name := filepath.Join(dir, project+".txt")
	got := listOf(findings)
	if update {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return false, err
		}
		return true, os.WriteFile(name, []byte(got), 0o644)
	}
	want, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	diff := differences(string(want), got)
	for _, line := range diff {
		fmt.Fprintf(w, "%s: golden: %s\n", project, line)
	}
	return len(diff) == 0, nil
}

// listOf returns a line for each finding: its category and where it stands.
func listOf(findings []score.Finding) string {
	var lines []string
	for _, f := range findings {
		lines = append(lines, fmt.Sprintf("%s %s\n", f.Category, f.Line))
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// differences returns the lines that only one of two sorted lists has, those of
// want behind a minus, those of got behind a plus.
func differences(want, got string) []string {
	a, b := slices.Collect(strings.Lines(want)), slices.Collect(strings.Lines(got))
	var out []string
	for len(a) > 0 || len(b) > 0 {
		switch {
		case len(b) == 0 || len(a) > 0 && a[0] < b[0]:
			out, a = append(out, "- "+strings.TrimSpace(a[0])), a[1:]
		case len(a) == 0 || b[0] < a[0]:
			out, b = append(out, "+ "+strings.TrimSpace(b[0])), b[1:]
		default:
			a, b = a[1:], b[1:]
		}
	}
	return out
}
