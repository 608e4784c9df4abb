// Setups holds envvet against the ways in which programs say where their loggers and printers
// write to, before their handlers run or in one: it writes a program for each way, place and
// stream, builds and runs it, and asks envvet about it. A program that writes to standard
// output when its command is run must have a finding of stdoutwrite, and another one none.
//
//	go run ./corpus/setups
//
// With -write the table goes into docs/accuracy.md. It needs the network, for the libraries.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envvet/envvet/internal/marked"
)

func main() {
	tool := flag.String("envvet", "bin/envvet", "the binary to hold against programs")
	dir := flag.String("dir", "", "keep the programs in this folder")
	write := flag.Bool("write", false, "write the table into "+document)
	flag.Parse()
	all := programs()
	err := run(all, *tool, *dir)
	if err == nil {
		err = report(os.Stdout, all, *write)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "setups:", err)
		os.Exit(1)
	}
}

// document is where the table is.
const document = "docs/accuracy.md"

// run finds out of each program whether it writes, and whether that is told of.
func run(all []*program, tool, dir string) error {
	tool, err := filepath.Abs(tool)
	if err != nil {
		return err
	}
	if dir == "" {
		if dir, err = os.MkdirTemp("", "setups"); err != nil {
			return err
		}
		defer os.RemoveAll(dir)
	}
	for _, p := range all {
		if err := p.write(dir); err != nil {
			return err
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(modules), 0o666); err != nil {
		return err
	}
	bin := filepath.Join(dir, "bin") + string(filepath.Separator)
	for _, args := range [][]string{{"mod", "tidy"}, {"build", "-o", bin, "./..."}} {
		if _, err := command(dir, "go", args...); err != nil {
			return err
		}
	}
	for _, p := range all {
		out, err := command(dir, bin+p.dir, "run")
		if err != nil {
			return err
		}
		p.writes = len(out) > 0
	}
	found, err := command(dir, tool, "-config=", "./...")
	if status := new(exec.ExitError); err != nil && !(errors.As(err, &status) && status.ExitCode() == 1) {
		return err
	}
	for line := range strings.Lines(string(found)) {
		for _, p := range all {
			p.told = p.told || strings.HasPrefix(line, p.dir+"/") && strings.HasSuffix(strings.TrimSpace(line), "(stdoutwrite)")
		}
	}
	return nil
}

// command runs a program and returns what it writes to standard output.
func command(dir, name string, args ...string) ([]byte, error) {
	c := exec.Command(name, args...)
	var out, said bytes.Buffer
	c.Dir, c.Stdout, c.Stderr = dir, &out, &said
	c.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off")
	if err := c.Run(); err != nil {
		return out.Bytes(), fmt.Errorf("%s %s: %w\n%s", filepath.Base(name), strings.Join(args, " "), err, said.String())
	}
	return out.Bytes(), nil
}

// report says how many of the programs that write are told of, by place, and which are not,
// or are and do not write.
func report(w io.Writer, all []*program, write bool) error {
	text := table(all)
	fmt.Fprint(w, text)
	for _, p := range all {
		if p.writes != p.told {
			fmt.Fprintf(w, "%s: %s, in %s\n", map[bool]string{true: "missed", false: "false"}[p.writes], fmt.Sprintf(p.set, p.stream()), p.place)
		}
	}
	if !write {
		return nil
	}
	old, err := os.ReadFile(document)
	if err != nil {
		return err
	}
	updated, err := marked.Replace(old, "setups", text)
	if err != nil {
		return fmt.Errorf("%s: %w", document, err)
	}
	return os.WriteFile(document, updated, 0o666)
}

// table says how many are told of by place.
func table(all []*program) string {
	var out strings.Builder
	out.WriteString("| set up in | told of, of those that write | told of, of those that do not |\n|---|---|---|\n")
	for _, at := range append(slices.Clone(places), "all") {
		wrote, told, wrong, silent := 0, 0, 0, 0
		for _, p := range all {
			switch {
			case at != "all" && p.place != at:
			case p.writes:
				wrote++
				told += count(p.told)
			default:
				silent++
				wrong += count(p.told)
			}
		}
		fmt.Fprintf(&out, "| %s | %d of %d | %d of %d |\n", at, told, wrote, wrong, silent)
	}
	return out.String()
}

func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
