package inprocess

import "testing"

// TestWildcard holds that a text is compared with a pattern byte by byte, as names of
// folders may be of any bytes.
func TestWildcard(t *testing.T) {
	for pattern, texts := range map[string]map[string]bool{
		"/m/...":         {"/m": true, "/m/": true, "/m/a/b": true, "/mm": false, "/": false},
		"/m/a...":        {"/m/a": true, "/m/ab/c": true, "/m/b": false},
		"/m/...d":        {"/m/d": true, "/m/a/bd": true, "/m/da": false, "/m": false},
		"/m/.../inner":   {"/m/a/inner": true, "/m/inner": false, "/m/a/inner/b": false},
		"a...b...b":      {"abb": true, "ab": false, "a-b-b": true, "a-b-": false},
		"a.../b/...":     {"a/b": true, "ac/b/d": true, "a/c": false},
		"....":           {"a.": true, ".": true, "a": false},
		"/m/a+(b)...":    {"/m/a+(b)c": true, "/m/aab": false},
		"/caf\xe9/...":   {"/caf\xe9": true, "/caf\xe9/a": true, "/caf\xe8": false, "/café": false, "/caf\ufffd": false},
		"/a\n...":        {"/a\nb\nc": true},
		"/\xff\xfe/...x": {"/\xff\xfe/yx": true, "/\xff/yx": false},
	} {
		match := wildcard(pattern)
		for text, want := range texts {
			if got := match(text); got != want {
				t.Errorf("%q matches %q: %t, want %t", pattern, text, got, want)
			}
		}
	}
}
