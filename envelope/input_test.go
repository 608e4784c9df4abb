package envelope_test

import (
	"fmt"
	"strings"
	"testing"
)

func TestInput(t *testing.T) {
	tests := []struct {
		args string
		want string // data
	}{
		{"echo x", `{"count":5,"factor":0,"id":"x","names":[],"role":"member","size":0,"tags":["a","b"],"verbose":false}`},
		{"echo x y z -v", `{"count":5,"factor":0,"id":"x","names":["y","z"],"role":"member","size":0,"tags":["a","b"],"verbose":true}`},
		{"echo --count=-8 --tag c x --tag d --size 9", `{"count":-8,"factor":0,"id":"x","names":[],"role":"member","size":9,"tags":["c","d"],"verbose":false}`},
		{"release -- -test.v", `{"released":"-test.v"}`},
		{"file --name -test.v -n -test.w -vn -test.x --name=a", `["-test.v","-test.w","-test.x","a"]`},
		{"echo --verbose=false -radmin --factor 1.5 -- x --y", `{"count":5,"factor":1.5,"id":"x","names":["--y"],"role":"admin","size":0,"tags":["a","b"],"verbose":false}`},
	}
	for _, test := range tests {
		r := call(t, "input", strings.Fields(test.args)...)
		if r.Exit != 0 || string(r.Data) != test.want {
			t.Errorf("%s: exit %d, data\n%s\nwant\n%s", test.args, r.Exit, r.Data, test.want)
		}
	}
}

// TestSpelledDefaults holds that the schema has the number that a default is,
// however Go allows it to be spelled.
func TestSpelledDefaults(t *testing.T) {
	r := start(t, "input", "spelled", "--schema")
	has(t, r.Stdout, `"agent":{"type":"integer","required":false,"default":7,`, `"five":{"type":"integer","required":false,"default":5,`,
		`"half":{"type":"number","required":false,"default":0.5,`, `"one":{"type":"number","required":false,"default":1,`,
		`"quarter":{"type":"number","required":false,"default":0.25,`, `"most":{"type":"integer","required":false,"default":18446744073709551615,`,
		`"price":{"type":"number","required":false,"default":1.50,`, `"rate":{"type":"enum","required":false,"default":"1.0","enum_values":["1.0",".5"],`)
	for _, line := range []string{"manifest", "--schema"} {
		if r := call(t, "input", line); r.Exit != 0 {
			t.Errorf("%s: exit %d\n%s", line, r.Exit, r.Stdout)
		}
	}
	for value, exit := range map[string]int{"1": 0, "1e0": 0, "0.50": 0, "2": 2} {
		if r := call(t, "input", "spelled", "--rate", value); r.Exit != exit {
			t.Errorf("--rate %s: exit %d\n%s", value, r.Exit, r.Stdout)
		}
	}
	if r := call(t, "input", "spelled"); string(r.Data) != `{"agent":7,"five":5,"half":0.5,"one":1,"quarter":0.25}` {
		t.Errorf("data %s", r.Data)
	}
}

