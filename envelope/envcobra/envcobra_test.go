package envcobra_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
	"github.com/envvet/envvet/internal/process"
)

func TestMain(m *testing.M) {
	process.Main(m, map[string]func(){
		"tree": execute, "traverse": traverse, "wrongly": wrongly, "root": wrapsRoot, "foreign": foreign,
		"animus": func() { inDialect(envelope.AnimusV1) }, "claw": func() { inDialect(envelope.ClawV2) }, "within": within,
		"showing": showing, "again": again, "asking-animus": func() { asking(envelope.AnimusV1) }, "asking-claw": func() { asking(envelope.ClawV2) }, "aside": helpOnStderr, "elsewhere": elsewhere,
	})
}

// TestAnswers holds what programs get.
func TestAnswers(t *testing.T) {
	for _, test := range []struct {
		line string
		exit int
		want string // part of the answer
	}{
		{"prints", 0, `{"ok":true,"data":{"output":"one\ntwo\nthree\n"},"error":null,"warnings":[],"meta":{"command":"prints",`},
		{"prints-json", 0, `"data":{"output":"{\"ok\":true}\n"}`},
		{"prints-much", 0, `FIELD_TRUNCATED: the command printed 2883584 bytes, the first 1048576 are kept`},
		{"silent", 0, `"data":{"output":""}`},
		{"fails", 1, `{"ok":false,"data":{"output":"so far\n"},"error":{"code":"GENERAL_ERROR","message":"it fails: an error of the tree","retryable":false,"phase":"execution"`},
		{"fails-code", 6, `{"ok":false,"data":null,"error":{"code":"CONFLICT","message":"taken: an error of the tree"`},
		{"panics", 1, `{"ok":false,"data":{"output":"so far\n"},"error":{"code":"GENERAL_ERROR","message":"the command panicked: on purpose","retryable":false,"phase":"execution"},"warnings":[],`},
		{"panics-much", 1, `"warnings":["FIELD_TRUNCATED: the command printed 2883584 bytes, the first 1048576 are kept"`},
		{"panics-much", 1, `{"ok":false,"data":{"output":"0123456789\n0123`},
		{"fails-data", 1, `{"ok":false,"data":{"done":2},"error":{"code":"GENERAL_ERROR","message":"it fails","retryable":false,"phase":"execution"},"warnings":["THIRD_PARTY_STDOUT: 7 bytes`},
		{"fails-much", 1, `{"ok":false,"data":{"output":"0123456789\n0123`},
		{"fails-much", 1, `"warnings":["FIELD_TRUNCATED: the command printed 2883584 bytes, the first 1048576 are kept"`},
		{"goexit", 1, `the command ended its goroutine without an answer`},
		{"warns", 0, `"warnings":["OLD: from hook"]`},
		{"Odd_Name", 0, `"meta":{"command":"odd-name"`},
		{"hangs", 10, `{"ok":false,"data":{"output":"so far\n"},"error":{"code":"TIMEOUT",`},
		{"hooked", 0, `"data":{"output":"persistent\npre\nrun\npost\n"}`},
		{"own-flags --output=b", 0, `"data":{"output":"to b\n"}`},
		{"own-flags --both --alone", 2, `"error":{"code":"ARG_ERROR","message":"if any flags in the group [both alone] are set none of the others can be; [alone both] were all set"`},
		{"own-flags --schema", 0, `"numbers":{"type":"array","required":false,"default":["1"],"description":"numbers"}`},
		{"own-flags --numbers=x", 2, `"phase":"validation"`},
		{"own-flags --every=x", 2, `"phase":"validation","param":"every","fix_required":"give --every another value","suggestion":"run 'tree own-flags --help'","errors":[{"code":"ARG_ERROR","message":"invalid argument \"x\" for \"--every\" flag: time: invalid duration \"x\"","field":"every","param":"every","value":"x"}]`},
		{"own-flags --=x", 2, `"message":"bad flag syntax: --=x","retryable":false,"phase":"validation","fix_required":"write flags as --name=value"`},
		{"versioned", 0, `"data":{"output":"ran\n"}`},
		{"versioned-late", 0, `"data":{"output":"ran\n"}`},
		{"strict", 2, `"message":"accepts 1 arg(s), received 0","retryable":false,"phase":"validation"`},
		{"strict a", 2, `{"ok":false,"data":null,"error":{"code":"ARG_ERROR","message":"required flag(s) \"level\" not set","retryable":false,"phase":"validation"`},
		{"strict a --level=x", 0, `"data":{"output":"pre-run\n[a]\n"}`},
		{"strict --leve=x", 2, `"error":{"code":"ARG_ERROR","message":"unknown flag --leve","retryable":false,"phase":"validation","param":"leve","fix_required":"leave out --leve","suggestion":"did you mean \"--level\"?"`},
		{"group typed", 2, `"message":"requires at least 1 arg(s), only received 0"`},
		{"group typed a b -l 4", 0, `"data":{"name":"a","rest":["b"],"level":4,"from":"hook"},"error":null,"warnings":["THIRD_PARTY_STDOUT: 6 bytes`},
		{"group typed a --fields=name,level --stable-output", 0, `"data":{"name":"a","level":3}`},
		{"group typed --schema", 0, `{"parameters":{"config":{"type":"string","required":false,"description":"configuration","short":"c"},"level":{"type":"integer","required":false,"default":3,"description":"a level","short":"l"}},"output_schema":`},
		{"items --limit=2", 0, `"data":[{"name":"","rest":[],"level":0,"from":""},{"name":"","rest":[],"level":0,"from":""}],"error":null`},
		{"items", 0, `"pagination":{"total":50,"returned":20,`},
		{"items --limit=x", 2, `"message":"--limit \"x\" is not a whole number from 0"`},
		{"items --output=yaml", 2, `"message":"--output \"yaml\" is not one of json, jsonl, plain, table, tsv"`},
		{"-c loud items --limit=0", 0, `"warnings":["THIRD_PARTY_STDOUT: 30 bytes`},
		{"-c broken items", 1, `"error":{"code":"GENERAL_ERROR","message":"the configuration is broken"`},
		{"-c broken prints", 1, `"error":{"code":"GENERAL_ERROR","message":"the configuration is broken"`},
		{"mounted ann x y --size=small --level=7", 0, `"data":{"name":"ann","rest":["x","y"],"level":7,"from":"hook"}`},
		{"mounted ann -s large -c loud", 0, `"data":{"name":"ann","rest":[],"level":3,"from":"hook"},"error":null,"warnings":["THIRD_PARTY_STDOUT: 30 bytes`},
		{"mounted -- ann --size=small", 2, `"message":"--size is required"`},
		{"mounted eve --level=x", 2, `"message":"--level \"x\" is not a whole number from -9223372036854775808 to 9223372036854775807; argument name \"eve\" is not one of ann, bob; --size is required"`},
		{"mounted ann --size=small -q", 12, `"code":"UNAVAILABLE","message":"too quick","retryable":true`},
		{"mounted -5", 2, `"message":"unknown flag -5","retryable":false,"phase":"validation","param":"5","fix_required":"write -- before -5 if it is an argument"`},
		{"group typed -1.5", 2, `"message":"unknown flag -1.5","retryable":false,"phase":"validation","param":"1.5","fix_required":"write -- before -1.5 if it is an argument"`},
		{"sole -q false", 2, `"fix_required":"write --quick=false if that is its value"`},
		{"sole --quick x", 2, `"fix_required":"leave out the argument"`},
		{"mounted ann --size", 2, `"message":"--size needs a value"`},
		{"mounted ann --siz=small", 2, `"suggestion":"did you mean \"--size\"?"`},
		{"-c broken mounted ann --size=small", 1, `"message":"the configuration is broken"`},
		{"group mounted bob -s small", 0, `"meta":{"command":"group mounted"`},
		{"new group deep bob -s small", 0, `"meta":{"command":"new group deep"`},
		{"mounted --schema", 0, `{"parameters":{"level":`},
		{"mounted --version --output=json", 0, `"data":{"version":"2.4.1"}`},
		{"manifest", 0, `"commands":{"fails":{"description":"Test fails","danger_level":"safe","flags":{"config":{"type":"string","required":false,"description":"configuration","short":"c"}}`},
		{"manifest --bogus", 2, `"message":"unknown flag --bogus"`},
		{"-c broken manifest", 0, `"warnings":[],"meta":{"command":"manifest"`},
		{"manifest -c loud --output json", 0, `"warnings":[],"meta":{"command":"manifest"`},
		{"manifest --config", 2, `"message":"--config needs a value"`},
		{"--config=loud manifest --conf=x", 2, `"message":"unknown flag --conf"`},
	} {
		r := process.Call{Program: "tree", Args: strings.Fields(test.line)}.Run(t)
		if r.Exit != test.exit || !strings.Contains(r.Stdout, test.want) || strings.Count(r.Stdout, "\n") != 1 || !json.Valid([]byte(r.Stdout)) {
			t.Errorf("%s: status %d, want %d\n%.3000s\nwant %s\n%s", test.line, r.Exit, test.exit, r.Stdout, test.want, r.Stderr)
		}
		if strings.Contains(r.Stderr, "Error:") || strings.Contains(r.Stderr, "Usage:") {
			t.Errorf("%s: cobra says\n%s", test.line, r.Stderr)
		}
	}
}

