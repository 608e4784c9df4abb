package main_test

import (
	"os/exec"
	"testing"

	"github.com/envvet/envvet/internal/editor"
)

const prints = "package main\n\nimport \"fmt\"\n\n//envvet:handler\nfunc show() { fmt.Println() }\n\nfunc main() { show() }\n"

// editWith opens an editor beside envvet lsp with flags, in a module with the files.
func editWith(t *testing.T, flags []string, files map[string]string) *editor.Editor {
	t.Helper()
	files["go.mod"] = goMod
	return editor.Start(t, editor.Server{
		Program: binary, Args: append([]string{"lsp"}, flags...),
		Env: []string{
			"GOFLAGS=", "GOPROXY=off", "GOTOOLCHAIN=local", "GOWORK=off", "XDG_CACHE_HOME=" + t.TempDir(),
			"GOCACHE=" + goEnv["GOCACHE"], "GOMODCACHE=" + goEnv["GOMODCACHE"],
		},
	}, files)
}

// holdsQuiet holds that the person was not told that something is wrong.
func holdsQuiet(t *testing.T, e *editor.Editor) {
	t.Helper()
	e.WaitFor(func() bool {
		if e.Logged("window/showMessage", "") {
			t.Error("the person is told that something is wrong")
		}
		return true
	})
}

// TestEditorNamedFiles holds that flags name files as seen from where the server was
// started, whichever folder is checked.
func TestEditorNamedFiles(t *testing.T) {
	readByOthers(t, "envelope", "singlechecker", "testdata/stubs")
	e := editWith(t, []string{"-baseline", "accepted.json", "-config", "settings/strict.toml", "-modfile", "other.mod"}, map[string]string{
		"main.go":              prints,
		"sub/sub.go":           prints,
		"other.mod":            goMod,
		"settings/strict.toml": "severity = [\"stdoutwrite=error\"]\n",
		"accepted.json":        "{\"version\": 2, \"findings\": []}\n",
	})
	for _, file := range []string{"main.go", "sub/sub.go"} {
		e.Open(file)
		if severity := e.Wants(file, 6).Diagnostics[0].Severity; severity != 1 {
			t.Errorf("%s: severity %d, want 1", file, severity)
		}
	}
	baseline := exec.Command(binary, "baseline", "-baseline", "accepted.json", "./...")
	baseline.Dir = e.Dir
	if out, err := baseline.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, file := range []string{"main.go", "sub/sub.go"} {
		e.Change(file, "\n"+prints)
		e.Wants(file)
	}
	holdsQuiet(t, e)
}

// TestEditorNewFolder holds that a new file in a folder that is not there yet is no
// mistake, and is checked once it is saved.
func TestEditorNewFolder(t *testing.T) {
	readByOthers(t, "envelope", "singlechecker", "testdata/stubs")
	e := editWith(t, nil, map[string]string{"main.go": prints, ".envvet.toml": "hints = true\n"})
	document := map[string]any{"uri": e.URI("new/new.go"), "languageId": "go", "version": 1, "text": prints}
	e.Notify("textDocument/didOpen", map[string]any{"textDocument": document})
	e.WaitFor(func() bool { return e.Logged("window/logMessage", "new is not there yet") })
	e.Open("main.go")
	e.Wants("main.go", 6)
	holdsQuiet(t, e)

	e.Write("new/new.go", prints)
	e.Notify("textDocument/didSave", map[string]any{"textDocument": map[string]any{"uri": e.URI("new/new.go")}})
	e.Wants("new/new.go", 6)
}
