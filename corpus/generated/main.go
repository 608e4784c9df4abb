// Generated holds envvet against programs that it writes itself: small command
// line tools on package envelope that write to standard output, end the process,
// answer with what differs from call to call, or leave out keys, and as many that
// only look like it. Each is built and run, and the runtime tells what truly
// happened; then envvet is asked about the source.
//
//	go run ./corpus/generated -seed 7 -n 3000
//
// A case is a command. Its handler hands values, writers and actions through
// functions, methods, closures, interfaces, generics, channels, maps and packages,
// see flow.go and carry.go, and has printers that a package keeps print elsewhere, see
// printer.go. A case depends on the seed and its number only, so that -seed 7 -case 123
// is that case again. Every second case is harmless.
//
// Recall is the share of what happened that envvet finds, per rule. A false
// alarm is any finding in a harmless case, and a finding of a rule in any case
// that does not break it by its construction. What the manuals name as not followed
// (reflection, assembly, cgo) is not generated.
package main

import (
	"errors"
	"flag"
	"fmt"
	"go/format"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"sync"
)

// A config says what to run.
type config struct {
	root, tool string // of the repository, and the binary
	dir        string // where programs are written
	seed       uint64
	first, n   int // cases
	per        int // cases in a program
	show       int // of how many mistakes of each kind the files are printed
}

func main() {
	c := config{}
	flag.StringVar(&c.root, "root", ".", "folder of the repository")
	flag.StringVar(&c.tool, "envvet", "bin/envvet", "the binary to hold against programs")
	flag.StringVar(&c.dir, "dir", "", "keep the programs in this folder")
	flag.Uint64Var(&c.seed, "seed", 1, "which cases to write")
	flag.IntVar(&c.n, "n", 100, "how many cases")
	flag.IntVar(&c.per, "per", 100, "how many of them in one program")
	flag.IntVar(&c.show, "show", 2, "print the files of so many mistakes of each kind")
	only := flag.Int("case", -1, "this case alone")
	flag.Parse()
	if *only >= 0 {
		c.first, c.n = *only, 1
	}
	r, err := run(os.Stdout, c)
	if err != nil {
		fmt.Fprintln(os.Stderr, "generated:", err)
		os.Exit(2)
	}
	if !r.held() {
		os.Exit(1)
	}
}

// run writes, builds, runs and checks the cases, and reports to w.
func run(w io.Writer, c config) (*result, error) {
	var err error
	for _, path := range []*string{&c.root, &c.tool} {
		if *path, err = filepath.Abs(*path); err != nil {
			return nil, err
		}
	}
	if c.dir == "" {
		if c.dir, err = os.MkdirTemp("", "generated"); err != nil {
			return nil, err
		}
		defer os.RemoveAll(c.dir)
	}
	fmt.Fprintf(w, "seed %d, cases %d to %d\n", c.seed, c.first, c.first+c.n-1)
	r := &result{scores: make(map[string]*score)}
	if r.rules, err = rulesOf(c.tool); err != nil {
		return nil, err
	}
	for _, rule := range r.rules {
		r.scores[rule] = new(score)
	}
	var programs []*program
	for from := c.first; from < c.first+c.n; from += c.per {
		p := &program{dir: filepath.Join(c.dir, fmt.Sprintf("p%d", from))}
		for i := from; i < min(from+c.per, c.first+c.n); i++ {
			p.cases = append(p.cases, generate(c.seed, i))
		}
		programs = append(programs, p)
	}
	errs := make([]error, len(programs))
	each(len(programs), func(i int) { errs[i] = programs[i].run(c) })
	if err := errors.Join(errs...); err != nil {
		return nil, fmt.Errorf("seed %d: %w", c.seed, err)
	}
	for _, p := range programs { // in the order of the cases
		r.judge(p.cases, p.truths, p.found)
	}
	r.print(w, c.show)
	return r, nil
}

// A program is cases that are built together, and what came of them.
type program struct {
	dir    string
	cases  []testCase
	truths [][]string           // the rules that each case breaks
	found  map[string][]finding // by the name of the case
}

func (p *program) run(c config) error {
	if err := write(p.dir, c.root, p.cases); err != nil {
		return err
	}
	binary, err := build(p.dir)
	if err != nil {
		return err
	}
	if p.truths, err = observe(binary, p.cases); err != nil {
		return err
	}
	if p.found, err = vet(c.tool, p.dir); err != nil {
		return err
	}
	return os.Remove(binary)
}

func formatted(text string) string {
	out, err := format.Source([]byte(text))
	if err != nil {
		return text
	}
	return string(out)
}

// each calls f with the numbers below n, as many at a time as there are
// processors.
func each(n int, f func(i int)) {
	var wg sync.WaitGroup
	slots := make(chan bool, runtime.GOMAXPROCS(0))
	for i := range n {
		slots <- true
		wg.Go(func() {
			f(i)
			<-slots
		})
	}
	wg.Wait()
}
