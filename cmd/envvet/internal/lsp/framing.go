package lsp

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net/textproto"
	"strconv"
	"strings"

	"github.com/creachadair/jrpc2/channel"
)

// maxMessage is how many bytes a message of the editor may have: files of Go that
// are larger than a small part of it are not read either.
const maxMessage = 1 << 28

var errTooLong = errors.New("the editor announces a message that is too long")

// A framing has the messages of LSP 3.17, "Base Protocol". A message takes as much
// memory as there is of it, not as its header says.
type framing struct {
	channel.Channel // sends
	in              *bufio.Reader
}

func frame(in io.Reader, out io.WriteCloser) channel.Channel {
	return framing{channel.LSP(strings.NewReader(""), out), bufio.NewReader(in)}
}

// Recv returns the next message. The error is io.EOF if there is none, wraps
// io.ErrUnexpectedEOF if there is only a part of it, and errTooLong if it would be
// longer than maxMessage.
func (f framing) Recv() ([]byte, error) {
	header, err := textproto.NewReader(f.in).ReadMIMEHeader()
	if broken := textproto.ProtocolError(""); errors.As(err, &broken) {
		return nil, fmt.Errorf("what the editor writes has no header of LSP: %w", err)
	}
	if err != nil {
		return nil, err
	}
	length, err := strconv.ParseInt(header.Get("Content-Length"), 10, 64)
	switch {
	case errors.Is(err, strconv.ErrRange), length > maxMessage:
		return nil, fmt.Errorf("%w: %s bytes, more than %d", errTooLong, header.Get("Content-Length"), maxMessage)
	case err != nil || length < 0:
		return nil, fmt.Errorf("the editor announces a message without a length: Content-Length is %q", header.Get("Content-Length"))
	}
	text, err := io.ReadAll(io.LimitReader(f.in, length))
	if err == nil && int64(len(text)) < length {
		err = io.ErrUnexpectedEOF
	}
	return text, err
}
