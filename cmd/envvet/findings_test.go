package main_test

import "testing"

// TestFindings runs the binary on programs that break the rules.
func TestFindings(t *testing.T) { runScripts(t, "testdata/findings/*.txtar") }