func TestRefusedArguments(t *testing.T) {
	const suggestion = `,"suggestion":"run 'tool help echo'"`
	tests := []struct {
		args string
		want string // part of the answer
	}{
		{"echo", `"message":"argument id is required","retryable":false,"phase":"validation","param":"id","fix_required":"give argument id"` + suggestion + `,"errors":[{"code":"ARG_ERROR","message":"argument id is required","field":"id","param":"id"}]}`},
		{"echo X", `"errors":[{"code":"ARG_ERROR","message":"argument id \"X\" does not match ^[a-z0-9-]+$","field":"id","param":"id","value":"X"}]`},
		{"echo x --count 300", `"message":"--count \"300\" is not a whole number from -128 to 127"`},
		{"echo x --size -1", `"message":"--size \"-1\" is not a whole number from 0 to 18446744073709551615"`},
		{"echo x --factor NaN", `"message":"--factor \"NaN\" is not a number"`},
		{"echo x --verbose=maybe", `"message":"--verbose \"maybe\" is not true or false"`},
		{"echo x --role boss", `"message":"--role \"boss\" is not one of admin, member"`},
		{"echo --role boss --count x --tag 1", `"message":"--role \"boss\" is not one of admin, member; --count \"x\" is not a whole number from -128 to 127; --tag \"1\" does not match ^[a-z]+$; argument id is required"`},
		{"echo --nope x", `"message":"unknown flag --nope"`},
		{"echo -vz x", `"message":"unknown flag -z"`},
		{"echo x -test.v", `"message":"unknown flag -test.v"`},
		{"file --name a -test.v", `"message":"unknown flag -test.v"`},
		{"file --name=--name -test.v", `"message":"unknown flag -test.v"`},
		{"file -v -test.v", `"message":"unknown flag -test.v"`},
		{"file -na -test.v", `"message":"unknown flag -test.v"`},
		{"file -vtest.v", `"message":"unknown flag -test.v"`},
		{"echo x --count", `"message":"--count needs a value"`},
		{"modes --mode soft --mode strict", `"message":"--mode strict requires --cert"`},
		{"modes --tag a --tag b", `requires --cert"`},
		{"top -5 --bogus", `"fix_required":"correct the arguments: write -- before -5 if it is an argument"`},
		{"top -5 --fields --output=json -7", `"fix_required":"correct the arguments: write -- before -5 if it is an argument; give --fields a value; write --fields=--output=json if that is the value; write -- before -7 if it is an argument"`},
		{"top -5", `"message":"unknown flag -5","retryable":false,"phase":"validation","param":"5","fix_required":"write -- before -5 if it is an argument"`},
		{"top -1.5e3", `"message":"unknown flag -1.5e3"`},
		{"file -5", `"fix_required":"leave out -5"`},
		{"file -v5", `"message":"unknown flag -5"`},
		{"file --verbose false", `"message":"unrecognized argument \"false\"","retryable":false,"phase":"validation","fix_required":"write --verbose=false if that is its value"`},
		{"file -v TRUE", `"fix_required":"write --verbose=TRUE if that is its value"`},
		{"file --warnings-as-errors no --bogus", `"fix_required":"leave out --bogus"`}, // it may be its value
		{"file --warnings-as-errors --name x 0 1", `"fix_required":"correct the arguments"`},
		{"file --warnings-as-errors 0 1 1", `"fix_required":"correct the arguments: write --warnings-as-errors=0 if that is its value"`},
		{"file --nope -5", `"message":"unknown flag --nope"`}, // -5 may be its value
		{"file -z -5", `"message":"unknown flag -z"`},
		{"file -vz -5", `"message":"unknown flag -z"`},
		{"echo x --=y", `"message":"bad flag syntax: --=y"`},
		{"check two", `"message":"id two is taken; something else","retryable":false,"phase":"validation","fix_required":"correct the arguments","suggestion":"run 'tool help check'","errors":[{"code":"ID_TAKEN","message":"id two is taken","field":"id","param":"id"},{"code":"ARG_ERROR","message":"something else"}]`},
		{"check coded", `"error":{"code":"NO_CENTRE","message":"no such centre","retryable":false,"phase":"validation","param":"id","fix_required":"correct the arguments","suggestion":"look it up","errors":[{"code":"NO_CENTRE",`},
		{"check absent", `"error":{"code":"ARG_ERROR","message":"no centre absent","retryable":false,"phase":"validation","fix_required":"correct the arguments","suggestion":"run 'tool help check'","errors":[{"code":"ARG_ERROR",`},
		{"check several", `"message":"port 70000: out of range: the most is 65535","retryable":false,"phase":"validation","fix_required":"correct the arguments","suggestion":"run 'tool help check'","errors":[{"code":"ARG_ERROR","message":"port 70000: out of range: the most is 65535"}]`},
		{"check file", `"message":"config: file does not exist"`},
		{"bogus", `"message":"unknown command \"bogus\"","retryable":false,"phase":"validation","fix_required":"use a command that exists","suggestion":"run 'tool help'"`},
		{"bogus --help", `"message":"unknown command \"bogus\""`},
		{"-", `"message":"unknown command \"-\""`},
		{"-- -x echo --help", `"message":"unknown command \"-x echo\""`},
		{"--verbose echo x", `"message":"flag --verbose stands before the command"`},
		{"help bogus", `"message":"no help on \"bogus\": unknown command","retryable":false,"phase":"validation","fix_required":"use a command that exists","suggestion":"run 'tool help'"`},
		{"help ecko", `"suggestion":"did you mean \"echo\"?"`},
		{"help --bogus", `"suggestion":"run 'tool help help'"`},
		{"version now", `"message":"unrecognized argument \"now\""`},
	}
	for _, test := range tests {
		r := call(t, "input", strings.Fields(test.args)...)
		if r.Exit != 2 || !strings.Contains(r.Stdout, test.want) {
			t.Errorf("%s: exit %d\n%swant\n%s", test.args, r.Exit, r.Stdout, test.want)
		}
		if r.Error["fix_required"] == nil {
			t.Errorf("%s: no fix_required", test.args)
		}
	}
	if r := call(t, "answers", "object", "extra"); r.Exit != 2 || r.Error["message"] != `unrecognized argument "extra"` {
		t.Errorf("exit %d, error %v", r.Exit, r.Error)
	}
	if r := call(t, "answers", "group"); r.Exit != 2 || r.Error["message"] != `"group" is a group of commands: group first, group second` {
		t.Errorf("exit %d, error %v", r.Exit, r.Error)
	}
	for id, advised := range map[string]bool{"absent": true, "coded": false, "two": false} {
		if r := call(t, "input", "check", id); strings.Contains(r.Stderr, "EXIT_CODE_FROM_VALIDATE") != advised {
			t.Errorf("check %s: the author reads %q", id, r.Stderr)
		}
	}
	if r := call(t, "input", "check", "panic"); r.Exit != 1 || r.Error["message"] != "the command panicked: in Validate" {
		t.Errorf("exit %d, error %v", r.Exit, r.Error)
	}
}

