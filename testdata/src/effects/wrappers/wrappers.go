// Package wrappers wraps writers and readers of the standard library.
package wrappers

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"text/tabwriter"
)

func Buffered() { // want Buffered:`^stdout os\.Stdout$`
	w := bufio.NewWriterSize(os.Stdout, 1<<16)
	fmt.Fprintln(w, "x")
	w.Flush()
}

func BufferedErr() {
	w := bufio.NewWriterSize(os.Stderr, 1<<16)
	fmt.Fprintln(w, "x")
	w.Flush()
}

func BufferedReset() { // want BufferedReset:`^stdout os\.Stdout$`
	w := bufio.NewWriter(nil)
	w.Reset(os.Stdout)
	w.WriteByte('x')
}

// BufferedOnly makes one and asks it for its size.
func BufferedOnly() int { return bufio.NewWriter(os.Stdout).Size() }

func ReadWriter() { // want ReadWriter:`^stdout os\.Stdout$`
	rw := bufio.NewReadWriter(bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout))
	rw.WriteString("x")
	rw.Flush()
}

func ReadWriterRead() string {
	rw := bufio.NewReadWriter(bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stderr))
	s, _ := rw.ReadString('\n')
	return s
}

func Table(rows [][]string) { // want Table:`^stdout os\.Stdout$`
	tw := tabwriter.NewWriter(os.Stdout, 0, 8, 2, ' ', 0)
	for _, row := range rows {
		fmt.Fprintln(tw, strings.Join(row, "\t"))
	}
	tw.Flush()
}

func TableInit() { // want TableInit:`^stdout os\.Stdout$`
	var tw tabwriter.Writer
	tw.Init(os.Stdout, 0, 8, 2, ' ', 0)
	fmt.Fprintln(&tw, "x")
	tw.Flush()
}

func TableNew() { // want TableNew:`^stdout os\.Stdout$`
	tw := new(tabwriter.Writer).Init(os.Stdout, 0, 8, 2, ' ', 0)
	fmt.Fprintln(tw, "x")
}

func TableText(rows [][]string) string {
	var b strings.Builder
	tw := tabwriter.NewWriter(&b, 0, 8, 2, ' ', 0)
	for _, row := range rows {
		fmt.Fprintln(tw, strings.Join(row, "\t"))
	}
	tw.Flush()
	return b.String()
}

func Multi() { // want Multi:`^stdout os\.Stdout$`
	fmt.Fprintln(io.MultiWriter(os.Stderr, os.Stdout), "x")
}

func MultiErr() {
	var b bytes.Buffer
	fmt.Fprintln(io.MultiWriter(os.Stderr, &b), "x")
}

func MultiAppended(verbose bool) { // want MultiAppended:`^stdout os\.Stdout$`
	ws := []io.Writer{new(bytes.Buffer)}
	if verbose {
		ws = append(ws, os.Stdout)
	}
	fmt.Fprintln(io.MultiWriter(ws...), "x")
}

func MultiAppendedErr(verbose bool) {
	ws := []io.Writer{new(bytes.Buffer)}
	if verbose {
		ws = append(ws, os.Stderr)
	}
	fmt.Fprintln(io.MultiWriter(ws...), "x")
}

// Tee copies what is read.
func Tee(r io.Reader) ([]byte, error) { // want Tee:`stdout os\.Stdout`
	return io.ReadAll(io.TeeReader(r, os.Stdout))
}

func TeeErr() ([]byte, error) {
	return io.ReadAll(io.TeeReader(os.Stdin, os.Stderr))
}

func Copy(r *os.File) { io.Copy(os.Stdout, r) } // want Copy:`^stdout os\.Stdout$`

func CopyErr(r *os.File) { io.Copy(os.Stderr, r) }

func CopyN(r *strings.Reader) { io.CopyN(os.Stdout, r, 10) } // want CopyN:`^stdout os\.Stdout$`

func CopyBuffer(r *strings.Reader) { io.CopyBuffer(os.Stdout, r, nil) } // want CopyBuffer:`^stdout os\.Stdout$`

func CopyIn(r *strings.Reader) { io.Copy(io.Discard, r) }

func WriteString() { io.WriteString(os.Stdout, "x") } // want WriteString:`^stdout os\.Stdout$`

