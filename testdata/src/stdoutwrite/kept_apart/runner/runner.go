// Package runner has processes, of which some are read.
package runner

import (
	"bytes"
	"os"
	"os/exec"
)

// A Runner runs processes in a folder.
type Runner struct{ Dir string }

func (r Runner) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(name, args...)
	c.Dir, c.Stdout = r.Dir, os.Stdout
	return c
}

// Pack asks for a version before it makes an archive.
func (r Runner) Pack() error {
	version, err := r.version()
	if err != nil {
		return err
	}
	return r.archive(version)
}

func (r Runner) version() (string, error) {
	var out bytes.Buffer
	c := r.command("git", "describe")
	c.Stdout = &out
	err := c.Run()
	return out.String(), err
}

func (r Runner) archive(version string) error {
	return r.tar("-cf", version+".tar", ".")
}

func (r Runner) tar(args ...string) error {
	return r.command("tar", args...).Run()
}

// A Stage is what is done to each release.
type Stage interface {
	Begin()
	End()
}

// Each goes through the stages.
func Each(stages ...Stage) error {
	for _, s := range stages {
		s.Begin()
		s.End()
	}
	return nil
}
