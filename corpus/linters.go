package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/envvet/envvet/corpus/score"
)

// A linter is another tool that envvet is compared with, at a pinned version.
type linter struct {
	name    string
	module  string
	version string
	rules   []string // ours, whose labels its findings are held against
	args    func(dir string, packages []string) ([]string, error)
	read    func(output []byte, root string) ([]score.Finding, error)
}

// linters are run with the patterns or rules that find most of what is labelled
// without naming a program's own functions.
var linters = []linter{
	{
		name: "forbidigo", module: "github.com/ashanbrown/forbidigo/v2", version: "v2.3.1",
		rules: rules, args: forbidigo, read: readForbidigo,
	},
	{
		name: "revive", module: "github.com/mgechev/revive", version: "v1.9.0",
		rules: []string{"exitcall"}, args: revive, read: readRevive,
	},
}

// install builds the linter into folder copies and returns the binary.
func (l linter) install(copies string) (string, error) {
	dir := filepath.Join(copies, l.name+"@"+l.version)
	name := filepath.Join(dir, l.name)
	if _, err := os.Stat(name); err == nil {
		return name, nil
	}
	cmd := exec.Command("go", "install", l.module+"@"+l.version)
	cmd.Dir, cmd.Env = copies, append(os.Environ(), "GOBIN="+dir, "GOWORK=off", "GOFLAGS=")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("install %s@%s: %w\n%s", l.module, l.version, err, lastLines(out, 20))
	}
	return name, nil
}

// find returns what the linter reports on a project in folder dir.
func (l linter) find(p project, dir, copies string) ([]score.Finding, error) {
	tool, err := l.install(copies)
	if err != nil {
		return nil, err
	}
	args, err := l.args(copies, scopeOfLabels(p))
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(tool, args...)
	cmd.Dir, cmd.Env = dir, environment(p)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Run(); err != nil && !errors.As(err, new(*exec.ExitError)) {
		return nil, fmt.Errorf("%s: %s: %w", p.name, l.name, err)
	}
	if dir, err = filepath.EvalSymlinks(dir); err != nil {
		return nil, err
	}
	findings, err := l.read(out.Bytes(), dir)
	if err != nil {
		return nil, fmt.Errorf("%s: %s: %w\n%s", p.name, l.name, err, lastLines(out.Bytes(), 20))
	}
	return findings, nil
}

// scopeOfLabels returns the packages of the project and those that have labels
// without being one of them: tools that look at each package alone cannot get
// there by themselves.
func scopeOfLabels(p project) []string {
	scope := slices.Clone(p.scope)
	if slices.Contains(scope, "./...") {
		return scope
	}
	for _, l := range p.Labels {
		file, _, _ := strings.Cut(string(l.Line), ":")
		if dir := "./" + path.Dir(file); !slices.Contains(scope, dir) {
			scope = append(scope, dir)
		}
	}
	return scope
}

// patterns of forbidigo for each rule, over names with their packages.
var patterns = map[string][]string{
	"stdoutwrite": {`^fmt\.Print(f|ln)?$`, `^os\.Stdout$`, `^(print|println)$`},
	"exitcall": {
		`^(os|syscall)\.Exit$`, `^runtime\.Goexit$`, `^cobra\.CheckErr$`,
		`^(log|logrus|zerolog|klog)\.(Logger\.)?(Fatal|Exit).*$`,
	},
}

func forbidigo(_ string, packages []string) ([]string, error) {
	args := []string{"-analyze_types", "-tests=false"}
	for _, rule := range rules {
		for _, p := range patterns[rule] {
			pattern, err := json.Marshal(map[string]string{"p": p, "msg": rule})
			if err != nil {
				return nil, err
			}
			args = append(args, string(pattern))
		}
	}
	return append(append(args, "--"), packages...), nil
}

var forbidden = regexp.MustCompile(`^use of .* forbidden because "(\w+)" at (.+)$`)

// readForbidigo reads lines such as
//
//	use of `fmt.Println` forbidden because "stdoutwrite" at /m/a.go:7:2
func readForbidigo(output []byte, root string) ([]score.Finding, error) {
	var findings []score.Finding
	for line := range strings.Lines(string(output)) {
		m := forbidden.FindStringSubmatch(strings.TrimSpace(line))
		if m == nil {
			return nil, fmt.Errorf("no finding: %s", line)
		}
		at, ok := score.LineOf(m[2], root)
		if !ok {
			return nil, fmt.Errorf("no position: %s", line)
		}
		findings = append(findings, score.Finding{Key: score.Key{Rule: m[1], Line: at}})
	}
	return findings, nil
}

func revive(dir string, packages []string) ([]string, error) {
	config := filepath.Join(dir, "revive.toml")
	args := append([]string{"-config", config, "-formatter", "ndjson"}, packages...)
	return args, os.WriteFile(config, []byte("[rule.deep-exit]\n"), 0o644)
}

// readRevive reads one JSON object for each finding.
func readRevive(output []byte, root string) ([]score.Finding, error) {
	var findings []score.Finding
	for line := range bytes.Lines(output) {
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		var failure struct {
			RuleName string
			Position struct {
				Start struct {
					Filename string
					Line     int
				}
			}
		}
		if err := json.Unmarshal(line, &failure); err != nil {
			return nil, fmt.Errorf("no finding: %s: %w", line, err)
		}
		start := failure.Position.Start
		name := start.Filename
		if !filepath.IsAbs(name) {
			name = filepath.Join(root, name)
		}
		at, ok := score.LineOf(fmt.Sprintf("%s:%d", name, start.Line), root)
		if !ok || failure.RuleName != "deep-exit" {
			return nil, fmt.Errorf("no finding of deep-exit: %s", line)
		}
		findings = append(findings, score.Finding{Key: score.Key{Rule: "exitcall", Line: at}})
	}
	return findings, nil
}
