// Package output writes answers for others.
package output

import (
	"encoding/json"
	"io"
)

// An Answer is what commands write.
type Answer struct {
	OK    bool   `json:"ok"`
	Data  any    `json:"data"`
	Error string `json:"error"`
}

// Print writes an answer.
func Print(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

// Success writes that all went well.
func Success(w io.Writer, data any) error { return Print(w, Answer{OK: true, Data: data}) }

// Failure writes that something failed.
func Failure(w io.Writer, err error) error { return Print(w, Answer{Error: err.Error()}) }
