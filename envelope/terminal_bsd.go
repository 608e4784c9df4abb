//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package envelope

import "syscall"

const getAttributes = syscall.TIOCGETA
