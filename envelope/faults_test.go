package envelope_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/envvet/envvet/internal/process"
)

var (
	faults    = flag.Int("faults", 200, "how many invocations TestFaults makes")
	faultSeed = flag.Uint64("faultseed", 1, "the seed of what goes wrong in TestFaults")
)

// A fault is something that goes wrong around a program that runs.
type fault int

const (
	faultNone       fault = iota
	faultSignal           // one or two signals at random times
	faultClosedPipe       // nobody reads
	faultHalfRead         // the reader goes away
	faultSlowRead         // the reader takes its time
	faultFull             // the device is full
	faultCount
)

// faultLines are the commands that are called, and those that never end by
// themselves, for which a signal is sent for sure.
var (
	faultLines = []string{
		"quiet", "print", "print-child", "print-much", "print-late", "megabyte", "megabyte-fails", "panic", "goexit", "go-panic-waited",
		"marshal-goexit", "stop-limited", "cleanup", "nested", "manifest", "bogus", "--help", "ask", "quiet --output=plain",
	}
	endlessLines = []string{"stop", "finish", "hang"}
)

// TestFaults holds that whatever goes wrong, and whenever, a program ends soon,
// with one answer that agrees with its status or none. Without an answer, the
// signal came before the program was ready or after its answer was cut off.
func TestFaults(t *testing.T) {
	var all sync.WaitGroup
	calls := make(chan uint64)
	for range 2 * runtime.GOMAXPROCS(0) {
		all.Go(func() {
			for n := range calls {
				if err := faulty(t, rand.New(rand.NewPCG(*faultSeed, n))); err != nil {
					t.Errorf("%d: %v; go test -run TestFaults -faults=%d -faultseed=%d", n, err, *faults, *faultSeed)
				}
			}
		})
	}
	for n := range *faults {
		calls <- uint64(n)
	}
	close(calls)
	all.Wait()
}

// faulty makes one invocation in which something goes wrong.
func faulty(t *testing.T, random *rand.Rand) error {
	kind := fault(random.IntN(int(faultCount)))
	line := faultLines[random.IntN(len(faultLines))]
	if kind == faultSignal && random.IntN(2) == 0 {
		line = endlessLines[random.IntN(len(endlessLines))]
	}
	cmd := process.Call{Program: "escapes", Args: strings.Fields(line)}.Command(t)
	cmd.Dir = t.TempDir()
	if line == "cleanup" || line == "stop" || line == "hang" || line == "finish" {
		cmd.Args = append(cmd.Args, "--marker="+filepath.Join(cmd.Dir, "marker"))
	}
	stdout, finish, err := kind.stdout(random)
	if err != nil {
		return err
	}
	var stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = stdout, &stderr
	err = cmd.Start()
	_ = stdout.Close()
	if err != nil {
		return err
	}
	guard := time.AfterFunc(20*time.Second, func() { _ = cmd.Process.Signal(syscall.SIGQUIT) })
	defer guard.Stop()
	if kind == faultSignal {
		pauses := []time.Duration{time.Duration(random.IntN(30)) * time.Millisecond, time.Duration(random.IntN(30)) * time.Millisecond}
		signals := []syscall.Signal{syscall.SIGTERM, syscall.SIGINT}
		for _, pause := range pauses[:1+random.IntN(2)] {
			time.Sleep(pause)
			_ = cmd.Process.Signal(signals[random.IntN(2)])
		}
	}
	text := finish()
	_ = cmd.Wait()
	if err := kind.agrees(line, cmd.ProcessState.ExitCode(), cmd.ProcessState.Sys().(syscall.WaitStatus), text); err != nil {
		return fmt.Errorf("%s, fault %d: %w, %v\nstdout %.300q\nstderr %.3000s", line, kind, err, cmd.ProcessState, text, &stderr)
	}
	return nil
}

// stdout returns what a program gets as its standard output, and a function
// that returns what can be read of it, at the program's end.
func (f fault) stdout(random *rand.Rand) (stdout *os.File, finish func() string, err error) {
	if f == faultFull {
		stdout, err = os.OpenFile("/dev/full", os.O_WRONLY, 0)
		if err == nil {
			return stdout, func() string { return "" }, nil
		}
	}
	read, write, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	some := random.IntN(100_000)
	return write, func() string {
		defer read.Close()
		var text bytes.Buffer
		switch f {
		case faultClosedPipe:
			return ""
		case faultHalfRead:
			_, _ = io.CopyN(&text, read, int64(some))
			return ""
		case faultSlowRead:
			for range 5 {
				_, _ = io.CopyN(&text, read, 4096)
				time.Sleep(2 * time.Millisecond)
			}
		}
		_, _ = io.Copy(&text, read)
		return text.String()
	}, nil
}

// agrees says what is wrong with the end of a program.
func (f fault) agrees(line string, exit int, status syscall.WaitStatus, stdout string) error {
	switch {
	case status.Signaled() && (f != faultSignal || status.Signal() != syscall.SIGTERM && status.Signal() != syscall.SIGINT):
		return errors.New("died of a signal")
	case status.Signaled() && stdout != "":
		return errors.New("died of a signal after an answer")
	case status.Signaled():
		return nil // before it was ready
	case f == faultFull && exit == 0:
		return errors.New("success without an answer")
	case f == faultFull || f == faultClosedPipe || f == faultHalfRead:
		return nil
	case strings.HasSuffix(line, "plain"):
		return nil
	}
	answer, complete := strings.CutSuffix(stdout, "\n")
	if !complete || strings.Contains(answer, "\n") {
		return errors.New("not one line")
	}
	var e struct{ OK bool }
	if err := json.Unmarshal([]byte(answer), &e); err != nil {
		return err
	}
	if e.OK != (exit == 0) {
		return fmt.Errorf("ok is %v", e.OK)
	}
	return nil
}