// TestPeople holds what people get.
func TestPeople(t *testing.T) {
	for _, test := range []struct {
		line           string
		exit           int
		stdout, stderr string
	}{
		{"prints", 0, "one\ntwo\nthree\n", ""},
		{"silent", 0, "", ""},
		{"fails", 1, "so far\n", "Error: it fails: an error of the tree\n"},
		{"fails-code", 6, "", "Error: taken: an error of the tree\n  needed: choose another\n"},
		{"hooked", 0, "persistent\npre\nrun\npost\n", ""},
		{"hooked child", 0, "persistent\nchild\n", ""},
		{"versioned", 0, "ran\n", ""},
		{"versioned --version", 0, "versioned version 1.2.3\n", ""},
		{"old", 0, "as ever\n", ""},
		{"-c loud old", 0, "reading the configuration\nas ever\nbye\n", ""},
		{"-c loud prints", 0, "reading the configuration\none\ntwo\nthree\nbye\n", ""},
		{"strict", 2, "", "Error: accepts 1 arg(s), received 0\n"},
		{"strict a", 2, "pre-run\n", "Error: required flag(s) \"level\" not set\n"},
		{"strict --bogus", 2, "", "Error: own words: unknown flag: --bogus\n"},
		{"mounted --bogus", 2, "", "Error: unknown flag: --bogus\n"},
		{"mounted eve --size=small", 2, "", "Error: argument name \"eve\" is not one of ann, bob\n"},
		{"mounted ann --size=small", 0, "name:   ann\nrest:\nlevel:  3\nfrom:   hook\n", ""},
		{"hangs", 10, "so far\n", "Error: the command did not end within its limit of 50ms\n"},
		{"group", 0, "A group\n\nUsage:\n  tree group [command]\n\nAvailable Commands:\n  mounted     Test group mounted\n  typed       Answer\n", ""},
		{"bogus", 1, "", "Error: unknown command \"bogus\" for \"tree\"\n"},
	} {
		r := process.Call{Program: "tree", Args: strings.Fields(test.line), Terminal: true}.Run(t)
		if r.Exit != test.exit || !strings.HasPrefix(r.Stdout, test.stdout) || test.line != "group" && r.Stdout != test.stdout || !strings.HasPrefix(r.Stderr, test.stderr) || test.stderr == "" && r.Stderr != "" {
			t.Errorf("%s: status %d, want %d\n%q\nwant %q\n%q\nwant %q", test.line, r.Exit, test.exit, r.Stdout, test.stdout, r.Stderr, test.stderr)
		}
	}
}

