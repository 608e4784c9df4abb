// Package iostreams holds the streams that commands talk to.
package iostreams

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
)

// IOStreams are the streams of one command.
type IOStreams struct {
	In     io.Reader
	Out    io.Writer
	ErrOut io.Writer

	mu       sync.Mutex
	progress string
	pager    *exec.Cmd
	pipe     io.WriteCloser
}

// StartProgress shows a label until StopProgress.
func (s *IOStreams) StartProgress(label string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.progress = label
	fmt.Fprintf(s.ErrOut, "%s...\n", label)
}

// StopProgress ends what StartProgress began.
func (s *IOStreams) StopProgress() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.progress != "" {
		fmt.Fprintf(s.ErrOut, "%s: done\n", s.progress)
	}
	s.progress = ""
}

// StartPager sends Out through the user's pager, if there is one.
func (s *IOStreams) StartPager() error {
	name := os.Getenv("FORGE_PAGER")
	if name == "" {
		return nil
	}
	pager := exec.Command(name)
	pager.Stdout = os.Stdout
	pager.Stderr = s.ErrOut
	pipe, err := pager.StdinPipe()
	if err != nil {
		return err
	}
	if err := pager.Start(); err != nil {
		return fmt.Errorf("pager %s: %w", name, err)
	}
	s.pager, s.pipe, s.Out = pager, pipe, pipe
	return nil
}

// StopPager waits for the pager.
func (s *IOStreams) StopPager() error {
	if s.pager == nil {
		return nil
	}
	s.pipe.Close()
	return s.pager.Wait()
}
