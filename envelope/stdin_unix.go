//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package envelope

import (
	"os"
	"syscall"
)

// takeInput makes standard input empty, for this process and those that it
// starts, until giveBack is called, and returns where it came from.
func takeInput() (in *os.File, giveBack func(), err error) {
	target := int(os.Stdin.Fd())
	saved, err := duplicateClosing(target)
	if err != nil {
		return nil, nil, err
	}
	empty, err := os.Open(os.DevNull)
	if err != nil {
		_ = syscall.Close(saved)
		return nil, nil, err
	}
	defer empty.Close()
	if err := duplicate(int(empty.Fd()), target); err != nil {
		_ = syscall.Close(saved)
		return nil, nil, err
	}
	again, err := duplicateClosing(saved) // to give back although whoever reads closes in
	if err != nil {
		_ = duplicate(saved, target)
		_ = syscall.Close(saved)
		return nil, nil, err
	}
	return os.NewFile(uintptr(saved), "stdin"), func() {
		_ = duplicate(again, target)
		_ = syscall.Close(again)
	}, nil
}