// TestHelp compares cobra's help of a mounted command with the file, and holds
// that programs get an answer.
func TestHelp(t *testing.T) {
	r := process.Call{Program: "tree", Args: []string{"mounted", "--help"}, Terminal: true}.Run(t)
	process.Golden(t, filepath.Join("testdata", "help.golden"), r.Stdout)
	for _, args := range [][]string{{"mounted", "--help"}, {"help", "mounted"}, {"mounted", "eve", "-h"}} {
		p := process.Call{Program: "tree", Args: args}.Run(t)
		if p.Exit != 0 || !strings.HasPrefix(p.Stdout, `{"ok":true,"data":null,"error":null,`) || !strings.Contains(p.Stdout, `"help":true`) || !strings.Contains(p.Stdout, `"schema_ref":"mounted --schema"`) || p.Stderr != r.Stdout {
			t.Errorf("%q: %+v", args, p)
		}
	}
	for line, ref := range map[string]string{"Odd_Name --help": "Odd_Name --schema", "help Odd_Name": "Odd_Name --schema", "new group deep -h": "new group deep --schema"} {
		p := process.Call{Program: "tree", Args: strings.Fields(line)}.Run(t)
		if !strings.Contains(p.Stdout, fmt.Sprintf(`"schema_ref":%q`, ref)) {
			t.Errorf("%s: %s", line, p.Stdout)
		}
		if p := (process.Call{Program: "tree", Args: strings.Fields(ref)}).Run(t); p.Exit != 0 || !strings.HasPrefix(p.Stdout, `{"parameters":`) {
			t.Errorf("%s: %+v", ref, p)
		}
	}
	if p := (process.Call{Program: "tree", Args: []string{"mounted", "--help", "--output=plain"}}).Run(t); p.Stdout != r.Stdout {
		t.Errorf("asked for text: %+v", p)
	}
	if p := (process.Call{Program: "tree", Args: []string{"old", "--help"}}).Run(t); !strings.HasPrefix(p.Stdout, "Usage:\n  tree old") {
		t.Errorf("a command that nobody has touched: %+v", p)
	}
}

