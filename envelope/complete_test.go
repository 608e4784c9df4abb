package envelope_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"

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
	"--output json dep":         "deploy",
	"--output=json deploy ro":   "rollback",
	"--stable-output it":        "items",
	"deploy --target=prod --dr": "--dry-run",
}

// TestPlaces holds that the values of flags are in no place of an argument's.
func TestPlaces(t *testing.T) {
	for line, want := range map[string]string{
		"paint":                     "blue red",
		"paint red":                 "big small",
		"paint --coat thick":        "blue red",
		"paint --coat = thick":      "blue red",
		"paint --coat=thick":        "blue red",
		"paint --dry red":           "big small",
		"paint --dry = true":        "blue red",
		"paint --output json red":   "big small",
		"paint red --coat thick":    "big small",
		"paint red big":             "",
		"--output json paint --dry": "blue red",
		"paint --":                  "blue red",
		"paint -- red":              "big small",
		"paint red --":              "big small",
		"paint -- --coat":           "big small",
		"paint --coat --":           "blue red",
	} {
		r := process.Call{Program: "input", Args: append(strings.Fields(line), ""), Env: []string{"TOOL_COMPLETE=list"}}.Run(t)
		if got := strings.Join(strings.Fields(r.Stdout), " "); got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
	r := process.Call{Program: "input", Args: []string{"paint", "--", "--d"}, Env: []string{"TOOL_COMPLETE=list"}}.Run(t)
	if r.Stdout != "" {
		t.Errorf("after -- there are the flags %q", r.Stdout)
	}
}

// TestCompletion holds what bash completes, by asking bash.
func TestCompletion(t *testing.T) {
	bash, env := shell(t, "bash")
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
		cmd.Env = env
		out, err := cmd.CombinedOutput()
		if got := strings.TrimSpace(string(out)); err != nil || got != want {
			t.Errorf("%q: %q, %v, want %q", line, got, err, want)
		}
	}
}

// TestFishCompletion holds what fish completes, by asking fish.
func TestFishCompletion(t *testing.T) {
	fish, env := shell(t, "fish")
	for line, want := range completions {
		cmd := exec.Command(fish, "--no-config", "-c", `TOOL_COMPLETE=fish tool | source; complete -C $argv[1]`, "tool "+line)
		cmd.Env, cmd.Dir = env, t.TempDir() // without files, which bogus is completed to
		out, err := cmd.CombinedOutput()
		var got []string
		for _, candidate := range strings.Fields(string(out)) {
			if i := strings.LastIndex(line, " ") + 1; strings.HasPrefix(line[i:], "--") && strings.Contains(line[i:], "=") {
				_, candidate, _ = strings.Cut(candidate, "=") // fish replaces the whole word
			}
			got = append(got, candidate)
		}
		if err != nil || strings.Join(got, " ") != want {
			t.Errorf("%q: %q, %v, want %q", line, out, err, want)
		}
	}
}

// TestZshCompletion holds what zsh completes, at a terminal: what is typed before
// the tabulator becomes what stands there after it.
func TestZshCompletion(t *testing.T) {
	zsh, env := shell(t, "zsh")
	cmd := exec.Command(zsh, "-f", "-i")
	cmd.Env = append(env, "TERM=dumb", "PS1=", "ZDOTDIR="+t.TempDir())
	cmd.Dir = t.TempDir()
	terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 500})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = cmd.Process.Kill(); _ = cmd.Wait(); _ = terminal.Close() }()
	screen := make(chan string)
	go func() {
		buffer := make([]byte, 4096)
		for {
			n, err := terminal.Read(buffer)
			if err != nil {
				close(screen)
				return
			}
			screen <- string(buffer[:n])
		}
	}()
	var seen string
	until := func(end string) string {
		t.Helper()
		for timeout := time.After(2 * time.Minute); ; {
			if before, after, found := strings.Cut(seen, end); found {
				seen = after
				return before
			}
			select {
			case text, open := <-screen:
				if !open {
					t.Fatalf("zsh has ended: %q", seen)
				}
				seen += text
			case <-timeout:
				t.Fatalf("zsh does not say %q: %q", end, seen)
			}
		}
	}
	fmt.Fprint(terminal, `eval "$(TOOL_COMPLETE=zsh tool)"; unsetopt list_ambiguous; compinit -D -u
show() { print -r -- "<""<$BUFFER>>"; BUFFER=; }; zle -N show; bindkey '^Xs' show; echo be''gin
`)
	until("begin\r\n")
	for line, want := range map[string]string{
		"dep":                       "deploy ",
		"deploy ro":                 "deploy rollback ",
		"deploy --targ":             "deploy --target ",
		"deploy --target=s":         "deploy --target=staging ",
		"deploy --target st":        "deploy --target staging ",
		"items --output ta":         "items --output table ",
		"deploy --target=prod --dr": "deploy --target=prod --dry-run ",
		"bogus x":                   "bogus x",
	} {
		fmt.Fprint(terminal, "tool "+line+"\t\x18s")
		until("<<")
		if got := until(">>"); got != "tool "+want {
			t.Errorf("%q becomes %q, want %q", line, got, want)
		}
	}
	fmt.Fprint(terminal, "tool deploy --target=\t\x18s") // there is a choice
	if list := until("<<"); !strings.Contains(list, "prod") || !strings.Contains(list, "staging") {
		t.Errorf("zsh lists %q", list)
	}
}

// shell returns a shell and an environment in which it finds the program contract
// as tool.
func shell(t *testing.T, name string) (path string, env []string) {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("no %s here", name)
	}
	dir := t.TempDir()
	inner := process.Call{Program: "contract"}.Command(t)
	if err := os.Symlink(inner.Path, filepath.Join(dir, "tool")); err != nil {
		t.Fatal(err)
	}
	home := t.TempDir() // fish makes files there
	return path, append(inner.Env, "PATH="+dir+":"+os.Getenv("PATH"), "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home)
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
