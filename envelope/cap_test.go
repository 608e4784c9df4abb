package envelope_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

// cutAnswer is the answer of contract where no more than so many bytes are
// allowed.
func cutAnswer(t *testing.T, most int, line string) reply {
	t.Helper()
	r := reply{Result: process.Call{Program: "contract", Args: strings.Fields(line), Env: []string{fmt.Sprint("TOOL_MAX_OUTPUT_BYTES=", most)}}.Run(t)}
	r.check(t)
	if len(r.Stdout) > most {
		t.Errorf("%s: %d bytes where %d are allowed\n%.500s", line, len(r.Stdout), most, r.Stdout)
	}
	return r
}

// TestCutList holds that a list that was cut is warned of as a field is, and that
// its length is the same wherever it is said.
func TestCutList(t *testing.T) {
	r := cutAnswer(t, 5000, "items --limit=50 --count=70 --bytes=200")
	p, _ := r.Meta["pagination"].(map[string]any)
	if r.Exit != 0 || r.Meta["truncated"] != true || p["total"] != 70.0 || r.Meta["total_count"] != 70.0 || r.Meta["returned_count"] != p["returned"] {
		t.Errorf("exit %d, meta %v", r.Exit, r.Meta)
	}
	details, _ := r.Meta["warning_details"].([]any)
	if len(r.Warnings) != 1 || len(details) != 1 || !strings.HasPrefix(r.Warnings[0], "FIELD_TRUNCATED: data was cut from ") {
		t.Fatalf("warnings %q, %v", r.Warnings, details)
	}
	if d := details[0].(map[string]any); d["field"] != "data" || d["returned_bytes"] != float64(len(r.Data)) {
		t.Errorf("%v, with %d bytes of data", d, len(r.Data))
	}
	if r := cutAnswer(t, 5000, "items --limit=50 --bytes=200 --warnings-as-errors"); r.Exit != 1 || r.Error["code"] != "WARNINGS_AS_ERRORS" {
		t.Errorf("exit %d, error %v", r.Exit, r.Error)
	}
}

// TestCutFailure holds that a failure that is too large says what of it was cut.
func TestCutFailure(t *testing.T) {
	for _, test := range []struct{ line, hint, cut string }{
		{"wordy --count=9000 --bytes=1", "a part of the data of the failure is left out", "text"},
		{"wordy-list --count=9000", "the data of the failure is left out", "data"},
		{"wordy --count=0 --bytes=9000", "what explains the failure is cut or left out", "error.message error.detail error.suggestion"},
		{"wordy --count=9000 --bytes=9000", "what explains the failure is cut or left out", "data error.message error.detail error.suggestion"},
		{"long-commands --bytes=9000", "what explains the failure is cut or left out", "error.param error.fix_command error.redirect"},
		{"wide-meta --fail", "what explains the failure is cut or left out", "meta"},
		{"many-warnings --bytes=400 --warnings-as-errors", "what explains the failure is cut or left out", "warnings"},
	} {
		r := cutAnswer(t, 3000, test.line)
		var cut []string
		for i, w := range r.Warnings {
			field := r.Meta["warning_details"].([]any)[i].(map[string]any)["field"]
			if cut = append(cut, fmt.Sprint(field)); !strings.HasPrefix(w, fmt.Sprintf("FIELD_TRUNCATED: %v ", field)) {
				t.Errorf("%s: warning %q", test.line, w)
			}
		}
		if r.Exit == 0 || r.Meta["truncated"] != true || r.Meta["truncation_hint"] != test.hint || strings.Join(cut, " ") != test.cut {
			t.Errorf("%s: exit %d, meta %v, warnings %q", test.line, r.Exit, r.Meta, r.Warnings)
		}
	}
	if r := cutAnswer(t, 3000, "wordy --count=9000 --bytes=1"); len(r.Stdout) < 2800 || !strings.HasPrefix(string(r.Data), `{"text":"xxx`) {
		t.Errorf("%d bytes, %s", len(r.Stdout), r.Stdout)
	}
	if r := cutAnswer(t, 1500, "wordy --bytes=9000"); r.Meta["truncated"] != true || !strings.HasPrefix(fmt.Sprint(r.Error["message"]), "failedmmm") {
		t.Errorf("%s", r.Stdout)
	}
}

