package nearest

import "testing"

func TestName(t *testing.T) {
	names := []string{"exitcall", "stdoutwrite", "a"}
	for word, want := range map[string]string{
		"stdoutwrit":   "stdoutwrite",
		"stdout":       "",
		"stdoutwrites": "stdoutwrite",
		"StdoutWrite":  "stdoutwrite",
		"exitcal":      "exitcall",
		"exit":         "",
		"errcheck":     "",
		"":             "",
		"b":            "",
		"exitcall":     "exitcall",
		"exitclal":     "exitcall",
		"eixtclal":     "exitcall",
	} {
		if got := Name(word, names); got != want {
			t.Errorf("Name(%q) = %q, want %q", word, got, want)
		}
	}
}
