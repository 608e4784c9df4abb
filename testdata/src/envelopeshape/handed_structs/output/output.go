// Package output writes envelopes for others.
package output

import (
	"encoding/json"
	"io"
)

type Failure struct {
	Code string `json:"code"`
}

type Result[T any] struct {
	OK       bool              `json:"ok"`
	Data     T                 `json:"data"`
	Error    *Failure          `json:"error"`
	Warnings []string          `json:"warnings"`
	Meta     map[string]string `json:"meta"`
}

type Names = Result[[]string]

func Write[T any](w io.Writer, r Result[T]) error { return json.NewEncoder(w).Encode(r) }

func WriteNames(w io.Writer, r Names) error { return json.NewEncoder(w).Encode(r) }

func Through(w io.Writer, r Names) error { return WriteNames(w, r) }

// Checked says itself whether there was a failure.
func Checked(w io.Writer, r Names, status int) error {
	r.OK = status == 0
	return json.NewEncoder(w).Encode(r)
}
