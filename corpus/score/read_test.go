package score

import (
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestReadFindings(t *testing.T) {
	root := t.TempDir()
	at := func(path string) string { return filepath.ToSlash(filepath.Join(root, path)) }
	text := `# example.com/p
{}
{
	"example.com/p": {
		"stdoutwrite": [
			{"posn": "` + at("b.go:20:3") + `", "message": "later"},
			{"posn": "` + at("b.go:3:3") + `", "message": "first", "related": [
				{"posn": "` + at("sub/c.go:7:1") + `", "message": "calls"},
				{"posn": "` + at("sub/c.go:7:9") + `", "message": "calls"},
				{"posn": "-", "message": "nowhere"},
				{"posn": "/elsewhere/d.go:1:1", "message": "writes"}
			]}
		],
		"exitcall": [{"posn": "` + at("b.go:9:1") + `", "message": "ends"}]
	}
}
# example.com/p [example.com/p.test]
{"example.com/p [example.com/p.test]": {"stdoutwrite": [{"posn": "` + at("b.go:3:3") + `", "message": "first"}]}}
`
	findings, err := ReadFindings(strings.NewReader(text), root)
	if err != nil {
		t.Fatal(err)
	}
	var got []Line
	for _, f := range findings {
		got = append(got, Line(f.Rule+" "+string(f.Line)))
	}
	if want := []Line{"exitcall b.go:9", "stdoutwrite b.go:3", "stdoutwrite b.go:20"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got, want := findings[1].Related, []Line{"sub/c.go:7", "/elsewhere/d.go:1"}; !slices.Equal(got, want) {
		t.Errorf("related %v, want %v", got, want)
	}
}

func TestReadFindingsErrors(t *testing.T) {
	for text, want := range map[string]string{
		`nonsense`: "not what go vet -json prints",
		`{"p": {"exitcall": {"error": "it broke"}}}`:            "p: exitcall: it broke",
		`{"p": {"exitcall": [{"posn": "-", "message": "no"}]}}`: `no line in position "-"`,
	} {
		if _, err := ReadFindings(strings.NewReader(text), "/"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

func TestReadErrors(t *testing.T) {
	labels := func(r io.Reader) error { _, err := ReadLabels(r); return err }
	readings := func(r io.Reader) error { _, err := ReadReadings(r); return err }
	const l, r = "file:line\tcheck\tlabel\tkind\thandler\tchain\tnote\n", "file:line\tcheck\tclass\treason\n"
	for _, test := range []struct {
		read       func(io.Reader) error
		text, want string
	}{
		{labels, "file\tcheck\n", "line 1: want the header"},
		{labels, l + "a.go:1\texitcall\tTP\n", "line 2: 3 cells, want 7"},
		{labels, l + "a.go\texitcall\tTP\tdirect\n", `line 2: "a.go" is no file:line`},
		{labels, l + "a.go:0\texitcall\tTP\tdirect\n", `line 2: "a.go:0" is no file:line`},
		{labels, l + "a.go:1\texitcall\tMAYBE\tdirect\n", `line 2: unknown label "MAYBE"`},
		{labels, l + "a.go:1\texitcall\tTP\tx\n./a.go:1\texitcall\tTP\tx\n", "line 3: a second label of exitcall for a.go:1"},
		{readings, r + "a.go:1\texitcall\tmaybe\twhy\n", "neither true nor false"},
		{readings, r + "a.go:1\texitcall\ttrue\t \n", "no reason"},
		{readings, r + "a.go:1\texitcall\ttrue\tx\na.go:1\texitcall\ttrue\tx\n", "a second row"},
	} {
		if err := test.read(strings.NewReader(test.text)); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.text, err, test.want)
		}
	}
}

func TestReadAnswer(t *testing.T) {
	text := `{"ok":false,"data":{"findings":[{"rule":"exitcall","category":"exitcall/process","severity":"warning",
"message":"ends","position":{"file":"a/x.go","line":3,"column":2},"chain":[{"message":"calls","position":{"file":"y.go","line":7,"column":1}}]}]},
"error":{"code":"FINDINGS","message":"1 finding"},"warnings":[],"meta":{}}`
	findings, err := ReadAnswer(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	want := Finding{Key{"exitcall", "a/x.go:3"}, []Line{"y.go:7"}, "ends", "exitcall/process"}
	if len(findings) != 1 || findings[0].Key != want.Key || !slices.Equal(findings[0].Related, want.Related) || findings[0].Message != want.Message || findings[0].Category != want.Category {
		t.Errorf("%v, want %v", findings, want)
	}
	for _, text := range []string{"", "{", `{"ok":false,"data":null,"error":{"code":"LOAD_FAILED","message":"does not compile"},"warnings":[],"meta":{}}`} {
		if _, err := ReadAnswer(strings.NewReader(text)); err == nil {
			t.Errorf("%q: no error", text)
		}
	}
}
