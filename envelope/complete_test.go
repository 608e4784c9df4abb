package envelope_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

// completions are command lines and what their last word can become.
var completions = map[string]string{
	"dep":                       "deploy",
	"deploy ro":                 "rollback",
	"deploy --targ":             "--target",
	"deploy --target ":          "prod staging",
	"deploy --target=s":         "staging",
	"deploy --target=":          "prod staging",
	"items --output t":          "table tsv",
	"--output j":                "json jsonl",
	"help dep":                  "deploy",
	"mani":                      "manifest",
	"items --st":                "--stable-output",
	"bogus x":                   "",
	"deploy --target=prod --dr": "--dry-run",
}

// TestCompletion holds what bash completes, by asking bash.
func TestCompletion(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash here")
	}
	dir := t.TempDir()
	inner := process.Call{Program: "contract"}.Command(t)
	if err := os.Symlink(inner.Path, filepath.Join(dir, "tool")); err != nil {
		t.Fatal(err)
	}
	for line, want := range completions {
		// What readline does: take the line apart at its word breaks, which = is,
		// and call the function that complete has registered.
		words := strings.Fields(strings.ReplaceAll(line, "=", " = "))
		if strings.HasSuffix(line, " ") {
			words = append(words, "")
		}
		quoted := "'tool'"
		for _, w := range words {
			quoted += " '" + w + "'"
		}
		script := `eval "$(TOOL_COMPLETE=bash tool)"; COMP_WORDS=(` + quoted + `); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); ` +
			`f=$(complete -p tool | sed 's/.*-F \([^ ]*\) .*/\1/'); $f; echo "${COMPREPLY[*]}"`
		cmd := exec.Command(bash, "--norc", "-c", script)
		cmd.Env = append(inner.Env, "PATH="+dir+":"+os.Getenv("PATH"))
		out, err := cmd.CombinedOutput()
		if got := strings.TrimSpace(string(out)); err != nil || got != want {
			t.Errorf("%q: %q, %v, want %q", line, got, err, want)
		}
	}
}

// TestCompletionName holds that the variable is that of the application alone,
// and that other values mean nothing.
func TestCompletionName(t *testing.T) {
	r := process.Call{Program: "prefixed", Env: []string{"MY_TOOL_COMPLETE=bash"}}.Run(t)
	has(t, r.Stdout, "_my_tool_complete() {", "MY_TOOL_COMPLETE=list", "complete -o default -F _my_tool_complete my-tool\n")
	for program, env := range map[string]string{"prefixed": "TOOL_COMPLETE=bash", "contract": "TOOL_COMPLETE=x"} {
		c := process.Call{Program: program, Args: []string{"record"}, Env: []string{env}}
		rep := reply{Result: c.Run(t)}
		rep.check(t)
	}
}
