// Package output has helpers that print JSON, and no handler.
package output

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
)

type State struct{ Healthy bool }

type List[T any] struct{ Items []T }

func Print(v any) {
	b, _ := json.Marshal(v)
	fmt.Println(string(b))
}

func Write(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

func Text(v any) string {
	b, _ := json.Marshal(v)
	return string(b)
}

func Say(text string) { os.Stdout.WriteString(text + "\n") }

func Status() { Print(State{}) }

func WriteStatus(w io.Writer) { Write(w, &State{}) }

func PrintOf[T any](v T) { Print(v) }

func PrintList[T any](items []T) { Print(List[T]{items}) }

type Table[T any] struct{}

func (Table[T]) Print() { Print(map[string]T{}) }

type Printer struct{ w io.Writer }

func New(w io.Writer) *Printer { return &Printer{w} }

func (p *Printer) JSON(v any) error { return Write(p.w, v) }
