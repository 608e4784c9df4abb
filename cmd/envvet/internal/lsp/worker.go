package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/unit"
)

// workerFlag starts a worker: envvet lsp -unit [flags]. It reads the configuration
// of its package, then requests.
const workerFlag = "-unit"

// work checks the package of a configuration for the server that started this
// process. It is a process of its own because of what rules keep in flags, and
// so that the server outlives whatever happens on code that somebody is typing.
func work(args []string, suite []*analysis.Analyzer) error {
	line, err := cmdline.Parse(args, suite)
	if err != nil {
		return err
	}
	in := json.NewDecoder(os.Stdin)
	var config unit.Config
	if err := in.Decode(&config.Config); err != nil {
		return err
	}
	var rules []*analysis.Analyzer
	on := line.Rules(suite)
	for _, a := range line.Suite(suite) {
		if wanted, known := on[a.Name]; wanted || !known {
			rules = append(rules, a)
		}
	}
	u, err := unit.New(config, rules)
	if err != nil {
		return err
	}
	return u.Serve(in, os.Stdout)
}

// A worker is such a process.
type worker struct {
	cmd       *exec.Cmd
	in        io.WriteCloser
	responses chan unit.Response // is closed when the process ends

	last int // number of a request
}

// startWorker starts one for a configuration, with the flags of go vet.
func startWorker(tool, dir string, config unit.Config, flags []string) (*worker, error) {
	w := &worker{responses: make(chan unit.Response, 1)}
	w.cmd = exec.Command(tool, append([]string{"lsp", workerFlag}, flags...)...)
	w.cmd.Dir = dir
	var err error
	if w.in, err = w.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := w.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := w.cmd.Start(); err != nil {
		return nil, err
	}
	go w.read(config, out)
	return w, nil
}

func (w *worker) read(config unit.Config, out io.Reader) {
	defer close(w.responses)
	_ = json.NewEncoder(w.in).Encode(config.Config) // if it cannot be told, there is no response
	for responses := json.NewDecoder(out); ; {
		var r unit.Response
		if responses.Decode(&r) != nil {
			break
		}
		w.responses <- r
	}
	_ = w.cmd.Process.Kill()
	_ = w.cmd.Wait()
}

// errGone says that the worker has ended.
var errGone = errors.New("the worker has ended")

// ready waits until the worker can answer.
func (w *worker) ready(ctx context.Context) error {
	_, err := w.wait(ctx, 0)
	return err
}

// check has the package checked with files in place of those of its
// configuration.
func (w *worker) check(ctx context.Context, files []string) (finding.Report, error) {
	w.last++
	if err := json.NewEncoder(w.in).Encode(unit.Request{ID: w.last, Files: files}); err != nil {
		return finding.Report{}, errGone
	}
	r, err := w.wait(ctx, w.last)
	if err != nil {
		return finding.Report{}, err
	}
	if r.Error != "" {
		return finding.Report{}, errors.New(r.Error)
	}
	return finding.Decode(strings.NewReader(r.Findings))
}

// wait waits for the response with a number; those before it, of requests that
// were given up, it drops.
func (w *worker) wait(ctx context.Context, id int) (unit.Response, error) {
	for {
		select {
		case r, ok := <-w.responses:
			if !ok {
				return r, errGone
			}
			if r.ID == id {
				return r, nil
			}
		case <-ctx.Done():
			return unit.Response{}, ctx.Err()
		}
	}
}

// stop ends the worker. It does not wait for it.
func (w *worker) stop() {
	_ = w.in.Close()
	_ = w.cmd.Process.Kill()
	go func() {
		for range w.responses { // so that read sees the end
		}
	}()
}
