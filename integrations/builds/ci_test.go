package builds_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// readYAML reads a file that people copy.
func readYAML(t *testing.T, v any, name ...string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(append([]string{root}, name...)...))
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.Unmarshal(text, v); err != nil {
		t.Fatal(err)
	}
}

// shell runs the script of a job in dir as a runner does, with the envvet that
// is tested in place of one that the script installs.
func shell(t *testing.T, dir string, lines ...string) (stdout, stderr string, code int) {
	t.Helper()
	for i, line := range lines {
		if regexp.MustCompile(`^(go install github\.com/envvet/envvet/cmd/envvet@latest|apt-get update -q && apt-get install -qy jq)$`).MatchString(strings.TrimSpace(line)) {
			lines[i] = ":"
		}
	}
	path := bin + string(filepath.ListSeparator) + os.Getenv("PATH")
	return start(t, dir, []string{"PATH=" + path}, "bash", "-e", "-c", strings.Join(lines, "\n"))
}

// broken writes a module that does not compile.
func broken(t *testing.T) string {
	t.Helper()
	dir := tempDir(t)
	small(t, dir)
	write(t, filepath.Join(dir, "store", "more.go"), "package store\n\nvar x = nosuch\n")
	return dir
}

// smallProject returns the folder of a module with one finding.
func smallProject(t *testing.T) string {
	t.Helper()
	dir := tempDir(t)
	small(t, dir)
	return dir
}

func TestGitHub(t *testing.T) {
	var workflow struct {
		Permissions map[string]string
		Jobs        map[string]struct {
			Steps []struct {
				Uses, Run string
				With      map[string]string
			}
		}
	}
	scripts := func(name string) (all []string, last struct{ uses, file string }) {
		workflow.Jobs = nil
		readYAML(t, &workflow, "integrations", "ci", name)
		for _, step := range workflow.Jobs["envvet"].Steps {
			if step.Run != "" {
				all = append(all, step.Run)
			}
			last.uses, last.file = step.Uses, step.With["sarif_file"]
		}
		return all, last
	}

	steps, upload := scripts("github.yml")
	if !strings.HasPrefix(upload.uses, "github/codeql-action/upload-sarif@") || workflow.Permissions["security-events"] != "write" {
		t.Errorf("the last step is %v, permissions are %v", upload, workflow.Permissions)
	}
	dir := smallProject(t)
	if stdout, stderr, code := shell(t, dir, steps...); code != 0 {
		t.Errorf("with findings: exit status %d\n%s%s", code, stdout, stderr)
	}
	var log struct{ Runs []struct{ Results []any } }
	text, err := os.ReadFile(filepath.Join(dir, upload.file))
	if err != nil {
		t.Fatal(err)
	}
	if decode(t, string(text), &log); len(log.Runs) != 1 || len(log.Runs[0].Results) != 1 {
		t.Errorf("uploads %s", text)
	}
	if _, _, code := shell(t, broken(t), steps...); code == 0 {
		t.Error("what cannot be checked passes")
	}

	steps, _ = scripts("github-annotations.yml")
	stdout, stderr, code := shell(t, dir, steps...)
	if code != 1 || !strings.HasPrefix(stdout, "::warning file=main.go,line=8,") {
		t.Errorf("exit status %d\n%s%s", code, stdout, stderr)
	}
}

func TestGitLab(t *testing.T) {
	if _, err := exec.LookPath("jq"); err != nil {
		t.Skip("there is no jq")
	}
	var jobs map[string]struct {
		Script    []string
		Artifacts struct{ Reports struct{ Codequality string } }
	}
	readYAML(t, &jobs, "integrations", "ci", "gitlab.yml")
	job := jobs["envvet"]
	report := func(dir string) (issues []struct {
		Description, Fingerprint, Severity string
		CheckName                          string `json:"check_name"`
		Location                           struct {
			Path  string
			Lines struct{ Begin int }
		}
	}) {
		text, err := os.ReadFile(filepath.Join(dir, job.Artifacts.Reports.Codequality))
		if err != nil {
			t.Fatal(err)
		}
		decode(t, string(text), &issues)
		return issues
	}
	dir := smallProject(t)
	// Twice the same on two lines: GitLab tells findings apart by fingerprints.
	write(t, filepath.Join(dir, "twice", "twice.go"), "package twice\n\nimport \"os\"\n\n//envvet:handler\nfunc list(args []string) {\n\tif len(args) > 0 {\n\t\tos.Exit(1)\n\t}\n\tos.Exit(1)\n}\n")
	// Names of files that a URI has to write in another way.
	odd := []string{"a:b.go", "größe 🙂.go", "with space%20.go"}
	for i, name := range odd {
		write(t, filepath.Join(dir, "odd", name), fmt.Sprintf("package odd\n\nimport \"os\"\n\n//envvet:handler\nfunc list%d(args []string) { os.Exit(1) }\n", i))
	}
	stdout, stderr, code := shell(t, dir, job.Script...)
	if code != 1 {
		t.Errorf("exit status %d, want that of envvet\n%s%s", code, stdout, stderr)
	}
	seen := make(map[string]bool)
	issues := report(dir)
	for _, i := range issues {
		if i.Description == "" || i.Fingerprint == "" || seen[i.Fingerprint] || i.Severity != "major" || i.Location.Lines.Begin == 0 || filepath.IsAbs(i.Location.Path) {
			t.Errorf("%+v", i)
		}
		seen[i.Fingerprint] = true
	}
	if len(issues) != 6 || issues[0].CheckName != "stdoutwrite" || issues[0].Location.Path != "main.go" || issues[0].Location.Lines.Begin != 8 {
		t.Errorf("%+v", issues)
	}

	for i, name := range odd {
		if len(issues) == 6 && issues[1+i].Location.Path != "odd/"+name {
			t.Errorf("%s is %q", name, issues[1+i].Location.Path)
		}
	}

	// What the baseline accepts is no issue, and a job without findings passes.
	run(t, dir, nil, envvet, "baseline", "-baseline", "b.json", "./...")
	write(t, filepath.Join(dir, ".envvet.toml"), "baseline = \"b.json\"\n")
	if stdout, stderr, code := shell(t, dir, job.Script...); code != 0 || len(report(dir)) != 0 {
		t.Errorf("with a baseline: exit status %d, %v\n%s%s", code, report(dir), stdout, stderr)
	}
	if _, _, code := shell(t, broken(t), job.Script...); code != 2 {
		t.Errorf("what cannot be checked: exit status %d, want 2", code)
	}
}

