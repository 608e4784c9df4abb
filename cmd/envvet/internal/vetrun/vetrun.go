// Package vetrun runs go vet with a tool of ours in JSON mode.
package vetrun

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"go/version"
	"io"
	"iter"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"time"
)

// ErrNoGo is returned if there is no go command.
var ErrNoGo = errors.New("there is no go command in PATH; install Go from https://go.dev/dl or add its bin directory to PATH")

// ErrOldGo is returned if the go command is older than the protocol used here.
// Before Go 1.26 the findings came on standard error and nothing was cached.
var ErrOldGo = errors.New("the go command is too old; envvet needs Go 1.26 or later")

// A Command says what to run.
type Command struct {
	Tool     string   // absolute path of the vet tool
	Dir      string   // where to run, "" is the working directory
	Env      []string // what to add to the environment
	Flags    []string // for go vet, as -name=value
	Patterns []string
	Mode     Mode
}

// A Mode is what go vet does about findings.
type Mode int

const (
	JSON Mode = iota // print them
	Diff             // print what the first fix of each would change; the result Failed only without a diff
)

// flags returns the flags of go vet for the mode.
func (m Mode) flags() []string {
	if m == Diff {
		return []string{"-fix", "-diff"}
	}
	return []string{"-json"}
}

// A Result is how go vet ended.
type Result struct {
	Failed   bool     // go vet could not check every package
	Messages string   // what it wrote to standard error
	Packages []string // the packages that Messages is about, as far as it names them
	Crashed  bool     // the tool itself did: Messages holds its trace
	NewerGo  string   // what the tool would have to be built with to read some package, as go1.27
}

// Run runs go vet and hands its standard output to decode.
// When ctx is done it ends the child and returns the cause.
func Run(ctx context.Context, c Command, decode func(io.Reader) error) (Result, error) {
	path, err := exec.LookPath("go")
	if err != nil {
		return Result{}, ErrNoGo
	}
	args := append([]string{"vet", "-vettool=" + c.Tool}, c.Mode.flags()...)
	args = append(args, c.Flags...)
	// With -trimpath the go command keeps results for checkouts in any folder, and
	// would show those of one with the names of files of another.
	args = append(args, "-trimpath=false", "--")
	cmd := exec.CommandContext(ctx, path, append(args, c.Patterns...)...)
	cmd.Dir = c.Dir
	if len(c.Env) > 0 {
		cmd.Env = append(cmd.Environ(), c.Env...)
	}
	cmd.Cancel = func() error {
		// As at a terminal. What it then leaves of its work directory is up to it.
		if cmd.Process.Signal(os.Interrupt) == nil {
			return nil
		}
		return cmd.Process.Kill() // no such signal on Windows
	}
	cmd.WaitDelay = time.Second
	messages := &head{limit: 1 << 20}
	cmd.Stderr = messages
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return Result{}, err
	}
	if err := cmd.Start(); err != nil {
		return Result{}, fmt.Errorf("starting the go command: %w", err)
	}
	seen := &counter{r: stdout}
	decodeErr := decode(seen)
	io.Copy(io.Discard, stdout) // so that the child never blocks
	waitErr := cmd.Wait()

	if ctx.Err() != nil {
		return Result{}, context.Cause(ctx)
	}
	var exit *exec.ExitError
	if waitErr != nil && !errors.As(waitErr, &exit) {
		return Result{}, fmt.Errorf("running go vet: %w", waitErr)
	}
	result := Result{Failed: waitErr != nil, Messages: messages.String()}
	result.Packages = packages(result.Messages)
	result.NewerGo = NewerGo(result.Messages)
	if c.Mode == Diff && seen.n > 0 && len(result.Packages) == 0 {
		result.Failed = false // the status says that there is a diff
	}
	result.Crashed = result.Failed && crashed(result.Messages)
	if jsonLine(result.Messages) {
		return Result{}, ErrOldGo
	}
	if result.Failed && strings.TrimSpace(result.Messages) == "" {
		result.Messages = fmt.Sprintf("go vet ended without a message: %v\n", waitErr)
	}
	return result, decodeErr
}

// crashed reports whether messages hold the trace of a tool of ours: the rules run in
// goroutines of package perform or, with -fix and -std, of package unitchecker.
func crashed(messages string) bool {
	_, trace, ok := strings.Cut(messages, "\ngoroutine ")
	return ok && (strings.Contains(trace, "envvet/cmd/envvet/internal/perform.") || strings.Contains(trace, "go/analysis/unitchecker."))
}

// packages returns the packages named by the lines "# pkg" and
// "# [pkg]" in what the go command says, in order of appearance.
func packages(messages string) []string {
	var names []string
	seen := make(map[string]bool)
	for line := range said(messages) {
		if name, ok := packageOf(line); ok && !seen[name] {
			seen[name] = true
			names = append(names, name)
		}
	}
	return names
}

// tooNew is what go/types says of a package, or of a file by its build constraint.
var tooNew = regexp.MustCompile(`(?:package|file) requires newer Go version (go[0-9.]+) \(application built with go`)

// NewerGo returns the newest version of Go, as go1.27, that messages say the tool would
// have to be built with, "" if they say nothing of that.
func NewerGo(messages string) string {
	newest := ""
	for _, m := range tooNew.FindAllStringSubmatch(messages, -1) {
		if version.Compare(m[1], newest) > 0 {
			newest = m[1]
		}
	}
	return newest
}

// jsonLine reports whether messages has the first line of a JSON object, as
// the go command before Go 1.26 prints it.
func jsonLine(messages string) bool {
	for line := range said(messages) {
		switch strings.TrimSpace(line) {
		case "{", "{}":
			return line[0] == '{'
		}
	}
	return false
}

// said returns the lines of messages but those of files that the go command
// writes: with -x it shows them as here documents.
func said(messages string) iter.Seq[string] {
	return func(yield func(string) bool) {
		shown := false
		for line := range strings.Lines(messages) {
			switch {
			case shown:
				shown = strings.TrimSpace(line) != "EOF"
				continue
			case strings.HasPrefix(line, "cat >"):
				shown = strings.Contains(line, " << 'EOF'")
			}
			if !yield(line) {
				return
			}
		}
	}
}

// A counter counts the bytes that are read.
type counter struct {
	r io.Reader
	n int
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n += n
	return n, err
}

// A head keeps the first bytes written to it and forgets the others.
type head struct {
	limit int
	kept  bytes.Buffer
	cut   bool
}

func (h *head) Write(p []byte) (int, error) {
	room := h.limit - h.kept.Len()
	if len(p) <= room {
		return h.kept.Write(p)
	}
	h.kept.Write(p[:room])
	h.cut = true
	return len(p), nil
}

func (h *head) String() string {
	if h.cut {
		return h.kept.String() + "\n... (more messages of the go command left out)\n"
	}
	return h.kept.String()
}
