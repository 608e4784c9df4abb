// Package output writes answers for others.
package output

import (
	"encoding/json"
	"io"
)

type Answer struct {
	OK    bool   `json:"ok"`
	Data  any    `json:"data,omitempty"`
	Error string `json:"error,omitempty"`
}

func JSON(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

func Success(w io.Writer, data any) error { return JSON(w, Answer{OK: true, Data: data}) }
