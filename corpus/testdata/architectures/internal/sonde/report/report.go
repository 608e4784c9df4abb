// Package report reports results.
package report

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
)

// Result is the result of a probe.
type Result struct {
	Host string `json:"host"`
	OK   bool   `json:"ok"`
}

// Reporter reports.
type Reporter interface {
	Report(Result) error
	Close() error
}

// New returns the reporter of a format.
func New(format, file string) (Reporter, error) {
	switch format {
	case "json":
		f, err := os.Create(file)
		if err != nil {
			return nil, err
		}
		return &jsonFile{f: f}, nil
	case "text":
		return &text{w: os.Stderr}, nil
	case "dots":
		return &dots{}, nil
	}
	return nil, fmt.Errorf("unknown format %q", format)
}

type jsonFile struct{ f *os.File }

func (j *jsonFile) Report(r Result) error { return json.NewEncoder(j.f).Encode(r) }
func (j *jsonFile) Close() error          { return j.f.Close() }

type text struct{ w io.Writer }

func (t *text) Report(r Result) error {
	_, err := fmt.Fprintf(t.w, "%s %v\n", r.Host, r.OK)
	return err
}
func (t *text) Close() error { return nil }

type dots struct{ n int }

func (d *dots) Report(r Result) error {
	d.n++
	_, err := fmt.Print(".")
	return err
}

func (d *dots) Close() error {
	_, err := fmt.Println(strings.Repeat("-", d.n))
	return err
}

// Spinner shows that something goes on.
type Spinner struct {
	w    io.Writer
	stop chan struct{}
	wg   sync.WaitGroup
}

// SpinnerOption changes a spinner.
type SpinnerOption func(*Spinner)

// On sets where the spinner is shown.
func On(w io.Writer) SpinnerOption { return func(s *Spinner) { s.w = w } }

// Spin starts a spinner.
func Spin(opts ...SpinnerOption) *Spinner {
	s := &Spinner{stop: make(chan struct{})}
	for _, opt := range opts {
		opt(s)
	}
	if s.w == nil {
		s.w = os.Stdout
	}
	s.wg.Go(s.loop)
	return s
}

func (s *Spinner) loop() {
	for _, frame := range `|/-\` {
		select {
		case <-s.stop:
			return
		default:
			fmt.Fprintf(s.w, "\r%c", frame)
		}
	}
	<-s.stop
}

// Stop stops the spinner.
func (s *Spinner) Stop() {
	close(s.stop)
	s.wg.Wait()
}
