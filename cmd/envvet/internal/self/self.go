// Package self tells one build of this program from another.
package self

import (
	"bytes"
	"crypto/sha256"
	"debug/elf"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
)

// ID returns what tells the content of the running program's file from that of
// any other: the hash that the go command left in it, or else one made now, which
// takes as long as reading all of it.
var ID = sync.OnceValues(func() (string, error) {
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	return of(name)
})

func of(name string) (string, error) {
	in, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer in.Close()
	if id := noted(in); id != "" {
		return id, nil
	}
	h := sha256.New()
	if _, err := io.Copy(h, in); err != nil {
		return "", err
	}
	return fmt.Sprintf("%x", h.Sum(nil)), nil
}

// noted returns the hash of its content that stands in a file, as the go command
// writes it there after linking. Other ways to build leave none, or the same word
// in all they make.
func noted(in io.ReaderAt) string {
	file, err := elf.NewFile(in)
	if err != nil {
		return "" // of a system with other files
	}
	section := file.Section(".note.go.buildid")
	if section == nil {
		return ""
	}
	note, err := section.Data()
	const head = 4 + 4 + 4 + len("Go\x00\x00") // lengths of the name and of the rest, the type, the name
	if err != nil || len(note) < head || !bytes.HasSuffix(note[:head], []byte("Go\x00\x00")) {
		return ""
	}
	return contentOf(strings.TrimRight(string(note[head:]), "\x00"))
}

// contentOf returns the last part of a build ID of a program that was linked,
// "" if there are no four parts: the hashes of what the main package and the
// program are made of, and of these themselves.
func contentOf(id string) string {
	parts := strings.Split(id, "/")
	const length = 20 // of 15 bytes in base 64
	if len(parts) != 4 {
		return ""
	}
	for _, part := range parts {
		if len(part) != length {
			return ""
		}
	}
	return parts[3]
}
