// Package store takes texts for others, and prints.
package store

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
)

var current map[string]any

// Load takes the state from b.
func Load(b []byte) error {
	if err := json.Unmarshal(b, &current); err != nil {
		return err
	}
	fmt.Println("loaded")
	return nil
}

func Count(s string) { fmt.Println(len(s)) }

func Kind(s any) { fmt.Printf("%T\n", s) }

// A Log tells on w what was given to it.
type Log struct {
	w     io.Writer
	lines []string
}

func NewLog(w io.Writer) *Log { return &Log{w: w} }

// Note keeps a line.
func (l *Log) Note(line string) {
	l.lines = append(l.lines, line)
	fmt.Fprintln(l.w, "noted")
}

// Tell keeps a line and writes all.
func (l *Log) Tell(line string) {
	l.lines = append(l.lines, line)
	l.flush()
}

func (l *Log) flush() {
	for _, line := range l.lines {
		io.WriteString(l.w, line)
	}
}

func Print(s string) { fmt.Println(strings.ToUpper(s)) }

func Each(s string) {
	for _, r := range s {
		fmt.Print(string(r))
	}
}

func Later(b []byte) {
	show := func() { os.Stdout.Write(b) }
	defer show()
}

func Copy(s string) { io.Copy(os.Stdout, strings.NewReader(s)) }

func Mapped(s string) {
	strings.Map(func(r rune) rune {
		fmt.Print(string(r))
		return r
	}, s)
}

// To hands the text to what is not known.
func To(s string, take func(string)) {
	take(s)
	fmt.Println("done")
}