// TestHelpUnexecuted holds that a program can show the help of a command that it
// does not execute.
func TestHelpUnexecuted(t *testing.T) {
	quiet(t)
	for _, name := range []string{"mounted", "prints", "hooked"} {
		cmd, _, err := tree().Find([]string{name})
		if err != nil {
			t.Fatal(err)
		}
		var text strings.Builder
		cmd.SetOut(&text)
		if err := cmd.Help(); err != nil || !strings.Contains(text.String(), "Usage:\n  tree "+name) {
			t.Errorf("%s: %v, %q", name, err, text.String())
		}
	}
}

// TestCompletion holds what cobra completes; shells leave out what does not begin
// as the word does.
func TestCompletion(t *testing.T) {
	for line, want := range map[string]string{
		"m":                     "manifest\tDescribe the commands that answer with an envelope\nmounted\tTest mounted\n",
		"mounted --size=small ": "ann\nbob\n",
		"mounted ann --size":    "--size\tA size (one of small, large)\n",
		"mounted --size ":       "small\nlarge\n",
		"mounted --output ":     "json\njsonl\nplain\ntable\ntsv\n",
		"group ":                "mounted\tTest group mounted\ntyped\tAnswer\n",
	} {
		words := strings.Split("__complete "+line, " ")
		r := process.Call{Program: "tree", Args: words}.Run(t)
		if got, _, _ := strings.Cut(r.Stdout, ":"); got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

// TestTraverse holds that hooks are called once where cobra calls those of all
// parents.
func TestTraverse(t *testing.T) {
	for line, want := range map[string]string{
		"-c loud prints":                   "reading the configuration\none\ntwo\nthree\nbye\n",
		"-c loud hooked":                   "reading the configuration\npersistent\npre\nrun\npost\nbye\n",
		"-c loud hooked child":             "reading the configuration\npersistent\nchild\nbye\n",
		"-c loud mounted ann --size=small": "reading the configuration\nname:   ann\nrest:\nlevel:  3\nfrom:   hook\nbye\n",
	} {
		r := process.Call{Program: "traverse", Args: strings.Fields(line), Terminal: true}.Run(t)
		if r.Stdout != want || r.Exit != 0 {
			t.Errorf("%s: %+v, want %q", line, r, want)
		}
	}
}

// TestSignal holds that a wrapped command that is stopped answers, always, also one that
// is notified of the signal itself.
func TestSignal(t *testing.T) {
	for line, want := range map[string]string{
		"waits":        `{"ok":false,"data":{"output":"so far\n"},"error":{"code":"CANCELLED"`,
		"waits-itself": `{"ok":false,"data":null,"error":{"code":"CANCELLED"`,
	} {
		t.Run(line, func(t *testing.T) {
			t.Parallel()
			for range 10 {
				status, stdout := stopped(t, line)
				if status != 143 || !strings.HasPrefix(stdout, want) {
					t.Fatalf("%d: %s", status, stdout)
				}
			}
		})
	}
}

// stopped returns the exit status and the answer of a command that gets SIGTERM when
// it says that it waits.
func stopped(t *testing.T, line string) (status int, answer string) {
	t.Helper()
	cmd := process.Call{Program: "tree", Args: []string{line}}.Command(t)
	var stdout strings.Builder
	cmd.Stdout = &stdout
	stderr, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := stderr.Read(make([]byte, 7)); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Process.Signal(syscall.SIGTERM)
	_ = cmd.Wait()
	return cmd.ProcessState.ExitCode(), stdout.String()
}

// TestOthers holds what other programs say.
func TestOthers(t *testing.T) {
	for _, test := range []struct {
		program, line string
		exit          int
		want          string
	}{
		{"wrongly", "cmd", 1, `"code":"INVALID_DECLARATION"`},
		{"root", "a b", 0, `"data":{"output":"args [a b]\n"},"error":null,"warnings":[],"meta":{"command":"single"`},
		{"foreign", "prints", 1, `the arguments of prints are read by another framework, it cannot be called past that`},
		{"foreign", "prints --schema", 1, `cannot be called past that`},
	} {
		r := process.Call{Program: test.program, Args: strings.Fields(test.line)}.Run(t)
		if r.Exit != test.exit || !strings.Contains(r.Stdout, test.want) {
			t.Errorf("%s %s: %+v", test.program, test.line, r)
		}
	}
}

// TestMountRefuses holds that a command that would hide another one is no secret.
func TestMountRefuses(t *testing.T) {
	root := &cobra.Command{Use: "tree"}
	root.AddCommand(&cobra.Command{Use: "mounted", Run: func(*cobra.Command, []string) {}})
	app := envelope.New("tree")
	registered(app)
	defer func() {
		if r := recover(); r == nil || !strings.Contains(fmt.Sprint(r), `the tree has a command "tree mounted" already`) {
			t.Errorf("recovered %v", r)
		}
	}()
	envcobra.Mount(root, app)
}

// wrong mounts a command whose parameters are declared wrongly, and executes it.
func wrong[In any](t *testing.T) {
	t.Helper()
	app := envelope.New("tree")
	envelope.Register(app, envelope.Command[In, struct{}]{
		Name: "wrong", Summary: "Be wrong", Effect: envelope.Safe,
		Run: func(context.Context, In) (struct{}, error) { return struct{}{}, nil },
	})
	root := &cobra.Command{Use: "tree"}
	envcobra.Mount(root, app)
	for _, args := range [][]string{{"wrong"}, {"wrong", "--a=1"}, {"wrong", "--bogus"}} {
		root.SetArgs(args)
		if err := root.Execute(); envcobra.Status(err) != 1 || err.Error() != "the command has answered with a failure" {
			t.Errorf("%T %q: %v", *new(In), args, err)
		}
	}
}

// TestWrongParameters holds that a declaration that cobra would panic at is
// answered with what is wrong with it.
func TestWrongParameters(t *testing.T) {
	quiet(t)
	wrong[struct {
		A string `name:"a" short:"ab" help:"A"`
	}](t)
	wrong[struct {
		A string `name:"a" short:"é" help:"A"`
	}](t)
	wrong[struct {
		A string `name:"a" help:"A"`
		B string `name:"a" help:"B"`
	}](t)
	wrong[struct {
		A string `name:"a" short:"x" help:"A"`
		B string `name:"b" short:"x" help:"B"`
	}](t)
	wrong[struct {
		A string `name:"a" short:"h" help:"A"`
	}](t)
	wrong[struct {
		A string `name:"help" help:"A"`
	}](t)
	wrong[struct {
		A string `name:"output" help:"A"`
	}](t)
	wrong[struct {
		A string `name:"" help:"A"`
	}](t)
}

// TestStatus holds what the caller of Execute knows.
func TestStatus(t *testing.T) {
	if envcobra.Status(nil) != 0 || envcobra.Status(errors.New("x")) != 1 {
		t.Error("status of what is no failure of ours")
	}
	quiet(t)
	root := tree()
	root.SetArgs([]string{"fails-code"})
	err := root.Execute()
	var f *envcobra.Failure
	if !errors.As(err, &f) || f.ExitCode() != 6 || envcobra.Status(fmt.Errorf("wrapped: %w", err)) != 6 || !errors.Is(err, errTree) {
		t.Errorf("Execute returns %#v", err)
	}
}

// TestAgain holds that a tree can be executed many times in one process, without
// anything left of the times before: no value, no goroutine, no descriptor.
func TestAgain(t *testing.T) {
	quiet(t)
	root := tree()
	lines := []string{"prints", "fails", "panics", "mounted ann --size=small", "mounted", "items --bogus", "group typed a", "-c broken items", "goexit"}
	round := func() {
		for _, line := range lines {
			root.SetArgs(strings.Fields(line + " --config="))
			_ = root.ExecuteContext(context.Background())
		}
	}
	round()
	goroutines, descriptors := runtime.NumGoroutine(), descriptors(t)
	for range 50 {
		round()
	}
	var now, open int
	for deadline := time.Now().Add(5 * time.Second); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		if now, open = runtime.NumGoroutine(), len(openFiles()); now <= goroutines && open <= descriptors {
			break
		}
	}
	if now > goroutines || open > descriptors {
		t.Errorf("%d goroutines and %d descriptors, before %d and %d", now, open, goroutines, descriptors)
	}
	root.SetArgs([]string{"mounted", "ann"})
	if err := root.Execute(); envcobra.Status(err) != 2 {
		t.Errorf("--size is left from the times before: %v", err)
	}
}

func descriptors(t *testing.T) int {
	t.Helper()
	return len(openFiles())
}

func openFiles() []os.DirEntry {
	entries, _ := os.ReadDir("/proc/self/fd") // none where the system does not tell
	return entries
}

// quiet sends the streams of the test's own process nowhere.
func quiet(t *testing.T) {
	t.Helper()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	stdout, stderr := os.Stdout, os.Stderr
	os.Stdout, os.Stderr = null, null
	t.Cleanup(func() {
		os.Stdout, os.Stderr = stdout, stderr
		_ = null.Close()
	})
}
