package builds_test

import (
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
)

var golangciPath = flag.String("golangci", "", "a golangci-lint with the plugin, in place of one that is built here")

const golangciModule = "github.com/golangci/golangci-lint/v2"

// golangci returns a golangci-lint with the plugin: what "golangci-lint custom"
// makes of integrations/golangci/.custom-gcl.yml.
func golangci(t *testing.T) string {
	t.Helper()
	if *golangciPath != "" {
		return *golangciPath
	}
	golangciOnce.Do(func() { *golangciPath = buildGolangci(t, filepath.Join(root, "integrations", "golangci"), bin) })
	if *golangciPath == "" {
		t.Fatal("golangci-lint could not be built")
	}
	return *golangciPath
}

var golangciOnce sync.Once

// buildGolangci runs "golangci-lint custom" in a folder with a .custom-gcl.yml.
func buildGolangci(t *testing.T, dir, to string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, ".custom-gcl.yml"))
	if err != nil {
		t.Fatal(err)
	}
	version := match(t, string(text), `(?m)^version: (v[0-9.]+)$`)
	name := match(t, string(text), `(?m)^name: (\S+)$`)
	plain := []string{"GOFLAGS=", "GOBIN=" + bin}
	run(t, dir, plain, "go", "install", golangciModule+"/cmd/golangci-lint@"+version)
	var module struct{ Dir string }
	decode(t, run(t, dir, plain, "go", "mod", "download", "-json", golangciModule+"@"+version), &module)

	// It clones its own repository, and the module proxy has the same files.
	git := filepath.Join(tempDir(t), "git")
	write(t, git, "#!/bin/sh\ntest \"$1 $3\" = 'clone "+version+"' && cp -R '"+module.Dir+"' golangci-lint && chmod -R u+w golangci-lint\n")
	if err := os.Chmod(git, 0o777); err != nil {
		t.Fatal(err)
	}
	path := filepath.Dir(git) + string(filepath.ListSeparator) + os.Getenv("PATH")
	run(t, dir, append(plain, "PATH="+path), filepath.Join(bin, "golangci-lint"), "custom", "-v", "--destination", to)
	tool, err := exec.LookPath(filepath.Join(to, name))
	if err != nil {
		t.Fatal(err)
	}
	return tool
}

// match returns the group of the one match of re in text.
func match(t *testing.T, text, re string) string {
	t.Helper()
	found := regexp.MustCompile(re).FindAllStringSubmatch(text, -1)
	if len(found) != 1 {
		t.Fatalf("%d matches of %s in\n%s", len(found), re, text)
	}
	return found[0][1]
}

// An issue is a finding as golangci-lint has it.
type issue struct {
	FromLinter, Text, Severity string
	Pos                        struct {
		Filename string
		Line     int
	}
}

// lint runs golangci-lint with the plugin and returns what it prints.
func lint(t *testing.T, dir string, args ...string) (issues []issue, stderr string, code int) {
	t.Helper()
	args = append([]string{"run", "--output.json.path", "stdout", "--show-stats=false"}, args...)
	stdout, stderr, code := start(t, dir, []string{"GOLANGCI_LINT_CACHE=" + filepath.Join(bin, "cache")}, golangci(t), args...)
	if code > 1 {
		return nil, stderr, code
	}
	var report struct{ Issues []issue }
	decode(t, strings.TrimSpace(stdout), &report)
	return report.Issues, stderr, code
}

func runGolangci(t *testing.T, dir string, s settings) (found []finding, mend func()) {
	t.Helper()
	configure(t, dir, s)
	issues, stderr, code := lint(t, dir, "--enable-only", "envvet")
	if code > 1 {
		t.Fatalf("golangci-lint: exit status %d\n%s", code, stderr)
	}
	for _, i := range issues {
		found = append(found, finding{ruleOf(t, i.Text), slashed(t, dir, i.Pos.Filename), i.Pos.Line})
	}
	return found, func() { lint(t, dir, "--enable-only", "envvet", "--fix") }
}

// configure writes the configuration that people copy, with the settings in the
// place of those that it has.
func configure(t *testing.T, dir string, s settings) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "integrations", "golangci", ".golangci.yml"))
	if err != nil {
		t.Fatal(err)
	}
	config := string(text)
	if len(s) > 0 {
		values, err := json.Marshal(s.plugin()) // which is YAML, too
		if err != nil {
			t.Fatal(err)
		}
		own := match(t, config, `(?s)(\n        settings:\n.*?)\n\n#`)
		config = strings.Replace(config, own, "\n        settings: "+string(values), 1)
	}
	write(t, filepath.Join(dir, ".golangci.yml"), config)
}

const twoOnALine = `package main

import (
	"fmt"
	"os"
)

func main() {
	if err := list(nil); err != nil {
		os.Exit(1)
	}
}

//envvet:handler
func list(args []string) error {
	fmt.Println("one"); os.Exit(2) // LINE
	return nil
}
`