func WriteStringErr() { io.WriteString(os.Stderr, "x") }

func Fprint() { fmt.Fprint(os.Stdout, "x") } // want Fprint:`^stdout os\.Stdout$`

func Fprintf() { fmt.Fprintf(os.Stdout, "%d", 1) } // want Fprintf:`^stdout os\.Stdout$`

func FprintErr() {
	fmt.Fprint(os.Stderr, "x")
	fmt.Fprintf(os.Stderr, "%d", 1)
	fmt.Fprintln(os.Stderr, "x")
}

func Text() string {
	return fmt.Sprint("x") + fmt.Sprintf("%d", 1) + fmt.Sprintln("x") + fmt.Errorf("x").Error()
}

func Append(b []byte) []byte { return fmt.Appendf(b, "%d", 1) }

func Scan() (n int) {
	fmt.Scan(&n)
	fmt.Fscan(os.Stdin, &n)
	return n
}

// The other way round: what is written to others by WriteTo.

func BufferTo() { // want BufferTo:`^stdout os\.Stdout$`
	b := bytes.NewBufferString("x")
	b.WriteTo(os.Stdout)
}

func BufferToErr() {
	b := bytes.NewBufferString("x")
	b.WriteTo(os.Stderr)
}

func ReaderTo() { strings.NewReader("x").WriteTo(os.Stdout) } // want ReaderTo:`^stdout os\.Stdout$`

func Replace() { strings.NewReplacer("a", "b").WriteString(os.Stdout, "x") } // want Replace:`^stdout os\.Stdout$`

func ReplaceText() string { return strings.NewReplacer("a", "b").Replace("x") }

// The file itself.

func File() { os.Stdout.WriteString("x") } // want File:`^stdout os\.Stdout$`

func FileWrite() { os.Stdout.Write([]byte("x")) } // want FileWrite:`^stdout os\.Stdout$`

func FileReadFrom(r io.Reader) { os.Stdout.ReadFrom(r) } // want FileReadFrom:`stdout os\.Stdout`

func FileSync() error { return os.Stdout.Sync() }

func FileAsk() (string, uintptr) { return os.Stdout.Name(), os.Stdout.Fd() }

func FileChmod() error { return os.Stdout.Chmod(0o600) }

func FileErr() { os.Stderr.WriteString("x") }

// Pipes hold what is written until it is read.

func Pipe() { // want Pipe:`^goroutine a go statement$`
	r, w := io.Pipe()
	go io.Copy(io.Discard, r)
	fmt.Fprintln(w, "x")
	w.Close()
}

func LimitTo(r io.Reader) { io.Copy(os.Stdout, io.LimitReader(r, 10)) } // want LimitTo:`stdout os\.Stdout`

func Section(f *os.File) { io.Copy(os.Stderr, io.NewSectionReader(f, 0, 10)) }

func nopCloser() io.ReadCloser { return io.NopCloser(strings.NewReader("x")) }

// A type that wraps a writer and counts.

type Counter struct {
	io.Writer
	N int
}

func (c *Counter) Write(p []byte) (int, error) { // want Write:`p0\.Writer`
	c.N += len(p)
	return c.Writer.Write(p)
}

func Counted() int { // want Counted:`^stdout os\.Stdout$`
	c := &Counter{Writer: os.Stdout}
	w := bufio.NewWriter(c)
	fmt.Fprintln(w, "x")
	w.Flush()
	return c.N
}

func CountedErr() int {
	c := &Counter{Writer: os.Stderr}
	w := bufio.NewWriter(c)
	fmt.Fprintln(w, "x")
	w.Flush()
	return c.N
}

// A prefixer embeds the bufio.Writer.
type prefixer struct{ *bufio.Writer }

func Prefixed() { // want Prefixed:`^stdout os\.Stdout$`
	p := prefixer{bufio.NewWriter(os.Stdout)}
	p.WriteString("> ")
	fmt.Fprintln(p, "x")
	p.Flush()
}

func PrefixedErr() error {
	p := prefixer{bufio.NewWriter(os.Stderr)}
	p.WriteString("> ")
	fmt.Fprintln(p, "x")
	return errors.Join(p.Flush(), nil)
}
