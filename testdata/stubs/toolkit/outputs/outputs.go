// Package outputs has writers by the names that settings give them.
package outputs

import (
	"errors"
	"io"
	"os"
)

// Open returns the writer of a name.
func Open(name string) io.Writer {
	switch name {
	case "stdout":
		return os.Stdout
	case "stderr":
		return os.Stderr
	}
	return io.Discard
}

// Default returns the writer of those that have set none.
func Default() io.Writer { return os.Stdout }

// Settings are where a question is asked.
type Settings struct {
	In  io.Reader
	Out io.Writer
}

// Terminal returns where a question is asked of a program that says nothing else.
func Terminal(name string) (*Settings, error) {
	if name == "" {
		return nil, errors.New("no name")
	}
	return &Settings{os.Stdin, os.Stdout}, nil
}
