package main_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestReach holds that envvet opens no file but those of the packages, the
// toolchain, the caches and its configuration, starts no program but go, and git
// where it is to say what is new, and that nothing connects to anything.
func TestReach(t *testing.T) {
	strace, err := exec.LookPath("strace")
	if err != nil {
		t.Skip("there is no strace")
	}
	// A container may forbid to trace, which says nothing of envvet.
	if out, err := exec.Command(strace, "-f", "-o", os.DevNull, "true").CombinedOutput(); err != nil {
		t.Skipf("strace does not run here: %v\n%s", err, out)
	}
	readByOthers(t, "examples/parcel", "envelope")
	git, err := exec.LookPath("git")
	if err != nil {
		t.Skip("there is no git")
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join(root, "examples", "parcel"))); err != nil {
		t.Fatal(err)
	}
	run := func(args ...string) {
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOWORK=off")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%q: %v\n%s", args, err, out)
		}
	}
	run("go", "mod", "edit", "-replace", "github.com/envvet/envvet="+root)
	run(git, "init", "-q")
	run(git, "add", ".")
	run(git, "-c", "user.name=n", "-c", "user.email=e@example.com", "commit", "-q", "-m", "all")
	if err := os.WriteFile(filepath.Join(dir, ".envvet.toml"), []byte("hints = true\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	cache := t.TempDir()
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"-nocache", "./..."}, {"./..."}, {"./..."}, {"-govet", "./..."}, {"-o", "sarif", "-new-from", "HEAD", "./..."},
		{"-o", "html", "./..."}, {"baseline", "-baseline", "accepted.json", "./..."}, {"-baseline", "accepted.json", "./..."},
	} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			log := filepath.Join(t.TempDir(), "log")
			cmd := exec.Command(strace, append([]string{
				"-f", "-qq", "-s", "4096", "-e", "trace=open,openat,openat2,execve,connect,clone,clone3,fork,vfork", "-o", log, binary,
			}, args...)...)
			cmd.Dir = dir
			cmd.Env = append(os.Environ(), "GOWORK=off", "GOPROXY=off", "GOFLAGS=-mod=mod", "ENVVET_CACHE="+cache)
			if out, err := cmd.CombinedOutput(); cmd.ProcessState == nil || cmd.ProcessState.ExitCode() > 1 {
				t.Fatalf("%v\n%s", err, out)
			}
			text, err := os.ReadFile(log)
			if err != nil {
				t.Fatal(err)
			}
			allowed := []string{
				dir, root, strings.TrimSpace(string(goroot)), goEnv["GOMODCACHE"], goEnv["GOCACHE"], cache, os.TempDir(), filepath.Dir(binary),
				"/proc/", "/sys/kernel/mm/", "/sys/fs/cgroup", "/sys/devices/system/cpu", "/dev/null",
				"/etc/ld.so", "/lib", "/usr/lib", // of a binary that is linked dynamically
				"/etc/localtime", "/usr/share/zoneinfo",
			}
			programs := []string{"go"}
			if slices.Contains(args, "-new-from") {
				programs = append(programs, "git")
			}
			opened := 0
			for _, e := range events(string(text)) {
				switch {
				case e.call == "connect":
					t.Errorf("%s connects: %s", e.program, e.args)
				case e.program != binary:
				case e.call == "execve":
					if name := filepath.Base(e.file); e.file != binary && !slices.Contains(programs, name) {
						t.Errorf("starts %s", e.file)
					}
				default:
					opened++
					file := e.file
					if !filepath.IsAbs(file) {
						file = filepath.Join(dir, file)
					}
					if !slices.ContainsFunc(allowed, func(prefix string) bool { return prefix != "" && strings.HasPrefix(file, prefix) }) {
						t.Errorf("opens %s", file)
					}
				}
			}
			if opened == 0 {
				t.Error("it has opened nothing that was seen")
			}
		})
	}
}

// An event is a system call of a process, which runs a program.
type event struct{ program, call, args, file string }

var (
	callLine = regexp.MustCompile(`^(\d+) +(\w+)\((.*)$`)
	newLine  = regexp.MustCompile(`^(\d+) +(?:clone3?|v?fork|<\.\.\. (?:clone3?|v?fork) resumed>).* = (\d+)$`)
	quoted   = regexp.MustCompile(`"((?:[^"\\]|\\.)*)"`)
)

// events reads the log of strace.
func events(log string) (all []event) {
	parent := make(map[string]string)
	for line := range strings.Lines(log) {
		if m := newLine.FindStringSubmatch(strings.TrimSuffix(line, "\n")); m != nil {
			parent[m[2]] = m[1]
		}
	}
	runs := make(map[string]string) // the program of a process
	program := func(process string) string {
		for range 100 {
			if p, ok := runs[process]; ok {
				return p
			}
			process = parent[process]
		}
		return ""
	}
	for line := range strings.Lines(log) {
		m := callLine.FindStringSubmatch(strings.TrimSuffix(line, "\n"))
		if m == nil || strings.HasPrefix(m[2], "clone") || strings.HasSuffix(m[2], "fork") {
			continue
		}
		e := event{program: program(m[1]), call: m[2], args: m[3]}
		if q := quoted.FindStringSubmatch(m[3]); q != nil {
			e.file = q[1]
		}
		all = append(all, e)
		if e.call == "execve" && !strings.Contains(m[3], " = -1 ") {
			runs[m[1]] = e.file
		}
	}
	return all
}
