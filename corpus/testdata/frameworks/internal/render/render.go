// Package render makes text of values.
package render

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"text/template"
)

// JSON writes v, indented.
func JSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// Template executes text with data.
func Template(w io.Writer, text string, data any) error {
	t, err := template.New("out").Parse(text)
	if err != nil {
		return fmt.Errorf("bad template: %w", err)
	}
	return t.Execute(w, data)
}

// String executes text with data.
func String(text string, data any) (string, error) {
	var buf bytes.Buffer
	err := Template(&buf, text, data)
	return buf.String(), err
}

// CSV writes rows.
func CSV(w io.Writer, rows [][]string) error {
	cw := csv.NewWriter(w)
	return cw.WriteAll(rows)
}

// Lines writes each value on a line.
func Lines[T any](w io.Writer, seq iter.Seq[T], format func(T) string) (int, error) {
	n := 0
	for v := range seq {
		if _, err := fmt.Fprintln(w, format(v)); err != nil {
			return n, err
		}
		n++
	}
	return n, nil
}

// Func is a way to render.
type Func func(w io.Writer, v any) error

// ByFormat are the ways by name.
var ByFormat = map[string]Func{
	"json": JSON,
	"text": func(w io.Writer, v any) error {
		_, err := fmt.Fprintf(w, "%v\n", v)
		return err
	},
}