// TestPreCommit runs the hooks with pre-commit, which builds envvet in an
// environment of its own.
func TestPreCommit(t *testing.T) {
	var hooks []struct {
		ID, Entry, Language, Files string
		PassFilenames              bool `yaml:"pass_filenames"`
	}
	readYAML(t, &hooks, ".pre-commit-hooks.yaml")
	var config struct {
		Repos []struct{ Hooks []struct{ ID string } }
	}
	readYAML(t, &config, "integrations", "ci", "pre-commit-config.yaml")
	if len(hooks) != 2 || hooks[0].ID != config.Repos[0].Hooks[0].ID {
		t.Errorf("hooks %v, configuration %v", hooks, config)
	}
	for _, h := range hooks {
		if h.PassFilenames {
			t.Errorf("%s gets names of files", h.ID) // which are no packages
		}
		for name, want := range map[string]bool{
			"main.go": true, "store/store.go": true, "go.mod": true, "tools/go.sum": true, "go.work": true,
			".envvet.toml": true, "tools/.envvet.toml": true,
			"README.md": false, "main.go.txt": false, "logo.mod": false, "my.envvet.toml": false, "pyproject.toml": false,
		} {
			if runs := regexp.MustCompile(h.Files).MatchString(name); runs != want {
				t.Errorf("that %s changed has %s run: %t", name, h.ID, runs)
			}
		}
	}
	if _, err := exec.LookPath("pre-commit"); err != nil {
		t.Skip("there is no pre-commit")
	}
	ids := []string{"envvet-system"}
	if *long {
		ids = append(ids, "envvet")
	}

	// pre-commit reads a repository, and of it what is committed.
	source := filepath.Join(tempDir(t), "envvet")
	cloneOf(t, source)
	git := func(dir string, args ...string) {
		run(t, dir, nil, "git", append([]string{"-c", "user.name=x", "-c", "user.email=x@example.com"}, args...)...)
	}
	git(source, "init", "-q")
	git(source, "add", "-A")
	git(source, "commit", "-q", "-m", "all")
	for _, id := range ids {
		dir := smallProject(t)
		git(dir, "init", "-q")
		git(dir, "add", "-A")
		env := []string{"PRE_COMMIT_HOME=" + tempDir(t), "PATH=" + bin + string(filepath.ListSeparator) + os.Getenv("PATH"), "GOFLAGS=-modcacherw"}
		stdout, stderr, code := start(t, dir, env, "pre-commit", "try-repo", source, id, "--all-files")
		if code != 1 || !strings.Contains(stdout, "main.go:8:28: call of store.Log") {
			t.Errorf("%s: exit status %d\n%s%s", id, code, stdout, stderr)
		}
		write(t, filepath.Join(dir, "store", "store.go"), "package store\n\nfunc Log(text string) {}\n")
		git(dir, "add", "-A")
		if stdout, stderr, code = start(t, dir, env, "pre-commit", "try-repo", source, id, "--all-files"); code != 0 {
			t.Errorf("%s, mended: exit status %d\n%s%s", id, code, stdout, stderr)
		}
		write(t, filepath.Join(dir, ".envvet.toml"), "rule = 1\n") // no such setting
		git(dir, "add", "-A")
		if stdout, stderr, code = start(t, dir, env, "pre-commit", "try-repo", source, id, "--files", ".envvet.toml"); code == 0 {
			t.Errorf("%s, with a wrong .envvet.toml: exit status 0\n%s%s", id, stdout, stderr)
		}
	}
}

// cloneOf copies the files of this repository that are or could be committed.
func cloneOf(t *testing.T, to string) {
	t.Helper()
	for _, name := range strings.Fields(run(t, root, nil, "git", "ls-files", "--cached", "--others", "--exclude-standard")) {
		info, err := os.Stat(filepath.Join(root, name))
		if os.IsNotExist(err) {
			continue // deleted
		} else if err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(to, name), string(text))
		if err := os.Chmod(filepath.Join(to, name), info.Mode().Perm()|0o200); err != nil {
			t.Fatal(err)
		}
	}
}
