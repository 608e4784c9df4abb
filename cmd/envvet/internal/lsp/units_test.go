package lsp

import "testing"

// TestAsksForTests holds that a package is left to go vet where any rule looks at tests,
// whether the setting is that of all rules or its own.
func TestAsksForTests(t *testing.T) {
	for flag, want := range map[string]bool{
		"-tests=true":              true,
		"-stdoutwrite.tests=true":  true,
		"-tests=false":             false,
		"-stdoutwrite.tests=false": false,
		"-hints=true":              false,
	} {
		if got := asksForTests(flag); got != want {
			t.Errorf("%s: %v, want %v", flag, got, want)
		}
	}
}
