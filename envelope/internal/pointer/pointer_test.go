package pointer

import "testing"

func TestLeads(t *testing.T) {
	document := map[string]any{"$defs": map[string]any{"a/b": map[string]any{}, "c~d e": []any{true, nil}}}
	for at, want := range map[string]bool{
		"": true, "/$defs": true, "/$defs/a~1b": true, "/$defs/a/b": false, "/$defs/c~0d%20e/0": true, "/$defs/c~0d%20e/1": false,
		"/$defs/c~0d%20e/2": false, "/$defs/c~0d%20e/-1": false, "/$defs/c~0d%20e/x": false, "/$defs/c~0d%20e/0/x": false, "/x": false, "/": false,
	} {
		if Leads(document, at) != want {
			t.Errorf("%q leads to something: %v", at, !want)
		}
	}
}
