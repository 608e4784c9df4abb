package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// The states in which a tool is run, one after the other. What a program imports
// is compiled in all of them, and the packages of its own from the second on.
var states = []string{"cold", again, leafEdited, "core", "own", allCompiled}

const (
	again       = "warm"    // after the same; see measureAgain
	leafEdited  = "leaf"    // likewise
	allCompiled = "built"   // the tool has kept nothing, and all is compiled
	nothingKept = "nothing" // nothing is compiled either
)

// A sample is what one run took.
type sample struct {
	wall, cpu time.Duration
	peak      int64 // bytes, of the largest process
}

type bench struct {
	work    string
	program program
	tools   []tool
	nothing bool
	dir     string
	samples map[string][]sample // by the name of the tool, a line end and the state
	edits   int
}

// prepare fetches the program and compiles all that it imports.
func (b *bench) prepare() (err error) {
	b.samples = make(map[string][]sample)
	if b.dir, err = b.program.fetch(b.work); err != nil {
		return err
	}
	cmd := exec.Command("go", append([]string{"list", "-deps"}, b.program.packages...)...)
	cmd.Dir, cmd.Env, cmd.Stderr = b.dir, environ(), os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("not all is there to be compiled: %w", err) // of which tools say little, and soon
	}
	return b.compile(nil)
}

func (b *bench) compile(env []string) error {
	cmd := exec.Command("go", append([]string{"list", "-e", "-export", "-deps", "-test"}, b.program.packages...)...)
	cmd.Dir, cmd.Env = b.dir, append(environ(), env...)
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("compiling: %w", err)
	}
	return nil
}

// measure runs each tool once in each state. All tools take turns, so that what
// else the machine does hits all alike.
func (b *bench) measure(first bool) error {
	for _, t := range b.tools {
		fresh, err := os.MkdirTemp(b.work, "fresh.*")
		if err != nil {
			return err
		}
		err = b.turn(t, fresh, first)
		if err := errors.Join(err, os.RemoveAll(fresh)); err != nil {
			return fmt.Errorf("%s: %w", t.name, err)
		}
	}
	return nil
}

func (b *bench) turn(t tool, fresh string, first bool) (err error) {
	command, env, err := t.start(fresh)
	if err != nil {
		return err
	}
	// As they are now, no tool before this one had the program's packages compiled.
	restore, err := b.editAll()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, restore()) }()
	for _, state := range states {
		if !t.keeps && state != "cold" && state != allCompiled || state == leafEdited {
			continue
		}
		undo := func() error { return nil }
		switch state {
		case "core":
			undo, err = b.edit(b.program.core)
		case "own":
			undo, err = b.editAll()
		case allCompiled:
			command, env, err = b.anew(t, fresh, state)
			err = errors.Join(err, b.compile(nil))
		}
		if err != nil {
			return err
		}
		err := b.sample(t.name, state, command, env)
		if err := errors.Join(err, undo()); err != nil {
			return err
		}
	}
	if !first || !b.nothing {
		return nil
	}
	gocache, err := os.MkdirTemp(b.work, "gocache.*")
	if err != nil {
		return err
	}
	if command, env, err = b.anew(t, fresh, nothingKept); err != nil {
		return err
	}
	err = b.sample(t.name, nothingKept, command, append(slices.Clone(env), "GOCACHE="+gocache))
	return errors.Join(err, os.RemoveAll(gocache))
}

// againEach is how often a tool is run after itself for each run in another state.
const againEach = 3

// measureAgain runs the tools n times after themselves, in place of the samples of
// that state so far, and as often after an edit in a leaf. They take turns in each of
// these times: such a run is over in so short a time that what the machine does a
// minute later makes it another one.
func (b *bench) measureAgain(n int) (err error) {
	fresh, err := os.MkdirTemp(b.work, "fresh.*")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(fresh)) }()
	var runs []func(state string) error
	for i, t := range b.tools {
		if !t.keeps {
			continue
		}
		command, env, err := b.anew(t, fresh, fmt.Sprint(i))
		if err != nil {
			return err
		}
		run := func(state string) error { return b.sample(t.name, state, command, env) }
		if err := run(again); err != nil {
			return err
		}
		delete(b.samples, t.name+"\n"+again)
		runs = append(runs, run)
	}
	for range n {
		for _, run := range runs {
			if err := run(again); err != nil {
				return err
			}
		}
		for _, run := range runs { // each after an edit of its own, as they share what go compiles
			undo, err := b.edit(b.program.leaf)
			if err != nil {
				return err
			}
			err = run(leafEdited)
			if err := errors.Join(err, undo()); err != nil {
				return err
			}
		}
	}
	return nil
}

