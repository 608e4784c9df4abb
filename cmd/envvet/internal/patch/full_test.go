//go:build linux || darwin

package patch_test

import (
	"bytes"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/patch"
)

// TestWriteFull holds that files have what they had where a disk has no room for all of
// what they are to have. A limit of the process on the size of files stands for the disk.
func TestWriteFull(t *testing.T) {
	const room = 4096
	dir := t.TempDir()
	first, second := filepath.Join(dir, "a.go"), filepath.Join(dir, "b.go")
	large := append([]byte(before), bytes.Repeat([]byte("//\n"), (room-len(before))/3)...)
	write(t, first, before)
	write(t, second, string(large))

	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	var old syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &old); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: room, Max: old.Max}); err != nil {
		t.Fatal(err)
	}
	made, err := patch.Write([]patch.Change{
		{File: first, Old: []byte(before), New: []byte(after)},
		{File: second, Old: large, New: append(large[:len(large):len(large)], after...)},
	})
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &old); err != nil {
		t.Fatal(err)
	}
	if err == nil || len(made) > 0 {
		t.Errorf("%v, %d made", err, len(made))
	}
	for file, want := range map[string][]byte{first: []byte(before), second: large} {
		if text, err := os.ReadFile(file); err != nil || !bytes.Equal(text, want) {
			t.Errorf("%s has %d bytes, want the %d that it had: %v", filepath.Base(file), len(text), len(want), err)
		}
	}
}
