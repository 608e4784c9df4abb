package githubout_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/githubout"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
)

// FuzzPrint holds that each finding is one command of one line, whatever its names
// and texts hold: nobody who writes code can give the runner a command.
func FuzzPrint(f *testing.F) {
	f.Add("package a\nvar é = f()\n", "a,b:50%.go", "stdoutwrite", "bad\n::error::worse", "calls \x1b[31mf", 2, 13, 2, 17)
	f.Add("", "\r\n::set-output name=a::b", "::add-mask::x", "\u2028\u0085::x", "\xff", -1, 0, 1<<40, -7)
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, source, name, rule, message, step string, line, col, endLine, endCol int) {
		line, col, endLine, endCol = max(line, 0), max(col, 0), max(endLine, 0), max(endCol, 0) // as they are read
		if err := os.WriteFile(filepath.Join(dir, "a.go"), []byte(source), 0o666); err != nil {
			t.Fatal(err)
		}
		var findings []finding.Finding
		for _, file := range []string{filepath.Join(dir, "a.go"), filepath.Join(dir, name), name} {
			from, to := finding.Posn{File: file, Line: line, Col: col}, finding.Posn{File: file, Line: endLine, Col: endCol}
			findings = append(findings, finding.Finding{
				Rule: rule, Posn: from, End: to, Message: message, Related: []finding.Related{{Posn: to, Message: step}},
			})
		}
		p := githubout.Printer{Names: place.From(dir), Files: new(code.Files), URL: func(rule string) string { return "https://example.com/" + rule }}
		var out bytes.Buffer
		if err := p.Print(&out, githubout.Results{Findings: findings, Trouble: message}); err != nil {
			t.Fatal(err)
		}
		want := len(findings)
		if message != "" {
			want++
		}
		lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
		if len(lines) != want || !utf8.ValidString(out.String()) {
			t.Errorf("%d lines, want %d: %q", len(lines), want, out.String())
		}
		for _, line := range lines {
			properties, text, ok := strings.Cut(strings.TrimPrefix(line, "::"), "::")
			if !ok || !strings.HasPrefix(line, "::warning ") && !strings.HasPrefix(line, "::error ") || strings.ContainsFunc(line, unicode.IsControl) {
				t.Errorf("%q is no command: %q, %q", line, properties, text)
			}
		}
	})
}
