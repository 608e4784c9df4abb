package main_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestInterrupt stops the binary while it waits for a go command that does not
// heed the signal.
func TestInterrupt(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no process can be interrupted there")
	}
	dir := t.TempDir()
	pidFile := filepath.Join(dir, "pid")
	const stubborn = "#!/bin/sh\ntrap '' INT\necho $$ >%[1]s.new\nmv %[1]s.new %[1]s\nwhile :; do sleep 0.1; done\n"
	if err := os.WriteFile(filepath.Join(dir, "go"), fmt.Appendf(nil, stubborn, pidFile), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+string(filepath.ListSeparator)+os.Getenv("PATH"))

	for signal, status := range map[os.Signal]int{os.Interrupt: 130, syscall.SIGTERM: 143} {
		t.Run(signal.String(), func(t *testing.T) {
			os.Remove(pidFile)
			cmd := exec.CommandContext(t.Context(), binary)
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			child := waitForPid(t, pidFile)
			begin := time.Now()
			if err := cmd.Process.Signal(signal); err != nil {
				t.Fatal(err)
			}
			cmd.Wait()
			if got := cmd.ProcessState.ExitCode(); got != status {
				t.Errorf("exit status %d, want %d", got, status)
			}
			if took := time.Since(begin); took > 10*time.Second { // package packages gives the go command five
				t.Errorf("took %v to end", took)
			}
			if child.Signal(syscall.Signal(0)) == nil {
				t.Error("the go command still runs")
				child.Kill()
			}
		})
	}
}

func waitForPid(t *testing.T, file string) *os.Process {
	t.Helper()
	for range 200 {
		if text, err := os.ReadFile(file); err == nil {
			pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
			if err != nil {
				t.Fatal(err)
			}
			child, err := os.FindProcess(pid)
			if err != nil {
				t.Fatal(err)
			}
			return child
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatal("the go command was not started")
	return nil
}