// TestAllRefusedAtOnce holds that arguments which cannot be read hide nothing else
// that is wrong, and that nothing is said of what may be in them.
func TestAllRefusedAtOnce(t *testing.T) {
	tests := []struct {
		args string
		want string // message and value of each error
	}{
		{"echo x --count 300 --nope", `unknown flag --nope; --count "300" is not a whole number from -128 to 127 [300]`},
		{"echo x --nope --count 300 --other=y", `unknown flag --nope; unknown flag --other; --count "300" is not a whole number from -128 to 127 [300]`},
		{"echo x --role boss --count", `--role "boss" is not one of admin, member [boss]; --count needs a value`},
		{"echo x -vz --nope --nope -vr", `unknown flag -z; unknown flag --nope; --role needs a value`},
		{"echo x --=y --nope", `bad flag syntax: --=y; unknown flag --nope`},
		{"echo x --nope --limit=x --output=xml", `--limit "x" is not a whole number from 0 [x]; --output "xml" is not one of json, jsonl, plain, table, tsv [xml]; unknown flag --nope`},
		{"echo --nope", `unknown flag --nope; argument id is required`},
		{"echo --nope X", `unknown flag --nope`}, // X may be the value of --nope
		{"echo --nope --help --count 300", `unknown flag --nope`},
		{"conditions --nope", `unknown flag --nope; --name is required`},
		{"conditions --nme x --from y", `unknown flag --nme; --from requires --to`},
		{"conditions --name", `--name needs a value`},
		{"conditions --name a --from x --too y", `unknown flag --too`},
		{"version --nope --other --output", `unknown flag --nope; unknown flag --other; --output needs a value`},
		{"manifest --nope --limit=x", `--limit "x" is not a whole number from 0 [x]; unknown flag --nope`},
		{"manifest one two --limit=x", `--limit "x" is not a whole number from 0 [x]; unrecognized argument "one" [one]; unrecognized argument "two" [two]`},
		{"manifest --nope one", `unknown flag --nope`}, // one may be the value of --nope
		{"help bogus --limit=x", `--limit "x" is not a whole number from 0 [x]; no help on "bogus": unknown command`},
		{"--limit=x bogus", `--limit "x" is not a whole number from 0 [x]; unknown command "bogus"`},
		{"--limit=x --nope echo", `--limit "x" is not a whole number from 0 [x]; flag --nope stands before the command`},
		{"--limit=x --output-schema", `--limit "x" is not a whole number from 0 [x]; --output-schema stands without a command`},
	}
	for _, test := range tests {
		r := call(t, "input", strings.Fields(test.args)...)
		entries, _ := r.Error["errors"].([]any)
		var all []string
		for _, entry := range entries {
			e := entry.(map[string]any)
			text := fmt.Sprint(e["message"])
			if value, ok := e["value"]; ok {
				text += fmt.Sprintf(" [%s]", value)
			}
			all = append(all, text)
		}
		if got := strings.Join(all, "; "); r.Exit != 2 || got != test.want {
			t.Errorf("%s: exit %d\n%s\nwant\n%s", test.args, r.Exit, got, test.want)
		}
	}
}

