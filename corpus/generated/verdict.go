package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path"
	"slices"
	"strings"
)

// A finding is one of envvet.
type finding struct {
	Rule, Message string
	Position      struct {
		File string
		Line int
	}
}

// vet returns what the tool, an absolute path, finds in the program in dir, by
// the name of the case in whose file it stands.
func vet(tool, dir string) (map[string][]finding, error) {
	cmd := goCommand(dir, tool, "-o=json", "./...")
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	var exit *exec.ExitError
	if err := cmd.Run(); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		return nil, fmt.Errorf("envvet: %w\n%s", err, stderr.Bytes())
	}
	var answer struct{ Data struct{ Findings []finding } }
	if err := json.Unmarshal(stdout.Bytes(), &answer); err != nil {
		return nil, fmt.Errorf("envvet: %w", err)
	}
	found := make(map[string][]finding)
	for _, f := range answer.Data.Findings {
		name := strings.TrimSuffix(path.Base(f.Position.File), ".go")
		found[name] = append(found[name], f)
	}
	return found, nil
}

// rulesOf returns those of the rules above that the tool has.
func rulesOf(tool string) ([]string, error) {
	out, err := exec.Command(tool, "rules", "-o=json").Output()
	if err != nil {
		return nil, fmt.Errorf("envvet rules: %w", err)
	}
	var answer struct {
		Data struct{ Rules []struct{ Name string } }
	}
	if err := json.Unmarshal(out, &answer); err != nil {
		return nil, fmt.Errorf("envvet rules: %w", err)
	}
	var rules []string
	for _, r := range answer.Data.Rules {
		if slices.Contains(hazards, r.Name) {
			rules = append(rules, r.Name)
		}
	}
	return rules, nil
}

// A score says how one rule did.
type score struct {
	happened int // cases that break it when they are run
	found    int // those of them that it finds
	idle     int // cases that were to break it and did not
}

// recall is the share of what happened that was found.
func (s score) recall() float64 {
	if s.happened == 0 {
		return 1
	}
	return float64(s.found) / float64(s.happened)
}

// A result is what came of a run.
type result struct {
	rules    []string
	scores   map[string]*score
	harmless int
	misses   []mistake
	alarms   []mistake
}

// A mistake is a case that envvet is wrong about.
type mistake struct {
	testCase
	rule     string
	findings []finding
}

// judge adds the cases of a program, which truly break the rules of truths.
func (r *result) judge(cases []testCase, truths [][]string, found map[string][]finding) {
	for i, c := range cases {
		if len(c.hazards) == 0 {
			r.harmless++
		}
		for _, rule := range r.rules {
			s := r.scores[rule]
			happened := slices.Contains(truths[i], rule)
			is := slices.ContainsFunc(found[c.name], func(f finding) bool { return f.Rule == rule })
			switch {
			case happened:
				s.happened++
				if is {
					s.found++
				} else {
					r.misses = append(r.misses, mistake{c, rule, found[c.name]})
				}
			case c.has(rule):
				s.idle++
			case is:
				r.alarms = append(r.alarms, mistake{c, rule, found[c.name]})
			}
		}
		// No rule has anything to say of a case that is harmless.
		for _, f := range found[c.name] {
			if len(c.hazards) == 0 && !slices.Contains(r.rules, f.Rule) {
				r.alarms = append(r.alarms, mistake{c, f.Rule, found[c.name]})
			}
		}
	}
}

// least is the recall that every rule has to have.
const least = 0.97

// held reports whether the result is good enough.
func (r *result) held() bool {
	for _, s := range r.scores {
		if s.recall() < least {
			return false
		}
	}
	return len(r.alarms) == 0
}

// print writes the scores, and of each mistake the files if they are asked for.
func (r *result) print(w io.Writer, show int) {
	for _, kind := range []struct {
		word string
		list []mistake
	}{{"missed", r.misses}, {"false alarm", r.alarms}} {
		for i, m := range kind.list {
			fmt.Fprintf(w, "case %d: %s: %s\n", m.number, m.rule, kind.word)
			for _, f := range m.findings {
				fmt.Fprintf(w, "\tfound: %s:%d: %s (%s)\n", f.Position.File, f.Position.Line, f.Message, f.Rule)
			}
			if i < show {
				fmt.Fprintf(w, "// deep/%s.go\n%s\n// cases/%s.go\n%s\n", m.name, formatted(m.deep), m.name, formatted(m.cases))
			}
		}
	}
	fmt.Fprintf(w, "%-14s %9s %7s %7s %8s\n", "rule", "happened", "found", "recall", "did not")
	for _, rule := range r.rules {
		s := r.scores[rule]
		fmt.Fprintf(w, "%-14s %9d %7d %7.3f %8d\n", rule, s.happened, s.found, s.recall(), s.idle)
	}
	fmt.Fprintf(w, "%d harmless cases, %d false alarms\n", r.harmless, len(r.alarms))
}
