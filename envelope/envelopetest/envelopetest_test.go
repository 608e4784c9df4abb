package envelopetest_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envelopetest"
)

// program names what the test binary is to be: one of broken, or "good".
const program = "ENVELOPETEST_PROGRAM"

func TestMain(m *testing.M) {
	switch name := os.Getenv(program); {
	case name == "good":
		good().Main()
	case name != "":
		breakIt(broken[name].how)
	}
	os.Exit(m.Run())
}

type item struct {
	ID   string `json:"id" description:"Its id"`
	Tags []int  `json:"tags" description:"Its tags"`
}

// good keeps every promise.
func good() *envelope.App {
	app := envelope.New("tool", envelope.Version("1.0.0"))
	type in struct {
		ID string `name:"id" help:"Its id" required:"true" pattern:"^[a-z]+$"`
	}
	envelope.Register(app, envelope.Command[in, item]{
		Name: "get", Summary: "Get", Effect: envelope.Safe, ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "No such item"}},
		Run: func(ctx context.Context, in in) (item, error) {
			envelope.Warn(ctx, "OLD", "it is old")
			if in.ID == "none" {
				return item{}, envelope.Errorf(envelope.NotFound, "no %s", in.ID)
			}
			return item{ID: in.ID}, nil
		},
	})
	type words struct {
		Words []string `name:"words" help:"Words" arg:"true"`
	}
	envelope.Register(app, envelope.Command[words, []string]{
		Name: "echo", Summary: "Echo", Effect: envelope.Safe, Run: func(_ context.Context, in words) ([]string, error) { return in.Words, nil },
	})
	envelope.Register(app, envelope.Command[struct{}, item]{
		Name: "ask", Summary: "Ask", Effect: envelope.Safe, Run: func(ctx context.Context, _ struct{}) (item, error) {
			id, err := envelope.Prompt(ctx, "id: ")
			return item{ID: id}, err
		},
	})
	return app
}

// An output is what a broken program gives in place of good's.
type output struct {
	stdout, stderr string
	exit           int
}

