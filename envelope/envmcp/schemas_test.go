package envmcp

import "testing"

// TestIsPortable holds that no pattern is in an input schema that means something
// else there, or nothing.
func TestIsPortable(t *testing.T) {
	for pattern, want := range map[string]bool{
		`^[a-z0-9-]+$`: true, `^\d{3}(\.\w+)*$`: true, `^.*\S.*$`: true, `^(?:a|b)$`: true, `^\x41$`: true,
		`(?i)^a$`: false, `\Aa\z`: false, `^\Qa.b\E$`: false, `^[[:alpha:]]+$`: false, `^[^[:space:]]+$`: false, `^[a-z[:digit:]]+$`: false,
		`^\pL+$`: false, `^\p{Greek}+$`: false, `^\PN+$`: false, `^\x{263a}$`: false, `^[]a]+$`: false, `^[^]]+$`: false,
	} {
		if got := isPortable(pattern); got != want {
			t.Errorf("%s: %v, want %v", pattern, got, want)
		}
	}
}
