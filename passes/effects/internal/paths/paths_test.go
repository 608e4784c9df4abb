package paths_test

import (
	"slices"
	"testing"

	"github.com/envvet/envvet/passes/effects/internal/paths"
)

// TestParts holds what is a part of what, where the name of one field begins like that of
// another.
func TestParts(t *testing.T) {
	for _, tt := range []struct {
		path, whole string
		within      bool
		rest        string // behind whole
	}{
		{"out", "", true, "out"},
		{"", "", true, ""},
		{"log.out", "log.out", true, ""},
		{"log.out", "log", true, "out"},
		{"logger.out", "log", false, ""},
		{"log", "log.out", false, ""},
		{"sinks.[].w", "sinks.[]", true, "w"},
	} {
		if got := paths.Within(tt.path, tt.whole); got != tt.within {
			t.Errorf("Within(%q, %q) = %t", tt.path, tt.whole, got)
		}
		rest, ok := paths.Under(tt.path, tt.whole)
		if ok != tt.within || ok && rest != tt.rest {
			t.Errorf("Under(%q, %q) = %q, %t; want %q, %t", tt.path, tt.whole, rest, ok, tt.rest, tt.within)
		}
		if ok && paths.Join(tt.whole, rest) != tt.path {
			t.Errorf("Join(%q, %q) = %q, want %q", tt.whole, rest, paths.Join(tt.whole, rest), tt.path)
		}
		if got := paths.Overlap(tt.whole, []string{"x", tt.path}); got != tt.within && !paths.Within(tt.whole, tt.path) {
			t.Errorf("Overlap(%q, %q) = %t", tt.whole, tt.path, got)
		}
	}
}

func TestPrefixes(t *testing.T) {
	var got []string
	for prefix, rest := range paths.Prefixes("a.[].()1") {
		got = append(got, prefix+"|"+rest)
		if paths.Join(prefix, rest) != "a.[].()1" {
			t.Errorf("%q and %q are not the whole", prefix, rest)
		}
	}
	if want := []string{"|a.[].()1", "a|[].()1", "a.[]|()1"}; !slices.Equal(got, want) {
		t.Errorf("prefixes are %q, want %q", got, want)
	}
	for range paths.Prefixes("") {
		t.Error("the whole has a proper prefix")
	}
}

func TestCalls(t *testing.T) {
	for _, tt := range []struct {
		method string
		result int
		path   string
	}{
		{"Init", 0, "Init()"},
		{"Open", 1, "Open()1"},
		{"", 12, "()12"},
	} {
		path := paths.Call(tt.method, tt.result)
		if path != tt.path || !paths.PassesCall("model."+path) {
			t.Errorf("Call(%q, %d) = %q, want %q", tt.method, tt.result, path, tt.path)
		}
		method, result, rest, ok := paths.CutCall(paths.Join(path, "out.[]"))
		if method != tt.method || result != tt.result || rest != "out.[]" || !ok {
			t.Errorf("CutCall(%q) = %q, %d, %q, %t", path, method, result, rest, ok)
		}
	}
	if _, _, _, ok := paths.CutCall("out.Init()"); ok {
		t.Error("a path is cut at a call that it does not begin with")
	}
	if rest, last := paths.CutLast("log.out.[]"); rest != "log.out" || last != "[]" {
		t.Errorf("CutLast = %q, %q", rest, last)
	}
	if rest, last := paths.CutLast("out"); rest != "" || last != "out" {
		t.Errorf("CutLast = %q, %q", rest, last)
	}
	if !paths.InElement("log.[].out") || paths.InElement("log.out") {
		t.Error("what is in an element is not told apart")
	}
}