// breakIt ends the process with the streams and status of good, changed.
func breakIt(how func(args []string, o *output)) {
	cmd := exec.Command(os.Args[0], os.Args[1:]...)
	cmd.Env = append(os.Environ(), program+"=good")
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	_ = cmd.Run()
	o := output{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
	how(os.Args[1:], &o)
	_, _ = os.Stderr.WriteString(o.stderr)
	if _, err := os.Stdout.WriteString(o.stdout); err != nil {
		os.Exit(74)
	}
	os.Exit(o.exit)
}

// answers reports whether the call is one of the command itself.
func answers(args []string) bool { return strings.Contains(strings.Join(args, " "), "--id") }

func replace(from, to string) func([]string, *output) {
	return func(args []string, o *output) {
		if answers(args) {
			o.stdout = regexp.MustCompile(from).ReplaceAllString(o.stdout, to)
		}
	}
}

func asked(flag string, how func(o *output)) func([]string, *output) {
	return func(args []string, o *output) {
		if slices.Contains(args, flag) {
			how(o)
		}
	}
}

// broken has a program for each promise, which breaks it, and the beginning of
// what is said about it.
var broken = map[string]struct {
	number int
	found  string
	how    func([]string, *output)
}{
	"debug line":    {1, `standard output has 2 lines: "debug\n{`, func(_ []string, o *output) { o.stdout = "debug\n" + o.stdout }},
	"silent":        {1, `standard output is empty`, func(_ []string, o *output) { o.stdout = "" }},
	"text":          {1, `standard output is no JSON object`, replace(`(?s).*`, "done\n")},
	"extra key":     {2, `the keys are ["ok" "data" "error" "warnings" "meta" "extra"]: extra does not belong there`, replace(`\}\n$`, `,"extra":1}`+"\n")},
	"no warnings":   {2, `the keys are ["ok" "data" "error" "meta"]: warnings is missing`, replace(`"warnings":\[[^]]*\],`, "")},
	"ok lies":       {3, `ok is true and the exit status 5`, replace(`"ok":false`, `"ok":true`)},
	"status lies":   {3, `ok is false and the exit status 0`, func(args []string, o *output) { o.exit = 0 }},
	"string error":  {4, `error is "no none": `, replace(`"error":\{[^}]*\}`, `"error":"no none"`)},
	"lower code":    {4, `error.code is "not_found"`, replace(`NOT_FOUND`, `not_found`)},
	"no retryable":  {4, `error.retryable is missing`, replace(`"retryable":false,`, ``)},
	"scalar data":   {5, `data is "3"`, replace(`"data":\{[^}]*\}`, `"data":3`)},
	"null data":     {5, `data is null after a success`, replace(`"data":\{[^}]*\}`, `"data":null`)},
	"null warnings": {6, `warnings is "null"`, replace(`"warnings":\[[^]]*\]`, `"warnings":null`)},
	"prose warning": {6, `a warning is "it is old"`, replace(`OLD: it`, `it`)},
	"no duration":   {7, `meta.duration_ms is <nil>, not a whole number from 0`, replace(`"duration_ms":\d+,`, ``)},
	"no request":    {7, `meta.request_id is <nil>, not a text`, replace(`"request_id":"[^"]*",`, ``)},
	"clock": {8, `data changes from one run to the next: `, func(args []string, o *output) {
		replace(`"id":"ada"`, `"id":"`+strconv.FormatInt(time.Now().UnixNano(), 10)+`"`)(args, o)
	}},
	"unstable meta": {9, `the answer with --stable-output changes from one run to the next: `, asked("--stable-output", func(o *output) {
		o.stdout = strings.Replace(o.stdout, `"meta":{`, fmt.Sprintf(`"meta":{"now":%d,`, time.Now().UnixNano()), 1)
	})},
	"undeclared type":   {10, `data does not agree with --output-schema: /id: expected string, but got number`, replace(`"id":"ada"`, `"id":7`)},
	"no schema":         {10, `--output-schema ends with status 2: `, asked("--output-schema", func(o *output) { o.exit = 2 })},
	"undeclared status": {11, `the command ends with status 5, which --schema does not have`, asked("--schema", func(o *output) { o.stdout = strings.Replace(o.stdout, `"5":{`, `"6":{`, 1) })},
	"two answers":       {12, `standard error has an answer: `, func(args []string, o *output) { o.stderr = o.stdout }},
	"captured print":    {12, `the command writes to standard output itself: `, replace(`OLD: `, `THIRD_PARTY_STDOUT: `)},
	"help fails":        {13, `--help ends with status 1`, asked("--help", func(o *output) { o.exit = 1 })},
	"help in data":      {13, `--help: meta is `, asked("--help", func(o *output) { o.stdout = strings.Replace(o.stdout, `"help":true,`, ``, 1) })},
	"usage status":      {14, `an unknown flag ends with status 1`, asked("--no-such-flag-in-any-tool", func(o *output) { o.exit = 1 })},
	"usage phase":       {14, `an unknown flag: error is `, asked("--no-such-flag-in-any-tool", func(o *output) { o.stdout = strings.Replace(o.stdout, `"validation"`, `"execution"`, 1) })},
	"broken pipe":       {15, `the tool dies of the signal SIGPIPE`, func([]string, *output) {}},
}

var calls = []envelopetest.Call{
	{Command: "get", Args: []string{"--id", "ada"}},
	{Command: "get", Args: []string{"--id", "none"}},
}

// TestBroken holds that each broken program fails with the case that it breaks,
// and that the explanation says what was found.
func TestBroken(t *testing.T) {
	var numbers []int
	for name, want := range broken {
		numbers = append(numbers, want.number)
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			err := envelopetest.Test(envelopetest.Binary("/usr/bin/env", program+"="+name, os.Args[0]), calls)
			var found []string
			for _, e := range leaves(err) {
				var b *envelopetest.Broken
				if !errors.As(e, &b) {
					t.Fatalf("%T: %v", e, e)
				}
				found = append(found, fmt.Sprintf("case %d: %s", b.Case.Number, b.Found))
				if b.Case.Number == want.number && strings.HasPrefix(b.Found, want.found) {
					for _, part := range []string{b.Case.Name, b.Case.Expects, b.Case.Because, b.Call.String()} {
						if part == "" || !strings.Contains(e.Error(), part) {
							t.Errorf("%q is missing in %v", part, e)
						}
					}
					return
				}
			}
			t.Errorf("want case %d: %s\n got %s", want.number, want.found, strings.Join(found, "\n     "))
		})
	}
	for i, c := range envelopetest.Cases() {
		if c.Number != i+1 || !slices.Contains(numbers, c.Number) {
			t.Errorf("case %d %q has no broken program", c.Number, c.Name)
		}
	}
}

