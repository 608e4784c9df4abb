package main

import "fmt"

// A text is a piece of code and the packages that it mentions.
type text struct {
	code    string
	imports []string
}

func code(code string, imports ...string) text { return text{code, imports} }

// in returns the code, to be written in the unit.
func (t text) in(u *unit) string { return u.use(t.code, t.imports...) }

const libPath = module + "/lib"

// Writers: standard output, and what only looks like it.
var (
	loudWriters = []text{
		code("io.Writer(os.Stdout)", "io", "os"),
		code("io.Writer(os.NewFile(1, \"out\"))", "io", "os"),
		code("lib.Stdout()", libPath),
		code("lib.Console.W", libPath),
		code("io.Writer(lib.Tee{os.Stdout})", "io", "os", libPath),
		code("io.MultiWriter(new(bytes.Buffer), os.Stdout)", "io", "os", "bytes"),
	}
	quietWriters = []text{
		code("io.Writer(os.Stderr)", "io", "os"),
		code("io.Writer(new(bytes.Buffer))", "io", "bytes"),
		code("io.Writer(new(strings.Builder))", "io", "strings"),
		code("io.Discard", "io"),
		code("lib.Stderr()", libPath),
		code("lib.Notes.W", libPath),
		code("io.Writer(new(lib.Counter))", "io", libPath),
		code("io.Writer(lib.Tee{os.Stderr})", "io", "os", libPath),
		code("io.MultiWriter(new(bytes.Buffer), os.Stderr)", "io", "os", "bytes"),
	}
	// writes are statements that write to %s.
	writes = []text{
		code(`fmt.Fprintln(%s, "x")`, "fmt"),
		code(`_, _ = io.WriteString(%s, "x")`, "io"),
		code(`_, _ = (%s).Write([]byte("x"))`),
		code(`_ = json.NewEncoder(%s).Encode(1)`, "encoding/json"),
		code(`log.New(%s, "", 0).Println("x")`, "log"),
		code(`slog.New(slog.NewTextHandler(%s, nil)).Info("x")`, "log/slog"),
		code(`_ = template.Must(template.New("t").Parse("x")).Execute(%s, nil)`, "text/template"),
		code("{\nw := tabwriter.NewWriter(%s, 0, 0, 1, ' ', 0)\nfmt.Fprintln(w, \"x\")\n_ = w.Flush()\n}", "text/tabwriter", "fmt"),
		code("{\nw := bufio.NewWriter(%s)\n_, _ = w.WriteString(\"x\")\n_ = w.Flush()\n}", "bufio"),
		code("{\nw := csv.NewWriter(%s)\n_ = w.Write([]string{\"x\"})\nw.Flush()\n}", "encoding/csv"),
		code(`_, _ = io.Copy(%s, strings.NewReader("x"))`, "io", "strings"),
		code("{\nc := exec.Command(\"echo\", \"x\")\nc.Stdout = %s\n_ = c.Run()\n}", "os/exec"),
		code(`lib.Printer{W: %s}.Line("x")`, libPath),
		code("{\nvar p lib.Printer\np.To(%s)\np.Line(\"x\")\n}", libPath),
		code("log.SetOutput(%s)\nlog.Print(\"x\")", "log"),
	}
)

