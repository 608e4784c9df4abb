//go:build linux

package main_test

import (
	"fmt"
	"strings"
)

// program returns a program of one file with the imports, declarations and the body of a
// handler.
func program(imports, decls, signature, body string) string {
	var b strings.Builder
	b.WriteString("package main\n\nimport (\n")
	for _, path := range strings.Fields(imports) {
		fmt.Fprintf(&b, "\t%q\n", path)
	}
	fmt.Fprintf(&b, ")\n\n%s\n//envvet:handler\nfunc run%s {\n%s}\n\nvar _ = run\n\nfunc main() {}\n", decls, signature, body)
	return b.String()
}

// times returns what f says of each number below n.
func times(n int, f func(i int) string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(f(i))
	}
	return b.String()
}

// shared returns a program with a payload of structs each of which is used twice.
func shared(n int) string {
	return "package main\n\nimport \"github.com/envvet/envvet/envelope\"\n\n" +
		times(n, func(i int) string {
			return fmt.Sprintf("type s%d struct { One *s%d `json:\"one\"`; All []s%d `json:\"all\"` }\n\n", i, i+1, i+1)
		}) +
		fmt.Sprintf("type s%d struct { Name string `json:\"name\"` }\n\n", n) +
		`func main() {
	app := envelope.New("tool", envelope.Version("1.0.0"))
	envelope.Register(app, envelope.Command[struct{}, s0]{
		Name: "get", Summary: "Get it.", Effect: envelope.Safe,
		OutputSchema: []byte("{\"type\":\"object\"}"),
	})
}
`
}

// rewritten returns a program that writes what a buffer holds into that buffer.
func rewritten() string {
	return program("bytes encoding/json fmt io",
		"func write(w io.Writer, text string) { fmt.Fprint(w, text) }\n", "(args []string) error",
		`	var buf bytes.Buffer
	b, err := json.Marshal(args)
	if err != nil {
		return err
	}
	buf.Write(b)
	write(&buf, buf.String())
	fmt.Println(buf.String())
	return nil
`)
}

// swapped returns a program in which two structs change places under n conditions.
func swapped(n int) string {
	return program("encoding/json os",
		"type row struct { OK bool `json:\"ok\"`; Name string `json:\"name\"` }\n\nfunc fill(r *row) { r.OK = true }\n", "(args []string) error",
		"\ta, b := row{Name: \"a\"}, row{Name: \"b\"}\n\tfill(&a)\n\tfill(&b)\n\tfor i := range args {\n"+
			times(n, func(i int) string { return fmt.Sprintf("\t\tif i%%%d == 0 { a, b = b, a }\n", i+2) })+
			"\t}\n\treturn json.NewEncoder(os.Stdout).Encode(a)\n")
}

// encoders returns a program in which two encoders change places at n places.
func encoders(n int) string {
	return program("encoding/json os", "", "(args []string) error",
		"\tenc := json.NewEncoder(os.Stderr)\n\tother := enc\n\tdefer func() { enc, other = nil, nil }()\n\tfor range args {\n"+
			strings.Repeat("\t\tif args[0] == \"0\" { enc, other = other, enc }\n", n)+
			"\t}\n\treturn enc.Encode(args)\n")
}

// carried returns a program that carries values through a loop of n cases.
func carried(n int) string {
	return program("errors github.com/envvet/envvet/envelope", "", "(s string, err error) error",
		"\tvar out []string\n\tquoted, text := false, \"none\"\n\tfor _, c := range s {\n\t\tswitch c {\n"+
			times(n, func(i int) string { return fmt.Sprintf("\t\tcase %d: out = append(out, string(c)); continue\n", 'A'+i) })+
			"\t\tcase '!': quoted = !quoted; text = \"marked\"; continue\n\t\t}\n\t\tout = append(out, string(c))\n\t}\n"+
			"\tif quoted { return errors.New(\"unterminated\") }\n\tif len(out) > 3 { return &envelope.Error{Exit: envelope.GeneralError, Message: text} }\n\treturn err\n")
}