func leaves(err error) []error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return joined.Unwrap()
	}
	return nil
}

// TestGood holds that a program that keeps every promise passes, as a binary and
// in the process of the test.
func TestGood(t *testing.T) {
	envelopetest.Run(t, envelopetest.Binary("/usr/bin/env", program+"=good", os.Args[0]), calls)
	envelopetest.Run(t, envelopetest.App(good()), calls)
	more := []envelopetest.Call{
		{}, {Command: "manifest"}, {Command: "get", Args: []string{"--id", "ada", "--fields=id"}}, {Command: "get", Args: []string{"--id=ada", "--fields", "tags"}},
		{Command: "echo", Args: []string{"--", "-x"}},
		{Command: "echo", Args: []string{"a", "--cursor=bad"}}, // a failure of the runtime's own
		{Command: "ask"}, // another one, which needs no declaration
	}
	if err := envelopetest.Test(envelopetest.App(good()), append(calls, more...)); err != nil {
		t.Error(err)
	}
}

// TestExplicitSchema holds that a schema that a command declares in place of the
// derived one has to be a JSON Schema, and to agree with the data.
func TestExplicitSchema(t *testing.T) {
	for text, want := range map[string]string{
		`{"type":"object","properties":{"n":{"type":"integer"}},"required":["n"],"additionalProperties":false}`: "",
		`{"type":"object","properties":{"n":{"type":"string"}}}`:                                                "data does not agree with --output-schema: /n: expected string, but got number",
		`{"type":"object","required":["m"]}`:                                                                    "data does not agree with --output-schema: /: missing properties: 'm'",
		`{"type":"objekt"}`:                                                                                     "--output-schema: /type: ",
		`{"$ref":"https://example.com/n.json"}`:                                                                 "--output-schema: https://example.com/n.json is another document, which is not loaded",
		`{"pattern":"("}`:                                                                                       "--output-schema: /pattern: ",
	} {
		app := envelope.New("tool", envelope.Version("1.0.0"))
		envelope.Register(app, envelope.Command[struct{}, map[string]int]{
			Name: "count", Summary: "Count", Effect: envelope.Safe, OutputSchema: json.RawMessage(text),
			Run: func(context.Context, struct{}) (map[string]int, error) { return map[string]int{"n": 1}, nil },
		})
		err := envelopetest.Test(envelopetest.App(app), []envelopetest.Call{{Command: "count"}})
		var found []string
		for _, e := range leaves(err) {
			var b *envelopetest.Broken
			if errors.As(e, &b) {
				found = append(found, fmt.Sprintf("case %d: %s", b.Case.Number, b.Found))
			}
		}
		if want == "" && found != nil || want != "" && (len(found) != 1 || !strings.HasPrefix(found[0], "case 10: "+want)) {
			t.Errorf("%s\n got %q\nwant %q", text, found, want)
		}
	}
}

// TestApp holds that what a command of an application does shows in the process
// of the test, too.
func TestApp(t *testing.T) {
	app := envelope.New("tool", envelope.Version("1.0.0"))
	var count atomic.Int64
	envelope.Register(app, envelope.Command[struct{}, map[string]int64]{
		Name: "count", Summary: "Count", Effect: envelope.Safe,
		Run: func(context.Context, struct{}) (map[string]int64, error) {
			fmt.Println("counting")
			return map[string]int64{"n": count.Add(1)}, nil
		},
	})
	err := envelopetest.Test(envelopetest.App(app), []envelopetest.Call{{Command: "count"}})
	var numbers []int
	for _, e := range leaves(err) {
		var b *envelopetest.Broken
		if errors.As(e, &b) {
			numbers = append(numbers, b.Case.Number)
		}
	}
	if !slices.Equal(numbers, []int{8, 9, 12}) {
		t.Errorf("cases %v: %v", numbers, err)
	}
}

// TestOtherDialect holds that an application of another dialect is told so once.
func TestOtherDialect(t *testing.T) {
	app := envelope.New("tool", envelope.Use(envelope.ClawV2))
	err := envelopetest.Test(envelopetest.App(app), []envelopetest.Call{{Command: "get"}})
	if err == nil || err.Error() != "the application answers in the dialect claw.v2, and the cases are about agent-spec alone" {
		t.Errorf("%v", err)
	}
}
