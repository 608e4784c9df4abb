//go:build linux

package main_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestHostile holds that programs which are made to be hard to analyze are
// analyzed, or refused with a message, in bounded time and memory.
func TestHostile(t *testing.T) {
	if testing.Short() {
		t.Skip("analyzes large texts")
	}
	readByOthers(t, "envelope")
	const (
		memory = 2 << 30 // bytes
		limit  = 4 * time.Minute
	)
	sum := func(n int) string { return "1" + strings.Repeat(" + n", n) }
	handler := func(body string) string {
		return "package main\n\nimport \"fmt\"\n\n//envvet:handler\nfunc run(n int) {\n" + body + "\n}\n\nfunc main() { run(len(fmt.Sprint())) }\n"
	}
	schema := func(text string) map[string]string {
		return map[string]string{
			"schema.json": text,
			"main.go": `package main

import (
	_ "embed"
	"encoding/json"

	"github.com/envvet/envvet/envelope"
)

//go:embed schema.json
var schema json.RawMessage

type answer struct {
	Name string ` + "`json:\"name\"`" + `
}

func main() {
	app := envelope.New("tool", envelope.Version("1.0.0"))
	envelope.Register(app, envelope.Command[struct{}, answer]{
		Name: "get", Summary: "Get it.", Effect: envelope.Safe, OutputSchema: schema,
	})
}
`,
		}
	}
	tests := map[string]struct {
		files map[string]string
		links map[string]string
		code  int
		says  string
	}{
		"a literal of 100 MB": {
			files: map[string]string{"main.go": handler("const text = \"" + strings.Repeat("a", 100<<20) + "\"\nfmt.Println(text)")},
			code:  1, says: "stdoutwrite",
		},
		"a sum of 10,000 terms": {files: map[string]string{"main.go": handler("fmt.Println(" + sum(10_000) + ")")}, code: 1, says: "stdoutwrite"},
		"brackets, 20,000 deep": {
			files: map[string]string{"main.go": handler("fmt.Println(" + strings.Repeat("(", 20_000) + "n" + strings.Repeat(")", 20_000) + ")")},
			code:  1, says: "stdoutwrite",
		},
		"brackets, deeper than a parser goes": {
			files: map[string]string{"main.go": handler("fmt.Println(" + strings.Repeat("(", 2_000_000) + "n" + strings.Repeat(")", 2_000_000) + ")")},
			code:  2, says: "exceeded max nesting depth",
		},
		"blocks, 900 deep": {
			files: map[string]string{"main.go": handler(strings.Repeat("if n > 1 {\n", 900) + "fmt.Println()" + strings.Repeat("}\n", 900))},
			code:  1, says: "stdoutwrite",
		},
		// Of many more go/types itself takes minutes to order their variables.
		"200 functions that call each other":        {files: map[string]string{"main.go": clique(200, 20)}, code: 1, says: "stdoutwrite"},
		"a struct in a struct, 400 times":           {files: map[string]string{"main.go": nested(400)}},
		"a payload of structs used again and again": {files: map[string]string{"main.go": shared(26)}},
		"a buffer that is written to itself":        {files: map[string]string{"main.go": rewritten()}, code: 1, says: "stdoutwrite"},
		"structs that change places":                {files: map[string]string{"main.go": swapped(12)}, code: 1, says: "stdoutwrite"},
		"encoders that change places":               {files: map[string]string{"main.go": encoders(120)}},
		"a flag that is carried through a loop":     {files: map[string]string{"main.go": carried(20)}},
		"an error that is unwrapped in a loop":      {files: map[string]string{"main.go": unwrapped(30)}, code: 1, says: "exitcall"},
		"an error that is wrapped in many places":   {files: map[string]string{"main.go": wrapped(90)}},
		"a text that is made of many":               {files: map[string]string{"main.go": doubled(16, 900_000)}, code: 1, says: "stdoutwrite"},
		"objects that hold each other":              {files: map[string]string{"main.go": held(100)}},
		"functions that hand on a writer":           {files: map[string]string{"main.go": handed(90)}},
		"function literals, 5,000 deep": {
			files: map[string]string{"main.go": handler(strings.Repeat("func() {\n", 5000) + "fmt.Println(1)\n" + strings.Repeat("}()\n", 5000))},
			code:  1, says: "stdoutwrite",
		},
		"a function of 20,000 branches": {
			files: map[string]string{"main.go": handler(strings.Repeat("if n > 1 { n++ }\n", 20_000) + "fmt.Println(n)")},
			code:  1, says: "stdoutwrite",
		},
		"functions that return what many others do": {files: map[string]string{"main.go": returned(5, 195)}, code: 1, says: "stdoutwrite"},
		"a schema of a million references": {
			// It is a schema for all that is known, and larger than what is looked into.
			files: schema(`{"$ref":"#/$defs/a0","$defs":{` + references(1_000_000) + `}}`),
		},
		"a schema, 100,000 deep": {
			files: schema(strings.Repeat(`{"not":`, 100_000) + "{}" + strings.Repeat("}", 100_000)), code: 1, says: "outputschema",
		},
		"an expression that would go back and forth": {
			files: schema(`{"type":"object","properties":{"name":{"type":"string","pattern":"` + strings.Repeat("(a+)+", 200_000) + `$"}}}`),
		},
		"a link to itself": {
			files: map[string]string{"main.go": handler("fmt.Println()")},
			links: map[string]string{"folder": ".", "loop.go": "loop.go"},
			code:  2, says: "loop.go",
		},
		"a configuration that is a link to itself": {
			files: map[string]string{"main.go": handler("fmt.Println()")},
			links: map[string]string{".envvet.toml": ".envvet.toml"},
			code:  2, says: ".envvet.toml",
		},
		"a schema outside": {
			files: map[string]string{"main.go": schema("")["main.go"]},
			links: map[string]string{"schema.json": "/etc/hostname"},
			code:  2, says: "cannot embed irregular file",
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			module := fmt.Sprintf("module example.com/tool\n\ngo 1.26.0\n\nrequire (\n\tgithub.com/envvet/envvet v0.0.0\n\tgithub.com/spf13/pflag v1.0.10\n)\n\nreplace github.com/envvet/envvet => %s\n", root)
			sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
			if err != nil {
				t.Fatal(err)
			}
			write := func(name, text string) {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			write("go.mod", module)
			write("go.sum", string(sums))
			for name, text := range test.files {
				write(name, text)
			}
			for name, to := range test.links {
				if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
					t.Fatal(err)
				}
			}
			ctx, cancel := context.WithTimeout(t.Context(), limit)
			defer cancel()
			cmd := exec.CommandContext(ctx, binary, "-nocache", "-hints", ".")
			cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod", "GOPROXY=off")
			var out bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &out
			err = cmd.Run()
			if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
				t.Fatal(err)
			}
			text := out.String()
			if got := cmd.ProcessState.ExitCode(); got != test.code || !strings.Contains(text, test.says) || strings.Contains(text, "goroutine ") {
				t.Errorf("exit status %d, want %d and %q\n%.2000s", got, test.code, test.says, text)
			}
			if out.Len() > 1<<20 {
				t.Errorf("%d bytes of output", out.Len())
			}
			used := cmd.ProcessState.SysUsage().(*syscall.Rusage)
			if used.Maxrss<<10 > memory { // kilobytes on Linux, bytes elsewhere
				t.Errorf("took %d MB", used.Maxrss>>10)
			}
			t.Logf("%v, %d MB: %.200s", cmd.ProcessState.UserTime().Round(time.Millisecond), used.Maxrss>>10, text)
		})
	}
}