// TestGolangci holds what golangci-lint does to findings of plugins that people
// would stumble over.
func TestGolangci(t *testing.T) {
	if !*long {
		t.Skip("builds golangci-lint; run make builds")
	}
	module := func(t *testing.T, source string) string {
		dir := tempDir(t)
		write(t, filepath.Join(dir, "go.mod"), "module example.com/tool\n\ngo 1.26.0\n")
		write(t, filepath.Join(dir, "main.go"), source)
		configure(t, dir, nil)
		return dir
	}
	texts := func(t *testing.T, dir string, args ...string) (texts []string) {
		t.Helper()
		issues, stderr, code := lint(t, dir, append([]string{"--enable-only", "envvet"}, args...)...)
		if code > 1 {
			t.Fatalf("exit status %d\n%s", code, stderr)
		}
		for _, i := range issues {
			texts = append(texts, i.Text)
		}
		return texts
	}

	t.Run("the configuration that people copy is valid", func(t *testing.T) {
		run(t, module(t, twoOnALine), nil, golangci(t), "config", "verify")
	})

	t.Run("findings on one line are all shown, and nothing else", func(t *testing.T) {
		if got := texts(t, module(t, twoOnALine)); len(got) != 2 || strings.HasPrefix(got[0], "envvet: ") || !strings.Contains(got[0], "; chain: handler list ") {
			t.Errorf("%q", got)
		}
	})

	t.Run("severities", func(t *testing.T) {
		for want, s := range map[string]settings{"warning": nil, "error": {"": {"severity": "exitcall=error,stdoutwrite=error"}}} {
			dir := module(t, twoOnALine)
			configure(t, dir, s)
			issues, stderr, _ := lint(t, dir, "--enable-only", "envvet")
			if len(issues) != 2 {
				t.Errorf("%d findings\n%s", len(issues), stderr)
			}
			for _, i := range issues {
				if i.Severity != want {
					t.Errorf("severity %q, want %s, of %s", i.Severity, want, i.Text)
				}
			}
		}
	})

	t.Run("nolint", func(t *testing.T) {
		if got := texts(t, module(t, strings.Replace(twoOnALine, "// LINE", "//nolint:envvet // people run it", 1))); len(got) != 0 {
			t.Errorf("%q", got)
		}
	})

	t.Run("nothing old is shown", func(t *testing.T) {
		dir := module(t, twoOnALine)
		if got := texts(t, dir); len(got) != 2 {
			t.Fatalf("%q", got)
		}
		write(t, filepath.Join(dir, ".envvet.toml"), "[exitcall]\nenabled = false\n")
		if got := texts(t, dir); len(got) != 2 {
			t.Errorf("with a file that is not for golangci-lint: %q", got)
		}
		configure(t, dir, settings{"stdoutwrite": {"handlers": ""}, "exitcall": {"tests": "true"}})
		if got := texts(t, dir); len(got) != 2 {
			t.Errorf("after other settings: %q", got)
		}
		write(t, filepath.Join(dir, ".golangci.yml"), "version: \"2\"\nlinters: {settings: {custom: {envvet: {type: module, settings: {exitcall: false}}}}}\n")
		if got := texts(t, dir); len(got) != 1 || ruleOf(t, got[0]) != "stdoutwrite" {
			t.Errorf("after a rule was turned off: %q", got)
		}
		configure(t, dir, nil)
		write(t, filepath.Join(dir, "main.go"), strings.Replace(twoOnALine, `os.Exit(2)`, `helper.Do()`, 1))
		source := strings.Replace(strings.Replace(twoOnALine, `os.Exit(2)`, `helper.Do()`, 1), `"os"`, "\"os\"\n\n\t\"example.com/tool/helper\"", 1)
		write(t, filepath.Join(dir, "main.go"), source)
		write(t, filepath.Join(dir, "helper", "helper.go"), "package helper\n\nfunc Do() {}\n")
		if got := texts(t, dir); len(got) != 1 {
			t.Errorf("after an edit: %q", got)
		}
		write(t, filepath.Join(dir, "helper", "helper.go"), "package helper\n\nimport \"os\"\n\nfunc Do() { os.Exit(3) }\n")
		if got := texts(t, dir); len(got) != 2 {
			t.Errorf("after an edit of what is imported: %q", got)
		}
	})

	t.Run("a wrong setting is one message", func(t *testing.T) {
		dir := module(t, twoOnALine)
		write(t, filepath.Join(dir, ".golangci.yml"), "version: \"2\"\nlinters: {settings: {custom: {envvet: {type: module, settings: {stdoutwrit: false}}}}}\n")
		if _, stderr, code := lint(t, dir, "--enable-only", "envvet"); code != 3 || !strings.Contains(stderr, "did you mean stdoutwrite?") {
			t.Errorf("exit status %d\n%s", code, stderr)
		}
	})

	// The version that "golangci-lint custom" gives a build from folders is the
	// same after a change below their top, and results are kept for a version.
	t.Run("a build with other rules shows nothing of the one before", func(t *testing.T) {
		clone := tempDir(t)
		cloneOf(t, clone)
		rule := filepath.Join(clone, "analyzers", "exitcall", "exitcall.go")
		text, err := os.ReadFile(rule)
		if err != nil {
			t.Fatal(err)
		}
		write(t, rule, strings.Replace(string(text), "so its caller gets no answer", "SO NOBODY KNOWS", 1))
		dir := module(t, twoOnALine)
		before := strings.Join(texts(t, dir), "\n")
		was := *golangciPath
		defer func() { *golangciPath = was }()
		*golangciPath = buildGolangci(t, filepath.Join(clone, "integrations", "golangci"), tempDir(t))
		after := strings.Join(texts(t, dir), "\n")
		if !strings.Contains(before, "so its caller gets no answer") || !strings.Contains(after, "SO NOBODY KNOWS") {
			t.Errorf("before\n%s\nafter\n%s", before, after)
		}
	})
}
