package cobra_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/creack/pty"

	"github.com/envvet/envvet/envelope/envelopetest"
)

const steps = 5

var bin string // the folder with the programs

func TestMain(m *testing.M) {
	var err error
	if bin, err = os.MkdirTemp("", "steps"); err == nil {
		build := exec.Command("go", "build", "-o", bin, "./...")
		build.Stderr = os.Stderr
		err = build.Run()
	}
	status := 1
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	} else {
		status = m.Run()
	}
	_ = os.RemoveAll(bin)
	os.Exit(status)
}

// A session is a shelf that one step keeps.
type session struct {
	program, dir string
}

func begin(t *testing.T, step int) session {
	t.Helper()
	s := session{filepath.Join(bin, fmt.Sprintf("step%d", step)), t.TempDir()}
	text, err := os.ReadFile("testdata/shelf.json")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"shelf.json": string(text), "broken.json": "[{"} {
		if err := os.WriteFile(filepath.Join(s.dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

type result struct {
	stdout, stderr string
	exit           int
}

func (s session) command(line string, env ...string) *exec.Cmd {
	cmd := exec.Command(s.program, arguments(line)...)
	cmd.Dir = s.dir
	for _, entry := range os.Environ() {
		if !strings.HasPrefix(entry, "CI=") && !strings.HasPrefix(entry, "PWD=") {
			cmd.Env = append(cmd.Env, entry)
		}
	}
	cmd.Env = append(cmd.Env, env...)
	return cmd
}

// arguments takes a line apart at its spaces; those within an argument are
// written as underscores.
func arguments(line string) []string {
	args := strings.Fields(line)
	for i := range args {
		args[i] = strings.ReplaceAll(args[i], "_", " ")
	}
	return args
}

// piped runs the program for another program.
func (s session) piped(t *testing.T, line string, env ...string) result {
	t.Helper()
	cmd := s.command(line, env...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	check(t, cmd.Run())
	return result{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}

// seen runs the program for a person at a terminal.
func (s session) seen(t *testing.T, line string) result {
	t.Helper()
	us, them, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer us.Close()
	cmd := s.command(line)
	var stderr bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = them, them, &stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	_ = them.Close()
	text, _ := io.ReadAll(us) // ends with an error when the program has ended
	check(t, cmd.Wait())
	return result{strings.ReplaceAll(string(text), "\r\n", "\n"), stderr.String(), cmd.ProcessState.ExitCode()}
}

func check(t *testing.T, err error) {
	t.Helper()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
}

// lines are used one after the other on one shelf.
var lines = []struct {
	line  string
	exit  int    // of the answer, from step 2 on
	code  string // of a failure
	typed int    // the step from which on its data has a schema
}{
	{"list", 0, "", 3},
	{"list --author=Ursula_K._Le_Guin", 0, "", 3},
	{"list -a Nobody", 0, "", 3},
	{"show 1", 0, "", 3},
	{"show 3", 0, "", 3},
	{"show 9", 5, "NOT_FOUND", 3},
	{"show", 2, "ARG_ERROR", 3},
	{"show one", 2, "ARG_ERROR", 3},
	{"show 1 2", 2, "ARG_ERROR", 3},
	{"show --bogus", 2, "ARG_ERROR", 3},
	{"add The_Lathe_of_Heaven --author=Ursula_K._Le_Guin", 0, "", 4},
	{"add The_Dispossessed", 2, "ARG_ERROR", 4},
	{"--file=shelf.json show 4", 0, "", 3},
	{"show 4 --file shelf.json", 0, "", 3},
	{"loan out 1 --to=Ann", 0, "", 4},
	{"loan out 1 --to=Bob", 6, "CONFLICT", 4},
	{"loan out 9 -t Bob", 5, "NOT_FOUND", 4},
	{"loan out 1", 2, "ARG_ERROR", 4},
	{"loan back 1", 0, "", 4},
	{"loan back 1", 0, "", 4},
	{"list --file=broken.json", 1, "GENERAL_ERROR", 3},
	{"list", 0, "", 3},
}

// TestPeople holds that people see in all steps what they saw in the first: the
// same text on standard output, at a terminal and where they ask for it, and the
// same message on standard error, and that scripts see the same calls fail.
func TestPeople(t *testing.T) {
	for _, way := range []struct {
		name string
		run  func(t *testing.T, s session, line string) result
	}{
		{"terminal", func(t *testing.T, s session, line string) result { t.Helper(); return s.seen(t, line) }},
		{"plain", func(t *testing.T, s session, line string) result {
			t.Helper()
			return s.piped(t, line, "SHELF_OUTPUT=plain")
		}},
	} {
		first := begin(t, 1)
		var want []result
		for _, l := range lines {
			want = append(want, way.run(t, first, l.line))
		}
		for step := 2; step <= steps; step++ {
			s := begin(t, step)
			for i, l := range lines {
				got := way.run(t, s, l.line)
				if got.stdout != want[i].stdout {
					t.Errorf("%s: step %d: %s prints\n%q\nand step 1\n%q", way.name, step, l.line, got.stdout, want[i].stdout)
				}
				if l.code != "ARG_ERROR" && firstLine(got.stderr) != firstLine(want[i].stderr) {
					t.Errorf("%s: step %d: %s complains\n%q\nand step 1\n%q", way.name, step, l.line, got.stderr, want[i].stderr)
				}
				if got.exit != l.exit || (got.exit == 0) != (want[i].exit == 0) || (got.stderr == "") != (want[i].stderr == "") {
					t.Errorf("%s: step %d: %s ends with %d, want %d; step 1 with %d", way.name, step, l.line, got.exit, l.exit, want[i].exit)
				}
			}
			s.sameShelf(t, first, step)
		}
	}
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// sameShelf holds that the commands have done the same.
func (s session) sameShelf(t *testing.T, other session, step int) {
	t.Helper()
	got, err := os.ReadFile(filepath.Join(s.dir, "shelf.json"))
	want, otherErr := os.ReadFile(filepath.Join(other.dir, "shelf.json"))
	if err != nil || otherErr != nil || string(got) != string(want) {
		t.Errorf("step %d leaves %s, and the first one %s", step, got, want)
	}
}

type answer struct {
	OK       bool
	Data     json.RawMessage
	Error    *struct{ Code, Message, Phase string }
	Warnings []string
	Meta     struct {
		Command     string
		ToolVersion string `json:"tool_version"`
	}
}

// TestPrograms holds that programs get an envelope from step 2 on, with the same
// status, code and name of the command in each step, the text of step 1 while a
// command is wrapped, and the same data in all steps after that.
func TestPrograms(t *testing.T) {
	before := make([]answer, len(lines))
	first := begin(t, 1)
	texts := make([]string, len(lines))
	for i, l := range lines {
		texts[i] = first.piped(t, l.line).stdout
	}
	for step := 2; step <= steps; step++ {
		s := begin(t, step)
		for i, l := range lines {
			r := s.piped(t, l.line)
			var a answer
			if err := json.Unmarshal([]byte(r.stdout), &a); err != nil || strings.Count(r.stdout, "\n") != 1 {
				t.Fatalf("step %d: %s: %v: %q", step, l.line, err, r.stdout)
			}
			code := ""
			if a.Error != nil {
				code = a.Error.Code
			}
			if r.exit != l.exit || a.OK != (r.exit == 0) || code != l.code || r.stderr != "" {
				t.Errorf("step %d: %s ends with %d, want %d, and %+v", step, l.line, r.exit, l.exit, r)
			}
			if a.Meta.ToolVersion != "1.4.0" || len(a.Warnings) > 0 {
				t.Errorf("step %d: %s: %s", step, l.line, r.stdout)
			}
			if step > 2 && a.Meta.Command != before[i].Meta.Command {
				t.Errorf("step %d: %s is called %q, before %q", step, l.line, a.Meta.Command, before[i].Meta.Command)
			}
			switch {
			case step < l.typed && a.OK:
				var printed struct{ Output string }
				if err := json.Unmarshal(a.Data, &printed); err != nil || printed.Output != texts[i] {
					t.Errorf("step %d: %s: %s, and step 1 prints %q", step, l.line, a.Data, texts[i])
				}
			case step > l.typed && string(a.Data) != string(before[i].Data):
				t.Errorf("step %d: %s answers %s, and step %d %s", step, l.line, a.Data, step-1, before[i].Data)
			case step > l.typed && a.Error != nil && a.Error.Code != "ARG_ERROR" && *a.Error != *before[i].Error:
				t.Errorf("step %d: %s fails with %+v, and step %d with %+v", step, l.line, a.Error, step-1, before[i].Error)
			}
			before[i] = a
		}
		s.sameShelf(t, first, step)
	}
}

var flagLine = regexp.MustCompile(`(?m)^ +(?:-(\w), )?--([a-z-]+)`)

// TestHelp holds that cobra's help explains each command in each step, with the
// flags that it had in the first, and that the questions are answered.
func TestHelp(t *testing.T) {
	for _, command := range []string{"", "list", "show", "add", "loan", "loan out", "loan back"} {
		var flags []string
		for step := 1; step <= steps; step++ {
			r := begin(t, step).seen(t, command+" --help")
			if r.exit != 0 || r.stderr != "" || !strings.Contains(r.stdout, "Usage:\n  shelf "+command) {
				t.Errorf("step %d: help of %q is %+v", step, command, r)
			}
			if step == 1 {
				for _, m := range flagLine.FindAllStringSubmatch(r.stdout, -1) {
					flags = append(flags, m[0])
				}
			}
			for _, flag := range flags {
				if !strings.Contains(r.stdout, flag) {
					t.Errorf("step %d: help of %q has no%s:\n%s", step, command, flag, r.stdout)
				}
			}
			if step == 1 || command == "" || command == "loan" {
				continue // no command answers
			}
			p := begin(t, step).piped(t, command+" --help")
			if p.exit != 0 || !strings.HasPrefix(p.stdout, `{"ok":true,"data":null,`) || !strings.Contains(p.stdout, `"help":true`) || !strings.Contains(p.stderr, "Usage:\n  shelf "+command) {
				t.Errorf("step %d: programs are told of %q %+v", step, command, p)
			}
		}
	}
}

// TestCompletion holds that cobra completes the same words in each step.
func TestCompletion(t *testing.T) {
	for _, line := range []string{"l", "loan ", "list --au", "loan out 1 --", "add x --author Le --f"} {
		words := strings.Fields(line)
		if strings.HasSuffix(line, " ") {
			words = append(words, "")
		}
		var want []string
		for step := 1; step <= steps; step++ {
			cmd := begin(t, step).command("")
			cmd.Args = append([]string{cmd.Path, "__complete"}, words...)
			out, err := cmd.Output()
			if err != nil {
				t.Fatal(err)
			}
			got := strings.Split(string(out), "\n")
			if step == 1 {
				want = got
			}
			for _, candidate := range want {
				word, _, _ := strings.Cut(candidate, "\t")
				if word != "" && !strings.HasPrefix(word, ":") && !strings.Contains("\n"+string(out), "\n"+word) {
					t.Errorf("step %d: %q is completed to %q, want %q among them", step, line, got, word)
				}
			}
		}
	}
}

// TestManifest holds that every command is in the manifest from step 2 on.
func TestManifest(t *testing.T) {
	for step := 2; step <= steps; step++ {
		r := begin(t, step).piped(t, "manifest")
		var a struct {
			Data struct{ Commands map[string]json.RawMessage }
		}
		if err := json.Unmarshal([]byte(r.stdout), &a); err != nil {
			t.Fatalf("step %d: %v: %+v", step, err, r)
		}
		for _, name := range []string{"list", "show", "add", "loan.out", "loan.back"} {
			if !strings.Contains(string(a.Data.Commands[name]), `"description"`) {
				t.Errorf("step %d: %s is %s", step, name, a.Data.Commands[name])
			}
		}
		if list := string(a.Data.Commands["list"]); !strings.Contains(list, `"author":{"type":"string","required":false,"description":"only those that this author wrote","short":"a"}`) {
			t.Errorf("step %d: list is %s", step, list)
		}
	}
}

// TestContract runs the conformance kit over each step that answers: that cobra
// is around the commands is nothing that callers can tell. Loans are left out,
// since the kit makes each call several times.
func TestContract(t *testing.T) {
	for step := 2; step <= steps; step++ {
		t.Run(fmt.Sprintf("step%d", step), func(t *testing.T) {
			s := begin(t, step)
			t.Chdir(s.dir)
			envelopetest.Run(t, envelopetest.Binary(s.program), []envelopetest.Call{
				{Command: "list"},
				{Command: "list", Args: []string{"--author", "Karin Boye"}},
				{Command: "show", Args: []string{"1"}},
				{Command: "show", Args: []string{"9"}},
				{Command: "loan back", Args: []string{"2"}},
			})
		})
	}
}
