package marked_test

import (
	"testing"

	"github.com/envvet/envvet/internal/marked"
)

func TestReplace(t *testing.T) {
	const text = "# x\n<!-- rules -->\nold\nolder\n<!-- end of rules -->\nrest\n"
	got, err := marked.Replace([]byte(text), "rules", "new\n")
	if want := "# x\n<!-- rules -->\nnew\n<!-- end of rules -->\nrest\n"; err != nil || string(got) != want {
		t.Errorf("got %q, %v; want %q", got, err, want)
	}
	again, err := marked.Replace(got, "rules", "new\n")
	if err != nil || string(again) != string(got) {
		t.Errorf("a second time: %q, %v", again, err)
	}
	for _, text := range []string{
		"", "<!-- rules -->\n", "<!-- end of rules -->\n", "<!-- end of rules -->\n<!-- rules -->\n",
		"<!-- rules --> here <!-- end of rules -->\n", "<!-- other -->\n<!-- end of other -->\n",
	} {
		if got, err := marked.Replace([]byte(text), "rules", "new\n"); err == nil {
			t.Errorf("Replace in %q is %q, want an error", text, got)
		}
	}
}
