// Package facts_encodes has helpers that print JSON, and no handler.
package facts_encodes

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"reflect"
)

type State struct{ Healthy bool }

type List[T any] struct{ Items []T }

func Print(v any) { // want Print:`encodes p0 to process`
	b, _ := json.Marshal(v)
	fmt.Println(string(b))
}

func Write(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) } // want Write:`encodes p1 to p0`

func Text(v any) string { // want Text:`encodes p0 to r0`
	b, _ := json.Marshal(v)
	return string(b)
}

func Say(text string) { os.Stdout.WriteString(text + "\n") } // want Say:`encodes text p0 to process`

func Status() { Print(State{}) } // want Status:`encodes github.com/envvet/envvet/testdata/src/payload/facts_encodes.State to process`

func WriteStatus(w io.Writer) { Write(w, &State{}) } // want WriteStatus:`encodes \*github.com/envvet/envvet/testdata/src/payload/facts_encodes.State to p0`

func PrintOf[T any](v T) { Print(v) } // want PrintOf:`encodes p0 to process`

func PrintList[T any](items []T) { Print(List[T]{items}) } // want PrintList:`encodes github.com/envvet/envvet/testdata/src/payload/facts_encodes.List\[\$0\] of .Items=a; to process`

type Table[T any] struct{}

func (Table[T]) Print() { Print(map[string]T{}) } // want Print:`encodes map\[string\]\$0 to process`

type Printer struct{ w io.Writer }

func New(w io.Writer) *Printer { return &Printer{w} }

func (p *Printer) JSON(v any) error { return Write(p.w, v) } // want JSON:`encodes p1 to p0.w`

// WriteTested encodes in another way what is a list.
func WriteTested(w io.Writer, v any) error { // want WriteTested:`encodes p1 \(not map\) \(not \[\]github.com/envvet/envvet/testdata/src/payload/facts_encodes.State\) to p0`
	if reflect.ValueOf(v).Kind() == reflect.Map {
		return nil
	}
	if l, ok := v.([]State); ok {
		return fmt.Errorf("%d states", len(l))
	}
	return json.NewEncoder(w).Encode(v)
}

// WriteList asks for methods that no importer knows.
func WriteList(w io.Writer, v any) error { // want WriteList:`encodes github.com/envvet/envvet/testdata/src/payload/facts_encodes.List\[any\] to p0; p1 \(\?\) to p0`
	if l, ok := v.(interface{ Len() int }); ok {
		return json.NewEncoder(w).Encode(List[any]{[]any{l.Len()}})
	}
	return json.NewEncoder(w).Encode(v)
}
