// Package streams makes the streams of a process when they are asked for.
package streams

import (
	"fmt"
	"io"
	"os"
)

type Streams struct{ Out, Err io.Writer }

// A Factory makes what commands need.
type Factory struct {
	Streams func() *Streams
}

func NewFactory() *Factory {
	return &Factory{Streams: system}
}

func system() *Streams { return &Streams{Out: os.Stdout, Err: os.Stderr} }

// A Source has streams.
type Source interface{ Streams() *Streams }

// System has those of the process.
type System struct{}

func (System) Streams() *Streams { return system() }

func Print(f *Factory, text string) error {
	_, err := fmt.Fprintln(f.Streams().Out, text)
	return err
}

func Warn(f *Factory, text string) error {
	_, err := fmt.Fprintln(f.Streams().Err, text)
	return err
}

func PrintTo(s Source, text string) error {
	_, err := fmt.Fprintln(s.Streams().Out, text)
	return err
}

func WarnTo(s Source, text string) error {
	_, err := fmt.Fprintln(s.Streams().Err, text)
	return err
}
