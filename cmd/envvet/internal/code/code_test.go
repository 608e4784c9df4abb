package code_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

func TestFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.go")
	if err := os.WriteFile(name, []byte("package a\n\té := \"日\"; b\nlast"), 0o666); err != nil {
		t.Fatal(err)
	}
	var files code.Files
	f := files.Open(name)
	if files.Open(name) != f {
		t.Error("the file is read twice")
	}
	for _, test := range []struct{ line, col, offset, column int }{
		{1, 1, 0, 1}, {1, 9, 8, 9}, {2, 1, 10, 1}, {2, 4, 13, 3}, {2, 15, 24, 12}, {3, 1, 26, 1}, {3, 5, 30, 5},
	} {
		at := finding.Posn{File: name, Line: test.line, Col: test.col}
		if got := f.Offset(at); got != test.offset {
			t.Errorf("offset of %v is %d, want %d", at, got, test.offset)
		}
		if got := f.Column(at); got != test.column {
			t.Errorf("column of %v is %d, want %d", at, got, test.column)
		}
		if line, column := f.Place(test.offset); line != test.line || column != test.column {
			t.Errorf("place of %d is %d:%d, want %d:%d", test.offset, line, column, test.line, test.column)
		}
	}
	if from, to := f.Span(finding.Posn{Line: 1, Col: 9}, finding.Posn{Line: 1, Col: 9}); string(f.Text[from:to]) != "a" {
		t.Errorf("rest of the line is %q", f.Text[from:to])
	}
	if from, to := f.Span(finding.Posn{Line: 1, Col: 1}, finding.Posn{Line: 1, Col: 8}); string(f.Text[from:to]) != "package" {
		t.Errorf("code is %q", f.Text[from:to])
	}
}

func TestUnknown(t *testing.T) {
	var files code.Files
	for _, name := range []string{"", t.TempDir(), "gone.go"} {
		f := files.Open(name)
		at := finding.Posn{File: name, Line: 7, Col: 3}
		if f.Text != nil || f.Column(at) != 3 || f.Offset(at) != 0 {
			t.Errorf("%q: %d, %d", name, f.Column(at), f.Offset(at))
		}
		if line, column := f.Place(9); line != 1 || column != 1 {
			t.Errorf("%q: place %d:%d", name, line, column)
		}
	}
}
