package lsp

import (
	"errors"
	"io"
	"strings"
	"testing"
)

// TestFraming holds that messages are read one by one, and that what a header says
// takes no memory.
func TestFraming(t *testing.T) {
	for _, test := range []struct {
		in   string
		want []string
		err  error // nil is any
	}{
		{"", nil, io.EOF},
		{"Content-Length: 2\r\n\r\n{}Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length: 3\r\n\r\n[1]", []string{"{}", "[1]"}, io.EOF},
		{"Content-Length: 5\r\n\r\n{}", nil, io.ErrUnexpectedEOF},
		{"Content-Length: 99999999999999\r\n\r\n{}", nil, errTooLong},
		{"Content-Length: 99999999999999999999\r\n\r\n{}", nil, errTooLong},
		{"Content-Length: -1\r\n\r\n", nil, nil},
		{"Content-Type: x\r\n\r\n", nil, nil},
		{"no header\r\n\r\n", nil, nil},
	} {
		in := frame(strings.NewReader(test.in), nil)
		for _, want := range test.want {
			if got, err := in.Recv(); err != nil || string(got) != want {
				t.Errorf("%q: %q, %v, want %q", test.in, got, err, want)
			}
		}
		if got, err := in.Recv(); err == nil || test.err != nil && !errors.Is(err, test.err) {
			t.Errorf("%q: %q, %v, want the error %v", test.in, got, err, test.err)
		}
	}
}
