package flow

import (
	"fmt"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// TestFormatted holds what is known of formatted texts against those that package fmt makes.
func TestFormatted(t *testing.T) {
	things := []any{"-", 3, "x.md"}
	for _, format := range []string{
		"", "a", "-%s-", "%s%%", "%%%s", "%d.md", "a%-5.2fb", "%*d", "%[2]s.md", "%", "a%", "%5%%d", "%!x", "%5.3.2d", "%s%s%s%s.md", "%v%v.%v", "%é.md",
	} {
		for n := range len(things) + 1 {
			got, made := formatted(format, n, true), fmt.Sprintf(format, things[:n]...)
			ends := strings.HasPrefix(made, got.prefix) && strings.HasSuffix(made, got.suffix)
			if !ends || got.whole && got.prefix != made || !got.whole && len(got.prefix+got.suffix) > len(made) {
				t.Errorf("%q with %d is %q, not %+v", format, n, made, got)
			}
		}
	}
	if got := formatted("a%%-%d.md", 1, true); got != (text{prefix: "a%-", suffix: ".md"}) {
		t.Errorf("%+v", got)
	}
}

// TestLastName holds how paths are known to end against those that are made.
func TestLastName(t *testing.T) {
	for _, suffix := range []string{"", ".", "..", "a", "a.md", ".md", "/", "a/", "/..", "x/../a", "a/.", "..a", "c:", "a\\b"} {
		for _, before := range []string{"", ".", "..", "/", "a", "a/", "../"} {
			for _, dir := range []string{"", ".", "..", "/", "b"} {
				end := lastName(suffix)
				for _, made := range []string{path.Join(dir, before+suffix), filepath.Join(dir, before+suffix)} {
					if !strings.HasSuffix(made, end) {
						t.Errorf("%q does not end in %q", made, end)
					}
				}
			}
		}
	}
	if end := lastName("docs/index.md"); end != "index.md" {
		t.Error(end)
	}
}
