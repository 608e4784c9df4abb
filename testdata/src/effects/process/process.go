// Package process starts other processes and writes to file descriptors.
package process

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"syscall"
)

func Run() error { // want Run:`^stdout os\.Stdout$`
	cmd := exec.Command("ls")
	cmd.Stdout = os.Stdout
	cmd.Stderr = os.Stderr
	return cmd.Run()
}

func RunErr() error {
	cmd := exec.Command("ls")
	cmd.Stdout = os.Stderr
	cmd.Stderr = os.Stderr
	return cmd.Run()
}

// RunStderr sends the other's errors to our standard output.
func RunStderr() error { // want RunStderr:`^stdout os\.Stdout$`
	cmd := exec.Command("ls")
	cmd.Stderr = os.Stdout
	return cmd.Run()
}

func Output() ([]byte, error) { return exec.Command("ls").Output() }

func Combined() ([]byte, error) { return exec.Command("ls").CombinedOutput() }

func Buffer() (string, error) {
	var b bytes.Buffer
	cmd := exec.Command("ls")
	cmd.Stdout, cmd.Stderr = &b, &b
	err := cmd.Run()
	return b.String(), err
}

func Start() error { // want Start:`^stdout os\.Stdout$`
	cmd := &exec.Cmd{Path: "/bin/ls", Stdout: os.Stdout}
	if err := cmd.Start(); err != nil {
		return err
	}
	return cmd.Wait()
}

// Prepared is not run.
func Prepared() string {
	cmd := exec.Command("ls")
	return cmd.String()
}

func Piped() error {
	cmd := exec.Command("ls")
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	_, err = io.Copy(os.Stderr, out)
	return err
}

func PipedOut() error { // want PipedOut:`^stdout os\.Stdout$`
	cmd := exec.Command("ls")
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	_, err = io.Copy(os.Stdout, out)
	return err
}

func Multi() error { // want Multi:`^stdout os\.Stdout$`
	var b bytes.Buffer
	cmd := exec.Command("ls")
	cmd.Stdout = io.MultiWriter(&b, os.Stdout)
	return cmd.Run()
}

// A Runner hides the command behind an interface.
type Runner interface{ Run(args ...string) error }

type system struct{ out io.Writer }

func (s *system) Run(args ...string) error { // want Run:`writes p0\.out`
	cmd := exec.Command("git", args...)
	cmd.Stdout = s.out
	return cmd.Run()
}

func pull(r Runner) error { return r.Run("pull") }

func Pull() error { return pull(&system{out: os.Stdout}) } // want Pull:`^stdout os\.Stdout$`

func PullErr() error { return pull(&system{out: os.Stderr}) }

// File descriptors by number.

func NewFile() { fmt.Fprintln(os.NewFile(1, "out"), "x") } // want NewFile:`^stdout os\.NewFile$`

func NewFileErr() { fmt.Fprintln(os.NewFile(2, "err"), "x") }

func NewFileFd() { fmt.Fprintln(os.NewFile(uintptr(syscall.Stdout), "out"), "x") } // want NewFileFd:`^stdout os\.NewFile$`

func NewFileErrFd() { fmt.Fprintln(os.NewFile(uintptr(syscall.Stderr), "err"), "x") }

func NewFileOther(fd uintptr) { fmt.Fprintln(os.NewFile(fd, "other"), "x") }

func Write() { syscall.Write(1, []byte("x")) } // want Write:`^stdout syscall\.Write$`

func WriteErr() { syscall.Write(2, []byte("x")) }

func WriteFd() { syscall.Write(syscall.Stdout, []byte("x")) } // want WriteFd:`^stdout syscall\.Write$`

const stdout = 1

func WriteConst() { syscall.Write(stdout, []byte("x")) } // want WriteConst:`^stdout syscall\.Write$`

func WriteOther(fd int) { syscall.Write(fd, []byte("x")) }

func StartProcess() { // want StartProcess:`^stdout os\.Stdout$`
	os.StartProcess("/bin/ls", nil, &os.ProcAttr{Files: []*os.File{os.Stdin, os.Stdout, os.Stderr}})
}

func StartProcessErr() {
	os.StartProcess("/bin/ls", nil, &os.ProcAttr{Files: []*os.File{nil, os.Stderr, os.Stderr}})
}

// Built-in print and println write to stderr.
func Builtin() {
	print("x")
	println("x")
}

// Swap replaces standard output for a while.
func Swap(f func()) string { // want Swap:`calls p0`
	old := os.Stdout
	r, w, _ := os.Pipe()
	os.Stdout = w
	defer func() { os.Stdout = old }()
	f()
	w.Close()
	data, _ := io.ReadAll(r)
	return string(data)
}
