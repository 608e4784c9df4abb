// Package output encodes what it is given in an answer of its own.
package output

import (
	"encoding/json"
	"io"
)

// A Response has the data of an answer.
type Response[T any] struct {
	Data  T   `json:"data"`
	Count int `json:"count"`
}

// Reply answers with v.
func Reply[T any](w io.Writer, v T) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(Response[T]{Data: v})
}

// Again answers as Reply does.
func Again[T any](w io.Writer, v T) error { return Reply(w, v) }

// Map answers with v, in a map.
func Map(w io.Writer, v any) error {
	return json.NewEncoder(w).Encode(map[string]any{"data": v, "count": 1})
}

// Count answers with how many there are.
func Count[T any](w io.Writer, v []T) error {
	return json.NewEncoder(w).Encode(Response[string]{Count: len(v)})
}

// A Read was read some time.
type Read struct {
	At string `json:"at"`
}

// Forget takes from r what differs.
func (r *Read) Forget() { r.At = "" }

// Rounded answers with what does not differ.
func Rounded[T interface{ Forget() }](w io.Writer, v T) error {
	v.Forget()
	return json.NewEncoder(w).Encode(Response[T]{Data: v})
}