// wrapped returns a program that wraps an error whose address is taken at n places.
func wrapped(n int) string {
	return program("errors github.com/envvet/envvet/envelope",
		"var _ envelope.Error\n\nvar known = errors.New(\"x\")\n\nfunc wrap(err error) error { return err }\n", "(s string) (err error)",
		"\tdefer func() { if err == known { println(\"x\") } }()\n"+
			strings.Repeat("\tif s == \"0\" { err = wrap(err) }\n", n)+
			"\tif err == known { return errors.New(\"unterminated\") }\n\treturn nil\n")
}

// doubled returns a program that prints a text of so many bytes, doubled n times.
func doubled(n, size int) string {
	return program("fmt",
		fmt.Sprintf("var s0 = %q\n", strings.Repeat("a", size))+
			times(n, func(i int) string { return fmt.Sprintf("var s%d = s%d + s%d\n", i+1, i, i) }), "()",
		fmt.Sprintf("\tfmt.Println(s%d)\n", n))
}

// held returns a program with n objects each of which holds all.
func held(n int) string {
	return program("io os",
		"type node struct {\n\tw io.Writer\n"+times(n, func(i int) string { return fmt.Sprintf("\tf%d *node\n", i) })+"}\n\nvar Root *node\n\nfunc init() {\n"+
			times(n, func(i int) string { return fmt.Sprintf("\tn%d := &node{w: os.Stderr}\n", i) })+
			times(n, func(i int) string {
				return times(n, func(j int) string { return fmt.Sprintf("\tn%d.f%d = n%d\n", i, j, j) })
			})+"\tRoot = n0\n}\n", "()",
		"\tRoot.w.Write(nil)\n")
}

// handed returns a program of n functions that hand a writer on to each other, and to
// what registers a command.
func handed(n int) string {
	return program("context fmt io os github.com/envvet/envvet/envelope",
		`type out struct{ Name string `+"`json:\"name\"`"+` }

func register(w io.Writer) {
	app := envelope.New("tool", envelope.Version("1.0.0"))
	envelope.Register(app, envelope.Command[struct{}, out]{
		Name: "get", Summary: "Get it.", Effect: envelope.Safe,
		Run: func(ctx context.Context, in struct{}) (out, error) { fmt.Fprintln(w); return out{}, nil },
	})
}
`+times(n, func(i int) string {
			return fmt.Sprintf("\nfunc f%d(w io.Writer, n int) {\n\tif n == 0 { register(w) }\n", i) +
				times(n, func(j int) string { return fmt.Sprintf("\tf%d(w, n - 1)\n", j) }) + "}\n"
		}), "()",
		"\tf0(os.Stderr, 3)\n")
}

// unwrapped returns a program that unwraps an error in n cases of a loop.
func unwrapped(n int) string {
	return program("errors os github.com/envvet/envvet/envelope",
		"var _ envelope.Error\n\nfunc innermost(err error, s string) error {\n\tfor _, c := range s {\n\t\tswitch c {\n"+
			times(n, func(i int) string { return fmt.Sprintf("\t\tcase %d: err = errors.Unwrap(err)\n", 'A'+i) })+
			"\t\t}\n\t}\n\treturn err\n}\n", "(s string)",
		"\tif innermost(errors.New(\"x\"), s) != nil { os.Exit(1) }\n")
}

// returned returns a program of functions in so many layers, each of which returns what
// that many calls of the next do.
func returned(layers, calls int) string {
	return program("encoding/json os",
		times(layers, func(i int) string {
			return fmt.Sprintf("\nfunc f%d(n int) any {\n\tswitch n {\n", i) +
				times(calls, func(j int) string { return fmt.Sprintf("\tcase %d: return f%d(%d)\n", j, i+1, j) }) + "\t}\n\treturn nil\n}\n"
		})+fmt.Sprintf("\nfunc f%d(n int) any { return n }\n", layers), "(n int) error",
		"\treturn json.NewEncoder(os.Stdout).Encode(f0(n))\n")
}
