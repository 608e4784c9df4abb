// Package lock has processes change a file one after the other.
package lock

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"

	"github.com/rogpeppe/go-internal/lockedfile"
)

// Take waits until no other process has the file of the absolute name, which need not be
// there, and keeps others waiting until release is called. Where the system has no locks,
// as on some shares, nobody waits.
//
// It is not the file that is locked, which is replaced by another one, nor one beside it,
// which would be left there, but one in the folder of caches, which may be "".
func Take(name, caches string) (release func()) {
	if real, err := filepath.EvalSymlinks(name); err == nil {
		name = real
	} else if folder, err := filepath.EvalSymlinks(filepath.Dir(name)); err == nil {
		name = filepath.Join(folder, filepath.Base(name))
	}
	folder := filepath.Join(caches, "locks")
	if caches == "" || os.MkdirAll(folder, 0o777) != nil {
		folder = filepath.Join(os.TempDir(), "envvet-locks")
		if os.MkdirAll(folder, 0o777) != nil {
			return func() {}
		}
	}
	sum := sha256.Sum256([]byte(name))
	release, err := lockedfile.MutexAt(filepath.Join(folder, fmt.Sprintf("%x", sum[:1]))).Lock() // no more than 256 of them
	if err != nil {
		return func() {}
	}
	return release
}
