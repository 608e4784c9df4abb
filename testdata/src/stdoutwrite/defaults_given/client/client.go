// Package client connects, and says so by a logger of its own where it is given none.
package client

import (
	"io"
	"log"
	"os"
)

// Logger is what a client logs by.
type Logger interface{ Info(text string) }

// Options says how to connect.
type Options struct {
	Namespace string
	Logger    Logger
	Report    *Report
	Logf      func(format string, args ...any)
}

// Report is written to.
type Report struct{ Out io.Writer }

type plain struct{ log *log.Logger }

func (p plain) Info(text string) { p.log.Println(text) }

func newPlain() Logger { return plain{log.New(os.Stdout, "", 0)} }

// Client is connected.
type Client struct{ options Options }

// Dial connects.
func Dial(o Options) (*Client, error) {
	if o.Namespace == "" {
		o.Namespace = "default"
	}
	if o.Logger == nil {
		o.Logger = newPlain()
		o.Logger.Info("no logger")
	}
	return &Client{o}, nil
}

// Write reports.
func Write(o Options) error {
	if o.Report == nil {
		o.Report = &Report{os.Stdout}
	}
	_, err := io.WriteString(o.Report.Out, "x")
	return err
}

// Log logs by a function.
func Log(o Options) {
	if o.Logf == nil {
		o.Logf = log.New(os.Stdout, "", 0).Printf
	}
	o.Logf("x")
}
