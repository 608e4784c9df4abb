package main

import (
	"fmt"
	"go/format"
	"os"
	"path"
	"path/filepath"
	"regexp"
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
	inFunction   place = "a function that main gives it to"
	inPackage    place = "a package of its own"
	toPackage    place = "one that main gives it to"
	apartFrom    place = "main, of handlers in another package"
)

var places = []place{inMain, inExecute, inPersistent, onInitialize, inHandler, inFunction, inPackage, toPackage, apartFrom}

// apart reports whether a place is in another package than the handlers, where nothing is known
// of their package's variables.
func (at place) apart() bool { return at == inPackage || at == toPackage || at == apartFrom }

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
			if at.apart() && w.declare != "" {
				continue
			}
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
	files := map[string]string{"main.go": "", "cmd/cmd.go": "", "setup/setup.go": ""}
	switch p.place {
	case inMain:
		files["main.go"] = p.file("main", p.handlers()+mainThat("setUp()", "root.Execute()"))
	case inFunction:
		files["main.go"] = p.file("main", p.handlers()+mainThat("setUpOn("+p.stream()+")", "root.Execute()")+p.setter("setUpOn(w *os.File)", "w"))
	case inPackage:
		files["main.go"] = p.file("main", p.handlers()+mainThat("setup.SetUp()", "root.Execute()"), "setup")
		files["setup/setup.go"] = p.file("setup", p.setter("SetUp()", p.stream()))
	case toPackage:
		files["main.go"] = p.file("main", p.handlers()+mainThat("setup.SetUp("+p.stream()+")", "root.Execute()"), "setup")
		files["setup/setup.go"] = p.file("setup", p.setter("SetUp(w *os.File)", "w"))
	case apartFrom:
		files["main.go"] = p.file("main", mainThat(fmt.Sprintf(p.set, p.stream()), "cmd.Execute()"), "cmd")
		files["cmd/cmd.go"] = p.file("cmd", p.handlers()+"func Execute() error { return root.Execute() }\n")
	default:
		execute := "func Execute() error {"
		if p.place == inExecute {
			execute += " setUp();"
		}
		files["main.go"] = p.file("main", mainThat("", "cmd.Execute()"), "cmd")
		files["cmd/cmd.go"] = p.file("cmd", p.handlers()+execute+" return root.Execute() }\n")
	}
	for name, text := range files {
		if text == "" {
			continue
		}
		if err := writeGo(filepath.Join(root, p.dir, filepath.FromSlash(name)), text); err != nil {
			return err
		}
	}
	return nil
}

// mainThat is a main function that does something and runs the handlers.
func mainThat(first, run string) string {
	return "func main() {\n\t" + first + "\n\tif err := " + run + "; err != nil {\n\t\tos.Exit(1)\n\t}\n}\n\n"
}

// setter is a function that sets up for a stream.
func (p *program) setter(signature, stream string) string {
	return "func " + signature + " {\n\t" + fmt.Sprintf(p.set, stream) + "\n}\n\n"
}

// file is a file of a package, which imports what it names, and packages of the program.
func (p *program) file(pkg, body string, own ...string) string {
	var out strings.Builder
	fmt.Fprintf(&out, "package %s\n\nimport (\n", pkg)
	for _, spec := range append([]string{`"fmt"`, `"os"`, `"github.com/spf13/cobra"`}, p.imports...) {
		if uses(body, spec) {
			fmt.Fprintf(&out, "\t%s\n", spec)
		}
	}
	for _, name := range own {
		fmt.Fprintf(&out, "\t\"example.com/setups/%s/%s\"\n", p.dir, name)
	}
	return out.String() + ")\n\n" + body
}

// uses reports whether code names the package of an import.
func uses(code, spec string) bool {
	name, quoted, named := strings.Cut(spec, " ")
	if !named {
		quoted = name
		name = path.Base(strings.TrimSuffix(strings.Trim(quoted, `"`), "/v2"))
		name = strings.TrimPrefix(name, "go-")
	}
	return regexp.MustCompile(`\b` + name + `\.`).MatchString(code)
}

// handlers are the handlers, and the function that sets up if that is beside them.
func (p *program) handlers() string {
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
	case inFunction, inPackage, toPackage, apartFrom:
		set = ""
	}
	return fmt.Sprintf(`%s

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

`, declare, hook, initialize, set, own, p.use)
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
