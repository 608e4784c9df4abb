package manual_test

import (
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/manual"
)

func newRule() *analysis.Analyzer {
	a := &analysis.Analyzer{
		Name: "ruletwo", URL: "https://example.com/ruletwo",
		Doc: "report two things\n\nIt says why, in a line that has to be broken because it has more words than a line of text has room for.\n\n# Wrong\n\n\tfunc f() {\n\n\t}\n\n# When it is silent\n\n  - never;\n  - or once",
	}
	a.Flags.Bool("tests", false, "look at tests too")
	a.Flags.Int("level", 1, "how much")
	a.Flags.String("fix", "", "`name` of the fix\nto offer")
	return a
}

func TestText(t *testing.T) {
	const want = `ruletwo: report two things

    It says why, in a line that has to be broken because it has more words than
    a line of text has room for.

WRONG

        func f() {

        }

WHEN IT IS SILENT

      - never;
      - or once

SETTINGS

    -ruletwo.fix=name
        name of the fix to offer
    -ruletwo.level=value
        how much (default 1)
    -ruletwo.tests
        look at tests too

SEE

    https://example.com/ruletwo
`
	if got := manual.Text(newRule()); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if got := manual.Text(&analysis.Analyzer{Name: "r", Doc: "report"}); got != "r: report\n" {
		t.Errorf("a title alone: %q", got)
	}
}

func TestMarkdown(t *testing.T) {
	got := manual.Markdown(newRule())
	if !strings.HasPrefix(got, "It says why, ") || !strings.Contains(got, "\n\n## Wrong\n\n\tfunc f() {\n") {
		t.Errorf("got\n%s", got)
	}
}
