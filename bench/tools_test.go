package main

import (
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

// TestReplaceAll holds that a word is found wherever reads end.
func TestReplaceAll(t *testing.T) {
	text := strings.Repeat("-", 1<<16-3) + "word" + strings.Repeat("wor", 30000) + "wordword"
	want := strings.ReplaceAll(text, "word", "mark") + "mark"
	for name, reader := range map[string]func(io.Reader) io.Reader{
		"whole":  func(r io.Reader) io.Reader { return r },
		"halves": iotest.HalfReader,
		"bytes":  func(r io.Reader) io.Reader { return iotest.DataErrReader(iotest.OneByteReader(r)) },
	} {
		var out strings.Builder
		if err := replaceAll(&out, reader(strings.NewReader(text)), []byte("word"), "mark"); err != nil || out.String() != want {
			t.Errorf("%s: %d bytes, want %d; %v", name, out.Len(), len(want), err)
		}
	}
}
