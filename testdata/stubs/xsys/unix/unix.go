// Package unix is a stub of golang.org/x/sys/unix for fixtures.
package unix

// The descriptors that a process begins with.
const (
	Stdin  = 0
	Stdout = 1
	Stderr = 2
)

func call(args ...int) (int, error) { return 0, nil }

// Exit ends the process.
func Exit(code int) { call(code) }

// Write writes to a descriptor.
func Write(fd int, p []byte) (int, error) { return call(fd, len(p)) }

// Pwrite writes to a descriptor, at an offset.
func Pwrite(fd int, p []byte, offset int64) (int, error) { return call(fd, len(p), int(offset)) }

// Dup returns another descriptor for what fd is of.
func Dup(fd int) (int, error) { return call(fd) }

// Dup2 has newfd be of what oldfd is of.
func Dup2(oldfd, newfd int) error { return Dup3(oldfd, newfd, 0) }

// Dup3 is Dup2 with flags.
func Dup3(oldfd, newfd, flags int) error {
	_, err := call(oldfd, newfd, flags)
	return err
}

// CloseOnExec has a descriptor closed in programs that are started.
func CloseOnExec(fd int) { call(fd) }
