package self

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestID holds that programs differ if their text does, however they are linked,
// and that the same one is the same.
func TestID(t *testing.T) {
	dir := t.TempDir()
	seen := make(map[string]string)
	for _, c := range []struct{ text, flags string }{
		{"one", ""}, {"two", ""}, {"one", "-buildid="}, {"two", "-buildid="}, {"one", "-buildid=redacted"}, {"two", "-buildid=redacted"},
	} {
		source, out := filepath.Join(dir, "main.go"), filepath.Join(dir, "out")
		text := "package main\n\nfunc main() { print(\"" + c.text + "\") }\n"
		if err := os.WriteFile(source, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if said, err := exec.CommandContext(t.Context(), "go", "build", "-ldflags="+c.flags, "-o", out, source).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		id, err := of(out)
		if err != nil || len(id) < 20 {
			t.Fatalf("%q %v", id, err)
		}
		if c.flags != "" && len(id) != 64 {
			t.Errorf("%s: %s is taken for the hash of the content", c.flags, id)
		}
		name := c.text + c.flags
		if other, ok := seen[id]; ok {
			t.Errorf("%s and %s are both %s", name, other, id)
		}
		seen[id] = name
		if again, _ := of(out); again != id {
			t.Errorf("%s is %s, and then %s", name, id, again)
		}
	}
}

func TestContentOf(t *testing.T) {
	part := strings.Repeat("x", 20)
	for id, want := range map[string]string{
		"": "", "redacted": "", part: "", "a/b/c/d": "",
		part + "/" + part + "/" + part:                                "",
		part + "/" + part + "/" + part + "/" + "abcdefghijklmnopqrst": "abcdefghijklmnopqrst",
	} {
		if got := contentOf(id); got != want {
			t.Errorf("%q: got %q, want %q", id, got, want)
		}
	}
}