// anew returns what runs a tool as if it never ran before.
func (b *bench) anew(t tool, fresh, state string) (command, env []string, err error) {
	fresh = filepath.Join(fresh, state)
	if err := os.Mkdir(fresh, 0o777); err != nil {
		return nil, nil, err
	}
	return t.start(fresh)
}

// edit adds a comment that was never there before to a file, until undo.
func (b *bench) edit(name string) (undo func() error, err error) {
	name = filepath.Join(b.dir, filepath.FromSlash(name))
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	b.edits++
	changed := fmt.Appendf(slices.Clip(text), "\nvar _ = %q // changed\n", fmt.Sprintf("%d.%d", os.Getpid(), b.edits))
	return func() error { return os.WriteFile(name, text, 0o666) }, os.WriteFile(name, changed, 0o666)
}

// editAll edits each package of the program.
func (b *bench) editAll() (undo func() error, err error) {
	cmd := exec.Command("go", "list", "-e", "-f", "{{with .GoFiles}}{{$.Dir}}/{{index . 0}}{{end}}", "./...")
	cmd.Dir, cmd.Env = b.dir, environ()
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	var undos []func() error
	undo = func() (err error) {
		for _, undo := range undos {
			err = errors.Join(err, undo())
		}
		return err
	}
	for name := range strings.FieldsSeq(string(out)) {
		relative, err := filepath.Rel(b.dir, name)
		if err != nil {
			return nil, errors.Join(err, undo())
		}
		one, err := b.edit(relative)
		if one != nil {
			undos = append(undos, one)
		}
		if err != nil {
			return nil, errors.Join(err, undo())
		}
	}
	return undo, nil
}

// sample runs a command and notes what it took. Findings make the status 1, with
// which a run that could not do all ends too: then it says so.
func (b *bench) sample(name, state string, command, env []string) error {
	command = append(slices.Clone(command), b.program.packages...)
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Dir, cmd.Env = b.dir, append(environ(), env...)
	syscall.Sync() // what runs before left to be written would make this one wait
	begin := time.Now()
	out, err := cmd.CombinedOutput()
	wall := time.Since(begin)
	if exit := (*exec.ExitError)(nil); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1 && exit.ExitCode() != 3) {
		return fmt.Errorf("%v: %w\n%s", command, err, out[max(0, len(out)-2000):])
	}
	for _, sign := range []string{"could not import", "could not check", "invalid vetx", "panic: "} {
		if bytes.Contains(out, []byte(sign)) {
			return fmt.Errorf("%v did not do its work: %s\n%s", command, sign, out[max(0, len(out)-2000):])
		}
	}
	s := sample{wall: wall, cpu: cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()}
	if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		s.peak = int64(u.Maxrss) * maxrssUnit
	}
	key := name + "\n" + state
	b.samples[key] = append(b.samples[key], s)
	fmt.Fprintf(os.Stderr, "  %-26s %-8s %6.2f s %6.2f s %5d MB\n", name, state, s.wall.Seconds(), s.cpu.Seconds(), s.peak>>20)
	return nil
}

// median returns the medians of what the runs of a tool in a state took, each by
// itself.
func (b *bench) median(name, state string) (sample, bool) {
	all := b.samples[name+"\n"+state]
	if len(all) == 0 {
		return sample{}, false
	}
	middle := func(of func(sample) int64) int64 {
		list := make([]int64, len(all))
		for i, s := range all {
			list[i] = of(s)
		}
		slices.Sort(list)
		return list[len(list)/2]
	}
	return sample{
		wall: time.Duration(middle(func(s sample) int64 { return int64(s.wall) })),
		cpu:  time.Duration(middle(func(s sample) int64 { return int64(s.cpu) })),
		peak: middle(func(s sample) int64 { return s.peak }),
	}, true
}
