package envelopetest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/envvet/envvet/envelope/spec"
)

// repeats is how often a call is made whose answers are compared.
const repeats = 3

// repeated returns what is different in another run of the call, as part sees it.
func (p *probe) repeated(what string, part func(Result) (string, error), more ...string) error {
	first, err := p.run(more...)
	if err != nil {
		return nil
	}
	want, err := part(first)
	if err != nil {
		return err
	}
	for range repeats - 1 {
		r, err := p.tool.Call(p.call.with(more...))
		if err != nil {
			return err
		}
		got, err := part(r)
		if err != nil {
			return err
		}
		if got != want {
			at := 0
			for at < len(got) && at < len(want) && got[at] == want[at] {
				at++
			}
			from := max(at-40, 0)
			return fmt.Errorf("%s changes from one run to the next: %s, then %s", what, excerpt(want[from:]), excerpt(got[from:]))
		}
	}
	return nil
}

func stableData(p *probe) error {
	if _, err := p.answer(); err != nil {
		return nil
	}
	return p.repeated("data", func(r Result) (string, error) {
		a, err := readAnswer(r)
		if err != nil {
			return "", err
		}
		return string(a.Data), nil
	})
}

func stableOutput(p *probe) error {
	if _, err := p.answer(); err != nil {
		return nil
	}
	return p.repeated("the answer with --stable-output", func(r Result) (string, error) { return r.Stdout, nil }, "--stable-output")
}

// streams looks for output of the command's own: package envelope keeps it from
// standard output and says so.
func streams(p *probe) error {
	a, err := p.answer()
	if err != nil {
		return nil
	}
	if bytes.Contains(a.Warnings, []byte("THIRD_PARTY_STDOUT")) {
		return fmt.Errorf("the command writes to standard output itself: %s", a.Warnings)
	}
	for line := range strings.Lines(a.Stderr) {
		if keys, err := keysOf([]byte(line)); err == nil && strings.Contains(strings.Join(keys, " "), spec.KeyOK) {
			return fmt.Errorf("standard error has an answer: %s", excerpt(line))
		}
	}
	return nil
}

func help(p *probe) error {
	asked := &probe{tool: p.tool, call: Call{Command: p.call.Command, Args: []string{"--help"}}}
	a, err := asked.answer()
	switch {
	case err != nil:
		return fmt.Errorf("--help: %w", err)
	case a.Exit != 0:
		return fmt.Errorf("--help ends with status %d", a.Exit)
	}
	var meta struct{ Help bool }
	if err := json.Unmarshal(a.Meta, &meta); err != nil || !meta.Help {
		return fmt.Errorf("--help: meta is %s", excerpt(string(a.Meta)))
	}
	return nil
}

func refused(p *probe) error {
	a, err := p.answer("--no-such-flag-in-any-tool")
	if err != nil {
		return fmt.Errorf("an unknown flag: %w", err)
	}
	var e struct{ Phase string }
	if a.Exit != 2 {
		return fmt.Errorf("an unknown flag ends with status %d", a.Exit)
	}
	if err := json.Unmarshal(a.Error, &e); err != nil || e.Phase != "validation" {
		return fmt.Errorf("an unknown flag: error is %s", excerpt(string(a.Error)))
	}
	return nil
}

// closedPipe is for binaries: in the process of the test nothing is piped.
func closedPipe(p *probe) error {
	b, ok := p.tool.(*binary)
	if !ok {
		return nil
	}
	read, err := p.run()
	if err != nil {
		return nil
	}
	unread, err := b.callUnread(p.call.with())
	switch {
	case err != nil:
		return err
	case unread.Exit < 0:
		return errors.New("the tool dies of the signal SIGPIPE")
	case unread.Exit != read.Exit:
		return fmt.Errorf("the status is %d in place of %d", unread.Exit, read.Exit)
	case read.Stderr == "" && unread.Stderr != "":
		return fmt.Errorf("standard error has %s", excerpt(unread.Stderr))
	}
	return nil
}
