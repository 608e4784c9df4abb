package handlers

import (
	"strings"
	"testing"
)

func TestParseSpec(t *testing.T) {
	for text, want := range map[string]Spec{
		"example.com/jobs.Register#0":    {"example.com/jobs", "", "Register", 0},
		"example.com/jobs.Job.Run":       {"example.com/jobs", "Job", "Run", -1},
		"example.com/jobs.Queue.Add#12":  {"example.com/jobs", "Queue", "Add", 12},
		"gopkg.in/jobs.v2.Register#1":    {"gopkg.in/jobs.v2", "", "Register", 1},
		"gopkg.in/jobs.v2.Job.Run":       {"gopkg.in/jobs.v2", "Job", "Run", -1},
		"example.com/jobs/v2.Register#1": {"example.com/jobs/v2", "", "Register", 1},
		"main.add#0":                     {"main", "", "add", 0},
	} {
		got, err := ParseSpec(text)
		if err != nil || got != want {
			t.Errorf("ParseSpec(%q) = %#v, %v, want %#v", text, got, err, want)
		}
		if got.String() != text {
			t.Errorf("ParseSpec(%q).String() = %q", text, got.String())
		}
	}
}

func TestParseSpecSaysWhatIsWrong(t *testing.T) {
	for text, want := range map[string]string{
		"":                               "no import path",
		"example.com/jobs":               "want import/path.Func#0",
		"example.com/jobs.Register":      "neither the index of an argument nor a field of Register",
		"example.com/jobs.Register#":     `"" is no index`,
		"example.com/jobs.Register#-1":   `"-1" is no index`,
		"example.com/jobs.Register#one":  `"one" is no index`,
		"example.com/jobs.#0":            `"" is no name`,
		"example.com/jobs.(*Job).Run":    `"(*Job)" is no name`,
		"example.com/jobs.Job.Run.Field": "want import/path.Func#0",
		"example.com/.Job.Run":           "no import path",
	} {
		_, err := ParseSpec(text)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "want import/path") {
			t.Errorf("ParseSpec(%q): error %v, want one with %q", text, err, want)
		}
	}
}
