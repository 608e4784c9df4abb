package severity

import (
	"strings"
	"testing"
)

func TestOf(t *testing.T) {
	for category, want := range map[string]Severity{
		"stdoutwrite/stdio":   Error,
		"stdoutwrite/process": Warning,
		"exitcall/process":    Warning,
		"no such/category":    Warning,
		"":                    Warning,
	} {
		if got := Of(category); got != want {
			t.Errorf("Of(%q) = %v, want %v", category, got, want)
		}
	}
}

func TestString(t *testing.T) {
	for s, want := range map[Severity]string{Warning: "warning", Error: "error", Hint: "hint", 7: "Severity(7)"} {
		if got := s.String(); got != want {
			t.Errorf("%d is %q, want %q", int(s), got, want)
		}
	}
}

// A row that says what holds anyway is not needed.
func TestTable(t *testing.T) {
	for category, s := range table {
		if s != Error && s != Hint {
			t.Errorf("%s: %v", category, s)
		}
		if err := checkKey(category); err != nil || !strings.Contains(category, "/") {
			t.Errorf("%s is no category of a rule: %v", category, err)
		}
	}
}