// TestSizeOfWarnings holds that the bytes of warnings that are left out are those that
// they would have had.
func TestSizeOfWarnings(t *testing.T) {
	r := cutAnswer(t, 3000, "many-warnings --count=50 --bytes=400 --warnings-as-errors")
	one := len("\"SLOW: \"") + 400
	if want := fmt.Sprintf("FIELD_TRUNCATED: warnings is left out, it has %d bytes", len("[]")+50*one+49); len(r.Warnings) != 1 || r.Warnings[0] != want {
		t.Errorf("%q, want %s", r.Warnings, want)
	}
}

// TestCutStably holds that warnings of what was cut are sorted among the others.
func TestCutStably(t *testing.T) {
	for _, line := range []string{"warns-wide --stable-output --count=3 --bytes=2000", "wordy --stable-output --count=9000 --bytes=9000"} {
		r := process.Call{Program: "contract", Args: strings.Fields(line), Env: []string{"TOOL_MAX_OUTPUT_BYTES=3000"}}.Run(t)
		var answer struct{ Warnings []string }
		if err := json.Unmarshal([]byte(r.Stdout), &answer); err != nil || len(answer.Warnings) < 3 || !slices.IsSorted(answer.Warnings) {
			t.Errorf("%s: %q, %v", line, answer.Warnings, err)
		}
	}
}

// TestLongCommands holds that a command that callers would run is whole or not there.
func TestLongCommands(t *testing.T) {
	r := cutAnswer(t, 3000, "long-commands --bytes=9000")
	for _, key := range []string{"fix_command", "redirect", "fix_required"} {
		if r.Error[key] != nil {
			t.Errorf("%s is %.200v", key, r.Error[key])
		}
	}
	r = cutAnswer(t, 3000, "long-commands --bytes=300")
	redirect, _ := r.Error["redirect"].(map[string]any)
	if whole := len("tool other ") + 300; len(fmt.Sprint(r.Error["fix_command"])) != whole || len(fmt.Sprint(redirect["command"])) != whole {
		t.Errorf("error %v", r.Error)
	}
}

// TestManyTexts holds that an object of many texts is cut in time that grows with
// their number.
func TestManyTexts(t *testing.T) {
	r := cutAnswer(t, 1<<20, "wide --count=400000 --bytes=4")
	if r.Exit != 4 || r.Error["code"] != "OUTPUT_TOO_LARGE" {
		t.Errorf("exit %d, error %v", r.Exit, r.Error)
	}
}

// TestCutArray holds that what is cut is valid by its schema, which has the length
// of an array.
func TestCutArray(t *testing.T) {
	for _, test := range []struct {
		line       string
		most, exit int
	}{
		{"row --bytes=9000", 5000, 0}, // the text is cut
		{"row", 1500, 4}, {"row-list", 1500, 4}, {"row-map", 1500, 4},
	} {
		r := cutAnswer(t, test.most, test.line)
		if code, _ := r.Error["code"].(string); r.Exit != test.exit || r.Exit != 0 && code != "OUTPUT_TOO_LARGE" {
			t.Errorf("%s: exit %d, %.200s", test.line, r.Exit, r.Stdout)
		}
		if schema := call(t, "contract", strings.Fields(test.line)[0], "--output-schema"); r.Exit == 0 {
			validate(t, compile(t, string(schema.Data)), string(r.Data))
		}
	}
}

// TestTooLarge holds that an answer that cannot be cut says what helps.
func TestTooLarge(t *testing.T) {
	const more = "allow more with TOOL_MAX_OUTPUT_BYTES"
	for line, want := range map[string]string{
		"items --bytes=9000":          "ask for less, with --limit or --fields, or " + more,
		"page --limit=50 --bytes=200": "ask for less, with --limit or --fields, or " + more,
		"nested --bytes=9000":         "ask for less, with --fields, or " + more,
	} {
		if r := cutAnswer(t, 5000, line); r.Exit != 4 || r.Error["code"] != "OUTPUT_TOO_LARGE" || r.Error["fix_required"] != want {
			t.Errorf("%s: exit %d, error %v", line, r.Exit, r.Error)
		}
	}
}

