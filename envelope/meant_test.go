package envelope_test

import (
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

// TestMeant holds what a mistyped command or flag is answered with.
func TestMeant(t *testing.T) {
	for line, want := range map[string]string{
		"delpoy --target=prod":        `did you mean "deploy"?`,
		"delpoy rollback":             `did you mean "deploy rollback"?`,
		"deploi rolback":              `did you mean "deploy rollback"?`,
		"manifets":                    `did you mean "manifest"?`,
		"help itemz":                  `did you mean "items"?`,
		"deploy --taget=prod":         `did you mean "--target"?`,
		"items --ouptut=json":         `did you mean "--output"?`,
		"manifest --eta=x":            `did you mean "--etag"?`,
		"deploy --target=prod --halp": `did you mean "--help"?`,
		"deploy rollbak":              `did you mean "deploy rollback"?`, // which is refused for its flags, too
		"deploy frobnicate":           "run 'tool help deploy'",
		"deploy rollback deploy":      "run 'tool help deploy rollback'",
		"deploy --tagret=prod":        `did you mean "--target"?`,
		"--ouptut=json deploy":        `did you mean "--output"?`,
		"frobnicate":                  "run 'tool help'",
		"deploy --frobnicate":         "run 'tool help deploy'",
		"deploy -z":                   "run 'tool help deploy'",
	} {
		if r := call(t, "contract", strings.Fields(line)...); r.Exit != 2 || r.Error["suggestion"] != want {
			t.Errorf("%s: exit status %d, suggestion %v, want %s", line, r.Exit, r.Error["suggestion"], want)
		}
	}
	r := process.Call{Program: "contract", Args: []string{"delpoy"}, Terminal: true}.Run(t)
	has(t, r.Stderr, "tool: unknown command \"delpoy\"\n", "  hint: did you mean \"deploy\"?\n")
}

// TestMeantElsewhere holds that the other dialects say what was probably meant, too.
func TestMeantElsewhere(t *testing.T) {
	for line, want := range map[string]string{
		"animus deploy --taget=prod --json":                 `"details":{"suggestion":"did you mean \"--target\"?"}`,
		"animus delpoy --json":                              `"details":{"suggestion":"did you mean \"deploy\"?"}`,
		"claw1 deploy --taget=a --output-format=json":       "\"hint\":\"Did you mean `--target`? Run `tool --help` for usage.\"",
		"claw2 delpoy --output-format=json":                 "\"hint\":\"Did you mean `deploy`? Run `tool --help` for usage.\"",
		"claw2 delpoy":                                      "  hint: Did you mean `deploy`? Run `tool --help` for usage.\n",
		"claw2 deploy --qqqqqqqqq --output-format=json":     "\"hint\":\"Run `tool --help` for usage.\"",
		"animus deploy --qqqqqqqqq --target=staging --json": `"message":"unknown flag --qqqqqqqqq","exit_code":2}`,
	} {
		words := strings.Fields(line)
		r := process.Call{Program: words[0], Args: words[1:]}.Run(t)
		has(t, r.Stdout+r.Stderr, want)
	}
}

// TestSwallowed holds that a flag which stands where another one needs a value still says
// what the answer looks like.
func TestSwallowed(t *testing.T) {
	for app, line := range map[string]string{"animus": "deploy --count --json", "claw1": "deploy --count --output-format=json", "claw2": "deploy --count --output-format json"} {
		r := process.Call{Program: app, Args: strings.Fields(line)}.Run(t)
		text := r.Stdout + r.Stderr
		_, flag, _ := strings.Cut(line, "--count ")
		want := "--count needs a value, and " + strings.Fields(flag)[0] + " stands there"
		if r.Exit == 0 || !strings.HasPrefix(text, "{") || !strings.Contains(text, want) || strings.Contains(text, "unrecognized") {
			t.Errorf("%s %s: %+v", app, line, r)
		}
	}
}

// TestNoValue holds that a flag is not taken for the value of the one before it.
func TestNoValue(t *testing.T) {
	for line, want := range map[string]string{
		"conditions --name --to=x":          "--name needs a value, and --to=x stands there",
		"conditions --name --to x":          "--name needs a value, and --to stands there",
		"conditions --name --fields --to=x": "--name needs a value, and --fields stands there; --fields needs a value, and --to=x stands there",
		"file -n --name=x":                  "--name needs a value, and --name=x stands there",
		"file -n x --fields --limit=1":      "--fields needs a value, and --limit=1 stands there",
		"file -Vn --name=x":                 "--name needs a value, and --name=x stands there",
		"top --output --fields=a 1":         "--output needs a value, and --fields=a stands there",
	} {
		r := call(t, "input", strings.Fields(line)...)
		if r.Exit != 2 || r.Error["message"] != want {
			t.Errorf("%s: %d %v, want %s", line, r.Exit, r.Error, want)
		}
	}
	r := call(t, "input", "conditions", "--name", "--to", "x")
	if r.Error["fix_required"] != "give --name a value; write --name=--to if that is the value" || r.Error["param"] != "name" {
		t.Errorf("%v", r.Error)
	}
	for line, want := range map[string]string{
		"file --name=--name": `["--name"]`, "file --name --nothing": `["--nothing"]`, "file --name -n": `["-n"]`, "file -n--name": `["--name"]`,
	} {
		if r := call(t, "input", strings.Fields(line)...); r.Exit != 0 || string(r.Data) != want {
			t.Errorf("%s: %s", line, r.Stdout)
		}
	}
}

// TestOwnFlags holds that the overview lists every flag of the runtime's own, in
// each dialect.
func TestOwnFlags(t *testing.T) {
	for app, flags := range map[string]string{
		"contract": "--output --fields --limit --cursor --etag --stable-output --warnings-as-errors --schema --output-schema --print-schema --version --help",
		"claw1":    "--output-format --envelope-version --schema-version --schema --output-schema --print-schema --version --help",
		"claw2":    "--output-format --envelope-version --schema-version --legacy-envelope --schema --output-schema --print-schema --version --help",
		"animus":   "--json --schema --output-schema --print-schema --version --help",
	} {
		r := process.Call{Program: app, Args: []string{"--help"}, Terminal: true}.Run(t)
		_, list, _ := strings.Cut(r.Stdout, "flags of every command:\n")
		list, _, _ = strings.Cut(list, "\n\n")
		rows := strings.Split(strings.TrimSpace(list), "\n")
		if len(rows) != len(strings.Fields(flags)) {
			t.Errorf("%s: %d flags\n%s", app, len(rows), r.Stdout)
		}
		for _, flag := range strings.Fields(flags) {
			found := false
			for _, row := range rows {
				cells := strings.Fields(row)
				found = found || cells[0] == flag && len(cells) > 2
			}
			if !found {
				t.Errorf("%s: %s is missing or not explained\n%s", app, flag, list)
			}
		}
	}
}
