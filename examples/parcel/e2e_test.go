package main_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A tool is the built program and a folder of its own to run it in.
type tool struct {
	binary string
	dir    string
}

func build(t *testing.T) tool {
	t.Helper()
	dir := t.TempDir()
	binary := filepath.Join(dir, "parcel.exe")
	if out, err := exec.Command("go", "build", "-o", binary, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return tool{binary, dir}
}

// run returns what the tool wrote and its exit status.
func (p tool) run(t *testing.T, args ...string) (stdout, stderr string, exit int) {
	t.Helper()
	var out, errs bytes.Buffer
	cmd := exec.Command(p.binary, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = p.dir, &out, &errs
	var failed *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &failed) {
		t.Fatal(err)
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

var keys = []string{"data", "error", "meta", "ok", "warnings"}

// call runs the tool and returns its envelope.
func (p tool) call(t *testing.T, args ...string) (envelope map[string]json.RawMessage, exit int) {
	t.Helper()
	stdout, _, exit := p.run(t, args...)
	if err := json.Unmarshal([]byte(stdout), &envelope); err != nil {
		t.Fatalf("%q: %v\n%s", args, err, stdout)
	}
	if got := slices.Sorted(maps.Keys(envelope)); !slices.Equal(got, keys) {
		t.Errorf("%q: keys %q, want %q", args, got, keys)
	}
	if ok := string(envelope["ok"]) == "true"; ok != (exit == 0) || ok != (string(envelope["error"]) == "null") {
		t.Errorf("%q: exit status %d\n%s", args, exit, stdout)
	}
	return envelope, exit
}

func TestCommands(t *testing.T) {
	p := build(t)
	const (
		b   = `{"id":"b-2","to":"Ben & Co","grams":500,"status":"underway"}`
		a   = `{"id":"a-1","to":"Ada","grams":0,"status":"underway"}`
		aIn = `{"id":"a-1","to":"Ada","grams":0,"status":"delivered"}`
	)
	for _, step := range []struct {
		args []string
		exit int
		data string
		want string // part of error or warnings
	}{
		{[]string{"list"}, 0, `[]`, ""},
		{[]string{"add", "b-2", "--to", "Ben & Co"}, 0, `{"effect":"created","parcel":` + b + `}`, ""},
		{[]string{"add", "a-1", "--to=Ada", "--grams=0", "--receipt=receipt.txt"}, 0, `{"effect":"created","parcel":` + a + `}`, ""},
		{[]string{"add", "a-1", "--to=Eve"}, 6, a, `"code":"ALREADY_EXISTS"`},
		{[]string{"add", "c-3"}, 2, `null`, `"--to is required"`},
		{[]string{"add", "c-3", "--to=Cy", "--grams=-1"}, 2, `null`, `cannot weigh less than nothing`},
		{[]string{"list"}, 0, `[` + a + `,` + b + `]`, ""},
		{[]string{"show", "a-1"}, 0, `{"id":"a-1","to":"Ada","grams":0,"status":"underway","label":"A-1\nAda\n"}`, ""},
		{[]string{"show", "z-9"}, 5, `null`, `"code":"NOT_FOUND"`},
		{[]string{"show", "A"}, 2, `null`, `does not match`},
		{[]string{"deliver", "a-1"}, 0, `{"effect":"updated","parcel":` + aIn + `}`, `"NO_WEIGHT: parcel a-1 has no weight"`},
		{[]string{"deliver", "a-1"}, 0, `{"effect":"noop","parcel":` + aIn + `}`, ""},
		{[]string{"deliver", "z-9"}, 5, `null`, `"code":"NOT_FOUND"`},
		{[]string{"list", "--status=delivered"}, 0, `[` + aIn + `]`, ""},
		{[]string{"list", "--status=lost"}, 2, `null`, `is not one of underway, delivered`},
		{[]string{"list", "--store=."}, 1, `null`, `"code":"GENERAL_ERROR"`},
		{[]string{"send"}, 2, `null`, `unknown command`},
	} {
		envelope, exit := p.call(t, step.args...)
		if exit != step.exit || string(envelope["data"]) != step.data {
			t.Errorf("%q: exit %d, data\n%s\nwant %d\n%s", step.args, exit, envelope["data"], step.exit, step.data)
		}
		if said := string(envelope["error"]) + string(envelope["warnings"]); !strings.Contains(said, step.want) {
			t.Errorf("%q: %s\nwant %s", step.args, said, step.want)
		}
	}
	for name, want := range map[string]string{
		"receipt.txt":          "A-1\nAda\n",
		"parcels.json.archive": "a-1\tAda\t0\n",
	} {
		if text, err := os.ReadFile(filepath.Join(p.dir, name)); err != nil || string(text) != want {
			t.Errorf("%s: %q, %v; want %q", name, text, err, want)
		}
	}
}

// TestPlantedDefects holds that each planted defect does harm: what is written
// to standard output is a warning in the answer, which the runtime takes out of
// its way, and after an exit there is no answer at all.
func TestPlantedDefects(t *testing.T) {
	p := build(t)
	p.call(t, "add", "a-1", "--to=Ada")
	if err := os.Mkdir(filepath.Join(p.dir, "parcels.json.archive"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		args  []string
		stray string
	}{
		{[]string{"list", "--verbose"}, "… looked at a-1"},
		{[]string{"show", "a-1", "--verbose"}, "found a-1"},
		{[]string{"add", "big", "--to=Bo", "--grams=40000"}, "note: 40000 g is too much for one person"},
	} {
		envelope, exit := p.call(t, test.args...)
		if warnings := string(envelope["warnings"]); exit != 0 || !strings.Contains(warnings, "THIRD_PARTY_STDOUT") || !strings.Contains(warnings, test.stray) {
			t.Errorf("%q: exit %d, warnings %s; want 0, %q", test.args, exit, warnings, test.stray)
		}
	}
	if stdout, _, exit := p.run(t, "deliver", "a-1"); exit != 1 || stdout != "" {
		t.Errorf("archive that cannot be written: exit %d, stdout %q", exit, stdout)
	}
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip(err)
	}
	if stdout, _, exit := p.run(t, "add", "c-3", "--to=Cy", "--receipt=/dev/full"); exit != 1 || stdout != "" {
		t.Errorf("receipt on a full disk: exit %d, stdout %q", exit, stdout)
	}
}

// TestHarmlessTwins holds that what looks like the defects and is none does no
// harm.
func TestHarmlessTwins(t *testing.T) {
	p := build(t)
	p.call(t, "add", "a-1", "--to=Ada")
	if _, exit := p.call(t, "list", "--verbose", "--status=delivered"); exit != 0 { // Skipped
		t.Errorf("list: exit %d", exit)
	}
	if _, stderr, _ := p.run(t, "list", "--verbose", "--status=delivered"); stderr != "! left out a-1\n" {
		t.Errorf("list: stderr %q", stderr)
	}
	p.call(t, "show", "z-9", "--verbose") // Fprintln to stderr
	p.call(t, "deliver", "a-1")           // log.Printf
}
