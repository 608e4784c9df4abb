package lsp

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/envvet/envvet/cmd/envvet/internal/baseline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/fingerprint"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

// pause is how long a change waits for the next one: people type on.
const pause = 150 * time.Millisecond

// settled is how long the text must stay as it is until go vet is asked about a
// package that was checked without it.
const settled = time.Second

// A checker runs go vet when something has changed, one run at a time. A change
// ends the run that it overtakes. Where only the text of a package has changed, it
// shows before what a worker finds, see units.
type checker struct {
	docs      *documents
	tool      string
	configure func(ctx context.Context, dir string) (Configured, error)
	overlay   *overlay

	begin func() (end func())   // is told of each check
	show  func(result)          // is given what was found in a folder
	fail  func(err error)       // is told why nothing can be checked
	log   func(messages string) // is given what the go command says of a package

	mu      sync.Mutex
	timer   *time.Timer
	latest  string // the folder that changed last
	cancel  context.CancelFunc
	running sync.WaitGroup

	one     sync.Mutex        // held by the check that runs, guards what follows
	told    map[string]string // by folder, what is wrong with it
	units   *units
	stopped bool
	outside bool // files have changed that are not open
}

// A result is what was found in the package of a folder.
type result struct {
	dir      string
	open     snapshot // when it was found
	findings []finding.Finding
}

// changed has the packages of open files checked soon, that of the folder first.
func (c *checker) changed(dir string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.stopped {
		return
	}
	c.latest = dir
	if c.timer != nil {
		c.timer.Stop()
	}
	if c.cancel != nil {
		c.cancel()
	}
	c.timer = time.AfterFunc(pause, c.start)
}

// changedOutside has the packages of open files checked after a change of other
// files.
func (c *checker) changedOutside() {
	c.mu.Lock()
	c.outside = true
	c.mu.Unlock()
	c.changed("")
}

// start begins a check once the one before has ended.
func (c *checker) start() {
	c.mu.Lock()
	if c.stopped {
		c.mu.Unlock()
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	before := c.cancel
	c.cancel = cancel
	first, outside := c.latest, c.outside
	c.outside = false
	c.running.Add(1)
	c.mu.Unlock()
	defer c.running.Done()
	if before != nil {
		before()
	}
	c.one.Lock()
	defer c.one.Unlock()
	if outside {
		c.units.forget()
	}
	if ctx.Err() != nil {
		return
	}
	open := c.docs.snapshot()
	unsaved, err := c.overlay.write(open)
	if err != nil {
		c.fail(err)
		return
	}
	if c.checkUnit(ctx, first, open, unsaved) {
		select {
		case <-time.After(settled):
		case <-ctx.Done():
		}
	}
	c.check(ctx, first, open)
}

// stop ends the check that is running and waits for it.
func (c *checker) stop() {
	c.mu.Lock()
	c.stopped = true
	if c.timer != nil {
		c.timer.Stop()
	}
	if c.cancel != nil {
		c.cancel()
	}
	c.mu.Unlock()
	c.running.Wait()
	c.units.close()
	c.overlay.close()
}

// checkUnit checks the package of a folder without the go command, if it can.
func (c *checker) checkUnit(ctx context.Context, dir string, open snapshot, unsaved map[string]string) bool {
	configured, err := c.configure(ctx, dir)
	if err != nil {
		return false // said below
	}
	report, ok := c.units.check(ctx, dir, configured.Flags, open, unsaved)
	return ok && c.report(ctx, dir, open, report, configured) == nil
}

// check checks the packages of all open files: a change in one can bring a
// finding in another, and what did not change costs next to nothing.
func (c *checker) check(ctx context.Context, first string, open snapshot) {
	if ctx.Err() != nil {
		return
	}
	end := c.begin()
	defer end()
	dirs := open.folders()
	for i, dir := range dirs {
		if dir == first {
			copy(dirs[1:], dirs[:i])
			dirs[0] = first
		}
	}
	for _, dir := range dirs {
		err := c.checkFolder(ctx, dir, open)
		if ctx.Err() != nil {
			return
		}
		c.tell(dir, err)
		if errors.Is(err, vetrun.ErrNoGo) || errors.Is(err, vetrun.ErrOldGo) {
			return
		}
	}
}

// tell tells the person why a folder cannot be checked, once.
func (c *checker) tell(dir string, err error) {
	if err == nil {
		delete(c.told, dir)
		return
	}
	if c.told[dir] == err.Error() {
		return
	}
	if c.told == nil {
		c.told = make(map[string]string)
	}
	c.told[dir] = err.Error()
	c.fail(err)
}

func (c *checker) checkFolder(ctx context.Context, dir string, open snapshot) error {
	if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
		c.log(dir + " is not there yet: it is checked when a file in it is saved") // the go command runs tools in it
		return nil
	}
	configured, err := c.configure(ctx, dir)
	if err != nil {
		return err
	}
	flags := configured.Flags
	var report finding.Report
	run, err := vetrun.Run(ctx, vetrun.Command{
		Tool: c.tool, Dir: dir, Env: c.units.env(), Flags: append(flags[:len(flags):len(flags)], c.overlay.flags...),
		Patterns: []string{"."}, Mode: vetrun.JSON,
	}, func(r io.Reader) (err error) {
		report, err = finding.Decode(r)
		return err
	})
	switch {
	case errors.Is(err, vetrun.ErrNoGo), errors.Is(err, vetrun.ErrOldGo), ctx.Err() != nil:
		return err
	case err != nil:
		c.log(err.Error())
		return nil
	}
	if run.Failed {
		c.log(c.overlay.rename(run.Messages, dir))
		if len(report.Findings) == 0 && !onlyTests(run.Packages) { // it does not compile: what was found before stays
			return nil
		}
	}
	if !run.Failed {
		c.units.learn(dir, flags, open, c.overlay.file)
	}
	return c.report(ctx, dir, open, report, configured)
}

