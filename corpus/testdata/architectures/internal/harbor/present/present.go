// Package present shows lists of anything.
package present

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"sync"
)

// Presenter shows values of a type.
type Presenter[T any] interface {
	Show(items ...T) error
}

type lines[T any] struct {
	w      io.Writer
	format func(T) string
}

// To shows values on a writer.
func To[T any](w io.Writer, format func(T) string) Presenter[T] {
	return &lines[T]{w: w, format: format}
}

// Show implements Presenter.
func (l *lines[T]) Show(items ...T) error {
	for _, item := range items {
		if _, err := io.WriteString(l.w, l.format(item)+"\n"); err != nil {
			return err
		}
	}
	return nil
}

type terminal[T any] struct{}

// Default shows values on the terminal.
func Default[T any]() Presenter[T] { return terminal[T]{} }

// Show implements Presenter.
func (t terminal[T]) Show(items ...T) error {
	for _, item := range items {
		if _, err := fmt.Printf("%v\n", item); err != nil {
			return err
		}
	}
	return nil
}

var buffers = sync.Pool{New: func() any { return bufio.NewWriterSize(nil, 1<<12) }}

// Buffered calls a function with a buffered writer, which it flushes.
func Buffered(w io.Writer, fn func(io.Writer) error) error {
	bw := buffers.Get().(*bufio.Writer)
	defer buffers.Put(bw)
	bw.Reset(w)
	if err := fn(bw); err != nil {
		return err
	}
	return bw.Flush()
}

// Color is a color of the terminal.
type Color int

// The colors.
const (
	Red   Color = 31
	Green Color = 32
)

func (c Color) wrap(s string) string { return fmt.Sprintf("\x1b[%dm%s\x1b[0m", int(c), s) }

// Fprintln prints in color to a writer.
func (c Color) Fprintln(w io.Writer, s string) { fmt.Fprintln(w, c.wrap(s)) }

// Println prints in color to the terminal.
func (c Color) Println(s string) { os.Stdout.Write([]byte(c.wrap(s) + "\n")) }
