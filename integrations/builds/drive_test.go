package builds_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"go/format"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
)

// settings are flags by rule; those of the rule "" are of every rule.
type settings map[string]map[string]string

// flags returns them as the command line takes them.
func (s settings) flags() (flags []string) {
	for _, rule := range slices.Sorted(maps.Keys(s)) {
		prefix := "-"
		if rule != "" {
			prefix += rule + "."
		}
		for _, name := range slices.Sorted(maps.Keys(s[rule])) {
			flags = append(flags, prefix+name+"="+s[rule][name])
		}
	}
	return flags
}

// plugin returns them as golangci-lint's settings.
func (s settings) plugin() map[string]any {
	m := map[string]any{"hints": false}
	for name, value := range s[""] {
		m[name] = value
	}
	for rule, flags := range s {
		if rule != "" {
			m[rule] = flags
		}
	}
	return m
}

// nogo returns them as the configuration of nogo, where no flag is of every rule.
func (s settings) nogo() string {
	type entry struct {
		Flags map[string]string `json:"analyzer_flags"`
	}
	m := make(map[string]entry)
	for _, rule := range analyzers.Suite {
		flags := maps.Clone(s[""])
		if flags == nil {
			flags = make(map[string]string)
		}
		maps.Copy(flags, s[rule.Name])
		m[rule.Name] = entry{flags}
	}
	text, err := json.Marshal(m)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// A finding is what all builds say of one.
type finding struct {
	rule, file string
	line       int
}

func (f finding) String() string { return fmt.Sprintf("%s:%d: %s", f.file, f.line, f.rule) }

// A build analyzes a project in a folder. It returns what it finds, and what
// applies the fixes of that.
type build struct {
	name string
	run  func(t *testing.T, dir string, s settings) (found []finding, mend func())
}

// builds returns those that can be run. The first is the measure of the others.
func builds() []build {
	all := []build{
		{"go vet", runVet},
		{"alone", runAlone()},
		{"alone, uncached", runAlone("-nocache")},
		{"alone, by go vet", runAlone("-govet")},
		{"nogo, imitated", runNogo("imitated", imitateNogo)},
		{"plugin", runPlugged},
	}
	if *long {
		all = append(all, build{"nogo of rules_go", runNogo("rules_go", buildNogo)}, build{"golangci-lint", runGolangci})
	}
	return all
}

// vetTree is what drivers of x/tools print with -json.
type vetTree map[string]map[string]json.RawMessage

func (tree vetTree) findings(t *testing.T, add func(rule, posn, message string)) {
	t.Helper()
	for pkg, rules := range tree {
		for rule, raw := range rules {
			var diagnostics []struct{ Posn, Message string }
			if err := json.Unmarshal(raw, &diagnostics); err != nil {
				t.Fatalf("%s: %s: %s", pkg, rule, raw)
			}
			for _, d := range diagnostics {
				add(rule, d.Posn, d.Message)
			}
		}
	}
}

// at returns the finding of a rule at "file:line:col".
func at(t *testing.T, dir, rule, posn string) finding {
	t.Helper()
	m := position.FindStringSubmatch(posn)
	if m == nil {
		t.Fatalf("%q is no position", posn)
	}
	line, err := strconv.Atoi(m[2])
	if err != nil {
		t.Fatal(err)
	}
	return finding{rule, slashed(t, dir, m[1]), line}
}

var position = regexp.MustCompile(`^(.+?):(\d+)(?::\d+)?$`)

func runVet(t *testing.T, dir string, s settings) (found []finding, mend func()) {
	t.Helper()
	vet := func(mode string) string {
		return run(t, dir, nil, "go", slices.Concat([]string{"vet", "-vettool=" + envvet, mode}, s.flags(), []string{"./..."})...)
	}
	for in := json.NewDecoder(strings.NewReader(vet("-json"))); in.More(); {
		var tree vetTree
		if err := in.Decode(&tree); err != nil {
			t.Fatal(err)
		}
		tree.findings(t, func(rule, posn, _ string) { found = append(found, at(t, dir, rule, posn)) })
	}
	return found, func() { vet("-fix") }
}

// runAlone runs envvet itself: twice, where the second run shows what the first
// has kept. Its fixes are what -fix makes if no flags say otherwise, and else the
// edits that its JSON has.
func runAlone(more ...string) func(t *testing.T, dir string, s settings) ([]finding, func()) {
	return func(t *testing.T, dir string, s settings) (found []finding, mend func()) {
		t.Helper()
		results := []string{"ENVVET_CACHE=" + filepath.Join(bin, "results")}
		alone := func(mode ...string) string {
			stdout, stderr, code := start(t, dir, results, envvet, slices.Concat(more, mode, s.flags(), []string{"./..."})...)
			if code > 1 {
				t.Fatalf("exit status %d\n%s%s", code, stdout, stderr)
			}
			return stdout
		}
		var answer struct{ Data json.RawMessage }
		decode(t, alone("-o", "json"), &answer)
		if !slices.Contains(more, "-nocache") {
			var again struct{ Data json.RawMessage }
			if decode(t, alone("-o", "json"), &again); string(again.Data) != string(answer.Data) {
				t.Errorf("%s: first\n%s\nthen\n%s", strings.Join(more, " "), answer.Data, again.Data)
			}
		}
		var data struct {
			Findings []struct {
				Rule     string
				Position struct {
					File string
					Line int
				}
				Fixes []struct{ Edits []edit }
			}
		}
		decode(t, string(answer.Data), &data)
		var edits []edit
		for _, f := range data.Findings {
			found = append(found, finding{f.Rule, slashed(t, dir, f.Position.File), f.Position.Line})
			if len(f.Fixes) > 0 {
				edits = append(edits, f.Fixes[0].Edits...)
			}
		}
		if len(more) > 0 {
			return found, func() { apply(t, dir, edits) }
		}
		return found, func() { alone("-fix") }
	}
}

func runPlugged(t *testing.T, dir string, s settings) (found []finding, mend func()) {
	t.Helper()
	text, err := json.Marshal(s.plugin())
	if err != nil {
		t.Fatal(err)
	}
	env := []string{"SETTINGS=" + string(text)}
	var tree vetTree
	decode(t, run(t, dir, env, plugged, "-json", "./..."), &tree)
	tree.findings(t, func(_, posn, message string) { found = append(found, at(t, dir, ruleOf(t, message), posn)) })
	return found, func() {
		start(t, dir, env, plugged, "-fix", "./...") // its status tells of what it found first
	}
}

// ruleOf returns the rule that a message of the plugin names.
func ruleOf(t *testing.T, message string) string {
	t.Helper()
	for _, rule := range analyzers.Suite {
		for _, after := range []string{"; ", "\n"} {
			if strings.Contains(message+"\n", "("+rule.Name+")"+after) {
				return rule.Name
			}
		}
	}
	t.Fatalf("no rule in %q", message)
	return ""
}

// An edit replaces the bytes from Start up to End of a file.
type edit struct {
	File       string
	Start, End int
	New        string
}

// apply makes edits, each once, and formats the files.
func apply(t *testing.T, dir string, edits []edit) {
	t.Helper()
	slices.SortFunc(edits, func(a, b edit) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(b.Start, a.Start), cmp.Compare(b.End, a.End), cmp.Compare(a.New, b.New))
	})
	for _, e := range slices.Compact(edits) { // of a file, the last comes first
		name := filepath.Join(dir, filepath.FromSlash(e.File))
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		write(t, name, string(text[:e.Start])+e.New+string(text[e.End:]))
	}
	for _, e := range edits {
		name := filepath.Join(dir, filepath.FromSlash(e.File))
		text, err := os.ReadFile(name)
		if err == nil {
			text, err = format.Source(text)
		}
		if err != nil {
			t.Fatalf("%s: %v", e.File, err)
		}
		write(t, name, string(text))
	}
}
