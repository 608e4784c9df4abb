// Package names names things of other packages in all ways there are.
package names

import (
	"bufio"
	"flag"
	"maps"
	. "os"
	"slices"
	"strings"
	"sync/atomic"
)

type reader struct {
	*bufio.Reader
	n atomic.Pointer[strings.Builder]
}

var lines = flag.CommandLine.Int("lines", 10, "")

var upper = map[string]func(string) string{"upper": strings.ToUpper}

func run() error {
	r := reader{Reader: bufio.NewReader(Stdin)}
	read := r.ReadString
	for range *lines {
		line, err := read('\n')
		if err != nil {
			return err
		}
		r.n.Store(new(strings.Builder))
		write := (*strings.Builder).WriteString
		write(r.n.Load(), upper["upper"](line))
	}
	names := slices.Sorted(maps.Keys(upper))
	info, err := Stdin.Stat()
	if err != nil {
		return err
	}
	_ = info.ModTime().Unix() // of package time, which is not imported
	_ = slices.Index(names, Args[0])
	return nil
}

func twice() error {
	if err := run(); err != nil {
		return err
	}
	return run()
}
