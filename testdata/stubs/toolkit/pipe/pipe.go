// Package pipe has pipes that end at standard output unless they are told otherwise.
package pipe

import (
	"io"
	"os"
)

type Pipe struct {
	in  io.Reader
	out io.Writer
	err error
}

func New() *Pipe { return &Pipe{out: os.Stdout} }

// Open returns a pipe of what is in a file.
func Open(name string) *Pipe {
	f, err := os.Open(name)
	if err != nil {
		return New().withError(err)
	}
	return New().withReader(f)
}

func (p *Pipe) withError(err error) *Pipe {
	p.err = err
	return p
}

func (p *Pipe) withReader(r io.Reader) *Pipe {
	p.in = r
	return p
}

func (p *Pipe) To(w io.Writer) *Pipe {
	p.out = w
	return p
}

func (p *Pipe) Run() error {
	if p.err != nil {
		return p.err
	}
	_, err := io.Copy(p.out, p.in)
	return err
}
