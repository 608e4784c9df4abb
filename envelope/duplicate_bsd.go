//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package envelope

import "syscall"

// duplicate makes to the same file as from.
func duplicate(from, to int) error { return syscall.Dup2(from, to) }
