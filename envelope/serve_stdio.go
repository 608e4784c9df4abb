package envelope

import (
	"errors"
	"os"
	"os/signal"
	"sync"
)

// serving is what has been taken away from the process while it serves on its
// standard input and output.
var serving served

type served struct {
	mu     sync.Mutex
	active bool
	output *capture // nil where the system knows no file descriptors
}

// capture returns the capture of standard output, nil if there is none.
func (s *served) capture() *capture {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.output
}

// takeStdio takes standard input and output away from the process.
func takeStdio() (in, out *os.File, release func(), err error) {
	serving.mu.Lock()
	defer serving.mu.Unlock()
	if serving.active {
		return nil, nil, nil, errors.New("the process serves on its standard input and output already")
	}
	in, giveBack, err := takeInput()
	if err != nil {
		return nil, nil, nil, err
	}
	broken := make(chan os.Signal, 1) // whoever writes to a pipe that nobody reads has an error, and is not ended
	if len(brokenPipe) > 0 {
		signal.Notify(broken, brokenPipe...)
	}
	serving.active = true
	serving.output = captureFile(os.Stdout, mostStray)
	out = serving.output.file(os.Stdout)
	stdout := os.Stdout
	if serving.output == nil {
		os.Stdout = os.Stderr // what is printed by Go code, at least
	}
	return in, out, func() {
		serving.mu.Lock()
		defer serving.mu.Unlock()
		signal.Stop(broken)
		giveBack()
		serving.output.restore()
		os.Stdout = stdout
		serving.output, serving.active = nil, false
	}, nil
}
