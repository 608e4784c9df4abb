// Bench measures whole runs of envvet beside those of other tools, on real
// programs: the time that passes, the processor time of all processes, and the
// memory of the largest one. See docs/performance.md, which it writes.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

func main() {
	var (
		root    = flag.String("root", ".", "folder of the repository")
		work    = flag.String("work", filepath.Join(os.TempDir(), "envvet-bench"), "folder for copies of the programs, for tools and for their caches")
		times   = flag.Int("n", 7, "how often each is measured")
		short   = flag.Bool("short", false, "measure gitleaks once")
		nothing = flag.Bool("nothing", false, "measure too, once, what a run takes when nothing is compiled")
		only    = flag.String("tools", "", "measure only the tools whose names match this regular expression")
		write   = flag.Bool("write", false, "write the tables into docs/performance.md")
	)
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: bench [flags] [program ...]    (default: all)")
		flag.PrintDefaults()
	}
	flag.Parse()
	names := flag.Args()
	if *short {
		names, *times = []string{"gitleaks"}, 1
	}
	if err := run(*root, *work, names, *only, *times, *nothing, *write); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(root, work string, names []string, only string, times int, nothing, write bool) error {
	for _, path := range []*string{&root, &work} {
		abs, err := filepath.Abs(*path)
		if err != nil {
			return err
		}
		*path = abs
	}
	chosen := programs
	if len(names) > 0 {
		chosen = slices.DeleteFunc(slices.Clone(programs), func(p program) bool { return !slices.Contains(names, p.name) })
		if len(chosen) != len(names) {
			return fmt.Errorf("the programs are %s", strings.Join(known(), ", "))
		}
	}
	match, err := regexp.Compile(only)
	if err != nil {
		return fmt.Errorf("-tools: %w", err)
	}
	tools, err := install(root, work)
	if err != nil {
		return err
	}
	tools = slices.DeleteFunc(tools, func(t tool) bool { return !match.MatchString(t.name) })
	for _, p := range chosen {
		b := &bench{work: work, program: p, tools: tools, nothing: nothing}
		if err := b.prepare(); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		for i := range times {
			fmt.Fprintf(os.Stderr, "%s: %d of %d\n", p.name, i+1, times)
			if err := b.measure(i == 0); err != nil {
				return fmt.Errorf("%s: %w", p.name, err)
			}
		}
		if err := b.measureAgain(againEach * times); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		text := b.report(times)
		fmt.Printf("## %s\n\n%s\n", p.name, text)
		if write {
			if err := writeTable(root, p.name, text); err != nil {
				return err
			}
		}
	}
	return nil
}
