package vetrun_test

import (
	"reflect"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

func TestProblems(t *testing.T) {
	at := func(file string, line, col int) finding.Posn { return finding.Posn{File: file, Line: line, Col: col} }
	for messages, want := range map[string][]finding.Problem{
		"": nil,
		"# m/bad\nbad/bad.go:3:9: undefined: x\nbad/bad.go:4:1: missing return\n": {
			{Package: "m/bad", Posn: at("bad/bad.go", 3, 9), Message: "undefined: x"},
			{Package: "m/bad", Posn: at("bad/bad.go", 4, 1), Message: "missing return"},
		},
		"# m\n# [m]\nvet: ./m.go:3:9: undefined: x\n": {{Package: "m", Posn: at("m.go", 3, 9), Message: "undefined: x"}},
		"# m [m.test]\n./m_test.go:3:9: undefined: x\n# m/c\ncgo: exit status 1\nno header\n": {
			{Package: "m/c", Message: "cgo: exit status 1\nno header"},
			{Package: "m", Posn: at("m_test.go", 3, 9), Message: "undefined: x"},
		},
		"go: errors parsing go.mod:\ngo.mod:3: unknown directive: x\n": {
			{Posn: at("go.mod", 3, 0), Message: "go: errors parsing go.mod:\ngo.mod:3: unknown directive: x"},
		},
		"cat >x << 'EOF' # internal\n# m\nm.go:3: no\nEOF\ngo: no\n": {
			{Posn: at("m.go", 3, 0), Message: "cat >x << 'EOF' # internal\n# m\nm.go:3: no\nEOF\ngo: no"},
		},
	} {
		if got := vetrun.Problems(messages); !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, want %+v", messages, got, want)
		}
	}
	if got := vetrun.Warnings("go: warning: \"./a/...\" matched no packages\n# m\nm.go:1:1: x\n"); !reflect.DeepEqual(got, []string{`"./a/..." matched no packages`}) {
		t.Errorf("warnings are %q", got)
	}
}