// TestLastValue holds that conditions are about the value of a parameter that counts.
func TestLastValue(t *testing.T) {
	if r := call(t, "input", "modes", "--mode", "strict", "--mode", "soft"); r.Exit != 0 || string(r.Data) != `{"mode":"soft"}` {
		t.Errorf("%s", r.Stdout)
	}
}

func TestHelp(t *testing.T) {
	tests := []struct {
		app, args string
		want      []string // on stderr
	}{
		{"input", "", []string{"usage: tool COMMAND", "echo            Test echo (safe)", "version "}},
		{"input", "--help", []string{"usage: tool COMMAND"}},
		{"input", "help -h", []string{"usage: tool COMMAND"}},
		{"input", "help help", []string{"usage: tool help [COMMAND] [flags]\n", "\nExplain the tool, or one command (safe)\n"}},
		{"input", "help version", []string{"usage: tool version [flags]\n", "\nShow the version of the tool (safe)\n", "--output string", "2  ARG_ERROR      An argument was refused"}},
		{"input", "help manifest", []string{"usage: tool manifest [flags]\n", "--etag string"}},
		{"input", "manifest --help", []string{"usage: tool manifest [flags]\n"}},
		{"input", "help echo", []string{
			"usage: tool echo [flags] ID [NAMES...]\n", "\nTest echo (safe)\n", "ID     User id (required; matches ^[a-z0-9-]+$)",
			"--role string    Role (-r; default member; one of admin, member)", "--tag string     Tags (repeatable; default a,b; matches ^[a-z]+$)",
			"2  ARG_ERROR      An argument was refused",
		}},
		{"input", "echo --count=x --help", []string{"usage: tool echo"}},
		{"errors", "own -h", []string{"usage: tool own\n", "80  TOO_HEAVY      The parcel is too heavy"}},
		{"answers", "help group", []string{"usage: tool group COMMAND", "group first   Test group first (safe)"}},
		{"answers", "group --help", []string{"usage: tool group COMMAND"}},
		{"answers", "group first --help", []string{"usage: tool group first\n"}},
	}
	for _, test := range tests {
		r := call(t, test.app, strings.Fields(test.args)...)
		if r.Exit != 0 || string(r.Data) != "null" || r.Meta["help"] != true {
			t.Errorf("%s: exit %d\n%s", test.args, r.Exit, r.Stdout)
		}
		for _, want := range test.want {
			if !strings.Contains(r.Stderr, want) {
				t.Errorf("%s: help\n%swant\n%s", test.args, r.Stderr, want)
			}
		}
	}
}

// TestFormOfHelp holds that help is written as it is asked for, whatever stands first.
func TestFormOfHelp(t *testing.T) {
	for _, args := range []string{"help --json --help", "help --help --json", "help sleep --help --json", "sleep --help --json", "manifest --help --json"} {
		if r := start(t, "animus", strings.Fields(args)...); r.Exit != 0 || !strings.HasPrefix(r.Stdout, `{"schema":"animus.cli.v1","ok":true,"data":{"message":"usage: tool `) {
			t.Errorf("%s: %+v", args, r)
		}
	}
}

func TestVersion(t *testing.T) {
	for _, arg := range []string{"--version", "-V"} {
		if r := start(t, "input", arg); r.Exit != 0 || r.Stdout != "tool 2.4.1\n" {
			t.Errorf("%s: exit %d, stdout %q", arg, r.Exit, r.Stdout)
		}
	}
	if r := call(t, "input", "version"); string(r.Data) != `{"version":"2.4.1"}` {
		t.Errorf("data is %s", r.Data)
	}
}
