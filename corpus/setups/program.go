package main

import (
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"strings"
)

// A place is where a program sets up what its handlers write by.
type place string

const (
	inMain       place = "main, beside the handlers"
	inExecute    place = "Execute"
	inPersistent place = "PersistentPreRunE of the root"
	onInitialize place = "cobra.OnInitialize"
	inHandler    place = "the handler"
)

var places = []place{inMain, inExecute, inPersistent, onInitialize, inHandler}

// A program sets up one thing in one place, for one of the two streams.
type program struct {
	way
	place
	stdout bool

	dir    string
	writes bool // to standard output, when it was run
	told   bool // of that
}

// programs returns all of them.
func programs() (out []*program) {
	for n, w := range ways {
		for m, at := range places {
			for _, stdout := range []bool{true, false} {
				out = append(out, &program{way: w, place: at, stdout: stdout, dir: fmt.Sprintf("p%02d%d%t", n, m, stdout)})
			}
		}
	}
	return out
}

func (p *program) stream() string {
	if p.stdout {
		return "os.Stdout"
	}
	return "os.Stderr"
}

func (p *program) other() string {
	if p.stdout {
		return "os.Stderr"
	}
	return "os.Stdout"
}

// write writes its files.
func (p *program) write(root string) error {
	dir := filepath.Join(root, p.dir)
	if p.place == inMain {
		return writeGo(filepath.Join(dir, "main.go"), p.handlers("main")+`
func main() {
	setUp()
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}
`)
	}
	execute := "func Execute() error {"
	if p.place == inExecute {
		execute += " setUp();"
	}
	if err := writeGo(filepath.Join(dir, "cmd", "cmd.go"), p.handlers("cmd")+execute+" return root.Execute() }\n"); err != nil {
		return err
	}
	return writeGo(filepath.Join(dir, "main.go"), fmt.Sprintf(`package main

import (
	"os"

	"example.com/setups/%s/cmd"
)

func main() {
	if err := cmd.Execute(); err != nil {
		os.Exit(1)
	}
}
`, p.dir))
}

// handlers is the package that has them, and the function that sets up.
func (p *program) handlers(pkg string) string {
	set, declare, hook, initialize, own := fmt.Sprintf(p.set, p.stream()), p.declare, "", "", ""
	if strings.Contains(declare, "%s") {
		declare = fmt.Sprintf(declare, p.other())
	}
	switch p.place {
	case inPersistent:
		hook = ", PersistentPreRunE: func(*cobra.Command, []string) error { setUp(); return nil }"
	case onInitialize:
		initialize = "cobra.OnInitialize(setUp)"
	case inHandler:
		own, set = set, ""
	}
	return fmt.Sprintf(`package %s

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
	%s
)

var _ = fmt.Sprint

%s

var root = &cobra.Command{Use: "tool"%s}

func init() {
	%s
	root.AddCommand(&cobra.Command{Use: "run", RunE: run})
}

func setUp() {
	%s
}

func run(cmd *cobra.Command, args []string) error {
	%s
	%s
	fmt.Fprintln(os.Stderr, "done")
	return nil
}

`, pkg, strings.Join(p.imports, "\n\t"), declare, hook, initialize, set, own, p.use)
}

func writeGo(name, text string) error {
	source, err := format.Source([]byte(text))
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return os.WriteFile(name, source, 0o666)
}
