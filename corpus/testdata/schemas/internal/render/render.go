// Package render writes answers.
package render

import (
	"encoding/json"
	"io"
	"os"

	"example.com/schemas/internal/model"
	"github.com/spf13/cobra"
)

// JSON writes v and a line break to w.
func JSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}

// Indented is JSON for people.
func Indented(cmd *cobra.Command, v any) error {
	b, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	_, err = cmd.OutOrStdout().Write(append(b, '\n'))
	return err
}

// File keeps v in a file.
func File(path string, v any) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return JSON(f, v)
}

// Status makes an answer of a payload and the exit status of the command.
func Status[T any](command string, code int, data T) model.Answer[T] {
	return model.Answer[T]{
		OK: code == 0, Data: data, Warnings: []string{}, Meta: model.Meta{Command: command},
	}
}
