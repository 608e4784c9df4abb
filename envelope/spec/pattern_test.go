package spec

import "testing"

func TestAnchored(t *testing.T) {
	for text, want := range map[string]bool{
		`^a$`: true, `(?i)^a$`: true, `\Aa\z`: true, `(^a$)`: true, `(?s)^.*$`: true, `^(?:a|b)$`: true, `^a$|^b$`: true,
		`(?:^a|^b)$`: true, `^a{2}$`: true, `\b^a$`: true, `^$`: true, `(?:^a$)+`: true, `^[^\n]*$`: true,
		`a`: false, `^a`: false, `a$`: false, `^a|b$`: false, `^a\$`: false, `\^a$`: false, `(?m)^a$`: false, `^a$|`: false,
		`(^a$)?`: false, `(?:^a$)*`: false, `(?:^a$){0,2}`: false, `[^a$]`: false, `a^b$`: false, ``: false,
	} {
		if got := parsePattern(text); got.err != nil || got.anchored != want {
			t.Errorf("%s: anchored %v, %v; want %v", text, got.anchored, got.err, want)
		}
	}
}