// TestLargeRest holds that small data stays where warnings or what the command adds to
// meta are what is large.
func TestLargeRest(t *testing.T) {
	for _, test := range []struct {
		line     string
		warnings []string // how they begin
		isThere  string
	}{
		{"wide-meta", []string{"FIELD_TRUNCATED: meta is left out, it has 9011 bytes"}, ""},
		{"many-warnings --count=9 --bytes=900", []string{"FIELD_TRUNCATED: warnings is left out, it has 8182 bytes"}, ""},
		{"wide-rest --warnings=9000", []string{"FIELD_TRUNCATED: warnings is left out"}, `"note":"x"`},
		{"wide-rest --meta=9000", []string{"SLOW: x", "FIELD_TRUNCATED: meta is left out"}, `"wide-rest"`},
		{"wide-rest --meta=9000 --warnings=8000", []string{"FIELD_TRUNCATED: warnings is left out", "FIELD_TRUNCATED: meta is left out"}, `"wide-rest"`},
		{"wide-rest --meta=9000 --text=8000", []string{"SLOW: x", "FIELD_TRUNCATED: meta is left out", "FIELD_TRUNCATED: text was cut from"}, `"wide-rest"`},
	} {
		r := cutAnswer(t, 3000, test.line)
		if r.Exit != 0 || r.Meta["truncated"] != true || !strings.Contains(r.Stdout, test.isThere) || len(r.Warnings) != len(test.warnings) {
			t.Errorf("%s: exit %d\n%.600s", test.line, r.Exit, r.Stdout)
			continue
		}
		for i, want := range test.warnings {
			if !strings.HasPrefix(r.Warnings[i], want) {
				t.Errorf("%s: %q", test.line, r.Warnings)
			}
		}
		if strings.Contains(test.line, "wide-rest") && (string(r.Data) == `{"id":"a","text":"x"}`) != !strings.Contains(test.line, "--text") {
			t.Errorf("%s: %s", test.line, r.Data)
		}
	}
}

// TestLittleRoom holds that what is cut has all the room that there is.
func TestLittleRoom(t *testing.T) {
	for most := 1300; most <= 1400; most++ {
		if r := cutAnswer(t, most, "items --limit=0 --bytes=10"); r.Exit != 0 || len(r.Stdout) < most-200 {
			t.Errorf("a list in %d: exit %d, %d bytes", most, r.Exit, len(r.Stdout))
		}
		if r := cutAnswer(t, most, "blob --bytes=1000 --count=1"); r.Exit != 0 || len(r.Stdout) < most-200 {
			t.Errorf("a text in %d: exit %d, %d bytes", most, r.Exit, len(r.Stdout))
		}
	}
}

// TestCutAtOnePlace holds that the data of two calls that find the same is cut at the same
// place, although what differs by itself is not as long in both.
func TestCutAtOnePlace(t *testing.T) {
	var first string
	for _, count := range []int{1, 2, 9, 30, 60} {
		r := cutAnswer(t, 3000, fmt.Sprintf("noted --bytes=9000 --count=%d", count))
		if r.Exit != 0 || r.Meta["truncated"] != true {
			t.Fatalf("%+v", r)
		}
		if first == "" {
			first = string(r.Data)
		} else if string(r.Data) != first {
			t.Errorf("%d bytes of data beside %d in meta, %d beside 1", len(r.Data), count, len(first))
		}
	}
}

// TestCutTogether holds that of two calls that find the same both are cut or neither is, where
// the answer of one has as many bytes as are allowed and that of the other more.
func TestCutTogether(t *testing.T) {
	whole := len(cutAnswer(t, 1<<20, "noted --bytes=3000 --count=1").Stdout)
	cut := 0
	for most := whole - 40; most <= whole+200; most += 12 {
		short := cutAnswer(t, most, "noted --bytes=3000 --count=1")
		long := cutAnswer(t, most, "noted --bytes=3000 --count=40")
		if short.Meta["truncated"] != long.Meta["truncated"] || string(short.Data) != string(long.Data) {
			t.Errorf("in %d bytes: truncated %v and %v", most, short.Meta["truncated"], long.Meta["truncated"])
		}
		if short.Meta["truncated"] == true {
			cut++
		}
	}
	if cut == 0 || cut == 21 {
		t.Errorf("%d of 21 are cut", cut)
	}
}
