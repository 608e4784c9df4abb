// Package list prints lists, on standard output with one write for each line.
package list

import (
	"fmt"
	"io"
	"os"
)

// A Lister prints lines.
type Lister struct{ w io.Writer }

// New returns a lister that prints to w.
func New(w io.Writer) *Lister { return &Lister{w: w} }

// Put prints a line.
func (l *Lister) Put(text string) {
	if l.w == os.Stdout {
		fmt.Println(text)
		return
	}
	fmt.Fprint(l.w, text)
}

// Each prints lines.
func Each(w io.Writer, texts []string) {
	walk(texts, func(text string) {
		if isStdout(w) {
			fmt.Println(text)
		}
	})
}

func walk(texts []string, f func(string)) {
	for _, text := range texts {
		f(text)
	}
}

func isStdout(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && f == os.Stdout
}
