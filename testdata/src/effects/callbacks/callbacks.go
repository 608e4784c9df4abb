// Package callbacks hands functions to functions that call them.
package callbacks

import (
	"bufio"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
)

// Each calls f for every line.
func Each(lines []string, f func(string)) { // want Each:`^calls p1$`
	for _, line := range lines {
		f(line)
	}
}

func ListAll(lines []string) { // want ListAll:`^stdout fmt\.Println$`
	Each(lines, func(line string) { fmt.Println(line) })
}

func CountAll(lines []string) (n int) {
	Each(lines, func(line string) { n += len(line) })
	return n
}

func ComplainAll(lines []string) {
	Each(lines, func(line string) { fmt.Fprintln(os.Stderr, line) })
}

func show(line string) { fmt.Println(line) }

func complain(line string) { fmt.Fprintln(os.Stderr, line) }

func ShowNamed(lines []string) { Each(lines, show) } // want ShowNamed:`^stdout fmt\.Println$`

func ComplainNamed(lines []string) { Each(lines, complain) }

// Outer hands f on through three functions and a closure.
func Outer(f func(string)) { middle(f) } // want Outer:`^calls p0$`

func middle(f func(string)) { inner(func(s string) { f(strings.TrimSpace(s)) }) }

func inner(f func(string)) {
	deepest := f
	deepest("x")
}

func ShowDeep() { Outer(show) } // want ShowDeep:`^stdout fmt\.Println$`

func ComplainDeep() { Outer(complain) }

// Unused takes a function that it does not call.
func Unused(f func(string)) bool { return f != nil }

func ShowUnused() bool { return Unused(show) }

// All calls every one of fs.
func All(fs ...func(string)) { // want All:`^calls p0\.\[\]$`
	for _, f := range fs {
		f("x")
	}
}

func ShowSome() { All(complain, show) } // want ShowSome:`^stdout fmt\.Println$`

func ComplainSome() { All(complain, complain) }

func Spread(extra ...func(string)) { // want Spread:`^stdout fmt\.Println; calls p0\.\[\]$`
	All(append([]func(string){show}, extra...)...)
}

func ComplainSpread() { All([]func(string){complain}...) }

// Choose calls one of two.
func Choose(verbose bool, loud, quiet func(string)) { // want Choose:`^calls p1; calls p2$`
	f := quiet
	if verbose {
		f = loud
	}
	f("x")
}

func ShowVerbose(verbose bool) { Choose(verbose, show, complain) } // want ShowVerbose:`^stdout fmt\.Println$`

// To calls f with a writer.
func To(w io.Writer, f func(io.Writer)) { f(w) } // want To:`calls p1`

func ShowTo() { // want ShowTo:`^stdout os\.Stdout$`
	To(os.Stdout, func(w io.Writer) { fmt.Fprintln(w, "x") })
}

func ComplainTo() {
	To(os.Stderr, func(w io.Writer) { fmt.Fprintln(w, "x") })
}

// The callbacks of the standard library.

func Sorted(names []string) { // want Sorted:`^stdout fmt\.Println$`
	sort.Slice(names, func(i, j int) bool {
		fmt.Println("comparing", names[i])
		return names[i] < names[j]
	})
}

func QuietSorted(names []string) {
	sort.Slice(names, func(i, j int) bool { return names[i] < names[j] })
}

func SortedFunc(names []string) { // want SortedFunc:`^stdout fmt\.Printf$`
	slices.SortFunc(names, func(a, b string) int {
		fmt.Printf("comparing %s\n", a)
		return strings.Compare(a, b)
	})
}

func Tree(dir string) error { // want Tree:`^stdout fmt\.Println$`
	return filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		fmt.Println(path)
		return err
	})
}

func TreeSize(dir string) (n int, err error) {
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		n++
		return err
	})
	return n, err
}

func Mapped(s string) string { // want Mapped:`^stdout fmt\.Print$`
	return strings.Map(func(r rune) rune {
		fmt.Print(string(r))
		return r
	}, s)
}

func Lines(r io.Reader) { // want Lines:`stdout fmt\.Println`
	sc := bufio.NewScanner(r)
	sc.Split(func(data []byte, atEOF bool) (int, []byte, error) {
		fmt.Println(len(data))
		return bufio.ScanLines(data, atEOF)
	})
	for sc.Scan() {
	}
}

// Give calls f with w.
func Give(w io.Writer, f func(io.Writer)) { f(w) } // want Give:`^calls p1$`

// GiveAll calls f with each of them.
func GiveAll(all []io.Writer, f func(io.Writer)) { // want GiveAll:`^calls p1$`
	for _, w := range all {
		f(w)
	}
}

// Given hands standard output to what its caller hands over, by way of another function.
func Given(f func(io.Writer)) { Give(os.Stdout, f) } // want Given:`^stdout os\.Stdout; calls p0$`

// GivenAll has it in a list.
func GivenAll(f func(io.Writer)) { GiveAll([]io.Writer{io.Discard, os.Stdout}, f) } // want GivenAll:`^stdout os\.Stdout; calls p0$`

func GivenStderr(f func(io.Writer)) { Give(os.Stderr, f) } // want GivenStderr:`^calls p0$`

func ShowGiven() { Given(shout) } // want ShowGiven:`^stdout os\.Stdout$`

func ShowGivenAll() { GivenAll(shout) } // want ShowGivenAll:`^stdout os\.Stdout$`

func ShowGivenStderr() { GivenStderr(shout) }

func shout(w io.Writer) { fmt.Fprintln(w, "x") }
