package inprocess

import (
	"io/fs"
	"syscall"
)

// statusChanged returns when a file was last written or given other times, of which
// nobody can say otherwise; 0 if that is not known.
func statusChanged(info fs.FileInfo) int64 {
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		return s.Ctim.Nano()
	}
	return 0
}
