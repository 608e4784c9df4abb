//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package envelope

import "os"

// takeInput makes standard input empty for Go code, until giveBack is called,
// and returns where it came from.
func takeInput() (in *os.File, giveBack func(), err error) {
	stdin := os.Stdin
	empty, err := os.Open(os.DevNull)
	if err != nil {
		return nil, nil, err
	}
	os.Stdin = empty
	return stdin, func() {
		os.Stdin = stdin
		_ = empty.Close()
	}, nil
}