// Statements that write to standard output, and such as only look like it.
var (
	prints = []text{
		code(`fmt.Println("x")`, "fmt"),
		code(`fmt.Printf("%d\n", 1)`, "fmt"),
		code(`fmt.Print("x")`, "fmt"),
		code(`_, _ = os.Stdout.WriteString("x")`, "os"),
		code(`_, _ = syscall.Write(1, []byte("x"))`, "syscall"),
		code(`lib.Console.Line("x")`, libPath),
	}
	silences = []text{
		code(`fmt.Fprintln(os.Stderr, "x")`, "fmt", "os"),
		code(`log.Print("x")`, "log"),
		code(`slog.Info("x")`, "log/slog"),
		code(`println("x")`),
		code(`_ = fmt.Sprintln("x")`, "fmt"),
		code("if lib.Debug {\nfmt.Println(\"x\")\n}", "fmt", libPath),
		code("if false {\nfmt.Println(\"x\")\n}", "fmt"),
		code("f := func() { fmt.Println(\"x\") }\n_ = f", "fmt"),
		code(`_, _ = os.Stdout.Stat()`, "os"),
		code(`_ = os.Stdout.Fd()`, "os"),
		code("if os.Stdout == nil {\nprintln(\"x\")\n}", "os"),
		code(`lib.Notes.Line("x")`, libPath),
		code(`_ = lib.Buffered(func(w io.Writer) { fmt.Fprintln(w, "x") })`, "fmt", "io", libPath),
		code("for range 0 {\n}\nif len(os.Args) < 0 && lib.Debug {\nos.Stdout.Close()\n}", "os", libPath),
	}
)

// Statements that end the process, and such as only look like it.
var (
	exits = []text{
		code(`os.Exit(7)`, "os"),
		code(`log.Fatal("x")`, "log"),
		code(`log.Fatalf("%d", 1)`, "log"),
		code(`log.Fatalln("x")`, "log"),
		code(`log.New(os.Stderr, "", 0).Fatal("x")`, "log", "os"),
		code(`syscall.Exit(7)`, "syscall"),
		code(`_ = flag.NewFlagSet("x", flag.ExitOnError).Parse([]string{"-nosuch"})`, "flag"),
		code("go func() { panic(\"x\") }()\nselect {}"),
	}
	stays = []text{
		code(`lib.Fatal("x")`, libPath),
		code(`new(lib.Door).Exit(1)`, libPath),
		code(`_ = lib.Try(func() { panic("x") })`, libPath),
		code(`_ = lib.Try(func() { log.Panic("x") })`, "log", libPath),
		code("if lib.Debug {\nos.Exit(1)\n}", "os", libPath),
		code("f := func() { log.Fatal(\"x\") }\n_ = f", "log"),
		code(`_ = exec.Command("sh", "-c", "exit 3").Run()`, "os/exec"),
		code("{\nfs := flag.NewFlagSet(\"x\", flag.ContinueOnError)\nfs.SetOutput(io.Discard)\n_ = fs.Parse([]string{\"-nosuch\"})\n}", "flag", "io"),
		code("go func() {\ndefer func() { _ = recover() }()\npanic(\"x\")\n}()"),
	}
	exitFuncs = []text{code("os.Exit", "os"), code("syscall.Exit", "syscall"), code(`func(n int) { log.Fatal(n) }`, "log")}
	stayFuncs = []text{code("func(int) {}"), code("new(lib.Door).Exit", libPath), code(`func(int) { lib.Fatal("x") }`, libPath)}
)

// write returns an action that writes to one of the writers, by itself or by a printer
// that is kept, or is one of the statements.
func (g *generator) write(writers, statements []text) action {
	u := g.home()
	switch g.IntN(6) {
	case 0, 1:
		return g.bring(action{pick(g, statements).in(u), u})
	case 2:
		return g.printKept(writers)
	}
	w := g.travelWithin(value{pick(g, writers).in(u), "io.Writer", u})
	return g.bring(action{fmt.Sprintf(pick(g, writes).in(w.at), w.expr), w.at})
}

// end returns an action that calls one of the functions or is one of the
// statements.
func (g *generator) end(funcs, statements []text) action {
	u := g.home()
	if g.IntN(3) > 0 {
		return g.bring(action{pick(g, statements).in(u), u})
	}
	f := g.travelWithin(value{pick(g, funcs).in(u), "func(int)", u})
	if f.expr == "func(int) {}" || f.expr[0] == 'f' {
		f = f.with("(%s)", f.expr)
	}
	return g.bring(action{f.expr + "(7)", f.at})
}

// travelWithin hands a value on, and sometimes to the handlers' package.
func (g *generator) travelWithin(v value) value {
	if g.IntN(2) == 0 {
		return g.flow(v, g.IntN(3))
	}
	return g.travel(v)
}