// clique returns a program of n functions, each of which calls some others.
func clique(n, calls int) string {
	var b strings.Builder
	b.WriteString("package main\n\nimport \"fmt\"\n\n//envvet:handler\nfunc run(n int) { f0(n) }\n\nfunc main() { run(1) }\n")
	for i := range n {
		fmt.Fprintf(&b, "\nfunc f%d(n int) {\n\tif n == 0 { return }\n", i)
		for j := range calls {
			fmt.Fprintf(&b, "\tf%d(n - %d)\n", (i*7+j*13+1)%n, j+1)
		}
		b.WriteString("}\n")
	}
	return strings.Replace(b.String(), "{ return }\n", "{ fmt.Println() }\n", 1)
}

// nested returns a program with a payload of structs in each other.
func nested(n int) string {
	var b strings.Builder
	b.WriteString("package main\n\nimport \"github.com/envvet/envvet/envelope\"\n\n")
	for i := range n {
		fmt.Fprintf(&b, "type s%d struct { Next s%d `json:\"next\"` }\n\n", i, i+1)
	}
	fmt.Fprintf(&b, "type s%d struct { Name string `json:\"name\"` }\n\n", n)
	b.WriteString(`func main() {
	app := envelope.New("tool", envelope.Version("1.0.0"))
	envelope.Register(app, envelope.Command[struct{}, s0]{Name: "get", Summary: "Get it.", Effect: envelope.Safe})
}
`)
	return b.String()
}

func references(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `"a%d":{"$ref":"#/$defs/a%d"},`, i, i+1)
	}
	fmt.Fprintf(&b, `"a%d":{"type":"object"}`, n)
	return b.String()
}