// onlyTests reports whether packages that do not compile are those of tests
// outside the package, which was checked then.
func onlyTests(packages []string) bool {
	return len(packages) > 0 && !slices.ContainsFunc(packages, func(path string) bool { return !strings.HasSuffix(path, "_test") })
}

// report shows what was found in a folder and is not accepted, by a comment or by
// the baseline, unless a change has overtaken the check.
func (c *checker) report(ctx context.Context, dir string, open snapshot, report finding.Report, configured Configured) error {
	for _, f := range report.Failures {
		c.log("rule " + f.Rule + " failed in " + f.Package + ": " + f.Message)
	}
	report.Accepted() // is there if a setting asks for it
	for i := range report.Findings {
		f := &report.Findings[i]
		f.Severity = configured.Severity(f)
		c.rename(f, dir)
	}
	if configured.Baseline != "" {
		old, err := baseline.Read(configured.Baseline)
		if err != nil {
			return err
		}
		report.Findings = fresh(report.Findings, old, open)
	}
	c.mu.Lock() // so that nothing is shown once changed has returned
	defer c.mu.Unlock()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	c.show(result{dir: dir, open: open, findings: report.Findings})
	return nil
}

// fresh returns the findings that a baseline does not accept.
func fresh(findings []finding.Finding, old baseline.Baseline, open snapshot) (rest []finding.Finding) {
	accepted, _ := old.Match(fingerprint.Of(findings, open.files()), nil)
	for i, f := range findings {
		if !accepted[i] {
			rest = append(rest, f)
		}
	}
	return rest
}

// rename gives the positions of a finding the names of the files that were
// edited.
func (c *checker) rename(f *finding.Finding, dir string) {
	name := func(file string) string {
		if file == "" {
			return ""
		}
		if !filepath.IsAbs(file) && !strings.HasPrefix(file, "<") {
			file = filepath.Join(dir, file)
		}
		return c.overlay.file(file)
	}
	f.Posn.File, f.End.File = name(f.Posn.File), name(f.End.File)
	for i := range f.Related {
		f.Related[i].Posn.File = name(f.Related[i].Posn.File)
	}
	for i := range f.Fixes {
		for j := range f.Fixes[i].Edits {
			f.Fixes[i].Edits[j].File = name(f.Fixes[i].Edits[j].File)
		}
	}
}
