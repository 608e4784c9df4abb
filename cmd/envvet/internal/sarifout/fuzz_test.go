package sarifout_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/sarifout"
)

// FuzzPrint holds that a log is valid by the schema of the standard, and the same
// each time, whatever names, texts and places findings have and whatever their
// files hold by now.
func FuzzPrint(f *testing.F) {
	f.Add("package a\nvar é, x = f(1)\n", "a b.go", "bad", "calls f", "g", 2, 13, 2, 17, 22, 23)
	f.Add("", "../%2e/\xff:1", "\x1b[31m\u2028", "handler \x00 is registered here", "\xed\xa0\x80", -1, -5, 1<<40, 0, 9, 3)
	f.Add("\xff\xfe\n\r\n", "[]{}?#", "", "", "\n", 1, 3, 3, 1, -1, 1<<62)
	f.Add("\ufeffpackage p", "//host/share", "100%", "and 7 more", "", 1, 1, 0, 0, 0, 0)
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, source, name, message, step, text string, line, col, endLine, endCol, start, end int) {
		line, col, endLine, endCol = max(line, 0), max(col, 0), max(endLine, 0), max(endCol, 0) // as they are read
		if err := os.WriteFile(filepath.Join(dir, "a.go"), []byte(source), 0o666); err != nil {
			t.Fatal(err)
		}
		var results sarifout.Results
		for _, file := range []string{filepath.Join(dir, "a.go"), filepath.Join(dir, strings.ReplaceAll(name, "\x00", "")), name} {
			from, to := finding.Posn{File: file, Line: line, Col: col}, finding.Posn{File: file, Line: endLine, Col: endCol}
			edits := []finding.Edit{{File: file, Start: start, End: end, New: text}}
			results.Findings = append(results.Findings, finding.Finding{
				Rule: "stdoutwrite", Category: message, Severity: analyzers.Severity(line & 3), Posn: from, End: to, Message: message,
				Related:  []finding.Related{{Posn: to, Message: step}, {Posn: from, Message: message}, {Posn: from, Message: step}},
				Fixes:    []finding.Fix{{Message: step, Edits: edits}},
				Accepted: &finding.Accepted{Posn: to, Reason: text},
			}, finding.Finding{Rule: name, Posn: from, Message: message})
			results.IDs = append(results.IDs, "a:1", text)
			results.Accepted = append(results.Accepted, false, line > 1)
		}
		results.Baseline, results.Trouble = name, step
		first, _ := print(t, dir, results)
		if again, _ := print(t, dir, results); again != first {
			t.Error("the second log differs")
		}
	})
}
