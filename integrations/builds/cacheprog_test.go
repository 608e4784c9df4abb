package builds_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSharedResults has two machines run envvet on the same code, each with an
// empty cache, and one store that both reach through GOCACHEPROG. The second
// starts no analysis and prints the same. One with its checkout in another folder
// prints names of its own.
func TestSharedResults(t *testing.T) {
	counter, cacheprog := filepath.Join(bin, "counter.exe"), filepath.Join(bin, "cacheprog.exe")
	run(t, root, nil, "go", "build", "-o", counter, "./cmd/envvet/testdata/counter")
	run(t, ".", nil, "go", "build", "-o", cacheprog, "./cacheprog")

	store, checkout := tempDir(t), tempDir(t)
	small(t, checkout)
	// machine runs envvet on one with nothing in its caches.
	machine := func(dir string, args ...string) (output string, analyses int) {
		own := tempDir(t)
		log := filepath.Join(own, "analyses")
		env := []string{
			"GOCACHE=" + filepath.Join(own, "gocache"), "GOCACHEPROG=" + cacheprog + " " + store + " " + filepath.Join(own, "local"),
			"COUNTER_LOG=" + log,
		}
		stdout, stderr, code := start(t, dir, env, envvet, append([]string{"-toolexec=" + counter}, args...)...)
		if code != 1 {
			t.Fatalf("exit status %d, want findings\n%s%s", code, stdout, stderr)
		}
		text, err := os.ReadFile(log)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		return stdout + stderr, strings.Count(string(text), "\n")
	}

	first, analyses := machine(checkout)
	if analyses == 0 || !strings.Contains(first, filepath.FromSlash("store/store.go:6")) {
		t.Fatalf("%d analyses on the first machine\n%s", analyses, first)
	}
	second, analyses := machine(checkout)
	if analyses != 0 || second != first {
		t.Errorf("%d analyses on the second machine, want none\n%swant\n%s", analyses, second, first)
	}
	json, analyses := machine(checkout, "-o", "json")
	if analyses != 0 || !strings.Contains(json, `"file":"main.go"`) {
		t.Errorf("%d analyses for another form of output, want none\n%s", analyses, json)
	}

	// The program may be named by "go env -w".
	settings := filepath.Join(tempDir(t), "env")
	write(t, settings, "GOCACHEPROG="+cacheprog+" "+store+" "+filepath.Join(tempDir(t), "local")+"\n")
	kept := filepath.Join(tempDir(t), "kept")
	env := []string{"GOCACHE=" + filepath.Join(tempDir(t), "gocache"), "GOCACHEPROG=", "GOENV=" + settings, "ENVVET_CACHE=" + kept}
	for _, args := range [][]string{{"./..."}, {"-nocache", "./..."}} {
		_, stderr, code := start(t, checkout, env, envvet, args...)
		if code != 1 {
			t.Errorf("envvet %s: exit status %d, want findings\n%s", args, code, stderr)
		}
	}
	if _, err := os.Stat(kept); !os.IsNotExist(err) {
		t.Errorf("envvet keeps results of its own where go env names a program that shares them: %v", err)
	}

	// The go command has no list of handlers that could be shared.
	if stdout, stderr, code := start(t, checkout, env, envvet, "handlers", "-o", "text"); code != 0 || !strings.Contains(stdout, "1 handler in 1 package") {
		t.Errorf("envvet handlers: exit status %d\n%s%s", code, stdout, stderr)
	}

	elsewhere := tempDir(t)
	small(t, elsewhere)
	if other, _ := machine(elsewhere, "-o", "json"); strings.ReplaceAll(other, elsewhere, checkout) != json {
		t.Errorf("in another folder\n%swant\n%s", other, json)
	}

	// With -trimpath the go command takes what it keeps for that of any folder.
	if trimmed, _ := machine(checkout, "-trimpath", "-o", "json"); trimmed != json {
		t.Errorf("with -trimpath\n%swant\n%s", trimmed, json)
	}
	if other, _ := machine(elsewhere, "-trimpath", "-o", "json"); strings.ReplaceAll(other, elsewhere, checkout) != json {
		t.Errorf("with -trimpath, in another folder\n%swant\n%s", other, json)
	}
}

// small writes a module with a finding that leads to another package and imports
// little.
func small(t *testing.T, dir string) {
	t.Helper()
	write(t, filepath.Join(dir, "go.mod"), "module example.com/small\n\ngo 1.26.0\n")
	write(t, filepath.Join(dir, "main.go"), `package main

import "example.com/small/store"

func main() { list(nil) }

//envvet:handler
func list(args []string) { store.Log("x") }
`)
	write(t, filepath.Join(dir, "store", "store.go"), `package store

import "os"

func Log(text string) {
	os.Stdout.WriteString(text)
}
`)
}
